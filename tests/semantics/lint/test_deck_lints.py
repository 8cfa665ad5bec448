"""Lints that look at the whole set: each procedure from both sides, what it finds and where it
must be silent.
"""

from __future__ import annotations

import pytest

from dowlang.diagnostics import Diagnostic
from dowlang.project import checking

CARD = """crossroads "Slip"
    flavor "x"
    {trigger}
    option "Do"
        {first}
    option "Leave"
        lose 2 morale
"""
GOAL = 'secret "Slip"\n    flavor "x"\n    goal {goal}\n'


def found(text: str, code: str) -> list[Diagnostic]:
    """The findings of one code in a file read as an addition to the base set."""
    findings, _ = checking.check_text(text.encode(), "slip.dow")
    assert [d.message for d in findings if d.code < "DOW5"] == []
    return [d for d in findings if d.code == code]


def crossroads(trigger: str = "if morale >= 1", first: str = "gain 1 morale") -> str:
    return CARD.format(trigger=trigger, first=first)


@pytest.mark.parametrize(
    ("trigger", "reason"),
    [
        ("if morale >= 11", "it is at most 10, never 11"),
        ("if morale >= 5 and morale <= 4", "nothing is at least 5 and at most 4"),
        ("if food >= 2 and 3 < starting players - 2", "it is at least 3, never less than 3"),
        ('if zombies at "School" > 18', "it is at most 18, never more than 18"),
        ("if helpless survivors >= 25 or morale > 10", "it is at most 24, never 25"),
        ("if not morale <= 10", "it is at most 10, never more than 10"),
        ("if not ( morale <= 10 or morale <= 3 )", "it is at most 10, never more than 10"),
        ("if not ( morale <= 10 and food >= 0 )", "it is at most 10, never more than 10"),
        ("if not not morale >= 11", "it is at most 10, never 11"),
        ("if morale = 11", "it is at most 10, never 11"),
        ("if starting players = 1", "it is at least 2, never 1"),
        ("if starting players <= 1", "it is at least 2, never 1"),
        ("if players < 2", "it is at least 2, never less than 2"),
        ("if not players >= 2", "it is at least 2, never less than 2"),
        ("if rounds left > 99", "it is at most 7, never more than 99"),
        ("if rounds left > 99", "it is at most 7, never more than 99"),
        ('if influence of "Petra Lindqvist" > 99', "it is at most 75, never more than 99"),
        ("if survivors > 99", "it is at most 30, never more than 99"),
        ('if cards in the "School" deck > 999', "it is at most 145, never more than 999"),
        ("if food >= 1 and not food >= 1", "nothing is at least 1 and at most 0"),
        (
            "if food >= 1 and not ( morale >= 2 or food >= 1 )",
            "nothing is at least 1 and at most 0",
        ),
        ("if 3 <= food and 2 > food", "nothing is at least 3 and at most 1"),
        ("if food = 2 and not food = 2", "something is wanted and refused"),
        ("if food - 3 >= 1 and food - 3 <= 0", "nothing is at least 1 and at most 0"),
        (
            "if food >= 5 and ( food < 3 or food < 4 and morale >= 1 )",
            "nothing is at least 5 and at most 2",
        ),
        (
            "if you control a survivor and not you control a survivor",
            "nothing is at least 1 and at most 0",
        ),
        (
            "if a zombie was killed this turn and not a zombie was killed this turn",
            "something is wanted and refused",
        ),
        (
            'if "Petra Lindqvist" is wounded and "Petra Lindqvist" is not wounded',
            "something is wanted and refused",
        ),
        (
            'if "Petra Lindqvist" is at the colony and "Petra Lindqvist" is at "School"',
            "nothing is `at …` twice",
        ),
        (
            'if "Petra Lindqvist" is at "Library" and "Petra Lindqvist" is at "School"',
            "nothing is `at …` twice",
        ),
        (
            'if "Petra Lindqvist" is at "School" and "Petra Lindqvist" is outside "School"',
            "`at …` and `outside …` exclude each other",
        ),
        (
            'if "Petra Lindqvist" is at "School" and "Petra Lindqvist" is in the survivor deck',
            "`at …` and `in …` exclude each other",
        ),
        (
            'if "Petra Lindqvist" is in play and "Petra Lindqvist" is in the survivor deck',
            "`in play` and `in …` exclude each other",
        ),
        (
            'if "Petra Lindqvist" is in the survivor deck and "Petra Lindqvist" is in the removed '
            "pile",
            "nothing is `in …` twice",
        ),
    ],
)
def test_a_trigger_that_no_state_allows(trigger: str, reason: str) -> None:
    messages = [d.message for d in found(crossroads(trigger), "DOW5003")]
    assert [message.rsplit(": ", 1)[1] for message in messages] == [reason]


