"""What the players put in together is each giver's own, whatever describes it, and goes to who is
named.

Every effect of the vocabulary stands in `the players together may …` and `… must …`, with every
description of the pieces and every receiver. It is refused with something to type that checks,
or it is played: each giver is offered their own pieces and no others, a full pot moves what was put
in and nothing else, and one that falls short moves nothing.
"""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import Any, NamedTuple

import pytest

from dowlang.diagnostics import Diagnostic, Severity
from dowlang.engine.card_set import CardSet
from dowlang.project import load_source
from dowlang.project.card_selection import addition
from dowlang.rulesets.dead_of_winter.analysis.table_builder import table
from dowlang.rulesets.dead_of_winter.state.card_zones import CONTRIBUTIONS, HAND, STAKES, TUCKED
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.words.cards.zones import DICE_OF_A_PLAYER, find
from dowlang.rulesets.dead_of_winter.words.vocabulary import VOCABULARY
from dowlang.vocabulary.declarations import EffectWord, FilterWord, Place
from tests.semantics.winter_world import checked_text

Moved = Callable[[Winter, int, int, int], bool]
HEAD = 'crossroads "Pot {0}"\n    flavor "x"\n    if morale >= 1\n    automatic\n'
PLURALS = {noun.name: noun.plural for noun in VOCABULARY.nouns}
EFFECTS = [
    word
    for word in VOCABULARY.of_sort(EffectWord)
    if word.place is Place.EFFECT and not (word.point or word.absent)
]
SLOTS = {
    "player": '"x"',
    "location": '"School"',
    "deck": 'the "School" deck',
    "number": "2",
    "symbol": "fuel",
    "survivor": '"Amara Diallo"',
    "crisis": "the current crisis",
}
OWN = {
    "discard {card}": "card",
    "give {card} to {player}": "card",
    "remove {card} from the game": "card",
    "contribute {card} to the crisis": "card",
    "stake {card}": "card",
    "stake {card} face down": "card",
    "tuck {card} under {survivor}": "card",
    "play {card}": "card",
    "spend {die}": "die",
    "lose {die}": "die",
    "raise {die} by {amount}": "die",
    "reroll {die}": "die",
    "set {die} to {amount}": "die",
    "give {survivor} to {player}": "survivor",
}
"""The effects that can be in a pot, and what is put in. Every other effect is refused there."""


# ---- what a giver has of what is described
def hand(game: Winter, player: int) -> list[int]:
    return list(game.hand[player])


def beside(game: Winter, player: int) -> list[int]:
    return [c for s, by in enumerate(game.controller) if by == player for c in game.equipment[s]]


def dice(game: Winter, player: int) -> list[int]:
    return [player * DICE_OF_A_PLAYER + value for value in game.unused[player]]


def group(game: Winter, player: int) -> list[int]:
    return [survivor for survivor, by in enumerate(game.controller) if by == player]


def is_food(game: Winter, card: int) -> bool:
    return called(game, card) in ("Tinned Soup", "Beef Jerky")


def called(game: Winter, card: int) -> str:
    """The name of an item."""
    return str(game.cards.of_kind["item"][game.t.item_card[card]]["name"])


