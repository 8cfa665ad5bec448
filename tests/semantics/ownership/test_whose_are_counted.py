"""Whose cards and dice a line speaks of: `in hand` said of somebody, bare counts, equipment, and
events about a card.
"""

from __future__ import annotations

import re

import pytest

from dowlang.rulesets.dead_of_winter.words.vocabulary import VOCABULARY
from dowlang.semantics import ir
from dowlang.semantics.ir_visitor import nodes
from dowlang.vocabulary.declarations import EffectWord, EventWord, Place, Word
from tests.semantics.winter_world import checked_text


def card(
    block: str, trigger: str = "if morale >= 1", without: tuple[str, ...] = ()
) -> tuple[list[ir.CheckedCard], list[str]]:
    """Return the card of a block below its first option, and what is told of it."""
    lines = "".join(f"        {line}\n" for line in block.splitlines())
    text = f'crossroads "Slips"\n    flavor "x"\n    {trigger}\n    option "A"\n{lines}'
    result, told = checked_text(text)
    other = ("DOW5011", "DOW5012", "DOW5024", *without)
    codes = [f"{each.code} {each.message} {each.help or ''}" for each in told]
    return list(result.checked_cards), [each for each in codes if not each.startswith(other)]


def hands(cards: list[ir.CheckedCard]) -> set[str]:
    """Return whose hands a card asks for: `you`, a local of another player, or a word."""
    out: set[str] = set()
    for part in nodes(cards[0]):
        if isinstance(part, ir.Call) and part.word.phrase in ("in hand", "in the hand of {player}"):
            owner = part.arguments[1]
            out.add(owner.name if isinstance(owner, ir.Local) else "somebody")
    return out


# ---- `in hand` is the subject's
SUBJECTS = {
    "you": {"you"},
    "the first player": {"somebody"},
    "a player": {"player_1"},
    "no player": {"player_1"},
    "each player": {"player_1"},
    "all players": {"player_1"},
    "another player": {"player_1"},
    "each other player": {"player_1"},
    "no other player": {"player_1"},
    "2 players": {"player_1"},
    "the player on your left": {"player_1"},
}
SAYINGS = ("have a card in hand", "have at least 3 cards in hand", "have a food card in hand")


@pytest.mark.parametrize("said", SAYINGS)
@pytest.mark.parametrize("who", SUBJECTS)
@pytest.mark.parametrize("not_", ("", "do not "))
def test_in_hand_is_the_hand_of_whom_a_condition_is_said_of(who: str, said: str, not_: str) -> None:
    many = who == "you" or who.endswith("players")
    verb = said if many or not_ else "has" + said.removeprefix("have")
    does = not_ if many else not_.replace("do ", "does ")
    cards, told = card("lose 1 morale", f"if {who} {does}{verb}")
    assert told == []
    assert hands(cards) == SUBJECTS[who]


@pytest.mark.parametrize(
    "thing",
    (
        "a player with 3 cards in hand",
        "a player who has 3 cards in hand",
        "each other player with a food card in hand",
        "another player with 2 cards in hand",
    ),
)
def test_in_hand_behind_a_player_is_that_players(thing: str) -> None:
    for block in (f"exile {thing}", f"for {thing}\n    lose 1 morale"):
        if block.startswith("for") and "each" not in block:
            continue
        cards, told = card(block)
        assert told == [], block
        assert hands(cards) == {"player_1"}, block
    cards, told = card("lose 1 morale", f"if {thing.replace('each other', 'another')} is exiled")
    assert told == []
    assert hands(cards) == {"player_1"}


@pytest.mark.parametrize(
    ("line", "whose"),
    (
        ("discard (cards in hand / 2 rounded up) cards", {"you"}),
        ("the first player discards (cards in hand / 2 rounded up) cards", {"somebody"}),
        ("each player discards (cards in hand / 2 rounded up) cards", {"player_2"}),
        ("each other player may discard (cards in hand / 2 rounded up) cards", {"player_2"}),
    ),
)
def test_in_hand_in_an_amount_is_the_subjects(line: str, whose: set[str]) -> None:
    cards, told = card(line)
    assert told == []
    assert hands(cards) == whose


@pytest.mark.parametrize("goal", ("no other player has 3 cards in hand", "cards in hand >= 3"))
def test_a_goal_counts_the_hands_it_names(goal: str) -> None:
    text = f'secret "Slips"\n    flavor "x"\n    goal {goal}\n'
    result, told = checked_text(text)
    assert [each for each in told if each.severity.value == "error"] == []
    assert hands(list(result.checked_cards)) == ({"you"} if goal[0] == "c" else {"player_1"})


