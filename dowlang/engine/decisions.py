"""Build decisions and options, in words and keys, from the pending question when somebody looks.

The state holds a question as `("ask", player, kind, options)` with options as tuples of integers.
Here such a tuple gets its key (kind and slugs, `attack/mara/4/school`: no instance ids, unique in
the decision), its sentence and its data. Agents that pick by number never come here. Refusals of
answers are exceptions of an exact type that carry the values. Neither options nor refusals hold the
game.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

from dowlang.engine.card_set import CardSet
from dowlang.engine.frames import Answer, Frame
from dowlang.engine.state import GameState

MOST_SHOWN = 20_000  # answers that a set remembers
NEAR = 5  # so many near keys go into a refusal
_PLACE = re.compile(r"\{(\d+)\}")
_UNSAID = re.compile(r"\[([^\]]*\{(\d+)\}[^\]]*)\]")
"""Matches the part of a sentence that is left out when its number is 0."""
_NOT_SLUG = re.compile(r"[^a-z0-9]+")


class InvalidAnswer(ValueError):
    """The answer has no form an answer can have: a wrong type, an option of another decision, a
    key of an unknown kind.
    """

    def __init__(self, answer: object, near: tuple[str, ...] = ()) -> None:
        self.answer, self.near = answer, near
        super().__init__(
            f"found {answer!r}, wanted an option, its key or its index{_did_you_mean(near)}"
        )


class IllegalAction(ValueError):
    """The answer is well formed, but not among the options of the pending decision."""

    def __init__(
        self, answer: str | int, player: int, kind: str, near: tuple[str, ...] = ()
    ) -> None:
        self.answer, self.player, self.kind, self.near = answer, player, kind, near
        super().__init__(
            f"`{answer}` is not among the options of player {player + 1} for "
            f"`{kind}`{_did_you_mean(near)}"
        )


class GameOver(Exception):
    """The answer when no decision is left. `cause` is the number of the reason the game ended."""

    def __init__(self, cause: int) -> None:
        self.cause = cause
        super().__init__("the game is over")


class Option:
    """One possible answer.

    `answer` is its tuple in the state (equal copies: see `shown`), `index` its place in the
    decision.
    """

    __slots__ = ("_decision", "index")

    def __init__(self, decision: Decision, index: int) -> None:
        self._decision, self.index = decision, index

    @property
    def answer(self) -> Answer:
        """Return the number of the option's kind, then its arguments."""
        return self._decision.answers[self.index]

    @property
    def key(self) -> str:
        """Return the kind and slugs, `attack/mara/4/school`: what journals, scripts and tests
        write.
        """
        return self._decision.keys[self.index]

    @property
    def text(self) -> str:
        """Return the option as a player would say it, in one sentence."""
        return text_of(self._decision.cards, self.answer)

    @property
    def data(self) -> dict[str, Any]:
        """Return `{"kind": …, "arguments": [[noun, id, slug], …]}`, ready for JSON.

        Arguments that nobody may see are left out.
        """
        named = _arguments(self._decision.cards, self.answer)
        kind = self._decision.cards.ruleset.option_kinds[self.answer[0]]
        return {
            "kind": kind.name,
            "arguments": [[noun, value, slug] for _, noun, value, slug, _ in named],
        }

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Option)
            and self.answer == other.answer
            and self._decision == other._decision
        )

    def __hash__(self) -> int:
        return hash(self.answer)

    def __repr__(self) -> str:
        return f"<Option {self.index} {self.key}>"


