"""What sentences mean: choices, loops, amounts, bindings, needs, conditions, in the hike."""

from __future__ import annotations

import pytest

from dowlang.diagnostics import codes
from dowlang.semantics import ir
from tests.semantics.shown import shown
from tests.semantics.winter_world import checked_text
from tests.worlds.hike import checked

HEAD = 'tale "Rain"\n    flavor "Wet."\n    when you move a hiker to "Ridge"\n    option "Only"\n'
TEST = '\ntest "Rain"\n    given tale "Rain"\n    then berries >= 0\n'


def option(*lines: str) -> ir.Option:
    """The checked option that holds these lines; fails when there is any finding but a plain
    amount's or that the nearest is meant.
    """
    text = HEAD + "".join(f"        {line}\n" for line in lines) + TEST
    result, found = checked(text)
    assert [
        f"{d.span.line} {d.code} {d.message}" for d in found if d.code not in ("DOW5012", "DOW5023")
    ] == []
    choose = result.checked_cards[0].procedures[0].body.statements[0]
    assert isinstance(choose, ir.Choose)
    return choose.options[0]


def body(*lines: str) -> list[str]:
    """The statements of an option, in short."""
    return [shown(s) for s in option(*lines).body.statements]


def code(*lines: str) -> list[str]:
    """Codes of the findings that the lines give."""
    _, found = checked(HEAD + "".join(f"        {line}\n" for line in lines) + TEST)
    return [d.code for d in found if d.code != "DOW5012"]


def test_participants_of_the_event_are_bound() -> None:
    assert body("that hiker gets 1 blister", "add 2 logs to the destination") == [
        "Act(get {count} blisters; hiker_1, 1)",
        "Act(add {count} logs to {camp}; 2, destination_1)",
    ]


def test_two_candidates_are_ambiguous() -> None:
    assert code("add 2 logs to that camp") == ["DOW3004"]


def test_plural_subject_becomes_a_loop() -> None:
    assert body("each hiker gets 1 blister") == [
        "Each(name=hiker_3, pieces={hiker_2: hiker}, body=[Act(get {count} blisters; hiker_3, 1)])",
    ]


def test_a_choice_becomes_a_pick_by_you() -> None:
    pick, act = option("a hiker you lead gets 1 blister").body.statements
    assert isinstance(pick, ir.Pick) and shown(pick.chooser) == "you"
    assert shown(act) == f"Act(get {{count}} blisters; {pick.name}, 1)"


def test_subject_of_the_sentence_chooses() -> None:
    statement = option("each player burns 1 leaf").body.statements[0]
    assert isinstance(statement, ir.Each)
    pick = statement.body.statements[0]
    assert isinstance(pick, ir.Pick) and shown(pick.chooser) == statement.name
    assert f"in hand(leaf_1, {statement.name})" in shown(pick.candidates)


def test_a_pick_offers_only_what_can_be_healed() -> None:
    made = option("remove 1 blister from a hiker")
    assert (
        "Available(word=‹remove {count} blisters from {hiker}›, arguments=[hiker_2]) >= 1"
        in shown(made.body.statements[0])
    )
    assert [shown(n.count) for n in made.needs] == ["1"]


def test_an_amount_is_lowered_to_what_it_means() -> None:
    assert "PickNumber(name=amount_1" in body("eat up to 3 berries")[0]
    assert body("eat all berries")[0].startswith("Act(eat {count} berries; Available(")
    assert "operator=max" in body("eat all but 2 berries")[0]


def test_that_many_is_what_really_happened() -> None:
    assert body("eat 2 berries", 'add that many logs to "Lake"') == [
        "Act(eat {count} berries; 2 -> amount_1)",
        'Act(add {count} logs to {camp}; amount_1, "lake")',
    ]


def test_an_amount_nobody_speaks_of_is_not_bound() -> None:
    assert body("eat 2 berries") == ["Act(eat {count} berries; 2)"]


def test_needs_are_those_of_mandatory_lines() -> None:
    made = option(
        "eat 2 berries",
        "eat up to 9 berries",
        "eat 5 berries, if able",
        "roll a die",
        "    1 to 6",
        "        eat 7 berries",
    )
    assert [shown(n.count) for n in made.needs] == ["2"]


def test_needs_of_offers_loops_and_branches_do_not_block() -> None:
    made = option(
        "you may burn 2 leaves",
        "    if so",
        "        eat 3 berries",
        "if berries >= 9",
        "    eat 9 berries",
        "each player burns 1 leaf",
    )
    assert made.needs == ()


