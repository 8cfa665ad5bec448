"""Say why nothing comes of some lines at a moment outside of turns (`Word.void_at`), and who is
not known yet (`Word.unknown_at`).

What they are about is given back right after, or is not there yet. Rules: R-DICE-01, R-CRISIS-01.
"""

from __future__ import annotations

GIVEN_BACK = (
    "between the last turn of a round and the roll of the next all dice are given back; of the "
    "dice of a round to come the line is `each player rolls 1 more die` or `each player rolls 1 "
    "fewer die`, below "
)
DICE_COME_BACK = {
    "round": f"{GIVEN_BACK}`until the end of this round` (at the end of a round `next round`)",
    "revealed": f"{GIVEN_BACK}`until the end of this round`",
    "colony": f"{GIVEN_BACK}`until the end of next round`",
    "setup": "the dice of the first round are rolled after the set-up, and all are given back",
}
NONE_OPEN = (
    "no crisis lies open then: the start of a round comes before one is turned up and its end "
    "after it has gone; of the crisis of a round the line is `when a crisis is revealed`"
)
NO_CRISIS = {"round": NONE_OPEN, "setup": NONE_OPEN}
TOKEN_GIVEN_LATER = {
    "setup": "the token goes to the player whose leader has the highest influence after the "
    "set-up; the line is `at the start of each round if rounds begun = 1`, and below it this one"
}
NOBODY_LEADS = {
    "setup": "who has the highest influence among the leaders takes the token after the set-up, "
    "and here it would be the first seat; the line is `at the start of each round if rounds begun "
    "= 1`, and below it this one"
}
NOBODY_HAS_ANY = {
    "setup": "nobody has a survivor before the game begins, and here it would be the first seat; "
    "the line is `at the start of each round if rounds begun = 1`, and below it this one"
}
