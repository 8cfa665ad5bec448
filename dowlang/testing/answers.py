"""Find the option that a `when` line of a test names among those offered."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from dowlang.engine.card_set import CardSet
from dowlang.engine.decisions import labels_of, text_of
from dowlang.engine.frames import Answer, Frame
from dowlang.engine.game import Game
from dowlang.engine.voting import take_vote
from dowlang.project.ruleset_registry import UnknownRuleset, vocabulary
from dowlang.semantics.ir import Move
from dowlang.testing.path_search import ACTION, Forced, Search, SearchPath

ACCEPTING, DECLINING = ("accept",), ("decline", "refuse")  # kinds of options
VOTING = ("vote", "tie")  # kinds of questions
_ARGUMENT = re.compile(r"\{\d+\}")


def asked_to_vote(search_path: SearchPath) -> bool:
    """Return True if somebody votes now, or decides equal votes."""
    return not search_path.over and search_path.pending.kind in VOTING


def ballot_open_to(search_path: SearchPath, moves: Sequence[Move]) -> bool:
    """Return True if somebody votes now, and none of these players has voted in this vote: else
    their lines speak of another one, after or within it.
    """
    if not asked_to_vote(search_path):
        return False
    waiting = search_path.game.stack[-2]
    if waiting[0] != take_vote.__name__:
        return True
    _, voters, _, votes = waiting
    return not {move.player for move in moves} & set(voters[: len(votes)])


def chosen_by(
    search: Search, search_path: SearchPath, move: Move, dice: Forced, ahead: int
) -> Iterator[tuple[SearchPath, SearchPath]]:
    """Follow each path on which the player takes an answer that the move names."""
    for before in search.approach(search_path, lambda r: _offered(r, move.player, move.text)):
        for place, answer in enumerate(before.pending.answers):
            if is_called(search.cards, before.pending.kind, answer, move.text):
                after = search.follow(before, place, dice, ahead)
                if after is not None:
                    yield before, after


def answers_to(
    search: Search, search_path: SearchPath, move: Move, dice: Forced, ahead: int
) -> Iterator[tuple[SearchPath, SearchPath]]:
    """Take or leave an offer, or refuse a card asked for: the first that this player is asked from
    here on, or where only one was possible.
    """
    kinds = search.cards.ruleset.option_kinds
    asking, wanted = (*ACCEPTING, *DECLINING), ACCEPTING if move.vote else DECLINING

    def asked(now: SearchPath) -> bool:
        return (
            not now.over
            and now.pending.player == move.player
            and any(kinds[answer[0]].name in asking for answer in now.pending.answers)
        )

    for before in search.approach(search_path, asked):
        place = next(
            (
                p
                for p, answer in enumerate(before.pending.answers)
                if kinds[answer[0]].name in wanted
            ),
            None,
        )
        after = None if place is None else search.follow(before, place, dice, ahead)
        if after is not None:
            yield before, after


def _offered(search_path: SearchPath, player: int, text: str) -> bool:
    if search_path.over or search_path.pending.player != player:
        return False
    return any(
        is_called(search_path.game.cards, search_path.pending.kind, answer, text)
        for answer in search_path.pending.answers
    )


def made_already(
    search_path: SearchPath, moves: tuple[Move, ...]
) -> Iterator[tuple[SearchPath, SearchPath]]:
    """Yield the path as it is when these answers were given since the last line began: forced,
    or asked for on the way to its event.
    """
    left, end = list(moves), 0
    offered = offered_before(search_path)
    for place, entry in enumerate(search_path.since):
        if search_path.said_by_line(place):
            continue
        said = next(
            (
                move
                for move in left
                if entry[0] in ("forced", "chose")
                and entry[1] == move.player
                and _is_said(search_path, entry, move)
            ),
            None,
        )
        if said is None and any(
            move.kind == "chooses" and _could_say(search_path, offered[place], move)
            for move in left
        ):
            return  # the first question that offers it is the one that the line answers
        if said is not None:
            left.remove(said)
            end = place + 1
            if not left:
                yield (
                    search_path,
                    replace(
                        search_path,
                        mark=search_path.mark + end,
                        ahead=max(0, search_path.ahead - 1),
                        own=0,
                        stage=search_path.stage + 1,
                    ),
                )
                return


def offered_before(search_path: SearchPath) -> list[Frame]:
    """Return, for each entry since the last line, the question that it answers, empty for others.

    A question that was asked stands in `asked` in the order of the answers.
    """
    out: list[Frame] = [() for _ in search_path.since]
    questions = list(search_path.asked)
    for place, entry in enumerate(search_path.since):
        if entry[0] != "chose":
            continue
        for number, (_, player, kind, answers, *_) in enumerate(questions):
            if (player, kind) == entry[1:3] and entry[3] in answers:
                out[place] = questions[number]
                del questions[: number + 1]
                break
    return out


def _could_say(search_path: SearchPath, question: Frame, move: Move) -> bool:
    """Return True when this question offered the player what the line speaks of."""
    return (
        bool(question)
        and question[1] == move.player
        and any(
            is_called(search_path.game.cards, question[2], answer, move.text)
            for answer in question[3]
        )
    )


def _is_said(search_path: SearchPath, entry: Frame, move: Move) -> bool:
    """Return True when this answer of the log is the one that the line speaks of."""
    cards, answer = search_path.game.cards, entry[3]
    if move.kind == "chooses":
        return is_called(cards, entry[2], answer, move.text)
    if not answer:
        return False
    if move.kind == "votes":
        return bool(entry[2] in VOTING and answer[1] == int(move.vote))
    return cards.ruleset.option_kinds[answer[0]].name in (ACCEPTING if move.vote else DECLINING)


def is_called(cards: CardSet, question: str, answer: Answer, text: str) -> bool:
    """Return True if the test calls this option so.

    The name is its label on the card, the sentence, whole or without what may stay unsaid (which
    die), or (not among actions) the name of the piece.
    """
    if not answer:
        return False
    label = label_of(cards, answer)
    if label is not None:
        return label == text
    kind = cards.ruleset.option_kinds[answer[0]]
    if (
        question != ACTION
        and kind.named
        and len(kind.arguments) == 1
        and kind.arguments[0] not in ("number", "hidden", "label")
    ):
        if cards.ruleset.label(cards, kind.arguments[0], answer[1])[1] == text:
            return True
    return text in (text_of(cards, answer), text_of(cards, answer, short=True))


def is_sentence(cards: CardSet, text: str) -> bool:
    """Return True if this is the sentence of an option, whichever pieces it names: it says more
    than a name, and stands on no card as a label.
    """
    if any(text in labels_of(facts).values() for facts in cards.facts):
        return False
    return any(
        re.fullmatch(_ARGUMENT.sub(".+", _form(kind.text)), text)
        for kind in cards.ruleset.option_kinds
        if _ARGUMENT.sub("", kind.text).strip()
    )


def could_be_called(game: Game, question: str, answer: Answer, text: str) -> bool:
    """Return True if the text calls an option of the kind of this one, offered or not: a sentence
    of that form, or the name of a piece that is there or of a card.
    """
    if not answer or question == ACTION:
        return False
    cards = game.cards
    kind = cards.ruleset.option_kinds[answer[0]]
    if _ARGUMENT.sub("", kind.text).strip():
        return re.fullmatch(_ARGUMENT.sub(".+", _form(kind.text)), text) is not None
    try:
        nouns = vocabulary(cards.ruleset.name).nouns
    except UnknownRuleset:  # a game that is not found by its name
        return False
    noun = next((one for one in nouns if (one.name,) == kind.arguments), None)
    if noun is None or not kind.named:
        return False
    there = noun.domain(game) if noun.domain is not None else ()
    return any(cards.ruleset.label(cards, noun.name, piece)[1] == text for piece in there) or any(
        card["name"] == text for card in cards.of_kind.get(noun.named_by, ())
    )


def _form(text: str) -> str:
    """Return the text of a kind of options as a pattern in which arguments still stand."""
    return (
        re.escape(text)
        .replace(r"\{", "{")
        .replace(r"\}", "}")
        .replace(r"\[", "(?:")
        .replace(r"\]", ")?")
    )


def label_of(cards: CardSet, answer: Answer) -> str | None:
    """Return the label that stands on the card for this option, None without one."""
    arguments = cards.ruleset.option_kinds[answer[0]].arguments
    if "label" not in arguments:
        return None
    place = arguments.index("label") + 1
    return labels_of(cards.facts[answer[place - 1]]).get(answer[place])
