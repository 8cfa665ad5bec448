"""Lines of a test, one by one: what each of them can say on a Dead of Winter table, and what a
failure tells.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from dowlang.diagnostics import Severity
from dowlang.project import checking
from dowlang.project.loading import CardErrors
from dowlang.testing import run_tests

SHELF = """crossroads "The Quiet Shelf"
    flavor "Nobody touches it."
    when you search "School"
    option "Take it"
        roll a die
            1 to 3
                lose 1 morale
            otherwise
                gain 1 morale
    option "Leave it" if food >= 1
        nothing happens
"""
DRIPS = """crossroads "The Slow Thaw"
    flavor "Drip, drip."
    when you search "School"
    option "Wait for it"
        attach this card to "School", counting drips
            at the end of each round
                add 1 to drips
    option "Leave it"
        nothing happens
"""
VOTED = """crossroads "The Quiet Shelf"
    flavor "Nobody touches it."
    when you search "School"
    vote by players who are not exiled, ties go to you, without voters it fails
        passes "Take it"
            roll a die
                1 to 3
                    lose 1 morale
                otherwise
                    gain 1 morale
        fails "Leave it"
            nothing happens
"""
OFFER = """survivor "Ida Vance"
    flavor "She has counted everything twice."
    occupation "clerk"
    female
    influence 44
    attack 4+
    search 3+
    at "Library"
    ability 1+, once per round
        you may discard 1 card
            if so
                gain 1 morale
"""
TABLE = """
test "it"
    given players = 2, seed 1, food = 20, morale = 5
    given player 1 controls "Amara Diallo", "Amara Diallo" is at "School"
    given player 1 controls "Greta Solheim", "Greta Solheim" is at "School"
    given zombies at "School" = 2
    given dice of player 1 are 6 6 6 6 6 6 6
