"""Below `play` no line plays the card again: how a print begins is what its heading says."""

from __future__ import annotations

import pytest

from dowlang.project.writing.cards import write_card

BEFORE = ("", "Play: ", "Play:\n")
AGAIN = (
    "Play this card to {}.",
    "Play this card: {}.",
    "Play this card and {}.",
    "Play this card. {}.",
    "You may play this card to {}.",
)
DONE = {
    "add 2 food to the supply": "add 2 food",
    "kill all zombies at the School": 'kill all zombies at "School"',
    "kill all zombies at a location where you have a survivor": (
        "kill all zombies at a location with a survivor you control"
    ),
    "gain 1 morale": "gain 1 morale",
}


@pytest.mark.sample(6)
@pytest.mark.parametrize("done", DONE)
@pytest.mark.parametrize("again", AGAIN)
@pytest.mark.parametrize("before", BEFORE)
def test_a_card_is_not_played_again_by_what_playing_it_does(
    before: str, again: str, done: str
) -> None:
    text = again.format(done).replace(". g", ". G").replace(". a", ". A").replace(". k", ". K")
    written = write_card(f"## item · Flare\n\n{before}{text}\n", "dead_of_winter")
    assert written.text.rstrip().split("\n") == [
        'item "Flare"',
        "    play",
        f"        {DONE[done]}",
    ], text


def test_another_card_is_played() -> None:
    written = write_card("## item · Flare\n\nPlay: You may play a card.\n", "dead_of_winter")
    assert "play this card" not in written.text