@pytest.mark.parametrize("loop", ("for each player", "for each other player"))
def test_a_bare_hand_in_a_loop_is_warned_of(loop: str) -> None:
    _, told = card(f"{loop}\n    if cards in hand >= 2\n        lose 1 morale")
    assert [each[:7] for each in told] == ["DOW5022"]
    assert "`in the hand of that player`" in told[0]
    _, told = card(f"{loop}\n    if cards in the hand of that player >= 2\n        lose 1 morale")
    assert told == []


def test_in_a_bracket_about_a_player_it_is_nobodys() -> None:
    line = "exile a player where (cards {} >= 3)"
    _, told = card(line.format("in hand"))
    assert told == [
        "DOW3038 found `in hand` without saying whose, wanted `in the hand of it` or `in the hand "
        "of you` "
    ]
    assert card(line.format("in the hand of it"))[1] == []
    (warned,) = card(line.format("in the hand of you"))[1]
    assert warned.startswith("DOW5029 ")  # that says nothing of the player who is exiled


# ---- bare counts
BARE = {
    "die": ("die", "unused die"),
    "card": ("card", "food card", "weapon card"),
}
FORMS = ("{many} >= 3", "{many} <= 1", "there is {one}", "there is no {bare}", "{many} + 1 >= 3")


def an(words: str) -> str:
    return f"{'an' if words[0] in 'aeiou' else 'a'} {words}"


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("bare", [each for words in BARE.values() for each in words])
def test_a_bare_count_is_led_to_yours_and_to_everybodys(bare: str, form: str) -> None:
    many = bare.replace("die", "dice") if "die" in bare else f"{bare}s"
    said = form.format(many=many, one=an(bare), bare=bare)
    _, told = card("lose 1 morale", f"if {said}")
    assert [each[:7] for each in told] == ["DOW3038"], said
    found, yours, all_players = re.findall(r"`([^`]+)`", told[0])
    assert found in said
    for way in (yours, all_players):
        assert card("lose 1 morale", f"if {said.replace(found, way)}")[1] == [], way
    assert "all players" in all_players and "all players" not in yours


@pytest.mark.parametrize("who", ("a die", "no die", "each die", "2 dice"))
def test_a_bare_die_that_is_something(who: str) -> None:
    verb = "are" if who[0] == "2" else "is"
    _, told = card("lose 1 morale", f"if {who} {verb} unused")
    assert [each[:7] for each in told] == ["DOW3038"]
    _, *ways = re.findall(r"`([^`]+)`", told[0])
    assert [card("lose 1 morale", f"if {way} {verb} unused")[1] for way in ways] == [[], []]


def test_a_bare_count_in_a_loop_is_led_to_each_ones() -> None:
    block = "for each player\n    if {} >= 2\n        lose 1 morale"
    for bare in ("dice", "cards"):
        _, told = card(block.format(bare))
        _, theirs, all_players = re.findall(r"`([^`]+)`", told[0])
        assert theirs.endswith("that player")
        assert [card(block.format(way))[1] for way in (theirs, all_players)] == [[], []]


@pytest.mark.parametrize(
    "said",
    (
        "cards in the waste pile >= 2",
        "dice of each player >= 2",
        "there is a staked card",
        "cards on your leader >= 1",
        "all your dice are unused",
        "survivors >= 3",
        "players >= 3",
        "there is a wounded survivor",
    ),
)
def test_what_says_whose_or_belongs_to_nobody_is_counted(said: str) -> None:
    assert card("lose 1 morale", f"if {said}")[1] == []


# ---- equipment and dice of others
OWN = [
    (word, name, next(p.type.noun for p in word.parameters if p.name == name))
    for word in VOCABULARY.of_sort(EffectWord)
    for name, within in word.within.items()
    if word.place is Place.EFFECT and within in ("in hand", "in your pool")
]
OTHERS = {"player": "the player on your right", "amount": "1", "survivor": "a survivor you control"}
DOERS = {
    "": "you control",
    "you may": "you control",
    "the first player must": "they control",
    "each player may": "they control",
    "another player may": "they control",
}


def line_of(word: Word, name: str, thing: str, doer: str) -> str:
    said = re.sub(
        r"\{(\w+)\}", lambda slot: thing if slot[1] == name else OTHERS[slot[1]], word.phrase
    )
    return f"{doer} {said}".strip()