Own = Callable[[Winter, int], list[int]]
MEANT: dict[str, dict[str, Own]] = {
    "card": {
        "{n} card": hand,
        "{n} card in hand": hand,
        "{n} food card": lambda g, p: [c for c in hand(g, p) if is_food(g, c)],
        "{n} card where (it is a food card)": lambda g, p: [c for c in hand(g, p) if is_food(g, c)],
        "{n} card in hand where (it is a food card)": lambda g, p: [
            c for c in hand(g, p) if is_food(g, c)
        ],
        "{n} food card where (food >= 1)": lambda g, p: [c for c in hand(g, p) if is_food(g, c)],
        "{n} card they hold": lambda g, p: hand(g, p) + beside(g, p),
        "{n} food card they hold": lambda g, p: [
            c for c in hand(g, p) + beside(g, p) if is_food(g, c)
        ],
        "{n} card in use they hold": beside,
        "{n} card in hand where (cards in hand >= 2)": lambda g, p: (
            hand(g, p) * (len(hand(g, p)) >= 2)
        ),
    },
    "die": {
        "{n} die": dice,
        "{n} die in their pool": dice,
        "{n} die showing 6": lambda g, p: [d for d in dice(g, p) if d % DICE_OF_A_PLAYER == 6],
        "{n} die showing at least 2": lambda g, p: [
            d for d in dice(g, p) if d % DICE_OF_A_PLAYER >= 2
        ],
        "{n} die showing at least 2 in their pool": lambda g, p: [
            d for d in dice(g, p) if d % DICE_OF_A_PLAYER >= 2
        ],
        "{n} unused die": dice,
        "{n} die where (food >= 1)": dice,
        "{n} die where (cards in hand >= 2)": lambda g, p: dice(g, p) * (len(hand(g, p)) >= 2),
    },
    "survivor": {
        "{n} survivor": group,
        "{n} survivor they control": group,
        "{n} survivor at the colony": lambda g, p: [s for s in group(g, p) if g.location[s] == 0],
        "{n} survivor outside the colony": lambda g, p: [
            s for s in group(g, p) if g.location[s] != 0
        ],
        "{n} survivor who is wounded": lambda g, p: [s for s in group(g, p) if g.wounds[s]],
        "{n} survivor where (wounds on it >= 1)": lambda g, p: [
            s for s in group(g, p) if g.wounds[s]
        ],
        "{n} survivor where (cards in hand >= 2)": lambda g, p: (
            group(g, p) * (len(hand(g, p)) >= 2)
        ),
        "{n} wounded survivor at the colony they control": lambda g, p: [
            s for s in group(g, p) if g.wounds[s] and g.location[s] == 0
        ],
        '{n} survivor except "Greta Solheim"': lambda g, p: [
            s for s in group(g, p) if g.cards.of_kind["survivor"][s]["name"] != "Greta Solheim"
        ],
    },
}
OTHERS = {
    "card": (
        "you hold",
        "in use",
        "in use you hold",
        'of the "School" deck',
        'in the "School" deck',
        "in the waste pile",
        "in the hand of the first player",
        "in the hand of you",
        "in the hand of another player",
        'on "Amara Diallo"',
        "on your leader",
        "on their leader",
        "on a survivor",
        "on a survivor they control",
        "contributed to the crisis",
        "staked by you",
        "where (it is in use)",
        "where (cards in hand >= 1)",
    ),
    "die": (
        "of the first player",
        "of you",
        "in your pool",
        "showing 6 in your pool",
        "with the lowest value",
        "with the highest value",
        "showing 6 of another player",
    ),
    "survivor": (
        "you control",
        "controlled by the first player",
        "controlled by another player",
        "controlled by you",
        "on top of the survivor deck",
        "with the most wounds",
        "with the lowest influence",
        "at the colony you control",
    ),
}
"""Words that make the pieces somebody else's, nobody's, or that do not leave the choice to who
gives: each of them is refused.
"""
AMOUNTS = (
    "up to 2 {}s",
    "any number of {}s",
    "all {}s",
    "each {}",
    "all but 1 {}",
    "a random {}",
    "2 random {}s",
    "at least 2 {}s",
    "all their {}s",
    "(cards in hand / 2 rounded up) {}s",
    "(cards in the hand of that player) {}s",
)
RECEIVERS: dict[str, Callable[[Winter, int], int]] = {
    "you": lambda g, you: you,
    "the first player": lambda g, you: g.first_player,
    "the player on your left": lambda g, you: (you + 1) % 3,
    "the player on the left of the first player": lambda g, you: (g.first_player + 1) % 3,
    "the player with the fewest cards": lambda g, you: min(
        range(3), key=lambda p: len(hand(g, p) + beside(g, p))
    ),
    "the player with the most survivors": lambda g, you: max(
        range(3), key=lambda p: len(group(g, p))
    ),
    "the friend": lambda g, you: (you + 1) % 3,
}
NO_RECEIVERS = (
    "another player",
    "a player",
    "each other player",
    "each player",
    "all players",
    "2 players",
    "up to 2 players",
    "the player on their left",
    "that player",
    "them",
    "a player on the left of another player",
    "players where (cards in the hand of it >= 1)",
)


class Case(NamedTuple):
    """A line that is played: what is put in and by whom, and who gets it ("": nobody)."""

    lines: str
    word: str
    noun: str
    own: Own
    count: int
    to: str = ""


def things(noun: str, form: str, count: int) -> str:
    """The noun phrase with that amount."""
    said = form.replace("{n}", {1: "a", 2: "2"}[count])
    return said if count == 1 else re.sub(rf"\b{noun}\b", PLURALS[noun], said, count=1)


def sentence(word: str, thing: str, to: str = "you") -> str:
    """The effect with the pieces and the receiver."""
    noun = OWN[word]
    return (
        word.replace(f"{{{noun}}}", thing)
        .replace("{player}", to)
        .replace("{amount}", "1")
        .replace("{survivor}", "your leader" if noun != "survivor" else "{survivor}")
    )


