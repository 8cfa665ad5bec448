"""The alternatives of a natural form, `(a|b)`, are alike in how many, whose turn and which they
mean: where one has a word of number, order or choice that the first one has not, a written reason
says why the card has the same line for both.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from dowlang.natural.chart.wording_patterns import PIECE
from dowlang.vocabulary.natural_forms import NaturalForm
from tests.wordings.measuring import FORMS

TELLING = re.compile(
    r"\b(?:other|another|others|later|next|last|first|new|same|different|only|exactly|most|least|fewest|"
    r"all|each|every|any|no|not|never|none|nobody|random|may|must|half|twice|once|both|either|neither|"
    r"together|instead|until|unless|except|without|more|fewer|less|extra|additional|further|remaining|"
    r"own|top|bottom|otherwise|cannot|everyone|everybody|else|somebody|someone|anyone|anybody)\b"
)
"""Words that tell how many, which, when or whether."""

ALIKE: dict[str, tuple[tuple[str, ...], ...]] = {
    "at least so many": (
        ("+", "or more", "or higher", "or above", "or better", "or greater", "and above", "and up"),
        ("at least", "a minimum of", "minimum", "no fewer than", "no less than", "not less than"),
        ("{n:INT} or more", "at least {n:INT}"),
    ),
    "at most so many": (
        ("at most", "a maximum of", "no more than", "not more than", "up to", "as many as", "max"),
        ("or less", "or fewer", "or below", "or lower"),
    ),
    "more or fewer than": (
        ("above", "more than"),
        ("below", "fewer than", "less than"),
        ("fewer", "less", "lower"),
        ("more", "higher", "greater"),
    ),
    "one is there, whichever": (
        ("a", "any", "one", "some", "the", "at least one", "one or more", "one of the", "any one"),
        ("a survivor", "any survivor", "any survivors", "one or more survivors"),
        ("a wound", "any wound", "any wounds", "at least one wound"),
        ("a frostbite", "any frostbite"),
        ("someone", "a player", "any player", "one player", "one of the players"),
        ("any player", "some player", "any one player", "any of the players", "one of the players"),
        ("any player", "anyone", "anybody", "someone", "somebody", "one player"),
        (
            *("one of them", "any of them", "at least one of them"),
            *("one of the players", "any of the players", "at least one of the players"),
        ),
        ("someone", "a survivor", "any survivor"),
        ("a new", "an", "a single", "one more"),
        (
            "a player",
            "any player",
            "someone",
            "at least one player",
            "somebody",
            "anybody",
            "anyone",
        ),
        ("one of your survivors", "any of your survivors"),
        ("any item deck", "an item deck"),
        ("anywhere", "any location", "somewhere"),
        ("any number", "as many"),
    ),
    "the top of a deck is what is drawn": (
        ("a", "the top", "the next"),
        ("top", "next"),
        ("a survivor", "the top card of the survivor deck"),
        ("the top card of the survivor deck", "a card from the survivor deck", "a survivor card"),
    ),
    "each of them": (
        ("each", "every", "all", "every one", "each of the", "each one of the", "each single"),
        ("a", "each", "in a"),  # a round, a turn
        ("at the start of", "at the start of each of"),
        ("each of your", "your"),
        ("for each", "for every", "per"),
        ("for each player", "per player"),
        ("all the", "all of the", "every one of", "each of"),
        ("the", "all", "all of the"),
        ("the board", "all locations", "each location", "every location"),
        ("crises", "each crisis", "every crisis"),
        ("all your survivors", "each survivor you control", "every survivor you control"),
        ("your hand", "all cards in your hand", "all your cards", "every card in your hand"),
        ("when", "whenever", "any time", "each time", "every time", "once"),
    ),
    "all players": (
        ("all players", "each player", "every player", "players", "the players"),
        ("everyone", "everybody", "all players", "every player", "all of you", "all the players"),
        ("everyone", "all of the players"),
    ),
    "all players but one": (
        ("each other player", "every other player", "all other players", "everyone else"),
        ("everyone else", "everybody else", "the others", "the other players", "each other"),
        ("everyone else", "all other players", "all the other players", "every other player"),
        ("everyone else", "all of the other players", "each of the other players"),
        (  # more than …
            "any other player",
            "each other player",
            "every other player",
            "all other players",
            "everyone else",
            "anyone else",
        ),
        ("the rest of the table", "all others", "everybody", "everyone"),
    ),
    "some player but one": (
        ("some other", "any other", "one other", "another one"),
        ("someone else", "somebody else", "any other player", "some other player"),
        ("someone else", "one other player"),
        ("yours or anyone else 's", "yours or somebody else 's"),
        ("not the active one", "other than the active player"),
    ),
    "a vote is against it": (("thumbs down", "no votes"),),
    "nobody": (
        ("nobody", "no one", "no-one", "no player", "no players", "none of the players"),
        ("nobody", "none of them"),
        ("no other player", "nobody else", "no one else"),
        ("nobody", "no survivor", "no survivors"),  # of what only survivors do
        ("no survivor you control", "none of your survivors"),
        ("no", "no more", "not any", "not one", "zero", "without"),
        ("nothing", "no card", "no item"),
        ("without", "with no", "that does not have", "who does not have"),
        ("your hand is empty", "you have no cards in hand", "you have no cards in your hand"),
        ("makes no noise", "does not make noise"),
        ("costs no", "does not cost any", "does not cost"),
        ("no searching", "searching is forbidden"),
        ("no exposure roll", "do not roll for exposure", "no roll for exposure"),
        ("do not roll for exposure", "no exposure roll"),
        ("no exposure rolls", "nobody rolls exposure"),
        ("skip paying", "do not pay", "nobody pays", "players do not pay"),
    ),
    "what comes on top": (
        ("additional", "extra", "further", "more", "in addition", "other", "new"),
        ("an additional", "an extra", "a further", "one additional", "one extra", "one further"),
        ("an additional", "one more"),
        ("another", "an additional", "an extra"),
        ("bonus", "extra", "optional", "surplus"),
        ("it", "the extra food"),
    ),
    "what is left": (
        ("remaining", "other"),
        ("the rest", "the other", "the others", "the other cards", "the remaining cards"),
        ("the rest", "the other card", "the remaining card"),
    ),
    "all but a place": (
        ("outside", "except at", "not at", "not in"),
        ("other than", "except", "except for"),
        ("other than", "who is not in", "who are not in"),
    ),
    "what is allowed is what can be done": (
        ("may", "can", "is allowed to", "may choose to"),
        ("may have", "has", "have"),
        ("must", "has to", "have to", "need to", "needs to"),
        ("cannot", "can not", "may not"),
        ("cannot", "do not"),  # of what zombies never do
        ("immune to", "cannot get", "never gets", "cannot be given"),
        ("takes", "gets", "receives", "suffers"),
        ("does not", "do not", "never", "need not", "do not need to", "does not have to"),
    ),
    "what is not done is not done for whatever reason": (
        (
            *("do not", "cannot", "refuse", "refuse to", "fail to"),
            *("are unable to", "is unable to", "did not"),
        ),
        ("do not do", "do not", "cannot"),
        ("cannot or does not", "does not or cannot", "cannot", "does not"),
        ("does not agree", "refuses", "disagrees"),
        ("if you do not", "otherwise"),
        ("otherwise", "if not", "else", "anything else", "no", "against", "on any other result"),
        ("thumbs down", "no"),
    ),
    "a crisis that is not avoided fails": (
        ("on failure", "if not prevented", "if it is not prevented", "if you do not prevent it"),
        ("on failure", "if the crisis is not avoided", "if the crisis is not prevented"),
        ("if this crisis is not avoided", "if you come up short", "should you come up short"),
    ),
    "the goal of a card is of whoever has it": (
        ("you win", "everyone wins"),
        ("you lose", "you all lose", "all players lose", "everybody loses", "everyone loses"),
    ),
    "who is asked what came of an offer is looked at with the offer (`natural.persons`)": (
        ("you do not", "nobody do", "you cannot do so in full"),
        ("you", "a player", "any player", "anyone", "anybody", "somebody", "someone"),
    ),
    "more than half": (("the majority", "most", "most players", "more players"),),
    "a condition that begins to hold": (("if", "once", "when", "whenever"),),
    "only survivors of other players attack a survivor": (
        ("another survivor", "other survivors", "other players"),
    ),
    "a limit": (("once", "one time"), ("only", "up to")),
    "later turns are those behind this one": (
        (
            "any one of your later turns",
            "any later turn",
            "a later turn",
            "one of your later turns",
        ),
        ("next colony phase", "colony phase"),
    ),
    "the other one of two stands behind `or`": (("top", "bottom"), ("bottom", "top")),
    "where a survivor is": (
        ("at the same location", "at its location", "at this survivor 's location", "here"),
    ),
    "the same said otherwise": (
        ("all", "any"),  # frostbite that is ignored
        ("back", "on top", "back on top", "on top of the deck"),
        ("in total", "together"),
        ("instead", "to prevent it"),
        ("one of their", "one of their own"),
        ("passive", "additional rule"),
        ("without losing morale", "without any loss of morale"),
        ("together", "collectively"),
        ("afterwards", "after this"),
        ("in front of", "before"),
        ("for the rest of", "until the end of", "for the remainder of"),
    ),
}
"""Why alternatives are alike -> rows of those of which any two are."""

Seq = list["str | tuple[str, list[Seq]]"]
"""Pieces of a wording in their order, of a bracket its sign and its alternatives."""


def parsed(said: str) -> list[Seq]:
    """Return the alternatives of a wording, brackets taken apart."""
    pieces = PIECE.findall(said)

    def read(at: int) -> tuple[list[Seq], int]:
        every: list[Seq] = [[]]
        while at < len(pieces) and pieces[at] not in (")", "]"):
            if pieces[at] == "|":
                every.append([])
            elif pieces[at] in ("(", "["):
                inner, end = read(at + 1)
                every[-1].append((pieces[at], inner))
                at = end
            else:
                every[-1].append(pieces[at])
            at += 1
        return every, at

    return read(0)[0]


def spelt(seq: Seq) -> str:
    """Return pieces with the first of all alternatives, without what may be left out."""
    kept = (each for each in seq if isinstance(each, str) or each[0] == "(")
    return " ".join(each if isinstance(each, str) else spelt(each[1][0]) for each in kept)


def pairs(seq: Seq) -> Iterator[tuple[str, str]]:
    """Yield the first and another alternative of each bracket."""
    for each in seq:
        if not isinstance(each, str):
            first, *others = each[1]
            yield from ((spelt(first), spelt(other)) for other in others)
            for one in each[1]:
                yield from pairs(one)


def telling(said: str) -> frozenset[str]:
    """Return the words of an alternative that tell how many, which, when or whether."""
    return frozenset(TELLING.findall(said))


def unlike(forms: Iterable[NaturalForm]) -> set[tuple[str, str]]:
    """Return the alternatives that tell something else than the first one, without a reason."""
    told = {
        pair
        for form in forms
        for top in parsed(form.said)
        for pair in pairs(top)
        if telling(pair[0]) != telling(pair[1])
    }
    rows = [set(row) for each in ALIKE.values() for row in each]
    return {pair for pair in told if not any(row.issuperset(pair) for row in rows)}


def test_alternatives_tell_the_same_or_a_reason_is_written() -> None:
    assert sorted(unlike(FORMS)) == []


def test_each_reason_is_of_alternatives_that_are_there() -> None:
    said = {
        one for form in FORMS for top in parsed(form.said) for pair in pairs(top) for one in pair
    }
    rows = [row for each in ALIKE.values() for row in each]
    assert [row for row in rows if len(said.intersection(row)) < 2] == []


def test_an_alternative_that_tells_something_else_is_seen() -> None:
    for said in (
        "(each|another) player loses",
        "lose your (next|current) turn",
        "(if [you do|anyone does]|if so)",
        "[on (this|a later) turn] draw",
        "(draw|draw half of) them",
    ):
        assert unlike([NaturalForm("do", said, "")]), said
