"""The ids of all messages that a language needs: of the core, and of the words of a game."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from dowlang.publish.rules_text.declared_phrases import CLOSED
from dowlang.publish.rules_text.english.lines import DURATIONS
from dowlang.publish.rules_text.localised import kind_clauses
from dowlang.publish.rules_text.localised.conditions import OPERATORS
from dowlang.publish.rules_text.localised.phrase_ids import ids, slug_of
from dowlang.source.text_forms import identifier_words
from dowlang.syntax import ast
from dowlang.vocabulary import Vocabulary
from dowlang.vocabulary.assembly import Grammar
from dowlang.vocabulary.card_look import CardLook
from dowlang.vocabulary.declarations import ReferenceWord
from dowlang.vocabulary.table_look import BoardPlace, Facts, TableLook

HEADER = ("dimensions", "agreement", "forms-noun", "forms-verb", "forms-adjective")
THINGS = """
    noun-group each-of with-alias name-alias filter-where list-and list-and-more list-or
    list-or-more that-many the-roll reference-it reference-they reference-them reference-you
    reference-player reference-the-rest reference-the-player-together reference-that
    reference-those reference-this reference-its reference-their reference-your
"""
CONDITIONS = """
    is-state is-not-state is-event is-happening is-predicate is-not-predicate
    who-state who-not-state who-predicate who-not-predicate exists exists-none count-none
    not grouped logic-and logic-and-more logic-or logic-or-more logic-either
    logic-either-more some-of
    number-of plus minus times divided-up divided-down
    happened-turn happened-round happened-game happened-card
    happened-not-turn happened-not-round happened-not-game happened-not-card
    happened-times-turn happened-times-round happened-times-game happened-times-card
"""
LABELS = """
    list-commas list-commas-more without
    label-reference-for label-reference label-reference-title label-cards label-with-all-copies
    label-version label-by label-licence label-contents label-indexes label-marks label-deck-of
    label-no-deck label-own-text label-at-the-table label-by-kind label-by-deck label-credit
    label-cards-title label-quote label-with-colon label-with-note label-name label-decks
    label-rules label-nothing-happens label-of-copy
"""
LINES = """
    end-of-sentence end-of-opening opened
    line-run line-modify line-run-by line-offer line-bargain line-price line-demand line-attach
    line-attach-counting line-detach line-branch line-otherwise line-each line-repeat
    line-choose-one line-they-choose-one line-nothing line-if-so line-if-not line-if-not-done
    line-besides
    line-later line-next-time line-next-times
    line-counted-time line-cancel-action line-cancel-result line-trigger line-trigger-if
    line-trigger-manual line-watch line-while line-instead line-skipped line-also-needs
    line-ability line-ability-die line-ability-at line-ability-die-at line-vote line-chooser
    line-automatic line-setting
    attached-to-you newcomer-counted
    with-modifier with-modifier-tied with-limit with-point with-if with-ties
    with-without-pass with-without-fail with-tied-pass with-tied-fail
    mark-only-if mark-automatic mark-automatic-if ballot-passes ballot-fails
    face-range face-otherwise
"""
CORE = """
    core-roll-a-die core-roll-a-die-for core-roll-die core-choose core-carry-out core-add-to
    core-set-to-zero
    core-clockwise-from core-first
    modifier-if-able modifier-in-turn-order modifier-rerolling-ties modifier-counting-the-highest
    modifier-counting-the-lowest adjective-random adjective-other
