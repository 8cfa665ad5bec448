"""`you` and `your` in what each player does: every word that says whose, in every place where a
player phrase may stand.
"""

from __future__ import annotations

import re

import pytest

from dowlang.rulesets.dead_of_winter.words.vocabulary import VOCABULARY
from dowlang.semantics import ir
from dowlang.semantics.ir_visitor import nodes
from dowlang.vocabulary.declarations import EffectWord, Place, Word
from dowlang.vocabulary.word_forms import third_person
from tests.semantics.winter_world import checked_text

OURS = [
    word
    for word in VOCABULARY.words
    if word.place is Place.FILTER and word.implicit == ("you",) and not word.slots
]
LEADERS = [
    word for word in VOCABULARY.words if word.place is Place.REFERENCE and word.implicit == ("you",)
]
LINES = {
    "survivor": "kill a survivor {}",
    "player": "take 1 card from the hand of a player {}",
    "card": "remove a card {} from the game",
    "die": "lose a die {}",
}
EVERYBODY = {
    "loop": "for each player\n    {}",
    "inner": "for each player\n    if food >= 1\n        {}",
    "alias": "for each player as one\n    {}\n    the one discards 1 card",
    "if": "for each player\n    if {} >= 1\n        lose 1 morale",
}


def found(block: str) -> list[tuple[str, str]]:
    """Codes and helps about a block of effects, without the findings that every card of one
    option has.
    """
    lines = "".join(f"        {line}\n" for line in block.splitlines())
    text = f'crossroads "Slips"\n    flavor "x"\n    if morale >= 1\n    option "A"\n{lines}'
    return [
        (each.code, each.help or "")
        for each in checked_text(text)[1]
        if each.code not in ("DOW5011", "DOW5012")
    ]


def counted(word: Word) -> str:
    """How many there are of what the filter speaks of."""
    return f"{ {noun.name: noun.plural for noun in VOCABULARY.nouns}[word.noun] } {word.phrase}"


def theirs(word: Word) -> str:
    """The same words of each one."""
    said = " ".join(
        {"you": "they", "your": "their"}.get(part, part) for part in word.phrase.split()
    )
    return "in the hand of that player" if said == word.phrase else said


@pytest.mark.parametrize("place", EVERYBODY)
@pytest.mark.parametrize("word", OURS, ids=lambda word: word.phrase)
def test_whose_it_is_in_a_loop_over_players(word: Word, place: str) -> None:
    """Yours is warned of, theirs checks clean, and the help names theirs."""
    line = "{}" if place == "if" else LINES[word.noun]
    if line.startswith("take"):
        line = "that player gives 1 card to the player {}"
    said = counted(word) if place == "if" else line.format(word.phrase)
    own = EVERYBODY[place].format(said)
    warned = found(own)
    assert [code for code, _ in warned] == ["DOW5022"], own
    other = own.replace(word.phrase, theirs(word))
    assert found(other) == [], other
    assert theirs(word) in warned[0][1] or "that player" in warned[0][1]


@pytest.mark.parametrize("verb", ("gives", "may give", "must give"))
@pytest.mark.parametrize("side", ("left", "right"))
@pytest.mark.parametrize("who", ("each player", "all players"))
def test_your_neighbour_in_what_each_does_is_asked_about(who: str, side: str, verb: str) -> None:
    if who == "all players":
        verb = verb.replace("gives", "give")
    assert [code for code, _ in found(f"{who} {verb} 1 card to the player on your {side}")] == [
        "DOW5022"
    ]
    assert found(f"{who} {verb} 1 card to the player on their {side}") == []


@pytest.mark.parametrize(
    "who",
    ("each other player", "the first player", "another player", "the player with the most cards"),
)
@pytest.mark.parametrize(
    "side", ("on your left", "on their right", "on the left of the first player")
)
def test_you_are_told_apart_from_one_player_and_from_the_others(who: str, side: str) -> None:
    assert found(f"{who} gives 1 card to the player {side}") == []