@pytest.mark.parametrize(
    "trigger",
    [
        "if morale >= 10",
        "if morale <= 4 or morale >= 5",
        "if starting players = 5",
        'if zombies at "School" >= 4',
        "if helpless survivors >= 24",
        "if morale = 0 or food = 0",
        "if not morale >= 10",
        "if not ( morale <= 10 and food >= 1 )",
        "if not you control a survivor",
        'if morale - attack of "Petra Lindqvist" + 1 >= 99',
        "if morale / 2 rounded up >= 99",
        "if not morale = 3",
        "if there are the top 2 cards of the waste pile",
        "if players <= 2",
        "if not players >= 3",
        "if rounds left >= 7",
        'if influence of "Petra Lindqvist" >= 75',
        'if cards in the "School" deck >= 20',
        "if cards in the crisis deck > 999",
        "if food >= 1 and not food >= 2",
        "if food = 2 and not food = 3",
        "if food - 3 < 0",
        "if food >= 5 and ( food < 3 or morale >= 2 )",
        "if food >= morale and food < morale",
        'if "Petra Lindqvist" is at "School" and your leader is at the colony',
        'if "Petra Lindqvist" is at "School" and "Petra Lindqvist" is at the location of your '
        "leader",
        'if "Petra Lindqvist" is at "School" and "Petra Lindqvist" is outside "Library"',
        'if "Petra Lindqvist" is at "School" and not "Petra Lindqvist" is at the colony',
        'if "Petra Lindqvist" is wounded and "Petra Lindqvist" is not frostbitten',
        'if "Aspirin" is in the waste pile and "Aspirin" is in the removed pile',
        "if a zombie was killed this turn and not a survivor was killed this turn",
    ],
)
def test_a_trigger_at_the_edge_is_left_alone(trigger: str) -> None:
    assert found(crossroads(trigger), "DOW5003") == []


@pytest.mark.parametrize(
    ("condition", "wanted"),
    [("morale > 10", True), ("morale > 9", False), ("helpless survivors > 24", True)],
)
def test_an_option_whose_condition_no_state_allows(condition: str, wanted: bool) -> None:
    text = crossroads().replace('option "Do"', f'option "Do" if {condition}')
    assert bool(found(text, "DOW5001")) is wanted


@pytest.mark.parametrize(
    ("goal", "wanted"),
    [
        ("medicine cards you hold >= 900", True),
        ("medicine cards you hold >= 2", False),
        ("food >= 900", False),
        ("animal survivors you control >= 20", True),
        ("morale >= 4 or medicine cards you hold >= 900", False),
        ("morale >= 4 and medicine cards you hold >= 900", True),
    ],
)
def test_a_goal_beyond_the_decks_is_warned_of(goal: str, wanted: bool) -> None:
    assert bool(found(GOAL.format(goal=goal), "DOW5004")) is wanted


def test_the_finding_tells_what_the_decks_hold() -> None:
    (finding,) = found(GOAL.format(goal="medicine cards you hold >= 900"), "DOW5004")
    said, held = finding.message.rsplit(" ", 1)
    assert (
        said == "the goal wants medicine cards you hold >= 900, the decks of this set hold"
        and 10 <= int(held) <= 145
    )


@pytest.mark.parametrize(
    ("goal", "held"),
    [
        ("900 <= medicine cards you hold", "hold 2"),
        ("starting players < 2", "hold at least 2"),
        ("2 > starting players", "hold at least 2"),
        ("morale + 3 >= 14", "hold 13"),
        ("morale - 11 >= 0", "hold -1"),
        ("2 * morale >= 21", "hold 20"),
    ],
)
def test_the_finding_tells_what_there_is_on_whichever_side_it_stands(goal: str, held: str) -> None:
    (finding,) = found(GOAL.format(goal=goal), "DOW5004")
    assert finding.message.startswith(f"the goal wants {goal}, the decks of this set {held}")


