"""Tell where a condition behind an event counts the piece that has just come with those that were
there: *exactly 1 survivor at the destination* was heard of one besides the one who moved.
"""

from __future__ import annotations

from dowlang.publish.rules_text.declared_phrases import PrintedForms
from dowlang.syntax import ast
from dowlang.syntax.relocation import nodes


def counts_newcomer(line: ast.Line, forms: PrintedForms) -> bool:
    """Return True for a trigger whose condition counts pieces where its event has brought one."""
    (event,) = line.part("event") or (None,)
    if not isinstance(event, ast.Is) or line.part("point"):
        return False
    what, where = forms.arrival(event.predicate)
    counted = (each for each in nodes(line.part("if")) if isinstance(each, ast.Comparison))
    return any(
        _is_counted(side, what, where) for each in counted for side in (each.left, each.right)
    )


def _is_counted(side: object, what: str, where: str) -> bool:
    match side:
        case ast.NounPhrase(quantity=None, noun=noun, filters=filters) if noun.lemma == what:
            places = [each.phrase.slots for each in filters if each.phrase]
            return any(
                isinstance(place, ast.Reference) and place.words == ("the", where)
                for slots in places
                for place in slots
            )
    return False
