"""Write cards as they are printed, in Markdown."""

from __future__ import annotations

from dowlang import publish
from dowlang.project import pipeline
from dowlang.project.printing.printed_sets import cards_of, info_of, plain_texts
from dowlang.publish.card_reference.markdown import escaped
from dowlang.service.name_index import name_occurrences
from dowlang.service.workspace import WarmSet


def printed_markdown(warm_set: WarmSet, name: str) -> str:
    """Return the cards of a name as they are printed, in Markdown, "" for no name of a card."""
    own = [said for said in name_occurrences(warm_set) if said.is_definition and said.name == name]
    told = [card for said in own for card in _own(warm_set, said.file, name)]
    if not told:
        texts = plain_texts(warm_set.disk) if _is_used(warm_set, name) else {}
        own_id = warm_set.disk.manifest.id if warm_set.disk.manifest else ""
        told = [card for (id, _, _), card in texts.items() if id != own_id and card.name == name]
    return "\n\n---\n\n".join(map(as_markdown, told))


def _is_used(warm_set: WarmSet, name: str) -> bool:
    used = warm_set.disk.everything_used
    return any(f'"{name}"'.encode() in file.data for part in used for file in part.files)


def _own(warm_set: WarmSet, label: str, name: str) -> tuple[publish.PlainCard, ...]:
    known = warm_set.checked() or warm_set.known()
    if known is None or label not in known.trees:
        return ()
    return plain_cards_in(known, label, name)


def plain_cards_in(
    checked: pipeline.CheckedSet, label: str, name: str = ""
) -> tuple[publish.PlainCard, ...]:
    """Return the cards of a file that check as plain text, those of one name if it is given."""
    kinds = pipeline.language(checked.manifest.ruleset).vocabulary.kind_names
    cards = tuple(
        card
        for card in cards_of(checked, "", (label,))
        if card.checked_card.kind.name in kinds and name in ("", card.checked_card.name)
    )
    return publish.plain_cards(info_of(checked), cards)


def as_markdown(card: publish.PlainCard) -> str:
    """Return a card as it is printed, in Markdown."""
    head = f"### {escaped(card.name)}\n\n*{escaped(', '.join((card.kind, *card.head)))}*"
    parts = [head]
    if card.flavor:
        parts.append(f"> {escaped(card.flavor)}")
    if card.trigger:
        parts.append(f"**{escaped(card.trigger)}**")
    parts.append("\n".join(f"{'  ' * row.depth}- {escaped(row.text)}" for row in card.rules))
    return "\n\n".join(part for part in parts if part)
