"""What a card throws, has picked, keeps in secret, votes about, looks at or reveals is told to its
own later lines, whatever other cards and rules come in between (R-DICE-10, R-BOARD-15, R-VOTE-01).

Each case is a pair: what a card comes to and tells of later, and what an objective in force does
when a line between the two gives a wound. It does the like with other values, once or twice, one
time inside the other.
"""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import pytest

from dowlang.engine.card_set import CardSet
from dowlang.project import checking
from dowlang.rulesets.dead_of_winter.analysis.table_builder import table
from dowlang.rulesets.dead_of_winter.procedures.main_objective import put_objective_in_force
from dowlang.rulesets.dead_of_winter.procedures.told_again import tell_again
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.words.vocabulary import VOCABULARY
from dowlang.rulesets.dwar7s_winter.words.vocabulary import VOCABULARY as OF_DWAR7S
from dowlang.vocabulary.declarations import THE_VOTE, EffectWord
from tests.testing.trying import failures

TABLE = """    given players = 2, seed 1, morale = 4, food = 0, cards in the crossroads deck = 0
    given objective "The Watcher", helpless survivors = 0
    given player 1 controls "Amara Diallo", player 1 controls "Yuki Lowe"
    given player 2 controls "Biscuit", player 2 controls "Halima Yusuf"
    given "Amara Diallo" is at the colony, "Yuki Lowe" is at the colony
    given "Biscuit" is at the colony, "Halima Yusuf" is at the colony
    given "Aspirin" is in the waste pile, dice of player 1 are 6
    given "Letter Opener" is on top of the "Library" deck
    given "Lunch Box" is on top of the "Library" deck
    given "Reading Lamp" is on top of the "Library" deck
"""
FIRST = """crossroads "The First"
    flavor "x"
    when you clean waste
    option "Do"
        {lines}
    option "Do not"
        nothing happens

"""
WATCHER = """objective "The Watcher"
    flavor "x"
    time short
    standard
        setup
            morale 4
            rounds 5
        when "Amara Diallo" gets a wound
            {once}
        when "Yuki Lowe" gets a wound
            {twice}
        goal morale >= 99

"""
TEST = """test "It is told its own"
{table}    given crossroads "The First"
    when player 1 cleans waste
{answers}    then {so}
"""
HURT, AGAIN = '"Amara Diallo" gets 1 wound', '"Yuki Lowe" gets 1 wound'
LIBRARY = 'draws 1 card from the "Library" deck'


class Kept(NamedTuple):
    """What is done, the dice rolled then, the answers given; `tells`: a later line, what is so."""

    does: str
    dice: tuple[int, ...] = ()
    answers: tuple[str, ...] = ()
    tells: tuple[tuple[str, str], ...] = ()


def vote(number: int) -> str:
    """Return a vote of which the sides have names of their own."""
    passes = f'    passes "Y{number}"\n        nothing happens\n'
    return f'vote by players\n{passes}    fails "N{number}"\n        nothing happens'


def seen(count: int, deck: str) -> str:
    """Return the line by which cards on top of a deck are seen by all."""
    return f'reveal the top {count} cards of the "{deck}" deck'


FIRST_OF: dict[str, Kept] = {
    "throw": Kept(
        "throw 2 dice",
        (2, 3),
        (),
        (
            ("add (sum of the throw) food", "food = 5"),
            ("add (highest of the throw) food", "food = 3"),
            ("add (lowest of the throw) food", "food = 2"),
            ("add (thrown dice showing 6) food\nadd 1 food", "food = 1"),
            ("add (matching dice thrown) food", "food = 1"),
            ("if sum of the throw = 5\n    add 2 food", "food = 2"),
        ),
    ),
    "numbers": Kept(
        "each player picks a number up to 6 in secret",
        (),
        ('player 1 chooses "2"', 'player 2 chooses "3"'),
        (
            ("add (number picked by you) food", "food = 2"),
            (
                'each player who picked 3 draws 1 card from the "Library" deck',
                "cards in the hand of player 2 = 1",
            ),
            (f"the player with the highest number {LIBRARY}", "cards in the hand of player 2 = 1"),
            (f"the player with the lowest number {LIBRARY}", "cards in the hand of player 1 = 1"),
        ),
    ),
    "secret die": Kept(
        "keep a die in secret", (5,), (), (("add (secret die of you) food", "food = 5"),)
    ),
    "vote": Kept(
        vote(1),
        (),
        ("player 1 votes for", "player 2 votes for"),
        (
            ("add (votes for it) food", "food = 2"),
            ("add (votes against it) food\nadd 1 food", "food = 1"),
            (f"each player who voted for it {LIBRARY}", "cards in the hand of player 2 = 1"),
            ("if a player voted against it\n    add 1 food\notherwise\n    add 3 food", "food = 3"),
        ),
    ),
    "rest": Kept(
        f"{seen(3, 'Library')}\ntake one of those cards",
        (),
        ('player 1 chooses "Lunch Box"',),
        (
            (
                "put the rest onto the waste pile",
                '"Reading Lamp" is in the waste pile and "Letter Opener" is in the waste pile '
                "and cards in the hand of player 1 = 1",
            ),
        ),
    ),
}
OTHER: dict[str, Kept] = {
    "throw": Kept("throw 3 dice", (6, 6, 6)),
    "numbers": Kept(
        "each player picks a number up to 6 in secret",
        (),
        ('player 1 chooses "6"', 'player 2 chooses "1"'),
    ),
    "secret die": Kept("each player keeps a die in secret", (1, 1)),
    "vote": Kept(vote(2), (), ("player 1 votes against", "player 2 votes against")),
    "rest": Kept(f'{seen(2, "School")}\nput the rest under the "School" deck'),
}
TWICE: dict[str, Kept] = {
    **OTHER,
    "vote": Kept(vote(3), (), ("player 1 votes for", "player 2 votes against")),
}
CASES = [(kept, place) for kept, first in FIRST_OF.items() for place in range(len(first.tells))]


