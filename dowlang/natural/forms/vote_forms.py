"""The shapes of sentences about votes that people print in every game: who votes, what of a tie,
what passes and fails.
"""

from __future__ import annotations

MAJORITY = (
    "(the majority|a majority|most players|most|more players) (votes|vote|says|say|shows|show|is|"
    "are)"
)
VOTES = {
    "vote_held": {
        "[(hold|take|call for|call) a] vote [on (it|this)]": "vote by players",
        "(all players|every player|each player|everyone|everybody|players|the players) "
        "(vote|votes) [on (it|this)]": ("vote by players"),
        "(everyone else|all other players|everybody else|the other players|every other player) "
        "(vote|votes)": ("vote by other players"),
        "(all|every|each) {nouns} (vote|votes)": "vote by {nouns}",
        "{nouns} vote": "vote by {nouns}",
        "vote by (each other player|every other player|everyone else|all other players)": (
            "vote by other players"
        ),
        "vote by (all|every|each) {nouns}": "vote by {nouns}",
        "{vote_held} (STOP|,) (you|the active player) (break|breaks|decides|decide) ties": (
            "{vote_held}, ties go to you"
        ),
        "{vote_held} (STOP|,) ties go to {thing}": "{vote_held}, ties go to {thing}",
        "{vote_held} (STOP|,) (ties fail|on a tie [,] it fails|a tie fails)": (
            "{vote_held}, ties fail"
        ),
        "{vote_held} (STOP|,) (ties pass|on a tie [,] it passes|a tie passes)": (
            "{vote_held}, ties pass"
        ),
        "{vote_held} (STOP|,) without voters it passes": "{vote_held}, without voters it passes",
        "{vote_held} (STOP|,) without voters it fails": "{vote_held}, without voters it fails",
    },
    "yes": {
        "if (it|the vote) (passes|succeeds)": "",
        "should (it|the vote) (pass|succeed)": "",
        "if (passed|accepted|approved|successful)": "",
        "if (it|the vote|the proposal) (is|was) (passed|accepted|approved|successful)": "",
        "[the] vote (passes|passed|succeeds|succeeded)": "",
        "(passed|accepted|approved)": "",
        "on a majority of yes votes": "",
        "on [a] success": "",
        "(yes|for|in favor|in favour)": "",
        f"if {MAJORITY} (thumbs up|thumb up|yes|for|for it|in favor|in favour) "
        "[than (no|against)]": "",
        "if [the] (thumbs up|thumb up|yes votes) (win|wins)": "",
        "if (the majority|a majority|most players|most) (agrees|agree)": "",
        "[if] (thumbs up|thumb up)": "",
    },
    "no": {
        "if (it|the vote) fails": "",
        "should (it|the vote) fail": "",
        "if (failed|rejected|refused|unsuccessful)": "",
        "if (it|the vote|the proposal) (is|was) (failed|rejected|refused|unsuccessful)": "",
        "if (it|the vote) (does not pass|is not successful)": "",
        "[the] vote (fails|failed)": "",
        "(failed|rejected|refused)": "",
        "on a majority of no votes": "",
        "on [a] failure": "",
        "(otherwise|no|against|if not)": "",
        f"if {MAJORITY} (thumbs down|thumb down|no|against|against it)": "",
        "if [the] (thumbs down|thumb down|no votes) (win|wins)": "",
        "if (the majority|a majority|most players|most) (disagrees|disagree)": "",
        "[if] (thumbs down|thumb down)": "",
    },
    "vote_line": {
        "{yes} [,|:] {do}": "passes\n    {do}",
        "{no} [,|:] {do}": "fails\n    {do}",
        "{yes}": "passes",
        "{no}": "fails",
    },
}
"""Symbol -> wordings of it and what is written."""

SIDES: tuple[str, ...] = (*VOTES["yes"], *VOTES["no"])
"""Wordings of what a vote decides, both ways."""