"""
COMPARED = ("measure", "count", "having", "compare", "relate")
MOMENTS = tuple(
    f"moment-{edge}-{which}-{what}"
    for edge in ("start", "end")
    for which in ("this", "next", "each", "your")
    for what in ("turn", "round")
    if (which, what) != ("your", "round")
)


def of_core() -> Iterator[str]:
    """Yield the ids that belong to no game."""
    yield from HEADER
    yield "quantity-bare"
    yield from (f"quantity-{kind.value.replace('_', '-')}" for kind in ast.QuantityKind)
    for texts in (THINGS, CONDITIONS, LINES, CORE, LABELS):
        yield from texts.split()
    yield from (f"{kind}-{operator}" for kind in COMPARED for operator in OPERATORS.values())
    yield from (f"duration-{duration.replace(' ', '-')}" for duration in DURATIONS)
    yield from MOMENTS
    yield from (f"limit-{slug_of(words)}" for words in CLOSED if "per" in words or "any" in words)
    yield from (f"first-time-{slug_of(words)}" for words in CLOSED if "per" in words)


def of_game(vocabulary: Vocabulary, grammar: Grammar) -> dict[str, str]:
    """Return the ids that a game needs, each with the word it is for."""
    return dict(_of_game(vocabulary, grammar))


def _of_game(vocabulary: Vocabulary, grammar: Grammar) -> Iterator[tuple[str, str]]:
    for noun in vocabulary.nouns:
        yield f"noun-{slug_of(noun.name)}", noun.name
    for adjective in dict.fromkeys(each.word for each in vocabulary.adjectives):
        yield f"adjective-{slug_of(adjective)}", adjective
    yield "game-name", ""
    for enumeration in vocabulary.enumerations:
        yield f"label-by-{slug_of(enumeration.name)}", f"heading of an index: By {enumeration.name}"
        for value in enumeration.values:
            words = identifier_words(value)
            if enumeration.name == "step":
                yield f"reference-the-{slug_of(words)}", f"the {words}"
            else:
                yield f"{slug_of(enumeration.name)}-{slug_of(words)}", words
    for kind in vocabulary.kinds:
        yield f"kind-{slug_of(kind.name)}", kind.name
        yield f"kinds-{slug_of(kind.name)}", kind.folder or kind.name
        yield from kind_clauses.ids(kind)
    for point in grammar.wordings.get("point", ()):
        yield f"point-{slug_of(point)}", point
    for declared in vocabulary.of_sort(ReferenceWord):
        words = " ".join(
            grammar.lemmas.get(word, word)
            for word in declared.phrase.split()
            if not word.startswith("{")
        )
        yield f"reference-{slug_of(words)}", declared.phrase
    yield from ((id, word) for id, word in ids(grammar) if not id.startswith("reference-"))


def of_table(table: TableLook, look: CardLook, facts: Sequence[Facts]) -> dict[str, str]:
    """Return the ids of what else lies on the table of a game, each with its English.

    `facts` are those of all cards. The ids are wanted where that is printed: `aid-2-1` (with an
    attribute `.lead` where the line has one), and `table-…` for names of pieces, spaces, tracks and
    backs.
    """
    out: dict[str, str] = {}
    for number, section in enumerate(table.aid, 1):
        out[f"aid-{number}"] = section.title
        for place, line in enumerate(section.lines, 1):
            lead = f"   (.lead: {line.lead})" if line.lead else ""
            out[f"aid-{number}-{place}"] = line.text + lead
    names = [
        *(name for piece in table.pieces for name in (piece.name, piece.other_name)),
        *(figure.name for figure in table.standees if not figure.kind),
        *(text for track in table.tracks for text in (track.name, track.note)),
        *(roster.title for roster in table.rosters),
        *(frame.back for frame in look.frames),
        *table.added_words,
    ]
    places = table.places(facts) if table.places else ()
    names += [text for place in places for text in texts_of_place(place)]
    cards = {card["name"] for card in facts}
    for name in dict.fromkeys(names):
        head, colon, rest = name.partition(": ")
        text = rest if colon and head in cards else name
        text = re.sub(r" \d+$", "", text)
        if text and text not in cards:
            out[table_id(text)] = text
    return out


def texts_of_place(place: BoardPlace) -> tuple[str, ...]:
    """Return the words that are printed on a place of the board."""
    labels = (*(each.label for each in place.spaces), *(each.label for each in place.slots))
    return (place.name, *labels, place.note)


def table_id(text: str) -> str:
    """Return the id of a short text of the table."""
    return f"table-{slug_of(text)[:MOST_OF_A_TEXT].strip('-')}"


MOST_OF_A_TEXT = 40
"""Characters of a text that its id has."""