def possible(word: str, own: Own) -> Own:
    """Those with which it can be done: no six is raised, no equipment staked, tucked or played."""
    if word.startswith("raise"):
        return lambda game, player: [d for d in own(game, player) if d % DICE_OF_A_PLAYER < 6]
    if word.startswith("play"):  # what lies beside a survivor is equipped
        return lambda game, player: [
            c for c in own(game, player) if c in game.hand[player] and called(game, c) != "Cleaver"
        ]
    if word.startswith(("stake", "tuck")):
        return lambda game, player: [c for c in own(game, player) if c in game.hand[player]]
    return own


def played() -> Iterator[Case]:
    """Every line that means something, once with each description and once with each receiver."""
    for word, noun in OWN.items():
        for form, own in MEANT[noun].items():
            for count, verb in ((1, "may"), (2, "may"), (2, "must"), (1, "must")):
                thing = things(noun, form, count)
                to = "you" if "{player}" in word else ""
                line = f"the players together {verb} {sentence(word, thing)}"
                yield Case(line, word, noun, possible(word, own), count, to)
    for word, noun in OWN.items():
        if "{player}" not in word:
            continue
        for to in RECEIVERS:
            for count, verb in ((1, "must"), (2, "may"), (2, "must")):
                form = f"{{n}} {noun}"
                line = (
                    f"the players together {verb} {sentence(word, things(noun, form, count), to)}"
                )
                first = "choose the player on your left as friend\n" if "friend" in to else ""
                yield Case(first + line, word, noun, MEANT[noun][form], count, to)


CASES = tuple(played())


# ---- checking
def card(number: int, lines: str, so: str = "gain 1 morale") -> str:
    """A card that does just this."""
    block = lines.replace("\n", "\n        ")
    return f"{HEAD.format(number)}        {block}\n            if so\n                {so}\n\n"


def wrong(lines: str, so: str = "gain 1 morale") -> list[Diagnostic]:
    """The errors of a block that ends in an offer."""
    _, found = checked_text(card(0, lines, so))
    return [each for each in found if each.severity is Severity.ERROR]


def typed(line: str, found: Diagnostic) -> list[tuple[str, str]]:
    """The lines that a message asks to be typed, each with what is below `if so`."""
    wanted = re.findall(r"`([^`]+)`", found.message.partition(", wanted ")[2])
    row, start = found.span.line - 5, found.span.column - 9
    rows = line.split("\n")
    end = found.span.end_column - 9
    if "below the line `if so`" in found.message:
        rows[row] = rows[row].split(", and ")[0]
        return [("\n".join(rows), wanted[1])]
    before, after = rows[row][:start], rows[row][end:]
    quoted = re.match(r"found `([^`]+)`", found.message)
    if quoted and quoted[1] in rows[row]:
        before, _, after = rows[row].rpartition(quoted[1])
        after = re.sub(r"^\w+", "", after)  # the ending of a word that is quoted without one
    if wanted and wanted[0].startswith("choose "):
        rows[row] = f"{before}{wanted[1]}{after}"
        return [("\n".join([wanted[0], *rows]), "gain 1 morale")]
    return [
        ("\n".join([*rows[:row], f"{before}{one}{after}", *rows[row + 1 :]]), "gain 1 morale")
        for one in wanted
    ]


def is_refused_well(line: str) -> None:
    """The line is refused once, and what the message asks for checks."""
    told = wrong(line)
    assert len(told) == 1, (line, told)
    (found,) = told
    if found.code in ("DOW3019", "DOW3037"):
        instead = typed(line, found)
        assert instead, found.message
        for other, so in instead:
            assert other != line
            assert wrong(other, so) == [], (line, found.message, other)


def said_otherwise(word: EffectWord) -> str:
    """An effect of the vocabulary with things in its slots, as you do it."""
    types = {p.name: p.type.noun for p in word.parameters}
    named = {"player": "the first player", "card": "a card in the waste pile"}
    return re.sub(
        r"\{(\w+)\}",
        lambda slot: named.get(types[slot[1]], SLOTS.get(types[slot[1]], "1")),
        word.phrase,
    )


def test_the_table_holds_every_effect_that_takes_what_is_its_doers() -> None:
    """As the words say: those with a player as subject and a filter of that player's own."""
    own = {each.phrase for each in VOCABULARY.of_sort(FilterWord) if each.implicit == ("you",)}
    assert OWN.keys() == {
        word.phrase
        for word in EFFECTS
        if own & set(word.within.values())
        and any(p.role == "subject" and p.type.noun == "player" for p in word.parameters)
    }


