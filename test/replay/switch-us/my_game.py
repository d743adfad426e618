"""The example in Python as the replay loop of conformance/README.md wants a game; its folder is on the path."""

from game.cards import count_cards
from game.dealer import must_draw
from game.hand import Hand
from game.settlement import judge_hand, pay_hand
from game.switch_us import SWITCH_US
from protocol.play import play as play_request

OTHER = ["10S", "8S"]
SPARE = ["2H", "3H", "4H", "5H", "6H", "7H", "8H", "9H"]


def play(request):
    return play_request(request)["steps"]


def hand_value(ranks):
    return tuple(count_cards(cards_of(ranks)))


def dealer_draws(ranks):
    return must_draw(SWITCH_US, cards_of(ranks))


def settle(hand, dealer):
    own = Hand(1, cards_of(hand["ranks"]), hand["stake"], natural=hand["natural"])
    outcome = judge_hand(SWITCH_US, own, cards_of(dealer["ranks"]))
    return outcome, pay_hand(SWITCH_US, own, outcome)


def allowed(ranks, hands, stake, chips):
    """The words that are legal for two cards, when so many hands have come from one, with so many free chips."""
    splits = hands - 1
    head, second = cards_of(ranks)
    last = play({
        "ruleset": "switch-us",
        "seats": [{"chips": chips + (2 + splits) * stake, "stakes": [stake, stake]}],
        "cards": {
            "seats": [[[head, head if splits else second], OTHER]],
            "dealer": ["9C", "7C"],
            "draws": ([head] * (splits - 1) + [second] if splits else []) + SPARE,
        },
        "actions": [{"seat": 1, "do": word} for word in ["keep"] + ["split"] * splits],
    })[-1]
    return last["legal"] if last["turn"]["hand"] == 1 else []


def cards_of(ranks):
    return [rank + "SHDC"[place % 4] for place, rank in enumerate(ranks)]