@pytest.mark.parametrize("word", LEADERS, ids=lambda word: word.phrase)
@pytest.mark.parametrize("place", ("loop", "inner", "alias"))
def test_your_leader_in_what_each_does_is_asked_about(word: Word, place: str) -> None:
    block = EVERYBODY[place].format(f"{word.phrase} gets 1 wound")
    assert [code for code, _ in found(block)] == ["DOW5022"]
    assert found(block.replace("your", "their")) == []


@pytest.mark.parametrize(
    "own", ("discard 1 card", "spend a die", "discard all cards", "lose all your dice")
)
def test_what_nobody_is_said_to_do(own: str) -> None:
    """A line without a subject is yours, in a loop over players too: it is warned of, and `they
    …` is not.
    """
    assert [code for code, _ in found(EVERYBODY["loop"].format(own))] == ["DOW5022"]
    verb, rest = own.split(maxsplit=1)
    assert found(EVERYBODY["loop"].format(f"they {verb} {rest.replace('your', 'their')}")) == []


@pytest.mark.parametrize(
    "said",
    (
        "discards all food cards in hand",
        "may discard a food card in hand",
        "must discard 2 cards in hand",
    ),
)
@pytest.mark.parametrize(
    "who", ("each player", "the first player", "each other player", "another player")
)
def test_in_hand_is_the_hand_of_the_subject(who: str, said: str) -> None:
    assert found(f"{who} {said}") == []


# ---- whose piece a player gives, discards or loses
HELD = [
    (word, name, next(p.type.noun for p in word.parameters if p.name == name))
    for word in VOCABULARY.of_sort(EffectWord)
    for name in word.within
    if word.place is Place.EFFECT
    and name in word.slots
    and "{" not in word.within[name]
    and next((p.type.noun for p in word.parameters if p.name == word.subject), "") == "player"
]
WHOSE = {
    "you": "you",
    "the first player": "the_first_player",
    "the player with the most survivors": "player_",
    "each player": "player_",
    "each other player": "player_",
    "another player": "player_",
}
ELSEWHERE = {
    "survivor": (
        "at the colony",
        "outside the colony",
        "with a weapon card",
        "who is wounded",
        "where (wounds on it >= 1)",
        "with the lowest influence",
        "except your leader",
    )
}
RIVAL = "the player on the right of the first player"


def givers(word: Word, name: str, noun: str, who: str, after: str) -> list[str]:
    """Return the sentences in which the player does it with one of those things."""
    plural = {n.name: n.plural for n in VOCABULARY.nouns}[noun]
    out: list[str] = []
    for thing in (f"1 {noun}", f"a {noun}", f"2 {plural}", f"up to 2 {plural}", f"all {plural}"):
        said = re.sub(
            r"\{(\w+)\}",
            lambda slot, thing=thing: (
                f"{thing} {after}".strip() if slot[1] == name else OTHER[slot[1]]
            ),
            word.phrase,
        )
        if "with the" in after and thing[0] in "2u":
            continue
        out += [f"{who} may {said}", f"{who} must {said}"]
        if who != "you":
            out.append(f"{who} {re.sub(r'^[a-z]+', lambda verb: third_person(verb[0]), said)}")
    return out


OTHER = {"player": RIVAL, "survivor": '"Amara Diallo"', "amount": "1"}


@pytest.mark.sample(6)
@pytest.mark.parametrize("who", WHOSE)
@pytest.mark.parametrize("entry", HELD, ids=lambda entry: entry[0].phrase)
def test_what_a_player_does_it_with_is_that_players(entry: tuple[Word, str, str], who: str) -> None:
    word, name, noun = entry
    tried = 0
    for after in ("", *(ELSEWHERE.get(noun, ()) if word.whose else ())):
        for line in givers(word, name, noun, who, after):
            checked_card = card_of(line)
            acts = [
                p
                for p in nodes(checked_card.procedures)
                if isinstance(p, ir.Act) and p.word is word
            ]
            owners = [argument_of(act, word.subject) for act in acts]
            assert owners, line
            assert all(asked_of(checked_card, noun, owner) for owner in owners), line
            tried += 1
    assert tried >= 10