@pytest.mark.sample(21)
@pytest.mark.parametrize(
    "word", [w for w in EFFECTS if w.phrase not in OWN], ids=lambda w: w.phrase
)
def test_every_other_effect_is_refused(word: EffectWord) -> None:
    if word.subject == "survivor":
        return
    said = said_otherwise(word)
    for verb in ("may", "must"):
        assert wrong(f"the players together {verb} {said}"), said
    first = wrong(f"the players together may {said}")
    if "nothing of theirs" in first[0].message:
        is_refused_well(f"the players together may {said}")
    beside_it = f"the players together may discard 2 cards, and {said}"
    if any(p.role == "subject" and p.type.noun == "player" for p in word.parameters):
        is_refused_well(beside_it)


@pytest.mark.sample(2)
@pytest.mark.parametrize("word", OWN)
def test_what_is_not_each_givers_own_choice_is_refused(word: str) -> None:
    noun = OWN[word]
    for after in OTHERS[noun]:
        for count in (1, 2) if "with the" not in after else (1,):
            thing = f"{things(noun, f'{{n}} {noun}', count)} {after}"
            for verb in ("may", "must"):
                is_refused_well(f"the players together {verb} {sentence(word, thing)}")
    for form in AMOUNTS:
        thing = form.replace("{}s", PLURALS[noun]).replace("{}", noun)
        is_refused_well(f"the players together may {sentence(word, thing)}")


@pytest.mark.parametrize("word", [word for word in OWN if "{player}" in word])
@pytest.mark.parametrize("to", NO_RECEIVERS)
def test_a_receiver_that_is_not_one_for_all_is_refused(word: str, to: str) -> None:
    thing = f"2 {PLURALS[OWN[word]]}"
    for before in ("the players together may ", "the players together may discard 1 card, and "):
        is_refused_well(f"{before}{sentence(word, thing, to)}")
    is_refused_well(f"the players together must {sentence(word, thing, to)}")


# ---- playing
FILE = 70
TABLES = 3  # each case is played by so many seeds, with another `you` for each


@lru_cache(maxsize=1)
def cards(wanted: frozenset[int]) -> CardSet:
    """One card for each case that is wanted."""
    texts: dict[str, str] = {}
    for number, case in enumerate(CASES):
        if number not in wanted:
            continue
        file = f"pots_{number // FILE}"
        texts[file] = texts.get(file, "") + card(number, case.lines)
    return load_source(addition([], {file: text.encode() for file, text in texts.items()}))


@lru_cache(maxsize=1)
def laid(wanted: frozenset[int]) -> Winter:
    """A table where each has something else: equal cards, equal dice, equipment, the wounded."""
    built = table(cards(wanted), 3).morale(6).rounds(6).food(4).crisis("No Heat Tonight")
    built.controls(1, "Amara Diallo").controls(1, "Yuki Lowe", at="Library")
    built.controls(1, "Tundra").controls(2, "Greta Solheim", "Petra Lindqvist", "Kofi Reyes")
    built.controls(2, "Noor Haddad", at="School")
    built.controls(3, "Dmitri Halvorsen", "Sabine Okoro", "Wen Guo")
    built.wounds("Petra Lindqvist", 1).wounds("Noor Haddad", 1).wounds("Sabine Okoro", 2)
    built.hand(1, "Aspirin", "Tinned Soup", "Cleaver").hand(2, "Tinned Soup", "Tinned Soup")
    built.equipped("Amara Diallo", "Cricket Bat").equipped("Greta Solheim", "Cleaver", "Cleaver")
    built.dice(1, 1, 6, 6).dice(2, 1, 1, 2).dice(3, 6)
    built.waste("Aspirin").first_player(3)
    return built.begin()


def whereabouts(game: Winter) -> dict[tuple[str, int], object]:
    """Where every item is, who has every survivor, and the dice of each."""
    items = {("card", c): find(game, c) for c in range(len(game.t.item_card))}
    for kind, pile in (("waste", game.waste), ("removed", game.removed)):
        items |= {("card", c): (kind, 0) for c in pile}
    people = {("survivor", s): by for s, by in enumerate(game.controller)}
    unused = {("die", p): tuple(values) for p, values in enumerate(game.unused)}
    return {**items, **people, **unused}


def same(game: Winter, noun: str, piece: int) -> object:
    """What tells a piece from others: equal cards are one answer."""
    return called(game, piece) if noun == "card" else piece