@pytest.mark.parametrize(
    ("goal", "reason"),
    [
        ("food >= 5 and food <= 3", "nothing is at least 5 and at most 3"),
        ("not ( food >= 5 or food <= 5 )", "nothing is at least 6 and at most 4"),
        (
            "food >= 5 and ( food <= 3 or food = 4 ) and morale >= 2",
            "nothing is at least 5 and at most 3",
        ),
        ("morale >= 12 or morale > 10", "it is at most 10, never 12"),
        ("at least 2 of ( food = 2, food = 3, morale >= 12 )", ""),
        ("at least 2 of ( morale >= 11, food = 3, morale >= 12 )", "it is at most 10, never 11"),
        (
            "food >= 5 and at least 1 of ( food <= 3, food = 4 )",
            "nothing is at least 5 and at most 3",
        ),
        (
            "you control a survivor and not you control a survivor",
            "nothing is at least 1 and at most 0",
        ),
        ("food >= 5 and food <= 5", ""),
        ("food >= 5 or food <= 3", ""),
        ("not ( food >= 5 and food <= 3 )", ""),
        ("food >= 5 and ( food <= 3 or morale <= 3 )", ""),
    ],
)
def test_a_goal_that_contradicts_itself(goal: str, reason: str) -> None:
    messages = [finding.message for finding in found(GOAL.format(goal=goal), "DOW5004")]
    assert messages == ([f"the goal wants {goal}, but {reason}"] if reason else [])


SIDES = """objective "The Long Wait"
    flavor "Nobody came."
    time short
    standard
        goal {goal}
    hardcore like standard, except
        goal morale >= 2
"""
BETRAYAL = """betrayal "The Other Hand"
    flavor "Nobody looked."
    goal {goal}
"""


@pytest.mark.parametrize("card", [GOAL, SIDES, BETRAYAL])
@pytest.mark.parametrize(
    ("goal", "wanted"), [("food >= 5 and food <= 3", True), ("food >= 5 and food <= 6", False)]
)
def test_a_goal_that_contradicts_itself_on_every_kind_of_card(
    card: str, goal: str, wanted: bool
) -> None:
    text = card.format(goal=goal)
    places = [finding.span.line for finding in found(text, "DOW5004")]
    assert places == ([text[: text.index("goal")].count("\n") + 1] if wanted else [])


@pytest.mark.parametrize(
    ("selector", "wanted"),
    [
        ("each survivor at the colony outside the colony", True),
        ("each male female survivor", True),
        ('each survivor at "School" at "Library"', True),
        ('each survivor at "School" outside the colony', False),
        ("each wounded female survivor", False),
        ("each exiled survivor", False),
        ("each animal human survivor", True),
        ('each survivor at "School" who is at the colony', True),
        ('each survivor at "School" who is at "School"', False),
        ("each wounded survivor where (it is not wounded)", True),
        ("each wounded survivor where (it is not frostbitten)", False),
        ("each wounded survivor who is not wounded", True),
        ("each survivor where (wounds on it >= 2 and wounds on it < 2)", True),
        ("each survivor where (wounds on it >= 1)", False),
    ],
)
def test_a_noun_that_matches_nothing_is_warned_of(selector: str, wanted: bool) -> None:
    assert (
        bool(
            found(
                crossroads(
                    first=f"for each {selector.removeprefix('each ')}\n            lose 1 morale"
                ),
                "DOW5005",
            )
        )
        is wanted
    )


@pytest.mark.parametrize(
    ("state", "wanted"), [("wounded", ["something is wanted and refused"]), ("frostbitten", [])]
)
def test_what_is_wanted_and_refused_at_once(state: str, wanted: list[str]) -> None:
    findings = found(crossroads(f"if a survivor who is wounded is not {state}"), "DOW5005")
    assert [d.message.rsplit(": ", 1)[1] for d in findings] == wanted


@pytest.mark.parametrize(
    "text",
    [
        crossroads("if there is a male female survivor"),
        crossroads().replace('"Do"', '"Do" if there is a male female survivor'),
        GOAL.format(goal="male female survivors you control >= 2"),
    ],
)
def test_what_matches_nothing_is_told_once(text: str) -> None:
    """That nothing comes of it then, is no second mistake."""
    findings, _ = checking.check_text(text.encode(), "slip.dow")
    assert [d.code for d in findings if "DOW5001" <= d.code <= "DOW5006"] == ["DOW5005"]


