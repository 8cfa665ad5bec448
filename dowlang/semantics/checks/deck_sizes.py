"""Decks that hold another number of cards than the set or the game wants."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from dowlang.diagnostics import WHOLE_FILE, codes
from dowlang.semantics import ir
from dowlang.semantics.reporter import Reporter
from dowlang.semantics.set_environment import SetWorld


def report_deck_sizes(
    checked_cards: Sequence[ir.CheckedCard],
    world: SetWorld,
    file: str,
    reporters: Mapping[str, Reporter],
) -> None:
    """Report decks of another size than is promised, in the manifest where there is one.

    Else they are told in the file.

    `reporters` are the findings by file.
    """
    sizes: dict[str, int] = {}
    for checked_card in checked_cards:
        copies: Mapping[str, int] = {}
        if checked_card.kind.copies is not None:
            copies = checked_card.kind.copies(checked_card.facts)
        elif checked_card.kind.deck:
            copies = {checked_card.kind.deck: 1}
        for deck, number in copies.items():
            sizes[deck] = sizes.get(deck, 0) + number
    place = world.manifest or file
    for deck, wanted in world.decks.items():
        if sizes.get(deck, 0) != wanted:
            found, line = sizes.get(deck, 0), world.deck_places.get(deck, WHOLE_FILE)
            reporters[file].found.append(
                codes.DECK_SIZE.at(
                    place,
                    line,
                    help=f"where no card is missing or too many, write `{deck} = {found}`",
                    deck=deck,
                    found=found,
                    wanted=wanted,
                )
            )
    for deck, least in world.least.items():
        if sizes.get(deck, 0) < least and deck not in world.decks:
            too_small = codes.DECK_TOO_SMALL.at(
                place,
                WHOLE_FILE,
                deck=deck,
                found=sizes.get(deck, 0),
                wanted=least,
                players=world.players,
            )
            reporters[file].found.append(too_small)