def test_alias_is_a_choice_that_later_lines_speak_of() -> None:
    statements = option(
        "choose a hiker you lead as hero", "the hero gets 1 blister", "it gets 1 blister"
    ).body.statements
    assert isinstance(statements[0], ir.Pick)
    assert [shown(s) for s in statements[1:]] == [
        f"Act(get {{count}} blisters; {statements[0].name}, 1)"
    ] * 2


def test_innermost_loop_hides_the_event() -> None:
    statement = option("for each hiker you lead", "    that hiker gets 1 blister").body.statements[
        0
    ]
    assert isinstance(statement, ir.Each)
    assert shown(statement.body) == f"[Act(get {{count}} blisters; {statement.name}, 1)]"
    assert code("for each hiker you lead", "    that hiker gets 1 blister") == ["DOW5023"]


def test_they_are_the_player_of_the_loop() -> None:
    statement = option(
        "for each player, in turn order", "    they may burn 1 leaf"
    ).body.statements[0]
    assert isinstance(statement, ir.Each)
    offer = statement.body.statements[0]
    assert (
        isinstance(offer, ir.Offer) and shown(offer.who) == statement.name and len(offer.needs) == 1
    )


def test_modifier_sets_the_parameter() -> None:
    assert body('move that hiker to "Lake", without rain') == [
        'Act(move {hiker} to {camp}; hiker_1, "lake", Constant(value=False))'
    ]


def test_dice_tables_cover_all_faces_once() -> None:
    switch = option(
        "roll a die",
        "    2 to 3",
        "        eat 1 berry",
        "    otherwise",
        "        nothing happens",
    ).body.statements[1]
    assert isinstance(switch, ir.Switch)
    assert [case.ranges for case in switch.cases] == [((2, 3),), ((1, 1), (4, 6))]
    assert code("roll a die", "    2 to 6", "        nothing happens") == ["DOW3009"]
    assert code(
        "roll a die",
        "    1 to 4",
        "        nothing happens",
        "    4 to 6",
        "        nothing happens",
    ) == ["DOW3010"]


def test_faces_of_a_special_die() -> None:
    switch = option(
        "watch the sky for that hiker",
        "    rain",
        "        eat 1 berry",
        "    otherwise",
        "        nothing happens",
    ).body.statements[1]
    assert isinstance(switch, ir.Switch) and [case.ranges for case in switch.cases] == [
        ((1, 1),),
        ((0, 0), (2, 2)),
    ]


CONDITIONS = {
    "you lead a tired hiker": "Size(pieces={hiker_2: hiker | tired(hiker_2) & lead {hiker}(you, "
    "hiker_2)}) >= 1",
    "you do not lead a hiker": "Logic(operator=not, operands=[Size(pieces={hiker_2: hiker | lead "
    "{hiker}(you, hiker_2)}) >= 1])",
    "you lead no hiker": "Size(pieces={hiker_2: hiker | lead {hiker}(you, hiker_2)}) = 0",
    "you lead at least 2 hikers": "Size(pieces={hiker_2: hiker | lead {hiker}(you, hiker_2)}) >= 2",
    'each hiker is at "Ridge"': "Size(pieces={hiker_2: hiker | Logic(operator=not, operands=[at "
    '{camp}(hiker_2, "ridge")])}) = 0',
    'that hiker is not at "Lake"': 'Logic(operator=not, operands=[at {camp}(hiker_1, "lake")])',
    'there is a hiker at "Lake"': 'Size(pieces={hiker_2: hiker | at {camp}(hiker_2, "lake")}) >= 1',
    'logs at "Lake" > berries + 1': 'at {camp}("lake") > Arithmetic(operator=+, left=Tally(), '
    "right=1)",
    "hikers you lead >= 2": "Size(pieces={hiker_2: hiker | you lead(hiker_2, you)}) >= 2",
    "age of that hiker = 7": "age of {hiker}(hiker_1) = 7",
    "hikers where ( age of that hiker >= 9 ) = 0": "Size(pieces={hiker_2: hiker | age of "
    "{hiker}(hiker_2) >= 9}) = 0",
}


@pytest.mark.parametrize("written", CONDITIONS)
def test_a_condition_is_lowered_to_what_it_means(written: str) -> None:
    branch = option(f"if {written}", "    eat 1 berry").body.statements[0]
    assert isinstance(branch, ir.If)
    assert shown(branch.condition) == CONDITIONS[written]


def test_top_cards_are_looked_at_and_kept() -> None:
    found = body("look at the top 2 leaves of the stack", "keep one of those leaves")
    assert (
        found[0] == "Act(look at {leaves}; First(pieces={leaf_1: leaf of of the "
        "stack(Constant(value=True))}, count=2) -> leaf_2)"
    )
    assert "of leaf_2*" in found[1]