@pytest.mark.sample(9)
@pytest.mark.parametrize("doer", DOERS)
@pytest.mark.parametrize("entry", OWN, ids=lambda entry: entry[0].phrase)
def test_cards_in_use_and_dice_of_others(entry: tuple[EffectWord, str, str], doer: str) -> None:
    word, name, noun = entry
    if noun == "die":
        _, told = card(line_of(word, name, "a die of the player on your left", doer))
        refused = [each for each in told if each.startswith("DOW3019")]
        assert bool(refused) == (DOERS[doer] == "they control"), told
        assert not refused or "wanted `a die in their pool`" in refused[0]
        assert (
            doer in ("", "you may")
            or card(line_of(word, name, "a die in their pool", doer))[1] == []
        )
        return
    _, told = card(line_of(word, name, "a card in use", doer), without=("DOW5022",))
    if "in use" in word.beyond.get(name, ()):  # whoever's it is, it is not taken
        assert [each[:7] for each in told] == ["DOW3019"] and "wanted `a card in hand`" in told[0]
        return
    assert [each[:7] for each in told] == ["DOW3037"], told
    ways = re.findall(r"`([^`]+)`", told[0])[1:]
    assert ways == [
        f"a card on a survivor {DOERS[doer]}",
        "a card on a survivor where (it is in play)",
    ] or ways == [
        f"a card on a survivor {DOERS[doer]}",
        "a card on a survivor where ( it is in play )",
    ]
    for way in ways:
        told = card(line_of(word, name, way, doer))[1]
        assert [each for each in told if each[3] in "23"] == [], (way, told)


def test_a_card_on_a_survivor_of_each_player() -> None:
    _, told = card("each player discards 1 card on a survivor")
    assert [each[:7] for each in told] == ["DOW3037"]
    assert card("discard 1 card on a survivor")[1] == []
    assert card("each player discards 1 card on a survivor at the colony")[1] == []


def test_what_is_done_with_any_equipment_may_name_it() -> None:
    for line in (
        "unequip a weapon card in use",
        "discard all cards in use",
        "look at a card in use",
    ):
        assert card(line)[1] == [], line


# ---- events
CARDS = {
    "in hand": "in hand",
    "you hold": "you hold",
    "in use": "in use",
    "on {survivor}": "on a survivor",
    "in the hand of {player}": "in the hand of another player",
    "in {deck}": 'in the "School" deck',
}
EVENTS = [
    (word, field)
    for word in VOCABULARY.of_sort(EventWord)
    for field, noun in word.payload
    if noun == "card" and f"{{{field}}}" in word.phrase
]
IN_EVENTS = {
    "survivor": "a survivor",
    "receiver": "a survivor",
    "asked": "another player",
    "owner": "another player",
}


def event_line(word: EventWord, field: str, thing: str) -> str:
    phrase = re.sub(
        r" ?\[([^\]]*)\]",
        lambda part: f" {part[1]}" if f"{{{field}}}" in part[1] else "",
        word.phrase,
    )
    return "you " + re.sub(
        r"\{(\w+)\}", lambda slot: thing if slot[1] == field else IN_EVENTS[slot[1]], phrase
    )


@pytest.mark.parametrize("entry", EVENTS, ids=lambda entry: entry[0].phrase)
@pytest.mark.parametrize("where", CARDS)
def test_where_the_card_of_an_event_lay(entry: tuple[EventWord, str], where: str) -> None:
    """A card that an event tells of lies elsewhere by then, so that such words never hold."""
    word, field = entry
    line = event_line(word, field, f"a card {CARDS[where]}")
    _, told = card("lose 1 morale", f"when {line}")
    errors = [each for each in told if each[3] in "23"]
    if where in word.lying:
        assert errors == [], line
        return
    assert len(errors) == 1, (line, told)
    if errors[0].startswith("DOW2002"):  # `find … at` reads the words as its place
        return
    assert errors[0].startswith("DOW3001") and "without it" in errors[0], (line, told)
    bare = event_line(word, field, "a card")
    assert [each for each in card("lose 1 morale", f"when {bare}")[1] if each[3] in "23"] == []


def test_the_events_are_there() -> None:
    assert len(EVENTS) >= 9
    assert [word.phrase for word, _ in EVENTS if word.lying] == ["use {card}"]


# ---- articles
@pytest.mark.parametrize(
    "line", ("lose an unused die of another player", "if there is an unused die")
)
def test_an_stands_before_a_vowel(line: str) -> None:
    found = (
        card("lose 1 morale", line)[1]
        if line.startswith("if")
        else card(f"each player loses {line.removeprefix('lose ')}")[1]
    )
    assert found and "an unused die" in found[0] and not re.search(r"\ba [aeio]|a unu", found[0])