def deep(lines: str, by: int) -> str:
    """Return lines that stand so deep."""
    return lines.replace("\n", "\n" + " " * by)


def text(first: Kept, tell: str, so: str, others: tuple[Kept, ...], own: bool = False) -> str:
    """Return a file in which the first card does something, is interrupted by the others, one
    inside the other, and tells of it. With `own` the first of them is a clause of the card itself.
    """
    once, *twice = others
    between = f"{once.does}\n{AGAIN}" if twice else once.does
    lines = f"{first.does}\n{HURT}\n{tell}"
    if own:
        lasting = 'until the end of this turn\n    when "Amara Diallo" gets a wound\n        '
        lines = f"{lasting}{deep(between, 8)}\n{lines}"
    rolled = ["".join(f", die {face}" for face in each.dice) for each in (first, *others)]
    asked = [f'player 1 chooses "Do"{rolled[0]}']
    for each, dice in zip((first, *others), ("", *rolled[1:]), strict=True):
        asked[-1] += dice
        asked += each.answers
    return (
        FIRST.format(lines=deep(lines, 8))
        + WATCHER.format(
            once="nothing happens" if own else deep(between, 12),
            twice=deep(twice[0].does if twice else "nothing happens", 12),
        )
        + TEST.format(
            table=TABLE,
            answers="".join([f"    when {answer}\n" for answer in asked]),
            so=so,
        )
    )


@pytest.mark.parametrize(("kept", "place"), CASES, ids=lambda part: str(part))
def test_what_comes_in_between_leaves_it_alone(kept: str, place: int, tmp_path: Path) -> None:
    first = FIRST_OF[kept]
    tell, so = first.tells[place]
    wrong = {
        between: told
        for between, other in OTHER.items()
        if (told := failures(tmp_path, text(first, tell, so, (other,))))
    }
    assert wrong == {}


@pytest.mark.parametrize(("kept", "place"), CASES, ids=lambda part: str(part))
def test_nor_does_the_like_inside_what_comes_in_between(
    kept: str, place: int, tmp_path: Path
) -> None:
    first = FIRST_OF[kept]
    tell, so = first.tells[place]
    wrong = {
        (one, two): told
        for one, two in ((kept, kept), (kept, "throw"), ("numbers", kept))
        if (told := failures(tmp_path, text(first, tell, so, (OTHER[one], TWICE[two]))))
    }
    assert wrong == {}


@pytest.mark.sample(2)
@pytest.mark.parametrize(("kept", "place"), CASES, ids=lambda part: str(part))
def test_nor_does_a_clause_of_the_card_itself(kept: str, place: int, tmp_path: Path) -> None:
    first = FIRST_OF[kept]
    tell, so = first.tells[place]
    wrong = {
        between: told
        for between, other in OTHER.items()
        if (told := failures(tmp_path, text(first, tell, so, (other,), own=True)))
    }
    assert wrong == {}


LATER = {
    kept: tell
    for kept, first in FIRST_OF.items()
    if kept in ("throw", "numbers", "secret die")
    for tell in first.tells[:1]
}


