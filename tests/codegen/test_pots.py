"""What the players give together: the word is carried out on each share, with all that the card
says it takes.
"""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

from dowlang.codegen import module_text
from dowlang.semantics.ir import Block, Constant, Local, Number, Together
from tests.worlds import campfire_words as w
from tests.worlds.campfire import TARGET, path_of
from tests.worlds.campfire_cards import act, block, ember, local, people, stories_of


def burn(game: Any, stories: w.Stories, player: w.Player, slowly: bool = True) -> None:
    """The stories go, slowly where nothing else is said."""


BURN = replace(w.DISCARD, phrase="burn {stories}", function=burn)


def test_a_word_for_several_takes_each_share_whole() -> None:
    shares = stories_of(local("giver_1", "player"), "story_1")
    pot = Together(
        people("seat"),
        "giver_1",
        shares,
        Number(1),
        BURN,
        (local("laid", "story", many=True), local("giver_1", "player"), Constant(True)),
        "laid",
        w.STORY,
        block("done", act(w.ADD_WOOD, 1, line=5)),
        Block("otherwise"),
        3,
    )
    text = module_text(
        ember("slip", pot, scope=(Local("you", "player"),)),
        TARGET,
        "0" * 64,
        path_of(ember("slip")),
    )
    assert re.findall(r"g\.do\(\w*\.?burn, (.+)\)", text) == ["laid, giver, True"]
