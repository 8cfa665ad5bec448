"""Options of a printed card that are not headed *Option*, and headings of what comes at another
time: what stands below one is done with it or not at all.
"""

from __future__ import annotations

from itertools import product

import pytest

from dowlang.project.game_language import language
from dowlang.project.writing.cards import write_card
from dowlang.project.writing.headings import with_headings
from dowlang.project.writing.labels import doers, heading_in, never_chosen, with_labels
from dowlang.project.writing.layout import heading

GAME = "dead_of_winter"
BLOCKS = ("failure", "setup", "play")
NO_OPTION = never_chosen(doers(language(GAME).vocabulary))
KINDS = ("crossroads", "crisis", "survivor")
LABELS = ("Light the fuse", "Walk away", "No mercy", "Take two for the road", "Hide, then run")
SIGNS = (
    "{}:",
    "*{}*",
    "_{}_",
    "“{}”",
    '"{}."',
    "{}",
    "A) {}",
    "B. {}",
    "(C) {}",
    "{} (if food is 2):",
)
"""How a heading is set apart from what stands below it."""

OTHER = (
    *(
        "Now",
        "Next round",
        "Later",
        "At dawn",
        "Each player",
        "Exiled players",
        "The other players",
    ),
    *("Survivors at home", "The first player", "Result", "Note", "Either", "Or", "Alternatively"),
)
"""Headings of which none is chosen."""

NO_HEADING = ("Roll a die:", "All players vote:", "Trigger:", "Failure:", "Story:", "If you do:")
"""Lines with a sign that are no heading of what is chosen, or are one by a word of their own."""

HEAD = "Crossroads\nThe Fuse\n\nWhen you search the School.\n\n"


def labelled(card: str, *, options: bool = True) -> list[str]:
    """Return the lines of a card of words that other cards use."""
    return with_labels(card, BLOCKS, KINDS, lambda _: True, NO_OPTION if options else None).split(
        "\n"
    )


def card_of(*headings: str) -> str:
    return HEAD + "\n\n".join(f"{each}\nLose 1 morale.\nGain 2 food." for each in headings)


def test_two_headings_are_those_of_options_by_any_sign() -> None:
    missed = []
    for sign, label in product(SIGNS, LABELS):
        lines = labelled(card_of(sign.format(label), sign.format("Go home")))
        only = " (if food is 2)" if "(if" in sign else ""
        if lines != card_of(f"Option: {label}{only}", f"Option: Go home{only}").split("\n"):
            missed.append((sign, label))
    assert missed == []


def test_what_stands_below_any_other_heading_is_of_no_other_part() -> None:
    missed = []
    for other, first in product(OTHER, (True, False)):
        headings = (f"{other}:", "Walk away:") if first else ("Walk away:", f"{other}:")
        for options in (True, False):
            lines = labelled(card_of(*headings), options=options)
            below = [line for line in lines if line.endswith((" morale.", " food."))]
            if any(map(is_option, lines)) or not all(each.startswith("  ") for each in below):
                missed.append((headings, options))
    alone = labelled(card_of("Walk away:"))
    assert missed == []
    assert alone[-2:] == ["  Lose 1 morale.", "  Gain 2 food."]


def is_option(line: str) -> bool:
    return line.startswith("Option")


def test_a_line_that_says_what_it_is_is_no_such_heading() -> None:
    for said in NO_HEADING:
        card = card_of(said, said)
        assert labelled(card) == card.split("\n"), said
    steps = HEAD + "1. Lose 1 morale.\nSing.\n\n2. Gain 1 food.\nRest."
    assert labelled(steps) == steps.split("\n")
    bare = HEAD + "Gain 1 food\nLose 1 morale\n\nAdd 1 food\nRemove 1 food"  # no full stops
    assert labelled(bare) == bare.split("\n")


def test_the_name_of_what_nobody_chooses_is_left_alone() -> None:
    card = "Survivor\nAda\n\nSteady hands:\nLose 1 morale."
    kept = with_labels(card, BLOCKS, KINDS, lambda word: word != "steady", None)
    assert kept == card


