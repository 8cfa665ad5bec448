"""Check sets and single cards on disk, the sets they use included.

`check` finds everything that is wrong with a set. What is played comes through `loading.py`, which
needs none of this when nothing is stale.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from dowlang import semantics, syntax
from dowlang.diagnostics import Severity
from dowlang.project import checked_set
from dowlang.project.checked_set import DEFINITION, CheckedSet, SetMemory, decks_of, names_of
from dowlang.project.game_language import Language, assembled, language
from dowlang.project.loading import facts_of_used
from dowlang.project.sets import SetSource

if TYPE_CHECKING:
    from dowlang.semantics.ir import CheckedCard

__all__ = [
    "DEFINITION",
    "CheckedSet",
    "Language",
    "SetMemory",
    "assembled",
    "check",
    "check_again",
    "decks_of",
    "language",
]


def check(source: SetSource, memory: SetMemory | None = None) -> CheckedSet:
    """Read and check every card of a set, against the names of the sets it uses.

    `memory` is that of the last check of the same set, for who checks it again. Raises
    `CardErrors` when one of the sets used does not check.
    """
    return checked_set.check(source, facts_of_used, memory)


def check_again(
    checked: CheckedSet, label: str, text: str, card: CheckedCard
) -> CheckedCard | None:
    """Return a card of a checked set as another text of its file has it.

    It is checked beside all other cards of the set. Return None when the text has errors.
    """
    words = language(checked.manifest.ruleset)
    tree, broken = syntax.parse(label, text, words.parser)
    if any(found.severity is Severity.ERROR for found in broken):
        return None
    used, defines = names_of(facts_of_used(checked.source))
    names = {kind: dict(of_kind) for kind, of_kind in used.items()}
    for file, checked_cards in checked.checked_cards.items():
        for checked_card in checked_cards if file != label else ():
            if checked_card.kind.name == DEFINITION:
                below = f"{checked_card.kind.folder}/{checked_card.slug}"
                defines = {**defines, checked_card.name: f"{checked.manifest.id}/{below}"}
            else:
                names.setdefault(checked_card.kind.name, {})[checked_card.name] = checked_card.slug
    replaces = frozenset(
        (kind.name, name) for kind in words.vocabulary.kinds for name in checked.manifest.replaces
    )
    world = semantics.SetWorld(
        id=checked.manifest.id, names=names, partial=True, defines=defines, replaces=replaces
    )
    cards = replace(tree, lines=tuple(line for line in tree.lines if line.shape != "test"))
    again = semantics.check([cards], words.vocabulary, words.grammar, world, broken)
    if any(found.severity is Severity.ERROR for found in again.diagnostics):
        return None
    return next(
        (
            checked_card
            for checked_card in again.checked_cards
            if (checked_card.kind.name, checked_card.name) == (card.kind.name, card.name)
        ),
        None,
    )
