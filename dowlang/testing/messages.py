"""Tell what happened in sentences, for the message of a test that failed.

The last entries of a game's log are told. Events are told by the sentence that the ruleset declares
for them, and those without one are left out. Answers are told by the text of the option.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from difflib import SequenceMatcher

from dowlang.engine.card_set import CardSet
from dowlang.engine.decisions import text_of
from dowlang.engine.frames import Answer, Frame
from dowlang.engine.plain_story import cause_of, name_of, sentence
from dowlang.semantics.ir import Move, Named
from dowlang.semantics.ir_visitor import nodes
from dowlang.testing.answers import offered_before
from dowlang.testing.evaluation import named
from dowlang.testing.path_search import ACTION, SearchPath

LAST = 12  # so many sentences stand in a failure
NOTED = 7  # so many of them tell what was noted, at the most
BEFORE = 2  # so many of them come before a change
NEWEST = 4  # so many of them are left for the newest
UNSAID = "no line says it"
OPTIONS = 8  # so many options are named


def what_matters(search_path: SearchPath, notes: Mapping[int, str]) -> tuple[str, ...]:
    """Return the sentences of a path's log that matter: those with a note, by their place, with
    what came just before where a value changed, then the newest since the last line, then choices.
    """
    cards, log, since = search_path.game.cards, search_path.told, search_path.mark
    unsaid = set(_answered_by_none(search_path))
    kept = [place for place in sorted(notes) if sentence(cards, log[place])][-NOTED:]
    for place in [place for place in reversed(kept) if notes[place]]:
        cause = [one for one in range(place) if sentence(cards, log[one])][-BEFORE:]
        kept += [one for one in cause if one not in kept][: max(0, LAST - NEWEST - len(kept))]
    chosen = [place for place, entry in enumerate(log) if entry[0] in ("chose", "forced")]
    for place in (*range(len(log) - 1, since - 1, -1), *reversed(chosen)):
        if len(kept) < LAST and place not in kept and sentence(cards, log[place]):
            kept.append(place)
    out, before = [], -1
    for place in sorted(kept):
        if any(sentence(cards, entry) for entry in log[before + 1 : place]):
            out.append("…")
        note = notes.get(place) or (UNSAID if place in unsaid else "")
        out.append(sentence(cards, log[place]) + (f" ({note})" if note else ""))
        before = place
    return tuple(out)


def _answered_by_none(search_path: SearchPath) -> Iterator[int]:
    """Yield the places of the answers since the last line that no line of the test gives: of
    several options the first that led on.
    """
    for at, entry in enumerate(search_path.since):
        if entry[0] == "chose" and entry[2] != ACTION and not search_path.said_by_line(at):
            yield search_path.mark + at


def mentions(cards: CardSet, log: Sequence[Frame], noun: str, piece: int) -> list[int]:
    """Return the places of the events of a log that are about a piece."""
    return [
        place
        for place, entry in enumerate(log)
        if isinstance(entry[0], int)
        and 0 <= entry[0] < len(cards.ruleset.events)
        and any(
            (field[1], value) == (noun, piece)
            for field, value in zip(cards.ruleset.events[entry[0]].fields, entry[1:], strict=False)
        )
    ]


def waiting(search_path: SearchPath, wanted: str = "") -> str:
    """Return what the game waits for, with the first options, or with those that are called
    nearly as what is wanted.
    """
    if search_path.over:
        return f"the game is over ({cause_of(search_path.game.cards, search_path.game.cause)})"
    if not search_path.begun:
        return "the first turn has not begun"
    pending = search_path.pending
    said = listed(pending.cards, pending.answers, wanted)
    return f"player {pending.player + 1} is asked ({pending.kind}): {said}"


def listed(cards: CardSet, answers: Iterable[Answer], wanted: str = "") -> str:
    """Return options in words: of many the first, or those nearest to what is wanted."""
    texts = list(dict.fromkeys(text_of(cards, answer) for answer in answers))
    more = f" and {len(texts) - OPTIONS} more" if len(texts) > OPTIONS else ""
    if more and wanted:
        name = wanted.casefold()
        near = SequenceMatcher(b=name)

        def far(text: str) -> tuple[bool, float]:
            near.set_seq1(text.casefold())
            return name not in text.casefold(), -near.ratio()

        texts.sort(key=far)
    return ", ".join(f"`{text}`" for text in texts[:OPTIONS]) + more


def instead(search_path: SearchPath, move: Move, stopped: SearchPath | None) -> str:
    """Return what a `when` line names that has no part in it, and what is there instead.

    `stopped`: where playing on to a turn came to an end.
    """
    why = _why_not(search_path, move)
    return "; ".join(
        (
            *(why or (*_without_part(search_path, move), *_short(search_path, move))),
            *_without_voters(search_path, move),
            _instead(search_path, move, stopped),
            *_answered_for(search_path, move),
        )
    )


def _without_voters(search_path: SearchPath, move: Move) -> list[str]:
    """Return for a line that votes that the vote was held before, and that nobody had one."""
    cards = search_path.game.cards
    ended = cards.ruleset.event_number.get("vote_ended", -1)
    nobody = any(entry[0] == ended and entry[2:4] == (0, 0) for entry in search_path.since)
    return ["the vote was held, and nobody had one"] if move.kind == "votes" and nobody else []


def _answered_for(search_path: SearchPath, move: Move) -> list[str]:
    """Return for a line that chooses the questions that the line before it has put to the player,
    and that were answered without being spoken of.
    """
    if move.kind != "chooses":
        return []
    cards, out = search_path.game.cards, []
    asked = offered_before(search_path)
    for place, (entry, question) in enumerate(zip(search_path.since, asked, strict=True)):
        if (
            search_path.said_by_line(place)
            or entry[0] not in ("chose", "forced")
            or entry[1] != move.player
            or not entry[3]
        ):
            continue
        if entry[2] != ACTION:
            answers = question[3] if question else (entry[3],)
            said = listed(cards, answers, move.text)
            taken = f", answered `{text_of(cards, entry[3])}`" if len(answers) > 1 else " alone"
            out.append(
                f"before that player {move.player + 1} was asked ({entry[2]}): {said}{taken}"
            )
    return out


def named_in(search_path: SearchPath, move: Move) -> list[Named]:
    """Return the pieces that the event of a `when` line names."""
    return (
        []
        if move.event is None
        else [
            node
            for condition, _ in move.event.conditions
            for node in nodes(condition)
            if isinstance(node, Named)
        ]
    )


def noted(search_path: SearchPath, move: Move) -> dict[int, str]:
    """Return the places of the log that are about the pieces of a `when` line, each with an
    empty note.
    """
    every = (
        mentions(
            search_path.game.cards, search_path.told, one.noun.name, named(one, search_path.game)
        )
        for one in named_in(search_path, move)
    )
    return {place: "" for places in every for place in places}


def _without_part(search_path: SearchPath, move: Move) -> list[str]:
    """Return a sentence for each named piece that no option of the player names: what happened
    to it last.
    """
    if not search_path.acting or move.player not in (-1, search_path.pending.player):
        return []
    cards = search_path.game.cards
    options = [text_of(cards, answer) for answer in search_path.pending.answers]
    out = []
    for one in named_in(search_path, move):
        piece = named(one, search_path.game)
        name = _written_name(cards, one) if piece < 0 else name_of(cards, one.noun.name, piece)
        if not name or any(name in option for option in options):
            continue
        last = next(
            (
                text
                for place in reversed(mentions(cards, search_path.told, one.noun.name, piece))
                if (text := sentence(cards, search_path.told[place]))
            ),
            "",
        )
        out.append(
            f"no option names `{name}`" + (f", of whom was told last: {last}" if last else "")
        )
    return out


def _short(search_path: SearchPath, move: Move) -> list[str]:
    """Return what the player is short of, where with more of it there would be the action, with
    all that the line names.
    """
    cards = search_path.game.cards
    short_of = cards.ruleset.short_of
    if short_of is None or move.kind != "event" or not move.option or not search_path.acting:
        return []
    player = search_path.pending.player
    if move.player not in (-1, player):
        return []
    kind = cards.ruleset.option_number.get(move.option, -1)
    names = [
        (name_of(cards, one.noun.name, piece), one.noun.name)
        for one in named_in(search_path, move)
        if (piece := named(one, search_path.game)) >= 0
    ]
    told, answers = short_of(search_path.game, player)
    offered, there = (
        [text_of(cards, answer) for answer in each if answer[0] == kind]
        for each in (answers, search_path.pending.answers)
    )
    own = cards.ruleset.option_kinds[kind].arguments if kind >= 0 else ()
    wanted = [name for name, noun in names if noun in own or any(name in text for text in offered)]
    fitting = [text for text in offered if all(name in text for name in wanted)]
    if not fitting or any(all(name in text for name in wanted) for text in there):
        return []
    return [f"{told}: with it there would be `{fitting[0]}`"]


def _why_not(search_path: SearchPath, move: Move) -> list[str]:
    """Return why the player does not have the action that the line speaks of, as far as the rules
    of the game tell it.
    """
    why_not = search_path.game.cards.ruleset.why_not
    if why_not is None or move.kind != "event" or not search_path.acting:
        return []
    player = search_path.pending.player
    if move.player not in (-1, player) or not move.option:
        return []
    pieces = [
        (one.noun.name, piece)
        for one in named_in(search_path, move)
        if (piece := named(one, search_path.game)) >= 0
    ]
    said = why_not(search_path.game, player, move.option, pieces)
    return [said] if said else []


def _written_name(cards: CardSet, one: Named) -> str:
    """Return what a card of a name is called, whichever copy is meant."""
    kind = one.noun.named_by
    place = cards.by_name.get((kind, one.slug))
    return "" if place is None else str(cards.of_kind[kind][place]["name"])


def _instead(search_path: SearchPath, move: Move, stopped: SearchPath | None) -> str:
    if move.kind == "starts" and stopped is not None and stopped.over:
        return (
            f"the game ends before player {move.player + 1}'s turn: "
            f"{cause_of(stopped.game.cards, stopped.game.cause)}"
        )
    if (
        not search_path.over
        and move.kind not in ("starts", "votes")
        and move.player not in (-1, search_path.pending.player)
    ):
        asked, _, options = waiting(search_path, move.text).partition(": ")
        return f"{asked}, not player {move.player + 1}" + (
            "" if search_path.acting else f": {options}"
        )
    return waiting(search_path, move.text)


def asked_for(move: Move) -> str:
    """Return a `when` line in words, as far as the checked test keeps them."""
    who = f"player {move.player + 1}" if move.player >= 0 else "somebody"
    match move.kind:
        case "chooses":
            return f"when {who} chooses {move.text}"
        case "answers":
            return f"when {who} {'accepts' if move.vote else 'declines'}"
        case "votes":
            return f"when {who} votes {'for' if move.vote else 'against'}"
        case "event" if move.event is not None and move.event.word is not None:
            return f"when {who}: {move.event.word.phrase}"
    return f"when {who} {move.kind}"