def played_out(game: Winter, case: Case, seed: int) -> tuple[list[tuple[int, int]], int]:
    """Answer by chance. Return what was put in by whom, and the receiver.

    Each giver is offered what is theirs and not yet put in, and who gets it is never asked.
    """
    chance = random.Random(seed)
    you, begun = seed % 3, game.clone()
    receiver = RECEIVERS[case.to](begun, you) if case.to else -1
    kinds = {"card": "card", "die": "die", "survivor": "survivor"}
    put_in: list[tuple[int, int]] = []
    while game.stack and game.stack[-1][0] == "ask" and game.decision.kind != "action":
        _, player, kind, options = game.stack[-1]
        if kind == "leader":  # the old one was given away
            game.choose(0)
            continue
        if kind == "player":  # a tie, or the friend
            game.choose(next(n for n, each in enumerate(options) if each[1] == receiver))
            continue
        if kind == "survivor" and case.word.startswith("play"):  # whom the item heals
            game.choose(0)
            continue
        assert kind == kinds[case.noun], (case, kind)
        assert player != receiver
        own = Counter(case.own(begun, player)) - Counter(p for by, p in put_in if by == player)
        offered = [each[1] for each in options if len(each) > 1]
        assert {same(game, case.noun, each) for each in offered} == {
            same(game, case.noun, each) for each in own.elements()
        }, (case, player)
        taken = chance.randrange(len(options)) if chance.random() < 0.7 else len(options) - 1
        if len(options[taken]) > 1:
            put_in.append((player, options[taken][1]))
        game.choose(taken)
    return put_in, receiver


@pytest.mark.sample(34)
@pytest.mark.parametrize("number", range(len(CASES)), ids=[case.lines for case in CASES])
def test_each_gives_their_own_and_it_goes_where_it_is_said(
    number: int, cases_here: list[dict[str, Any]]
) -> None:
    case, wanted = CASES[number], frozenset(each["number"] for each in cases_here)
    start = cards(wanted).handler(f"additions/pots_{number // FILE}/pot_{number}")["start"]
    for seed in range(TABLES * 2):
        game: Winter = laid(wanted).clone()
        you = seed % 3
        game.stack.append((start.__name__, you))
        before, morale = whereabouts(game), game.morale
        begun = game.clone()
        game.run()
        put_in, receiver = played_out(game, case, seed)
        is_full = game.morale == morale + 1
        there = {p: case.own(begun, p) for p in range(3) if p != receiver}
        if "must" in case.lines:
            assert is_full == (sum(map(len, there.values())) >= case.count)
        changed = {
            key: (before[key], now) for key, now in whereabouts(game).items() if now != before[key]
        }
        if not is_full:
            assert changed == {}, case
            assert len(put_in) < case.count
            continue
        assert all(piece in there[by] for by, piece in put_in), case
        is_moved_well(begun, game, case, changed, there, receiver)


def is_moved_well(
    begun: Winter,
    game: Winter,
    case: Case,
    changed: dict[tuple[str, int], tuple[object, object]],
    there: dict[int, list[int]],
    receiver: int,
) -> None:
    """As many pieces as were wanted have gone from their givers to where they belong, and no
    others.
    """
    if case.noun == "die":
        lost = {p: Counter(begun.unused[p]) - Counter(game.unused[p]) for p in range(3)}
        new = {p: Counter(game.unused[p]) - Counter(begun.unused[p]) for p in range(3)}
        for player, values in lost.items():
            mine = Counter(die % DICE_OF_A_PLAYER for die in there[player])
            assert values <= mine, case
            gone = case.word in ("spend {die}", "lose {die}")
            assert new[player].total() == (0 if gone else values.total())
        total = sum(values.total() for values in lost.values())
        assert (
            total == case.count
            if case.word in ("spend {die}", "lose {die}")
            else total <= case.count
        )
        return
    pieces = [number for kind, number in changed if kind == case.noun]
    assert len(pieces) == case.count, (case, changed)
    assert {kind for kind, _ in changed} == {case.noun}
    for piece in pieces:
        (giver,) = [player for player, own in there.items() if piece in own]
        now = changed[case.noun, piece][1]
        wanted = {
            "discard {card}": ("waste", 0),
            "play {card}": ("waste", 0),
            "give {card} to {player}": (HAND, receiver),
            "remove {card} from the game": ("removed", 0),
            "contribute {card} to the crisis": (CONTRIBUTIONS, giver),
            "stake {card}": (STAKES, giver),
            "stake {card} face down": (STAKES, giver),
            "tuck {card} under {survivor}": next(
                ((TUCKED, s) for s in game.leader if (TUCKED, s) == now), None
            ),
            "give {survivor} to {player}": receiver,
        }[case.word]
        assert now == wanted, (case, piece, now)
