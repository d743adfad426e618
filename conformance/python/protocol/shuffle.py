"""The method shuffle."""

from __future__ import annotations

from random import Random, SystemRandom

from game.shuffle import shuffle_shoe
from protocol.errors import InvalidParams, NotSupported
from protocol.options import Options
from protocol.params import read_ruleset


def shuffle(params: dict, options: Options) -> dict:
    """A shuffled shoe: the same for the same seed, a fresh one where no seed is named."""
    rules = read_ruleset(params, options)
    if not rules.has_shuffle:
        raise NotSupported(f"{rules.name} has no shuffle")
    return {"shoe": shuffle_shoe(rules.packs, choose_chance(params))}


def choose_chance(params: dict) -> Random:
    if "seed" not in params:
        return SystemRandom()
    seed = params["seed"]
    if type(seed) is not int or seed < 0:  # Random would take -1 for 1
        raise InvalidParams("the seed must be a whole number of zero or more")
    return Random(seed)