def card_of(line: str) -> ir.CheckedCard:
    """Return the checked card of one line."""
    text = (
        f'crossroads "Slips"\n    flavor "x"\n    if morale >= 1\n    option "A"\n        {line}\n'
    )
    result, told = checked_text(text)
    assert not [each for each in told if each.severity.value == "error"], (line, told)
    return result.checked_cards[0]


def argument_of(act: ir.Act, name: str) -> ir.Expression:
    """Return what an act has for a parameter."""
    places = [parameter.name for parameter in act.word.parameters]
    return act.arguments[places.index(name)]


def asked_of(checked_card: ir.CheckedCard, noun: str, owner: ir.Expression) -> bool:
    """Return True if the pieces are only those of the owner."""
    among = [
        part
        for part in nodes(checked_card.procedures)
        if isinstance(part, ir.Candidates) and part.noun.name == noun and part.source is None
    ]
    own = [
        part
        for pieces in among
        for part in nodes(pieces.conditions)
        if isinstance(part, ir.Call) and part.word.implicit == ("you",) and owner in part.arguments
    ]
    return bool(own)


def test_pieces_of_somebody_else_are_said_to_be() -> None:
    for line in (
        "give a survivor controlled by another player to you",
        "give a survivor controlled by the first player to you",
        "the first player may give a survivor you control to another player",
    ):
        checked_card = card_of(line)
        acts = [p for p in nodes(checked_card.procedures) if isinstance(p, ir.Act) and p.word.whose]
        assert acts and not asked_of(checked_card, "survivor", argument_of(acts[0], "giver")), line


SAID_OF_YOU = (
    *(f"{each.phrase} is exiled" for each in LEADERS if each.noun == "player"),
    *(f"{each.phrase} is wounded" for each in LEADERS if each.noun == "survivor"),
    *(f"{counted(each)} >= 1" for each in OURS if each.noun == "survivor"),
    "wounds on your leader = 0",
    "you control 3 survivors",
    "you are exiled",
    "you have a food card",
    "not you control 3 survivors",
    "it is not exiled and your leader is wounded",
    "your leader is wounded or it is exiled",
    'a survivor you control is at "School"',
)
SAID_OF_BOTH = (
    "wounds on the leader of it > wounds on your leader",
    "cards in the hand of it > cards in the hand of you",
    "the leader of it is wounded",
)
PLAYERS_WHERE = (
    "each player where ({}) loses 1 die",
    "each other player where ({}) discards 1 card",
    "for each player where ({})\n    lose 1 morale",
    "another player where ({}) loses 1 die",
    "choose a player where ({}) as one\nthe one loses 1 die",
    "lose (players where ({})) morale",
    "if cards in the hand of each player where ({}) >= 2\n    lose 1 morale",
)


def test_what_is_said_of_you_in_a_description_of_players() -> None:
    """It is warned of where it says nothing of them, and the help, typed, is of each of them."""
    assert len(SAID_OF_YOU) >= 10
    missed = []
    for line in PLAYERS_WHERE:
        for said in SAID_OF_YOU:
            warned = found(line.format(said))
            told = re.search(r"`where \((.*)\)`", warned[0][1]) if warned else None
            if [code for code, _ in warned] != ["DOW5022"] or told is None:
                missed.append((line.format(said), warned))
            elif other := found(line.format(told[1])):
                missed.append((line.format(told[1]), other))
        missed += [
            (line.format(said), out) for said in SAID_OF_BOTH if (out := found(line.format(said)))
        ]
    assert not missed
