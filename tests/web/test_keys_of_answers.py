"""Answers that differ by a number are taken by it, others are counted: `choosing.js` in Node.js."""

from __future__ import annotations

import json

import pytest

from tests.web.node import run_in_node

pytestmark = pytest.mark.proof

QUESTIONS = (
    (["0", "1", "2", "3"], "0123"),
    (["2", "5"], "25"),
    (["a 5", "a 6"], "56"),
    (["5の目", "6の目"], "56"),
    (["remove 1 zombie", "remove 2 zombies"], "12"),
    ([str(number) for number in range(13)], "0123456789abc"),
    (["School, 2 zombies", "Library, 1 zombie"], "12"),
    (["Amara Diallo", "Barto Nwosu"], "12"),
    (["a 5", "a 5, the other one"], "12"),
    (["Give it away", "3 of them"], "12"),
    (["Ylva of the Green Path (drum, 0 points)"], "1"),
    (["Torvik (drum, 0 points)", "Torvik (drum, 3 points)"], "12"),
    (["トルヴィク（太鼓、0点）"], "1"),
    (["School, 2 zombies"], "1"),
    ([], ""),
)


def test_a_number_is_its_own_key() -> None:
    keys = run_in_node(
        f"""
        const {{ keysOfAnswers }} = await import(process.argv[1]);
        tell({json.dumps([texts for texts, _ in QUESTIONS])}.map(keysOfAnswers));
        """,
        "choosing.js",
    )
    assert ["".join(each) for each in keys] == [wanted for _, wanted in QUESTIONS]