@pytest.mark.parametrize(
    ("first", "wanted"),
    [
        ("add 61 zombies to the colony", True),
        ("add 60 zombies to the colony", False),
        ("add 21 food", True),
        ("add 20 food", False),
        ("add 11 food\n        add 10 food", True),
        ("add 11 food\n        add 10 helpless survivors", False),
        ("add 21 food, if able", False),
        ("add 21 food, once per game", True),
        ("add 20 food, once per game", False),
        ("repeat 3 times\n            add 7 food, once per turn", False),
        ("for each location\n            add 9 zombies to that location", True),
        ("for each location\n            add 8 zombies to that location", False),
        ("repeat 10 times\n            add 9 helpless survivors", True),
        ("repeat 2 times\n            add 9 helpless survivors", False),
        ("repeat 31 times\n            add 2 zombies to the colony", True),
        ("repeat 30 times\n            add 2 zombies to the colony", False),
        ("repeat 3 times\n            repeat 3 times\n                add 3 food", True),
        ("repeat (starting players) times\n            add 11 food", True),
        ("repeat (starting players) times\n            add 10 food", False),
        ("repeat (morale - 3) times\n            add 21 food", False),
        ("repeat (morale / 2 rounded up) times\n            add 21 food", False),
        ("for each player\n            add 11 food", True),
        ("for each player\n            add 10 food", False),
        ("for each survivor\n            add 21 food", False),
        ("choose 2 survivors\n        for each of those survivors\n            add 21 food", False),
        (
            "roll a die\n            1 to 3\n                add 21 food\n            otherwise\n  "
            "              add 22 food",
            True,
        ),
        (
            "roll a die\n            1 to 3\n                add 21 food\n            otherwise\n  "
            "              lose 1 morale",
            False,
        ),
        (
            'vote by players\n            passes "For"\n                add 21 food\n            '
            'fails "Against"\n                add 23 food',
            True,
        ),
        (
            'vote by players\n            passes "For"\n                add 21 food\n            '
            'fails "Against"\n                add 3 food',
            False,
        ),
        ("if morale >= 3\n            add 21 food\n        add 1 food", False),
        (
            "if morale >= 3\n            add 21 food\n        otherwise\n            add 22 food",
            True,
        ),
        (
            "if morale >= 3\n            add 21 food\n        otherwise\n            add 20 food",
            False,
        ),
    ],
)
def test_tokens_that_run_out(first: str, wanted: bool) -> None:
    assert bool(found(crossroads(first=first), "DOW5006")) is wanted


def test_a_card_that_cannot_be_read_silences_what_depends_on_the_decks() -> None:
    text = (
        GOAL.format(goal="medicine cards you hold >= 900")
        + '\nsecret "Broken"\n    flavor "x"\n    goal morle >= 1\n'
    )
    findings, _ = checking.check_text(text.encode(), "slip.dow")
    assert [d.code for d in findings if d.code in ("DOW5004", "DOW2001")] == ["DOW2001"]


def test_an_option_with_a_condition_is_asked_for_its_tokens_too() -> None:
    text = crossroads(first="add 21 food").replace('option "Do"', 'option "Do" if morale >= 2')
    assert [d.message for d in found(text, "DOW5006")] == ["found 21 food, the game has 20"]


def test_every_phrase_that_the_ranges_speak_of_is_declared() -> None:
    """A word that is renamed takes its bounds with it, or is missed here."""
    from dowlang.rulesets.dead_of_winter.words.vocabulary import VOCABULARY

    assert VOCABULARY.ranges is not None
    known = VOCABULARY.ranges(())
    phrases = (
        {word.phrase for word in VOCABULARY.words}
        | {noun.name for noun in VOCABULARY.nouns}
        | {a.word for a in VOCABULARY.adjectives}
    )
    spoken = {*known.numbers, *known.tokens, *known.single}
    spoken |= {
        *(name for pair in known.filtered for name in pair),
        *(w for pair in known.apart for w in pair),
    }
    assert spoken - phrases == set() and len(known.tokens) == 8


