"""Who looks for a phrase by its text finds one. Where a word is worded anew, agents and bounds
would else weigh it as nothing, in silence.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from dowlang.rulesets.dead_of_winter.agents.heuristic import outcomes
from dowlang.rulesets.dead_of_winter.words.vocabulary import VOCABULARY
from tests.conftest import ROOT

RULESET = ROOT / "dowlang" / "rulesets" / "dead_of_winter"
LOOKING = (
    *sorted(RULESET.glob("agents/**/*.py")),
    RULESET / "analysis" / "dominated_items.py",
    RULESET / "state" / "card_facts.py",
    RULESET / "words" / "cards" / "availability.py",
    RULESET / "words" / "numbers" / "bounds.py",
    RULESET / "words" / "set_content" / "bounds.py",
    *sorted(Path(__file__).parent.glob("test_heuristic*.py")),
)
PHRASES = {word.phrase for word in VOCABULARY.words}


def looked_for(file: Path) -> Iterator[str]:
    """Yield the texts with slots of a module, as far as they are written out."""
    tree = ast.parse(file.read_text("utf-8"))
    nodes = [*ast.walk(tree)]
    aside = {id(node.value) for node in nodes if isinstance(node, ast.Expr)}  # docstrings
    aside |= {id(part) for node in nodes if isinstance(node, ast.JoinedStr) for part in node.values}
    for node in nodes:
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in aside:
            if re.search(r"\{[a-z]+\}", node.value):
                yield node.value.removeprefix("~")


def test_each_is_part_of_a_phrase_of_the_vocabulary() -> None:
    found = {file: {*looked_for(file)} for file in LOOKING}
    assert sum(map(len, found.values())) > 60
    gone = {
        file.name: sorted(text for text in texts if not any(text in each for each in PHRASES))
        for file, texts in found.items()
    }
    assert not {name: texts for name, texts in gone.items() if texts}


def test_each_beginning_and_noun_by_which_agents_weigh_is_of_a_phrase() -> None:
    sentences = {phrase.removeprefix("{subject} ") for phrase in PHRASES}
    for beginning in (*outcomes._TAKING, *outcomes._NEUTRAL):
        assert any(phrase.startswith(beginning) for phrase in sentences), beginning
    for noun, _ in outcomes._NOUNS:
        assert any(noun in phrase for phrase in PHRASES), noun
