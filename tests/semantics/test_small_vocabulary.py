"""Forms that only a small vocabulary shows: slots for texts and conditions, subjects that are
many, nouns that share their last word.
"""

from __future__ import annotations

from dowlang import semantics, syntax
from tests.semantics.lower.test_ir_of_sentences import HEAD, body
from tests.worlds import campfire_text
from tests.worlds.campfire import VOCABULARY
from tests.worlds.hike import checked


def told(*lines: str) -> list[str]:
    """What is found in an option with these lines: code, column, message."""
    _, found = checked(HEAD + "".join(f"        {line}\n" for line in lines))
    return [f"{d.code} @{d.span.column} {d.message}" for d in found if d.code != "DOW5011"]


def test_a_subject_of_many_is_one_argument_and_a_text_is_itself() -> None:
    assert body('each hiker sings "The Long Rain"') == [
        "Act(sing {song}; {hiker_2: hiker}, Constant(value=The Long Rain))"
    ]
    assert body('that hiker sings "Short"') == [
        "Act(sing {song}; Pieces(items=[hiker_1]), Constant(value=Short))"
    ]
    pick, act = body('2 hikers sing "The Long Rain"')
    assert (
        pick.startswith("Pick(name=hiker_3")
        and act == "Act(sing {song}; hiker_3*, Constant(value=The Long Rain))"
    )


def test_a_subject_that_must_be_written() -> None:
    assert told('sing "Rain"') == ["DOW3001 @9 found no subject, wanted a hiker before it"]
    assert told('"Ridge" sings "Rain"') == ["DOW3001 @17 found a camp as subject, wanted a hiker"]


def test_a_slot_takes_a_condition() -> None:
    assert body('bet on berries >= 2 and not "Una" is at "Ridge"') == [
        "Act(bet on {cond}; Logic(operator=and, operands=[Tally() >= 2, Logic(operator=not, "
        'operands=[at {camp}("una", "ridge")])]))'
    ]
    assert told('bet on "Unu" is at "Ridge"') == [
        "DOW3002 @16 found the name `Unu`, wanted the name of a hiker in this set"
    ]


def test_one_piece_where_many_are_wanted() -> None:
    assert (
        body("choose a leaf in hand as seed", "burn the seed")[1]
        == "Act(burn {leaves}; Pieces(items=[leaf_2]), you)"
    )
    assert body('add (weight of "Una") berries') == [
        'Act(add {count} berries; weight of {hikers}(Pieces(items=["una"])))'
    ]
    assert body("add (weight of all tired hikers) berries") == [
        "Act(add {count} berries; weight of {hikers}({hiker_2: hiker | tired(hiker_2)}))"
    ]
    assert told("add (weight of each tired hiker) berries") == [
        "DOW3019 @24 found `each tired hiker` inside an amount, wanted a loop around the line, "
        "`for each tired hiker`",
    ]


def test_a_source_keeps_the_default_of_its_function() -> None:
    (pick, _) = body("burn 1 leaf of the stack")
    assert "of of the stack(Constant(value=True))" in pick


def test_a_filter_of_another_noun_with_the_same_last_word() -> None:
    assert told("for each pine leaf of the stack", "    eat 1 berry") == [
        "DOW3001 @28 found `of the stack` after `pine leaf`, wanted a leaf before it",
    ]


def test_an_amount_of_a_rule_is_a_number() -> None:
    (lasting,) = body(
        "until the end of this round", "    that hiker wants a berry", '    "Una" wants 2 berries'
    )
    assert "arguments=[hiker_1, 1]" in lasting and 'arguments=["una", 2]' in lasting
    for amount in ("no berries", "all berries", "up to 2 berries", "at least 2 berries"):
        kind = amount.replace(" 2", "").replace(" berries", "")
        assert told("until the end of this round", f"    that hiker wants {amount}") == [
            f"DOW3019 @30 found `{kind} berries`, wanted an amount"
        ]
    assert told("until the end of this round", "    that hiker wants berries") == [
        "DOW3019 @30 found `berries` without an amount, wanted an amount"
    ]


def test_goals_that_the_game_does_not_change() -> None:
    assert told("until the end of this round", '    "Una" also needs berries >= 2') == [
        "DOW3018 @13 found `also needs`, which has a meaning only in a game whose goals cards can "
        "change",
    ]


def test_a_counter_belongs_to_the_card_that_declares_it() -> None:
    trek = (
        'trek "Far"\n    flavor "Far."\n    easy\n        setup\n            logs 3\n        '
        "counter rides\n        goal rides >= 3\n"
        '        at the end of each round\n            add (age of "Unu") to rides\n\n'
    )
    lines = ("add 1 to rides", "repeat (rides) times", "    eat 1 berry", "add (rides) berries")
    _, found = checked(trek + HEAD + "".join(f"        {line}\n" for line in lines))
    said = [(d.span.line, d.code, d.message) for d in found if d.code < "DOW5"]
    assert said[0] == (9, "DOW3002", "found the name `Unu`, wanted the name of a hiker in this set")
    assert said[1:] == [
        (at, "DOW3013", "found `rides`, which is no counter of this card") for at in (15, 16, 18)
    ]


def test_a_game_whose_rounds_have_no_steps() -> None:
    grammar, parser = campfire_text.language()
    card = (
        'ember "No Dusk"\n    flavor "Long."\n    if warmth >= 1\n    option "Wait"\n        '
        "until the end of next round\n            {}\n"
    )
    for line, column in (
        ("instead of the person\n                lose 1 warmth", 24),
        ("each player is skipped", 13),
    ):
        file, found = syntax.parse("campfire.dow", card.format(line), parser)
        assert found == ()
        (message,) = semantics.check(
            [file], VOCABULARY, grammar, semantics.SetWorld(), found
        ).diagnostics
        assert (
            message.span.column == column
            and "only in a game whose rounds have steps" in message.message
        )
