"""How a message calls what stands on a card: in the card's own words where they are kept, else near them."""

from __future__ import annotations

import pytest

from dowlang.semantics.trouble import said
from dowlang.source import Span
from dowlang.syntax import tree

AT = Span(1, 1, 1, 2)
AT_SCHOOL = tree.Phrase(AT, "filter", "at {}", (tree.Text(AT, "School"),))
WOUNDED = tree.Is(AT, None, tree.Phrase(AT, "state", "wounded", ()))


@pytest.mark.parametrize(
    ("node", "words"),
    [
        (tree.Text(AT, "School"), '"School"'),
        (tree.Ident(AT, "zombies", "zombie"), "zombies"),
        (tree.Words(AT, "action", ("move", "search")), "move or search"),
        (tree.Reference(AT, ("that", "survivor")), "that survivor"),
        (tree.Reference(AT, (), alias="friend"), "the friend"),
        (AT_SCHOOL, "at …"),
        (tree.Filter(AT, phrase=AT_SCHOOL), "at …"),
        (tree.Filter(AT, who=WOUNDED), "who …"),
        (tree.Filter(AT, where=WOUNDED), "where ( … )"),
        (tree.Variable(AT, "noise"), "noise"),
        (WOUNDED, "this"),
    ],
)
def test_what_a_message_calls_it(node: tree.Node, words: str) -> None:
    assert said(node) == words
