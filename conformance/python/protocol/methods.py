"""The methods by name."""

from __future__ import annotations

from protocol.describe import describe
from protocol.errors import InvalidParams, UnknownMethod
from protocol.options import Options
from protocol.play import play
from protocol.session import play_session
from protocol.shuffle import shuffle

METHODS = {"describe": describe, "play": play, "session": play_session, "shuffle": shuffle}


def answer_method(method: str, params: object, options: Options) -> dict:
    """The result of one request, or a ProtocolError."""
    if method not in METHODS:
        raise UnknownMethod("no such method")
    if not isinstance(params, dict):
        raise InvalidParams("params must be an object, not a list")
    return METHODS[method](params, options)
