"""What readers wrote before they knew the language leads to a line that checks, or to one sentence
that says why there is none.

Every hint that offers a line is typed: it checks, is not the line that was written, and is not led
back. One line of each family is gone through always, all of them by name of this file.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

import pytest

from dowlang.project import checking
from dowlang.rulesets.dead_of_winter.words.vocabulary import VOCABULARY

HEAD = 'crossroads "A"\n    flavor "x"\n    if morale <= 3\n    option "B"\n'
TAIL = '    option "C"\n        gain 1 morale\n'
OBJECTIVE = """objective "A"
    flavor "x"
    time short
    standard
        setup
            morale 6
            rounds 6
        counter doors
        when a zombie is killed
            {}
        goal doors >= 9
    hardcore like standard, except
        setup
            rounds 5
"""
ITEM = """item "A"
    flavor "x"
    tool, in "School" x 1
    equip
        when the bearer kills a zombie
            {}
"""
TEST = """
test "One"
    given players = 3, seed 1
    given player 1 controls "Yuki Lowe", "Yuki Lowe" is at the colony
    given crossroads "A"
    when player 1 starts
    {}
"""
OPENING = ("if ", "when ", "while ", "for each", "repeat", "the next time", "until", "for the rest")
LASTING = ("while ", "until", "for the rest")

EFFECT, RULE, GOAL, TRIGGER = "effect", "rule", "goal", "trigger"
OF_OBJECTIVE, OF_ITEM, OF_TEST = "side", "item", "test"


@dataclass(frozen=True)
class Wrote:
    """A line, the place where it stands, and what the help shows."""

    line: str
    shown: str
    place: str = EFFECT


FAMILIES: dict[str, tuple[Wrote, ...]] = {
    "who votes": tuple(
        Wrote(f"vote by {who}", f"`vote by {said}`")
        for who, said in (
            ("each other player", "other players"),
            ("everyone else", "other players"),
            ("others", "other players"),
            ("everyone", "players"),
            ("all players", "players"),
            ("each player", "players"),
        )
    ),
    "compared with you": (
        Wrote("the player with more cards than you gains 1 die", "`for each other player`"),
        Wrote("each player with fewer cards than you takes 1 card from you", "`for each other"),
        Wrote("the player with the most contributions gains 1 die", ""),
        Wrote("the player with the most food cards gains 1 die", ""),
    ),
    "until something holds": (
        Wrote("until there are no zombies at the colony", "`while there is a zombie at the", RULE),
        Wrote("until food = 0", "`while not food = 0`", RULE),
        Wrote("repeat until food = 0", "how often something is done"),
    ),
    "dice": (
        Wrote("roll an action die:", "`roll a die`"),
        Wrote("roll a dice", "`roll a die`"),
        Wrote("roll the exposure die", "`roll exposure for a survivor you control`"),
        Wrote("add (that die) food", "what a die shows that was paid is not asked"),
    ),
    "reflexives": (
        Wrote("exile yourself", "`exile you`"),
        Wrote("you exile yourself", "`exile you`"),
        Wrote("each player exiles themselves", "`exile each player`"),
        Wrote("kill yourself", "a survivor is: `kill your leader`"),
        Wrote("each player wounds itself", "one named before it"),
    ),
    "nobody": (
        Wrote("nobody can search", "`players cannot search`", RULE),
        Wrote("no survivor may search", "`survivors cannot search`", RULE),
        Wrote("no survivors at the colony can attack", "`survivors at the colony cannot", RULE),
        Wrote("nobody discards a card", "what nobody does is left out"),
        Wrote("none of the players discard a card", "what nobody does is left out"),
    ),
    "what was": (
        Wrote("when a survivor was killed", "`when a survivor is killed`", RULE),
        Wrote("when a survivor has been killed", "`when a survivor is killed`", RULE),
        Wrote("when you discard {card}", "`when you discard a card`", RULE),
        Wrote("when you discard", "`when you discard a card`", RULE),
    ),
    "bare plurals": (
        Wrote("discard cards", "how many is said before it"),
        Wrote("gain dice", "how many is said before it"),
        Wrote("lose cards", "how many is said before it"),
        Wrote("add zombies to the colony", "how many is said before it"),
        Wrote("discard the cards", "`discard all cards in hand`"),
        Wrote("players discard 1 card", "`each player discards 1 card`"),
        Wrote("survivors get 1 wound", "`all survivors get 1 wound`"),
        Wrote("discard these cards", "chosen or looked at on a line before it"),
    ),
    "whose": (
        Wrote("each player discards their food cards", "`each player discards all their food"),
        Wrote("remove 1 wound from each of your wounded survivors", "`remove 1 wound from each w"),
        Wrote("kill all but one of your survivors", "`kill all but 1 survivor you control`"),
        Wrote(
            "each player kills their survivor with the lowest influence",
            "kill the survivor they control with the lowest influence",
        ),
        Wrote("the player on your left chooses a survivor you control as x", "`choose a survivor"),
    ),
    "limits": (
        Wrote("once per round, the bearer ignores frostbite", "a limit stands at the end", RULE),
        Wrote("each player cannot search more than once per turn", "a ban holds always", RULE),
        Wrote("no more than 2 survivors get 1 wound", "`up to 2 survivors get 1 wound`"),
        Wrote("goal no more than 2 survivors are at the colony", "`goal up to 2 surv", GOAL),
        Wrote("as long as food >= 4", "`while food >= 4`", RULE),
        Wrote("goal the lower of food and morale >= 3", "of (food) and (morale) >= 3`", GOAL),
    ),
    "counters": (
        Wrote("remove 1 from doors", "`add (0 - 1) to doors`", OF_OBJECTIVE),
        Wrote("add -1 to doors", "`add (0 - 1) to doors`", OF_OBJECTIVE),
        Wrote("subtract 1 from doors", "`add (0 - 1) to doors`", OF_OBJECTIVE),
        Wrote("set doors to 0", "`add (0 - doors) to doors`", OF_OBJECTIVE),
        Wrote("add 1 to marks", "no counter is declared on this kind of card", OF_ITEM),
    ),
    "decks": (
        Wrote("goal cards in each item deck >= 1", "item decks where (not cards in it", GOAL),
        Wrote("goal cards in an item deck = 0", "item decks where (cards in it = 0)", GOAL),
        Wrote("goal cards in 2 item decks = 0", "item decks where (cards in it = 0) >= 2`", GOAL),
    ),
    "each place": (
        Wrote("kill a survivor at each location", "under it `kill a survivor at that location`"),
        Wrote(
            "kill one survivor at each location outside the colony",
            "`for each location outside the colony`, and under it `kill 1 survivor at that loc",
        ),
        Wrote("add 1 zombie to each location without a survivor", "location with no survivor`"),
    ),
    "events": (
        Wrote(
            "when you move a survivor to a location with another survivor you control",
            "if survivors you control at the destination >= 2`",
            RULE,
        ),
        Wrote("when the bearer passes this card", "`you pass a card to a survivor`", RULE),
        Wrote("when a player steals a card", "`you steal a card from another player`", RULE),
    ),
    "tests": (
        Wrote('when player 1 uses ability 2 of "Yuki Lowe"', '"use ability 2 of Yuki', OF_TEST),
        Wrote('when player 1 chooses "use ability 2 of Yuki Lowe"', "", OF_TEST),
    ),
    "prose": (
        Wrote("raise morale by 2", "`gain 2 morale`"),
        Wrote("the colony loses two morale", "`lose 2 morale`"),
        Wrote("remove all noise tokens", "`remove all noise from each location`"),
        Wrote("place a zombie at the School", '`add 1 zombie to "School"`'),
        Wrote("put a noise token on the School", '`add 1 noise to "School"`'),
        Wrote(
            "remove 1 noise token from the Library and raise morale by 1",
            'it is written\n    remove 1 noise from "Library"\n    gain 1 morale',
        ),
        Wrote("you search the Library", '`when you search "Library"`', TRIGGER),
        Wrote("there are 4 or more noise tokens in play", "`if noise >= 4`", TRIGGER),
        Wrote("if you do, lose 1 morale", "`you may …`, and under it `if so`"),
        Wrote("lose 1 morale for every 3 zombies removed", "`(… / 2 rounded down)`"),
        Wrote("this card counts as a tool", "what a card is stands in its head"),
        Wrote("if you can't pay, it's lost and nobody's safe", "`if not`"),
        Wrote(
            "each hungry survivor coughs loudly, and then the others wake up and shout at them",
            "a line says one thing",
        ),
        Wrote("no exposure roll", "`each survivor you control does not roll exposure when", RULE),
        Wrote("keep this card until the thaw", "a card is kept where it is attached"),
    ),
    "blocks": (
        Wrote("attach this card to a survivor you control", "write under it a rule"),
        Wrote("attach this card to the wounded survivor", "write under it a rule"),
    ),
    "what is no word": (
        Wrote("each player swaps a card with the player on their left", "`give 1 card to …`"),
        Wrote("each player loses their leader", "how a survivor is lost is said"),
        Wrote("the other players together must discard 2 food cards", "each does a part"),
    ),
}

EVERY = [each for family in FAMILIES.values() for each in family]


def card(lines: list[str], place: str) -> str:
    """A card with some lines, each of which may open a block for the next."""
    if place in (OF_OBJECTIVE, OF_ITEM):
        return (OBJECTIVE if place == OF_OBJECTIVE else ITEM).format(lines[0])
    if place == GOAL:
        return f'secret "A"\n    flavor "x"\n    {lines[0]}\n'
    if place == TRIGGER:
        return HEAD.replace("if morale <= 3", lines[0]) + "        gain 2 morale\n" + TAIL
    if place == OF_TEST:
        return HEAD + "        gain 1 morale\n" + TAIL + TEST.format(lines[0])
    margin = " " * (12 if place == RULE else 8)
    text = HEAD + ("        for the rest of the game\n" if place == RULE else "")
    for line in lines:
        text += f"{margin}{line}\n"
        margin += "    " if line.startswith(OPENING) else ""
    if lines[-1].startswith(OPENING):
        below = "survivors cannot move" if lines[-1].startswith(LASTING) else "gain 2 morale"
        text += f"{margin}{below}\n"
    return text + TAIL


def errors(lines: list[str], place: str) -> list[tuple[str, str]]:
    """The codes of the errors of a card with some lines, and their helps or, without one, texts."""
    found, _ = checking.check_text(card(lines, place).encode(), "x.dow")
    return [
        (each.code, each.help or each.message) for each in found if each.severity.value == "error"
    ]


def offered(help: str) -> list[list[str]]:
    """The lines that a help offers instead of the whole line."""
    if under := re.search("write `([^`]+)`, and under it `([^`]+)`", help):
        return [list(under.groups())]
    meant = re.match("did you mean (.*)", help)
    said = re.findall("(?:it is written|the line is) `([^`]+)`", help)
    two = re.search("write two lines: `([^`]+)` and `([^`]+)`", help)
    lines = [
        *(two.groups() if two else ()),
        *said,
        *(re.findall("`([^`]+)`", meant[1]) if meant else ()),
    ]
    return [[line] for line in lines if not re.search("[{…]", line)]


def followed(wrote: Wrote) -> list[str]:
    """What is wrong with where a line leads."""
    found = errors([wrote.line], wrote.place)
    helps = [help for _, help in found]
    if not wrote.shown:
        return [f"{wrote.line}: {helps}"] if found else []
    if not any(wrote.shown in help for help in helps):
        return [f"{wrote.line}: {wrote.shown} is not in {helps}"]
    wrong = []
    for lines in (lines for help in helps for lines in offered(help)):
        again = [code for code, _ in errors(lines, wrote.place) if code != "DOW2008"]
        if again or lines == [wrote.line]:
            wrong.append(f"{wrote.line}: {lines} gives {again}")
    return wrong


BANS = (
    "players cannot search",
    "players cannot add cards to the crisis",
    "players cannot attack",
    "players cannot play cards",
    "players cannot clean waste",
)


@pytest.mark.parametrize("family", ["who votes", "nobody", "whose", "each place"])
def test_a_line_of_each_of_some_families_leads_to_one_that_checks(family: str) -> None:
    assert followed(FAMILIES[family][0]) == []


@pytest.mark.proof
@pytest.mark.parametrize("wrote", EVERY, ids=[each.line for each in EVERY])
def test_what_readers_wrote_leads_to_a_line_that_checks(wrote: Wrote) -> None:
    assert followed(wrote) == []


def of_one_in_brackets(noun: str, pointing: str) -> list[str]:
    """The lines that are offered for `add (that die) food`: each would count all of them."""
    found = errors([f"add ({pointing} {noun}) food"], EFFECT)
    assert found
    return [line for _, help in found for (line, *_) in offered(help)]


@pytest.mark.parametrize("pointing", ["the", "that", "this", "your"])
def test_one_die_is_not_offered_as_the_number_of_all(pointing: str) -> None:
    assert of_one_in_brackets("die", pointing) == []


@pytest.mark.proofs(40)
@pytest.mark.proof
@pytest.mark.parametrize("pointing", ["the", "that", "this", "your"])
@pytest.mark.parametrize(
    "noun", [each.name for each in VOCABULARY.nouns if each.plural != each.name]
)
def test_one_piece_is_not_offered_as_the_number_of_all(noun: str, pointing: str) -> None:
    assert of_one_in_brackets(noun, pointing) == []


@pytest.mark.sample(5)
@pytest.mark.parametrize("who", ["nobody", "no one", "no player"])
@pytest.mark.parametrize("rest", [each.partition(" ")[2] for each in BANS])
def test_two_noes_are_not_written_as_one(who: str, rest: str) -> None:
    """`nobody cannot search` forbids nothing, or everything: no line is offered that is one."""
    found = errors([f"{who} {rest}"], RULE)
    offers = [line for _, help in found for lines in offered(help) for line in lines]
    assert found and not [line for line in offers if line == f"players {rest}"]


@pytest.mark.parametrize(
    "line",
    (
        "gain 1 morale, twice per round, once per turn",
        "gain 1 morale, once per turn, 3 times per game",
        "each player discards 1 card, twice per turn",
        "the players together may discard 2 cards, once per round",
        'carry out "B", once per game',
        "gain 1 morale, 1 times per game",
    ),
)
def test_no_way_to_write_a_limit_is_shown_to_who_has_written_one(line: str) -> None:
    found, _ = checking.check_text(card([line], EFFECT).encode(), "x.dow")
    helps = [each.help or "" for each in found if each.severity.value == "error"]
    assert helps and not any("a limit" in help or "together" in help for help in helps), helps
    assert not any("`repeat" in help for help in helps), helps


@pytest.mark.sample(1)
@pytest.mark.parametrize(
    ("line", "phrase"),
    (
        ("gain {} morale", "gain {count} morale"),
        ("remove {} food", "remove {count} food"),
        ('add {} zombies to "School"', "add {count} zombies to {place}"),
        ("lose {} morale", "lose {count} morale"),
    ),
)
@pytest.mark.parametrize("name", ("Leave it alone", "Leave"))
def test_words_in_the_place_of_a_number_are_told_the_phrase(
    line: str, phrase: str, name: str
) -> None:
    """A label typed where the number of a template stood is told that line's own phrase first."""
    ((_, help), *_) = errors([line.format(name)], EFFECT)
    assert help.startswith(f"did you mean `{phrase}`"), help