"""


def message(folder: Path, card: str, *lines: str, table: str = TABLE) -> str:
    """Return the failure of the test with these lines under its table, or an empty text."""
    (folder / "it.dow").write_text(
        card + table + "".join(f"    {line}\n" for line in lines), "utf-8"
    )
    (asked,) = checking.tests_of([folder / "it.dow"])
    return "\n".join(
        result.message() for result in run_tests(asked.cards, asked.tests).results
    ).strip("\n")


def codes(folder: Path, card: str, *lines: str, table: str = TABLE) -> list[tuple[int, str]]:
    """Return line and code of the errors in the same file."""
    (folder / "it.dow").write_text(
        card + table + "".join(f"    {line}\n" for line in lines), "utf-8"
    )
    found, _ = checking.check_paths([folder / "it.dow"])
    return [(one.span.line, one.code) for one in found if one.severity is Severity.ERROR]


UP = 'given crossroads "The Quiet Shelf"'

HOLDS = {
    "who searches": (
        UP,
        'when "Greta Solheim" searches "School"',
        'when player 1 chooses "Leave it"',
        "then morale = 5",
    ),
    "who attacks": (
        UP,
        'when "Greta Solheim" attacks a zombie, exposure blank',
        'then zombies at "School" = 1',
    ),
    "who can": (
        UP,
        'then "Greta Solheim" can search',
        'then "Yuki Lowe" cannot search',
        "then player 1 can search",
    ),
    "can choose": (
        UP,
        "when player 1 searches",
        'then player 1 can choose "Take it"',
        'when player 1 chooses "Leave it"',
    ),
    "came up": (
        UP,
        "when player 1 searches",
        'when player 1 chooses "Leave it"',
        'then "The Quiet Shelf" was triggered this turn',
    ),
    "not up": (
        UP,
        'when "Amara Diallo" attacks a zombie, exposure blank',
        'then "The Quiet Shelf" was not triggered this turn',
    ),
    "not up yet": (
        UP,
        'then "The Quiet Shelf" was not triggered this game',
        "then player 1 can search",
    ),
    "what was": (
        UP,
        "when player 1 searches",
        'when player 1 chooses "Leave it"',
        'then "School" was searched this turn',
        'then "Library" was not searched this round',
        "then no zombie was killed this game",
    ),
    "the next survivor": (
        'given "Yuki Lowe" is on top of the survivor deck',
        'then "Yuki Lowe" is on top of the survivor deck',
    ),
    "the next crisis": (
        'given "The Long Whiteout" is on top of the crisis deck',
        "given cards in the crossroads deck = 0",
        "when player 2 starts",
        "when player 1 starts",
        'then "The Long Whiteout" was revealed this game',
    ),
    "the next card": (
        'given "Margin Notes" is on top of the crossroads deck',
        'then "Margin Notes" is on top of the crossroads deck',
    ),
}


@pytest.mark.parametrize("lines", HOLDS.values(), ids=HOLDS)
def test_a_line_that_holds(lines: tuple[str, ...], tmp_path: Path) -> None:
    assert codes(tmp_path, SHELF, *lines) == []
    assert message(tmp_path, SHELF, *lines) == ""


FAILS = {
    "who can": ((UP, 'then "Yuki Lowe" can search'), "no option names `Yuki Lowe`"),
    "who cannot": (
        (UP, 'then "Greta Solheim" cannot search'),
        "`search with Greta Solheim, spending a 6` does it",
    ),
    "can choose": (
        (UP, "given food = 0", "when player 1 searches", 'then player 1 can choose "Leave it"'),
        "a `die` roll is made",
    ),
    "came up": (
        (
            UP,
            'when "Amara Diallo" attacks a zombie, exposure blank',
            'then "The Quiet Shelf" was triggered this turn',
        ),
        "is not so",
    ),
    "a roll that is missing at the end": (
        (UP, 'when "Amara Diallo" attacks a zombie'),
        "`, exposure …` at the end of the line gives it",
    ),
    "a roll that is missing": (
        (UP, "when player 1 searches", 'when player 1 chooses "Take it"', "then morale = 4"),
        "`, die …` at the end",
    ),
    "who is dead": (
        (
            UP,
            'when "Amara Diallo" attacks a zombie, exposure bitten',
            'when player 1 chooses "Greta Solheim dies and the bite ends"',
            'when "Amara Diallo" searches',
        ),
        "of whom was told last: Amara Diallo is killed",
    ),
    "who is dead, and another leads": (
        (
            UP,
            'given wounds on "Amara Diallo" = 2, player 1 controls "Noor Haddad"',
            'when "Amara Diallo" attacks a zombie, exposure wound',
            'when "Amara Diallo" searches',
        ),
        "  found  no option names `Amara Diallo`, of whom was told last: Amara Diallo is killed",
    ),
    "a card that nobody has": (
        (UP, 'when player 1 plays "Aspirin"'),
        "  found  no option names `Aspirin`; player 1 is asked",
    ),
    "a die too many before the end of the turn": (
        (
            UP,
            'when "Amara Diallo" attacks a zombie, exposure blank, die 3',
            "when player 1 passes",
        ),
        """exposure blank, die 3`
  found  a `die` roll given here is never made""",
    ),
}


@pytest.mark.sample(5)
@pytest.mark.parametrize(("lines", "told"), FAILS.values(), ids=FAILS)
def test_a_line_that_fails_names_the_cause(
    lines: tuple[str, ...], told: str, tmp_path: Path
) -> None:
    table = TABLE.replace(", food = 20", "") if "given food = 0" in lines else TABLE
    assert codes(tmp_path, SHELF, *lines, table=table) == []
    assert told in message(tmp_path, SHELF, *lines, table=table)


def test_a_missing_roll_is_told_at_the_line_that_makes_it(tmp_path: Path) -> None:
    """The two lines after it are right."""
    lines = (
        UP,
        'when "Amara Diallo" moves to "Library"',
        'when "Greta Solheim" searches "School"',
        'when player 1 chooses "Leave it"',
    )
    assert (
        message(tmp_path, SHELF, *lines).split("\n")[1]
        == '  wanted `when "Amara Diallo" moves to "Library"`'
    )


def test_a_die_too_many_is_told_at_the_line_that_gives_it(tmp_path: Path) -> None:
    lines = (
        UP,
        "when player 1 searches",
        'when player 1 chooses "Take it", die 2, die 3',
        "then morale = 4",
    )
    told = message(tmp_path, SHELF, *lines).split("\n")
    assert told[1:3] == [
        '  wanted `when player 1 chooses "Take it", die 2, die 3`',
        "  found  a `die` roll given here is never made (1 left over)",
    ]


def test_the_die_of_the_second_vote_is_told_at_the_second_vote(tmp_path: Path) -> None:
    votes = ("when player 1 votes against", "when player 2 votes against, die 4")
    lines = (UP, 'when "Amara Diallo" searches', *votes)
    assert (
        message(tmp_path, VOTED, *lines).split("\n")[1]
        == "  wanted `when player 2 votes against, die 4`"
    )


PLACES = ("Library", "Library", "Hospital", "Hospital")


@pytest.mark.proof
def test_many_survivors_and_searches_find_their_way(tmp_path: Path) -> None:
    others: tuple[str, ...] = ("Yuki Lowe", "Halima Yusuf", "Dmitri Halvorsen", "Hiroto Sasaki")
    given = [
        f'given player 1 controls "{name}", "{name}" is at "{place}"'
        for name, place in zip(others, PLACES, strict=True)
    ]
    searches = ['when player 1 searches "Library"'] * 2 + ['when player 1 searches "Hospital"'] * 2
    lines = (
        *given,
        UP,
        *searches,
        'when player 1 searches "School"',
        'when player 1 chooses "Take it", die 2',
        "then morale = 4",
    )
    assert message(tmp_path, SHELF, *lines) == ""
    wrong = message(
        tmp_path,
        SHELF,
        *given,
        UP,
        *searches,
        'when "Yuki Lowe" moves to "School"',
        'when player 1 searches "School"',
    )
    assert "an `exposure` roll is made that is not given here" in wrong


def test_an_offer_inside_an_ability_is_answered_after_it(tmp_path: Path) -> None:
    given = (
        'given player 1 controls "Ida Vance", "Ida Vance" is at "Library"',
        'given player 1 has "Aspirin"',
    )
    uses = 'when player 1 uses the ability of "Ida Vance"'
    assert message(tmp_path, OFFER, *given, uses, "when player 1 accepts", "then morale = 6") == ""
    assert message(tmp_path, OFFER, *given, uses, "when player 1 declines", "then morale = 5") == ""
    assert "`morale` is 5" in message(
        tmp_path, OFFER, *given, uses, "when player 1 declines", "then morale = 6"
    )


def test_counters_are_read_and_told_where_they_changed(tmp_path: Path) -> None:
    waits = "when player 1 searches", 'when player 1 chooses "Wait for it"'
    lines = (
        'given crossroads "The Slow Thaw"',
        "given cards in the crossroads deck = 0",
        *waits,
        "then drips = 0",
        "when player 2 starts",
        "when player 1 starts",
        "then drips = 1",
    )
    assert codes(tmp_path, DRIPS, *lines) == []
    assert message(tmp_path, DRIPS, *lines) == ""
    told = message(tmp_path, DRIPS, *lines[:-1], "then drips = 2")
    assert "`drips` is 1" in told and "(0 → 1)" in told


def test_a_counter_that_nobody_keeps_cannot_be_given(tmp_path: Path) -> None:
    assert "only while it is in force" in message(
        tmp_path, DRIPS, "given drips = 2", "then drips = 2"
    )


def test_a_counter_of_another_name_is_none(tmp_path: Path) -> None:
    assert codes(tmp_path, DRIPS, "then drops = 0") != []
    assert codes(tmp_path, SHELF, "then drips = 0") != []


def test_since_this_card_is_said_on_cards_only(tmp_path: Path) -> None:
    assert [
        code for _, code in codes(tmp_path, SHELF, 'then "School" was searched since this card')
    ] == ["DOW3018"]


def test_all_names_that_a_column_may_not_have_are_told_at_once(tmp_path: Path) -> None:
    table = ("then morale = mood", "cases food, mood, die, survivor", "    2, 3, 4, 5")
    (tmp_path / "it.dow").write_text(
        SHELF + TABLE + "".join(f"    {line}\n" for line in table), "utf-8"
    )
    found, _ = checking.check_paths([tmp_path / "it.dow"])
    (told,) = [one for one in found if one.severity is Severity.ERROR]
    assert told.code == "DOW2024" and all(
        f"`{word}`" in f"{told.message} {told.help}" for word in ("food", "die", "survivor")
    )


@pytest.fixture
def a_set(tmp_path: Path) -> Path:
    (tmp_path / "set.toml").write_text(
        'id = "two"\nname = "Two"\nversion = "1"\nedition = 1\nruleset = "dead_of_winter"\nuses = '
        '["base"]\n',
        "utf-8",
    )
    (tmp_path / "good.dow").write_text(SHELF + TABLE + f"    {UP}\n    then morale = 5\n", "utf-8")
    return tmp_path


@pytest.mark.sample(2)
@pytest.mark.parametrize(
    "other", [DRIPS.replace("drips\n", "drops\n", 1), DRIPS + "    bogus\n", "\ufffe"]
)
def test_mistakes_in_another_file_stop_no_test(other: str, a_set: Path) -> None:
    (a_set / "bad.dow").write_text(other, "utf-8")
    said: list[str] = []
    (asked,) = checking.tests_of([a_set / "good.dow"], notice=said.append)
    assert [result.outcome for result in run_tests(asked.cards, asked.tests).results] == ["passed"]
    assert any("bad.dow" in one for one in said)
    with pytest.raises(CardErrors):
        checking.tests_of([a_set])
    with pytest.raises(CardErrors):
        checking.tests_of([a_set / "bad.dow"])


def test_a_deck_of_the_wrong_size_stops_no_test_of_one_card(a_set: Path) -> None:
    (a_set / "set.toml").write_text(
        (a_set / "set.toml").read_text("utf-8") + "[decks]\ncrossroads = 7\n", "utf-8"
    )
    (asked,) = checking.tests_of([a_set / "good.dow"])
    assert [result.outcome for result in run_tests(asked.cards, asked.tests).results] == ["passed"]
    with pytest.raises(CardErrors):
        checking.tests_of([a_set])


def test_what_a_wanted_card_needs_of_a_broken_one_is_told(a_set: Path) -> None:
    (a_set / "bad.dow").write_text(DRIPS + "    bogus\n", "utf-8")
    (a_set / "good.dow").write_text(
        SHELF + TABLE + '    given crossroads "The Slow Thaw"\n    then morale = 5\n', "utf-8"
    )
    with pytest.raises(CardErrors):
        checking.tests_of([a_set / "good.dow"])


CHAIRS = """crisis "Empty Chairs"
    flavor "Who sat there."
    prevent with food
    failure
        the first player may discard 1 card
            if so
                gain 1 morale
"""
LATER = """
test "it"
    given players = 2, seed 1, food = 20, morale = 9
    given crisis "Empty Chairs", cards in the crossroads deck = 0
    given player 1 has "Aspirin"
    when player 2 starts
"""


@pytest.mark.parametrize(
    ("lines", "morale"),
    [
        (("when player 1 starts",), 9),
        (("when player 2 passes", "when player 1 starts"), 9),
        (("when player 2 passes", "when player 1 accepts", "when player 1 starts"), 10),
        (("when player 2 passes", "when player 1 declines", "when player 1 starts"), 9),
    ],
)
def test_playing_on_goes_past_the_questions_of_the_colony_phase(
    lines: tuple[str, ...], morale: int, tmp_path: Path
) -> None:
    assert message(tmp_path, CHAIRS, *lines, f"then morale = {morale}", table=LATER) == ""


ROLL_CALL = """crossroads "Roll Call"
    flavor "One by one."
    when you pass
    option "All"
        for each player
            for each survivor they control
                they may discard 1 card
                    if so
                        roll a die
                            1 to 3
                                gain 1 morale
                            otherwise
                                lose 1 morale
    option "None"
        nothing happens
"""
SEATED = """
test "it"
    given players = 5, seed 1, morale = 5
    given player 1 controls "Amara Diallo", player 1 controls "Greta Solheim"
    given player 1 controls "Noor Haddad", player 2 controls "Biscuit"
    given player 2 controls "Yuki Lowe", player 3 controls "Wen Guo"
    given player 4 controls "Halima Yusuf", player 5 controls "Barto Nwosu"
    given cards in the hand of player 1 = 4, cards in the hand of player 2 = 4
    given cards in the hand of player 3 = 4, cards in the hand of player 4 = 4
    given cards in the hand of player 5 = 4
    given crossroads "Roll Call"
    when player 1 passes
    when player 1 chooses "All"
"""


@pytest.mark.parametrize("player", [1, 3, 5])
def test_a_roll_that_is_missing_behind_many_questions_is_named(player: int, tmp_path: Path) -> None:
    """Eight offers, of which one is spoken of."""
    accepts = f"when player {player} accepts"
    lines = (f"{accepts}, die 2", "then morale = 6")
    assert message(tmp_path, ROLL_CALL, *lines, table=SEATED) == ""
    told = message(tmp_path, ROLL_CALL, accepts, "then morale = 6", table=SEATED).split("\n")
    assert told[1] == f"  wanted `{accepts}`"
    assert told[2].startswith("  found  a `die` roll is made that is not given here")
