"""Who is healed is described as wounded, and who is equipped without the card that has just come:
asked afterwards, `when you heal a wounded survivor` missed the last wound.
"""

from __future__ import annotations

from pathlib import Path

from tests.testing.trying import failures

CLAUSES = {
    "remove 1 wound from your leader": {
        "when a wounded survivor is healed": True,
        "when a survivor who is wounded is healed": True,
        "when a survivor who is not wounded is healed": False,
        "when you heal a wounded survivor": True,
        "when a survivor where (it is wounded) is healed": True,
        "when a survivor where (wounds on it = 0) is healed": True,
    },
    'equip your leader with "Cricket Bat"': {
        "when you equip a survivor with a weapon card": True,
        "when you equip a survivor where (it is not equipped with a card) with a card": False,
        "when you equip a survivor where (it is not equipped with a weapon card) with a card": True,
        "when you equip a survivor where (it is equipped with a weapon card) with a card": False,
        "when you equip a survivor where (it is equipped with a card) with a weapon card": True,
    },
}
TABLE = """
test "it"
    given players = 2, seed 1, food = 0
    given player 1 controls "Amara Diallo", wounds on "Amara Diallo" = 1
    given "Amara Diallo" is equipped with "First Aid Manual", player 1 has "Cricket Bat"
    given crossroads "The Sling"
    when player 1 starts
    when player 1 chooses the way
    then food = tins
    cases way, tins
"""


def test_they_are_described_as_they_were(tmp_path: Path) -> None:
    for number, (line, clauses) in enumerate(CLAUSES.items()):
        options, rows = "", ""
        for at, (clause, heard) in enumerate(clauses.items()):
            label = f'"{chr(97 + at)}"'
            options += f"    option {label}\n        for the rest of the game\n"
            options += f"            {clause}\n                add 1 food\n        {line}\n"
            rows += f"        {label}, {int(heard)}\n"
        head = 'crossroads "The Sling"\n    flavor "x"\n    if morale >= 1\n'
        folder = tmp_path / str(number)
        folder.mkdir()
        told = failures(folder, head + options + TABLE + rows)
        assert not told, "\n".join(told)
