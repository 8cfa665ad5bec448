"""Where an item lies and how often is read however a card prints it, an *or* between two goals
joins them, faces told in one sentence are a table, and sides of a vote have labels.
"""

from __future__ import annotations

import pytest

from dowlang.project.writing.cards import write_card

GAME = "dead_of_winter"
ITEM = "Item\nRope\nTool\n\n{}\n\nEquip to a survivor. The equipped survivor ignores frostbite.\n"


def lines_of(prose: str) -> list[str]:
    return [line.strip() for line in write_card(prose, GAME).text.splitlines()]


@pytest.mark.sample(2)
@pytest.mark.parametrize(
    ("said", "lies"),
    [
        ("Found at the Library. Copies: 2.", 'tool, in "Library" x 2'),
        ("Copies: 2\nFound at: Library", 'tool, in "Library" x 2'),
        ("2 in the library deck, 1 in the school deck", 'tool, in "Library" x 2, in "School" x 1'),
        ("2 copies in the police station deck", 'tool, in "Police Station" x 2'),
    ],
)
def test_how_often_an_item_lies_where_is_read(said: str, lies: str) -> None:
    assert lies in lines_of(ITEM.format(said))


@pytest.mark.parametrize("joint", ["Or you control 4 survivors.", "OR\nYou control 4 survivors."])
def test_one_of_two_goals_will_do_where_an_or_stands_between(joint: str) -> None:
    prose = f"Secret Objective\nHoard\n\nYou have 3 food cards in hand.\n{joint}\n"
    assert "goal you have 3 food cards in hand or you control 4 survivors" in lines_of(prose)


def test_of_two_results_of_one_sentence_none_is_that_nothing_happens() -> None:
    prose = (
        "Crossroads\nA\n\nTrigger: You search the School.\n\nOption 1: Roll\nRoll a die. "
        "On a 5 or 6, gain 1 morale; on a 1 to 4, the moon turns green.\n"
        "Option 2: Stay\nLose 1 morale.\n"
    )
    lines = lines_of(prose)
    assert "nothing happens" not in lines and "otherwise" not in lines
    assert any(line.startswith("# ? ") and "moon turns green" in line for line in lines)
    assert "gain 1 morale" in lines


def test_the_sides_of_a_vote_keep_their_labels_and_what_says_them_again_is_left_out() -> None:
    prose = (
        "Crossroads\nA\n\nTrigger: You search the School.\n\nAll players vote.\n\n"
        "Thumbs up: Feed the motor.\nIf the majority votes thumbs up, lose 1 morale.\n\n"
        "Thumbs down: Let it stand.\nLose 2 morale. The first player breaks ties.\n"
    )
    lines = lines_of(prose)
    at = lines.index("vote by players")
    assert lines[at + 1 : at + 5] == [
        'passes "Feed the motor"',
        "lose 1 morale",
        'fails "Let it stand"',
        "lose 2 morale",
    ]