@pytest.mark.parametrize("kept", LATER)
def test_a_later_clause_of_the_card_is_told_what_the_card_has_come_to(
    kept: str, tmp_path: Path
) -> None:
    """Also where another rule has thrown, picked or kept since, on its own."""
    first, other = FIRST_OF[kept], OTHER[kept]
    tell, so = LATER[kept]
    lines = f"{first.does}\nat the end of your turn\n    {deep(tell, 4)}"
    own, others = ("".join(f", die {face}" for face in each.dice) for each in (first, other))
    asked = [f'player 1 chooses "Do"{own}', *first.answers]
    asked += [f'player 1 moves "Amara Diallo" to "Library", exposure wound{others}', *other.answers]
    asked += ["player 1 passes"]
    assert (
        failures(
            tmp_path,
            FIRST.format(lines=deep(lines, 8))
            + WATCHER.format(once=deep(other.does, 12), twice="nothing happens")
            + TEST.format(
                table=TABLE, answers="".join([f"    when {each}\n" for each in asked]), so=so
            ),
        )
        == []
    )


SWORN = """secret "The Sworn Number"
    flavor "x"
    setup
        pick a number up to 6 in secret
    goal number picked by you = 4

"""


def test_a_goal_is_told_the_number_picked_at_set_up(tmp_path: Path) -> None:
    """However many numbers other cards have had picked since."""
    lines = "each player picks a number up to 6 in secret"
    cards = loaded(tmp_path, SWORN + FIRST.format(lines=lines))
    paths = {path.rpartition("/")[2]: path for path in cards.card_numbers}
    sworn, first = (cards.card_numbers[paths[one]] for one in ("the_sworn_number", "the_first"))
    goal = cards.handler(paths["the_sworn_number"])["goal"]
    game = table(cards, players=2).game
    for number, holds in ((4, True), (3, False)):
        game.noted = ((sworn, 0, number), (first, 0, 7 - number), (first, 1, 4))
        assert goal(game, 0)[0] == holds


def loaded(folder: Path, written: str) -> CardSet:
    """Return the starter set with these cards beside its own."""
    (folder / "more.dow").write_text(written, "utf-8")
    (found,) = checking.tests_of([folder / "more.dow"])
    return found.cards


@pytest.mark.sample(1)
@pytest.mark.parametrize("kept", ["throw", "secret die", "rest"])
def test_what_is_told_again_lies_in_saves(kept: str, tmp_path: Path) -> None:
    """A game that waits at a question of what comes in between goes on alike when it is loaded."""
    first, other = FIRST_OF[kept], OTHER["numbers"]
    cards = loaded(tmp_path, text(first, *first.tells[0], (other,)))
    built = table(cards, players=2, objective="The Watcher").controls(1, "Amara Diallo")
    built = built.controls(2, "Biscuit").dice(1, 6).waste("Aspirin").crossroads("The First")
    put_objective_in_force(built.game)
    game, waited = built.begin(), 0
    for wanted in ("clean", "the_first/do", "", ""):
        game.choose([wanted in str(each.key) for each in game.decision.options].index(True))
        again = Winter.from_json(game.to_json(), cards)
        waited += any(frame[0] == tell_again.__name__ for frame in again.stack)
        assert again.digest == game.digest
        game = again
    assert waited >= 1


def test_the_other_game_keeps_nothing_of_the_kind() -> None:
    """No word of it is told of a throw, a vote or numbers, so nothing has to be told again."""
    assert [word.phrase for word in OF_DWAR7S.words if word.of_last] == []
    kept = {word.of_last for word in VOCABULARY.words if word.of_last}
    assert kept == {word.another for word in VOCABULARY.of_sort(EffectWord) if word.another} | {
        THE_VOTE
    }


LOSS = """crossroads "The Loss"
    flavor "x"
    when you clean waste
    option "Do"
        until the end of this turn
            when morale is lost, before it takes effect
                {comes}
                add (loss of morale) food
            when "Yuki Lowe" gets a wound
                lose 3 morale
            when "Amara Diallo" gets a wound
                gain 1 morale
        lose 2 morale
    option "Do not"
        nothing happens

"""
COMES = (
    "gain 1 morale",
    "cancel the result\n                lose 1 morale",
    "lose 1 morale, once per round",
    f"cancel the result\n                {AGAIN}",
    f"cancel the result\n                {HURT}",
)


def test_a_loss_that_is_about_to_come_is_told_as_it_is(tmp_path: Path) -> None:
    """Also where the clause, or what that sets off, brings about another loss."""
    wrong = {}
    for comes in COMES:
        inside = " and food >= 2" if "once" in comes else " and food = 2"
        test = TEST.format(
            table=TABLE,
            answers='    when player 1 chooses "Do"\n',
            so=f"morale <= 9{inside}",
        ).replace("The First", "The Loss")
        quiet = WATCHER.format(once="nothing happens", twice="nothing happens")
        if told := failures(tmp_path, LOSS.format(comes=comes) + quiet + test):
            wrong[comes] = told
    assert wrong == {}