class Decision:
    """A pending question: `player` (seat from 0), `kind`, `options` (always two or more)."""

    __slots__ = ("_keys", "_options", "answers", "cards", "kind", "player")

    def __init__(self, cards: CardSet, frame: Frame) -> None:
        self.cards = cards
        self.player: int = frame[1]
        self.kind: str = frame[2]
        self.answers: tuple[Answer, ...] = frame[3]
        if cards.ruleset.faces:
            known = cards.shown_answers
            self.answers = tuple([known.get(a) or _remembered(cards, a) for a in self.answers])
        self._options: tuple[Option, ...] | None = None
        self._keys: tuple[str, ...] | None = None

    @property
    def options(self) -> tuple[Option, ...]:
        """Return all options, in the order of the engine."""
        if self._options is None:
            self._options = tuple(Option(self, index) for index in range(len(self.answers)))
        return self._options

    @property
    def keys(self) -> tuple[str, ...]:
        """Return the options' keys, in the same order."""
        if self._keys is None:
            self._keys = keys_of(self.cards, self.answers)
        return self._keys

    def index(self, key: str) -> int:
        """Return the place of a key.

        Raises `InvalidAnswer` for a kind no option has, `IllegalAction` for a key that is not
        offered.
        """
        if key in self.keys:
            return self.keys.index(key)
        near = nearest(key, self.keys)
        if key.partition("/")[0] not in self.cards.ruleset.option_number:
            raise InvalidAnswer(key, near)
        raise IllegalAction(key, self.player, self.kind, near)

    def __len__(self) -> int:
        return len(self.answers)

    def __iter__(self) -> Iterator[Option]:
        return iter(self.options)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Decision) and (self.player, self.kind, self.answers) == (
            other.player,
            other.kind,
            other.answers,
        )

    def __hash__(self) -> int:
        return hash((self.player, self.kind, self.answers))

    def __repr__(self) -> str:
        return f"<Decision of player {self.player + 1}: {self.kind}, {len(self.answers)} options>"


def decision_of(game: GameState) -> Decision:
    """Return the pending decision of a game. Raises `GameOver` after its end."""
    if not game.stack:
        raise GameOver(game.cause)
    return Decision(game.cards, game.stack[-1])


def index_of(game: GameState, answer: object) -> int:
    """Return the number of the option that an answer (an option, its key or its index) means.

    Raises as `Game.apply` says.
    """
    decision = decision_of(game)
    match answer:
        case Option():
            if answer.answer in decision.answers:
                return decision.answers.index(answer.answer)
            raise IllegalAction(
                answer.key, decision.player, decision.kind, nearest(answer.key, decision.keys)
            )
        case str():
            return decision.index(answer)
        case bool():
            raise InvalidAnswer(answer)
        case int():
            if 0 <= answer < len(decision):
                return answer
            raise IllegalAction(answer, decision.player, decision.kind)
        case _:
            raise InvalidAnswer(answer)


def _remembered(cards: CardSet, answer: Answer) -> Answer:
    """Return an answer as players see it, which is worked out once a set."""
    if len(cards.shown_answers) >= MOST_SHOWN:
        cards.shown_answers.clear()
    found = cards.shown_answers[answer] = shown(cards, answer)
    return found


def shown(cards: CardSet, answer: Answer) -> Answer:
    """Return an answer as players see it: of copies that nobody can tell apart one stands for all
    (`Ruleset.faces`).
    """
    places = cards.ruleset.faces_of_options[answer[0]] if answer else ()
    if not places:
        return answer
    out = list(answer)
    for place, face in places:
        if place < len(out):
            out[place] = face(cards, out[place])
    return tuple(out)


# ---- keys and sentences
def keys_of(cards: CardSet, answers: tuple[Answer, ...]) -> tuple[str, ...]:
    """Return the keys of the options of one decision.

    Different options to which a ruleset gives one key get `~2`, `~3` … in their order, so that
    every option can be answered. The invariants that every ruleset is tested for forbid equal keys.
    """
    seen: dict[str, int] = {}
    out = []
    for answer in answers:
        key = key_of(cards, answer)
        times = seen[key] = seen.get(key, 0) + 1
        out.append(key if times == 1 else f"{key}~{times}")
    return tuple(out)


def key_of(cards: CardSet, answer: Answer) -> str:
    """Return the kind and slugs of one option."""
    kind = cards.ruleset.option_kinds[answer[0]]
    return "/".join((kind.name, *(slug for _, _, _, slug, _ in _arguments(cards, answer))))


