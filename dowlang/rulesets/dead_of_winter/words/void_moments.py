"""Say why nothing comes of some lines at a moment outside of turns (`Word.void_at`), and who is
not known yet (`Word.unknown_at`).

What they are about is given back right after, or is not there yet. Rules: R-DICE-01, R-CRISIS-01.
"""

from __future__ import annotations

from dowlang.vocabulary.untimely import Untimely


def _given_back(below: str) -> Untimely:
    """Return why dice are given back, with the duration below which those to come are changed."""
    return Untimely(
        "between the last turn of a round and the roll of the next all dice are given back",
        "of the dice of a round to come the line is `each player rolls 1 more die` or `each player "
        f"rolls 1 fewer die`, below {below}",
    )


DICE_COME_BACK = {
    "round": _given_back("`until the end of this round` (at the end of a round `next round`)"),
    "revealed": _given_back("`until the end of this round`"),
    "colony": _given_back("`until the end of next round`"),
    "setup": Untimely(
        "the dice of the first round are rolled after the set-up, and all are given back"
    ),
}
NONE_OPEN = Untimely(
    "no crisis lies open then: the start of a round comes before one is turned up and its end "
    "after it has gone",
    "of the crisis of a round the line is `when a crisis is revealed`",
)
NO_CRISIS = {"round": NONE_OPEN, "setup": NONE_OPEN}
AS_IT_BEGINS = "the line is `at the start of each round if rounds begun = 1`, and below it this one"
TOKEN_GIVEN_LATER = {
    "setup": Untimely(
        "the token goes to the player whose leader has the highest influence after the set-up",
        AS_IT_BEGINS,
    )
}
NOBODY_LEADS = {
    "setup": Untimely(
        "who has the highest influence among the leaders takes the token after the set-up, and "
        "here it would be the first seat",
        AS_IT_BEGINS,
    )
}
NOBODY_HAS_ANY = {
    "setup": Untimely(
        "nobody has a survivor before the game begins, and here it would be the first seat",
        AS_IT_BEGINS,
    )
}
NOBODYS_TURN = dict.fromkeys(
    ("round", "revealed", "colony", "setup"), Untimely("it is nobody's turn then")
)
AS_A_TURN_BEGINS = {
    "turn begins": Untimely(
        "the turn has only begun, and nothing has been done in it",
        "of the turn that is over the line is `at the end of each turn`",
    )
}