def test_a_heading_on_the_line_of_what_comes_of_it_is_told() -> None:
    for label, sign in product(LABELS, (": ", " - ", " – ")):
        assert heading_in(f"{label}{sign}lose 1 morale.", NO_OPTION, opens=False) == label
    for label in OTHER:
        assert not heading_in(f"{label}: lose 1 morale.", NO_OPTION, opens=False), label
        assert not heading_in(label, NO_OPTION, opens=True), label


def test_a_label_that_begins_like_a_clause_is_that_of_an_option() -> None:
    labels = ("First class only", "Automatic doors", "Vote again", "Mature talk")
    for said in (
        "Option {}: {}",
        "Choice {}: {} (if food is 2)",
        "Option {}: {}\nOnly if food is 2.",
    ):
        text = "".join(f"{said.format(at, each)}\nSing.\n" for at, each in enumerate(labels, 1))
        lines = with_headings(HEAD + text, ("setup",)).split("\n")
        only = " if food is 2" if "if food" in said else ""
        found = [line for line in lines if line.startswith("**")]
        assert found == [f"**{each}** *(option{only})*" for each in labels]
        for each in labels:
            words = ("first", "automatic", "vote", "mature")
            head = heading(each, f"*(option{only})*", words)
            assert head == f'option "{each}"{only}'


def written(said: str) -> list[str]:
    """Return the lines of a card of which the options are printed so."""
    return write_card(HEAD + said, GAME).text.split("\n")


def test_options_without_the_word_are_written_as_options() -> None:
    two = written("Light the fuse:\nLose 1 morale.\n\nWalk away:\nGain 1 morale.")
    assert two[2:6] == [
        '    option "Light the fuse"',
        "        lose 1 morale",
        '    option "Walk away"',
        "        gain 1 morale",
    ]


@pytest.mark.proof
def test_moments_and_options_on_one_line_are_told_as_such() -> None:
    one = written("Now:\nLose 1 morale.\n\nNext round:\nGain 1 morale.")
    assert not {"lose 1 morale", "gain 1 morale"}.intersection(map(str.strip, one))
    told = written("Light the fuse: Lose 1 morale.\nWalk away: Gain 1 morale.")
    assert "    # ? Light the fuse: Lose 1 morale." in told
    assert any('`option "Light the fuse"`' in each for each in told)


ONE_LINE = ("Option {n}: {said}", "**Option {n}: {label}.** {rest}", "Option {n} – {said}")
BEFORE_A_STOP = {
    "Offer it to them": None,
    "Keep it": None,
    "Look under the bed": None,
    "Lose 1 morale": "lose 1 morale",
    "Kill a survivor you control": "kill a survivor you control",
    "Discard it": "# ? discard it",
    "Exhaust two dice": "spend 2 dice",
}
"""What stands before the first full stop -> the line that it is, where it may be no label."""


@pytest.mark.sample(4)
@pytest.mark.parametrize("form", ONE_LINE)
@pytest.mark.parametrize(("label", "line"), BEFORE_A_STOP.items())
def test_what_an_option_does_may_stand_behind_its_label_on_one_line(
    form: str, label: str, line: str | None
) -> None:
    rest = "Add 2 zombies to the colony."
    first = form.format(n=1, said=f"{label}. {rest}", label=label, rest=rest)
    second = form.format(n=2, said=f"Go. {rest}", label="Go", rest=rest)
    text = f"Crossroads\nA\n\nTrigger: You search the School.\n\n{first}\n\n{second}\n"
    lines = [each.strip() for each in write_card(text, GAME).text.splitlines()]
    options = [at for at, each in enumerate(lines) if each.startswith("option ")]
    option = f'option "{label if line is None else "Option 1"}"'
    below = ([line] if line else []) + ["add 2 zombies to the colony"]
    mine = [
        each.replace("# ? S", "# ? s") for each in lines[options[0] :] if not each.startswith("#  ")
    ]
    assert len(options) == 2 and mine[: 1 + len(below)] == [option, *below], mine


def test_an_option_without_a_label_is_called_by_its_number() -> None:
    text = "Crossroads\nA\n\nTrigger: You search the School.\n\nOption 1: Lose 1 morale.\n"
    card = write_card(f"{text}Option 2: Gain 1 morale.\n", GAME).text
    assert 'option "Option 1"\n        lose 1 morale\n' in card
    assert 'option "Option 2"\n        gain 1 morale\n' in card