def text_of(cards: CardSet, answer: Answer, *, short: bool = False) -> str:
    """Return the sentence of one option: its kind's text with its arguments in `{0}`, `{1}` ….

    `short` leaves out what may stay unsaid (`, spending a 2`). Names are never read as text.
    """
    named = _arguments(cards, answer)
    kind = cards.ruleset.option_kinds[answer[0]]
    if cards.speech.language:
        values: dict[str, str | int] = {
            f"{noun}{place}": value if noun == "number" else name
            for place, noun, value, _, name in named
        }
        return cards.speech.said(option_id(kind.name), **values)
    names = {place: name for place, _, _, _, name in named}
    said = _UNSAID.sub(
        lambda found: "" if short or names.get(int(found.group(2)), "0") == "0" else found.group(1),
        kind.text,
    )
    return _PLACE.sub(lambda found: names.get(int(found.group(1)), ""), said)


def option_id(name: str) -> str:
    """Return the id of the sentence of a kind of option. Its values are its arguments, by noun and
    place: `survivor0`.
    """
    return f"option-{name.replace('_', '-')}"


def _arguments(cards: CardSet, answer: Answer) -> list[tuple[int, str, int, str, str]]:
    """Return (place, noun, id, slug, name) of the visible arguments.

    Four nouns belong to the engine: `number` shows itself, `hidden` nothing, `path` is a card's
    number among all cards of the set, and `label` the number of an option printed on the card that
    stands before it.
    """
    ruleset = cards.ruleset
    nouns = ruleset.option_kinds[answer[0]].arguments
    out = []
    for place, (noun, value) in enumerate(zip(nouns, answer[1:], strict=False)):
        if noun == "hidden":
            continue
        if noun == "number":
            slug = name = str(value)
        elif noun == "label":
            slug, name = _label(cards, answer[place], value)
        elif noun == "path" or (place + 1 < len(nouns) and nouns[place + 1] == "label"):
            slug, name = str(cards.facts[value]["slug"]), str(cards.facts[value]["name"])
        else:
            slug, name = ruleset.label(cards, noun, value)
        out.append((place, noun, value, slug, name))
    return out


def _label(cards: CardSet, card: int, number: int) -> tuple[str, str]:
    """Return the slug and text of an option printed on a card.

    Two labels of one card with one slug are told apart by their numbers.
    """
    labels = labels_of(cards.facts[card])
    text = labels.get(number, "")
    slug = _slug(text)
    if not slug or any(_slug(other) == slug for place, other in labels.items() if place != number):
        slug = f"{slug}_{number}".strip("_") if slug else f"option_{number}"
    shown_text = labels_of(cards.facts[card], shown=True).get(number, "")
    return slug, shown_text or (str(number) if cards.speech.language else f"option {number}")


def labels_of(facts: Mapping[str, Any], *, shown: bool = False) -> dict[int, str]:
    """Return the labels printed on a card by option number, from its facts: those that keys are
    made of, or (`shown`) in the language of the set.

    `labels` maps the number of an option to its label. Or it holds a list a block: pairs `[number,
    label]`, or labels alone, which are then numbered 1, 2 … through all blocks.
    """
    out: dict[int, str] = {}
    labels = facts.get("labels", {})
    for key, block in (facts.get("labels_shown", labels) if shown else labels).items():
        if isinstance(block, str):
            out[int(key)] = block
            continue
        for entry in block:
            number, text = (len(out) + 1, entry) if isinstance(entry, str) else entry
            out[int(number)] = str(text or "")
    return out


def _slug(text: str) -> str:
    return _NOT_SLUG.sub("_", text.lower()).strip("_")


def nearest(key: str, keys: tuple[str, ...]) -> tuple[str, ...]:
    """Return the keys that look most like this one, best first."""
    # only when a key is refused: a game that is played does not load it
    from difflib import get_close_matches

    return tuple(get_close_matches(key, keys, NEAR, 0.5))


def _did_you_mean(near: tuple[str, ...]) -> str:
    return f"; did you mean {' or '.join(f'`{key}`' for key in near)}" if near else ""