@pytest.mark.parametrize(
    ("number", "word"),
    [
        (
            'influence of "Petra Lindqvist" > 99',
            'influence of "Petra Lindqvist" is 99 until the end of this round',
        ),
        ("rounds left > 99", "move the round marker back 1"),
    ],
)
def test_a_printed_bound_holds_only_where_no_card_says_otherwise(number: str, word: str) -> None:
    effect = (
        "until the end of this round\n            influence of your leader is 99"
        if "influence" in word
        else word
    )
    assert len(found(crossroads(f"if {number}"), "DOW5003")) == 1
    assert found(crossroads(f"if {number}", effect), "DOW5003") == []


@pytest.mark.parametrize(
    "condition", ["morale > 10", "morale >= 5 and morale <= 4", "there is a male female survivor"]
)
def test_an_option_that_is_never_possible_is_not_also_called_the_same_as_another(
    condition: str,
) -> None:
    text = crossroads(first="lose 2 morale").replace('option "Do"', f'option "Do" if {condition}')
    findings, _ = checking.check_text(text.encode(), "slip.dow")
    assert len([d.code for d in findings if "DOW5001" <= d.code <= "DOW5006"]) == 1
    assert len(found(text.replace(condition, "morale >= 1"), "DOW5002")) == 1


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("kill a survivor at the colony", "kill a survivor at the colony", True),
        ("kill a survivor at the colony", 'kill a survivor at "School"', False),
        (
            "choose a survivor as hero\n        kill the hero",
            "choose a survivor as victim\n        kill the victim",
            True,
        ),
        (
            "roll a die\n            1 to 3\n                lose 1 morale\n            "
            "otherwise\n                gain 1 morale",
            "roll a die\n            1 to 3\n                lose 1 morale\n            "
            "otherwise\n                gain 1 morale",
            True,
        ),
        (
            "the next time a survivor is killed\n            lose 1 morale",
            "the next time a survivor is killed\n            lose 1 morale",
            True,
        ),
        (
            "the next time a survivor is killed\n            lose 1 morale",
            "the next time a zombie is killed\n            lose 1 morale",
            False,
        ),
    ],
)
def test_the_same_effect_is_the_same_tree_whatever_its_pieces_are_called(
    one: str, other: str, same: bool
) -> None:
    text = crossroads(first=one).replace("        lose 2 morale\n", f"        {other}\n")
    assert bool(found(text, "DOW5002")) is same


@pytest.mark.parametrize(
    ("one", "other", "told"),
    [
        (" if rounds left >= 4", " if rounds left <= 3", 0),
        (" if rounds left >= 4", " if rounds left <= 4", 1),
        (" if rounds left >= 4", "", 1),
        ("", "", 1),
        (" if you control a survivor", " if not you control a survivor", 0),
    ],
)
def test_options_that_are_never_possible_together_may_do_the_same(
    one: str, other: str, told: int
) -> None:
    head = 'crossroads "A"\n    flavor "x"\n    if food >= 1\n'
    text = (
        f'{head}    option "B"{one}\n        gain 1 morale\n    option "C"{other}\n        '
        f"gain 1 morale\n"
    )
    assert len(found(text, "DOW5002")) == told


@pytest.mark.parametrize(
    ("voters", "wanted"),
    [
        ("exiled players", 1),
        ("players", 0),
        ("non-exiled players", 0),
        ("players with a fuel card", 0),
    ],
)
def test_a_vote_by_those_who_have_no_vote(voters: str, wanted: int) -> None:
    vote = (
        f'vote by {voters}\n            passes "For"\n                gain 1 morale\n         '
        f'   fails "Against"\n                lose 1 morale'
    )
    assert len(found(crossroads(first=vote), "DOW5005")) == wanted


@pytest.mark.parametrize(
    ("line", "word"),
    [
        ("gain 0 morale", "gain"),
        ("kill 0 survivors", "kill"),
        ("remove up to 0 food", "remove"),
        ("add 0 zombies to the colony", "add"),
        ("move the round marker back 0", "move the round marker back"),
        ("repeat 0 times\n            gain 1 morale", "repeat"),
        ("gain 1 morale", ""),
        ("set a die to 0", ""),
        ("repeat 1 times\n            gain 1 morale", ""),
    ],
)
def test_an_effect_of_nothing_is_warned_of(line: str, word: str) -> None:
    wanted = [f"found an amount of 0 after `{word}`, wanted 1 at least"] if word else []
    assert [d.message for d in found(crossroads(first=line), "DOW5020")] == wanted
