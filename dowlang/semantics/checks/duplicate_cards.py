"""Cards of a set that cannot be told apart: of one name, of one slug, of names that look alike."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from dowlang.diagnostics import codes
from dowlang.semantics.reporter import Reporter
from dowlang.semantics.set_environment import CardName, SetWorld
from dowlang.source import Span
from dowlang.source.confusables import skeleton


def report_duplicates(
    cards: Sequence[tuple[CardName, Span]], world: SetWorld, reporters: Mapping[str, Reporter]
) -> None:
    """Report cards of one name, slug or look, each at the second card.

    `cards` are names with their first lines, `reporters` the findings by file.
    """
    by_name: dict[tuple[str, str], CardName] = {}
    lines = {id(name): first.line for name, first in cards}
    by_slug: dict[tuple[str, str], CardName] = {}
    by_look: dict[tuple[str, str], CardName] = {}
    used_slugs = _by_slug(world)
    for name, line in cards:
        kind, place, report = name.kind, name.place or line, reporters[name.file]
        first = by_name.get((kind, name.name))
        used = world.names.get(kind, {})
        if first is not None:
            where = f"`{first.file}` on line {lines[id(first)]}"
            report.add(codes.DUPLICATE_CARD, place, kind=kind, name=name.name, other=where)
            continue
        by_name[kind, name.name] = name
        # the first of that look, maybe itself
        alike = by_look.setdefault((kind, skeleton(name.name)), name)
        if name.name in used and (kind, name.name) not in world.replaces:
            report.add(
                codes.DUPLICATE_CARD,
                place,
                kind=kind,
                name=name.name,
                other="a set that this one uses",
            )
            continue
        twin = by_slug.get((kind, name.slug))
        taken = next((n for n in used_slugs.get((kind, name.slug), ()) if n != name.name), None)
        other = twin.name if twin else taken
        if alike is not name and alike.name.casefold() != name.name.casefold():
            report.add(
                codes.LOOKALIKE_NAMES,
                place,
                name=name.name,
                other=alike.name,
                line=lines[id(alike)],
            )
        elif other is not None:
            report.add(codes.SLUG_CLASH, place, name=name.name, slug=name.slug, other=other)
        by_slug.setdefault((kind, name.slug), name)


def _by_slug(world: SetWorld) -> dict[tuple[str, str], list[str]]:
    """Return (kind, slug) -> names of used sets that no card of this one replaces."""
    out: dict[tuple[str, str], list[str]] = {}
    for kind, of_kind in world.names.items():
        for name, short in of_kind.items():
            if (kind, name) not in world.replaces:
                out.setdefault((kind, short), []).append(name)
    return out