def test_a_pick_that_finds_nothing_does_not_skip_the_next_line() -> None:
    found = option("a hiker you lead gets 1 blister", "eat 1 berry").body.statements
    assert isinstance(found[0], ir.If) and shown(found[1]) == "Act(eat {count} berries; 1)"


def test_state_trigger_binds_what_it_speaks_of() -> None:
    text = (
        'tale "Rain"\n    flavor "Wet."\n    if you lead a tired hiker\n    option "Only"\n        '
        "that hiker gets 1 blister\n" + TEST
    )
    result, found = checked(text)
    assert not found
    trigger = result.checked_cards[0].trigger
    assert trigger is not None and len(trigger.picks) == 1
    assert f"get {{count}} blisters; {trigger.picks[0].name}" in shown(
        result.checked_cards[0].procedures[0]
    )


def test_unspoken_things_of_a_state_trigger_are_not_asked_for() -> None:
    text = (
        'tale "Rain"\n    flavor "Wet."\n    if you lead a tired hiker\n    option "Only"\n        '
        "eat 1 berry\n" + TEST
    )
    trigger = checked(text)[0].checked_cards[0].trigger
    assert trigger is not None and trigger.picks == ()


def test_like_easy_except_replaces_lines_by_their_word() -> None:
    text = (
        'trek "Long"\n    flavor "Far."\n    easy\n        setup\n            log 3\n            '
        "berry 4\n            add 1 berry\n"
        "        goal berries >= 3\n    hard like easy, except\n        setup\n            berry "
        "1\n        goal berries >= 5\n"
    )
    result, found = checked(text)
    assert not found
    checked_card = result.checked_cards[0]
    assert checked_card.facts["easy"] == {"log": 3, "berry": 4} and checked_card.facts["hard"] == {
        "log": 3,
        "berry": 1,
    }
    assert [p.role for p in checked_card.procedures] == ["easy.setup", "hard.setup"]
    assert [g.atom.text for g in checked_card.goals.values() if g.atom] == [
        "berries >= 3",
        "berries >= 5",
    ]


def test_carry_out_counts_options_and_finds_circles() -> None:
    text = HEAD + '        carry out "Other"\n    option "Other"\n        eat 1 berry\n' + TEST
    result, found = checked(text)
    assert not found and "CarryOut(option=2)" in shown(result.checked_cards[0].procedures[0])
    assert code('carry out "Only"') == ["DOW3016"]


def test_duplicate_and_look_alike_names() -> None:
    card = 'camp "{}"\n    room 2\n'
    assert [d.code for d in checked(card.format("Oak") + card.format("Oak"))[1]] == ["DOW4001"]
    assert [d.code for d in checked(card.format("Oak") + card.format("OAK"))[1]] == [
        codes.SLUG_CLASH.number
    ]
    assert [d.code for d in checked(card.format("Ridge"))[1]] == ["DOW4001"]


@pytest.mark.parametrize(
    ("said", "found"),
    [("a survivor", "survivor"), ("the crisis", "crisis"), ('"Library"', "location")],
)
def test_a_filter_that_is_a_source_takes_only_its_own_kind(said: str, found: str) -> None:
    """`cards of {deck}` is no test of a card but where the cards come from; its slot has a type
    all the same.
    """
    _, findings = checked_text(
        f'crossroads "Slip"\n    flavor "x"\n    if food = 0\n    option "Look"\n        look at '
        f"the top 2 cards of {said}\n"
    )
    (message,) = (d.message for d in findings if d.code == "DOW3001")
    assert message.startswith(f"found a {found}") and message.endswith("wanted a deck")


@pytest.mark.parametrize("amount", ["up to 2 logs", "no log", "all logs"])
def test_a_condition_takes_a_plain_number(amount: str) -> None:
    _, found = checked(f'{HEAD}        if "Una" carries {amount}\n            add 1 berry\n{TEST}')
    kind = amount.removesuffix(" 2 logs").removesuffix(" logs").removesuffix(" log")
    assert [(d.code, d.message) for d in found if d.code < "DOW5"] == [
        ("DOW3019", f"found `{kind}` in a condition, wanted a number, such as `2 logs`")
    ]


def test_what_is_asked_about_together_is_all_of_them() -> None:
    _, found = checked(
        f'{HEAD}        if "Una" outwalks a tired hiker\n            add 1 berry\n{TEST}'
    )
    assert [d.message for d in found if d.code < "DOW5"] == [
        "found `a` of what is asked about together, wanted `each hiker`"
    ]
