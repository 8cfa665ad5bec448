"""Errors in tables of dice and in tables of a test (among DOW3xxx)."""

from dowlang.diagnostics.codes.code import Code
from dowlang.diagnostics.codes.examples import in_option, tested

DICE_GAP = Code(
    "DOW3009",
    "face without a result",
    "found nothing for {faces}, wanted each face once",
    "The table of a roll says what happens on each face, so that no roll leaves the players "
    "without an answer.",
    "Add the faces, or `otherwise` with `nothing happens`.",
    in_option(
        "roll a die", "    1 to 3", "        lose 1 morale", "    5 to 6", "        gain 1 morale"
    ),
    help="add them, or write `otherwise`",
)


DICE_OVERLAP = Code(
    "DOW3010",
    "face with two results",
    "found {faces} again, the first is on line {line}",
    "A face stands in two rows of the table of one roll.",
    "Leave the face in one row.",
    in_option(
        "roll a die", "    1 to 4", "        lose 1 morale", "    4 to 6", "        gain 1 morale"
    ),
)


UNKNOWN_FACE = Code(
    "DOW3011",
    "face that the die does not have",
    "found the face `{face}`, wanted {wanted}",
    "The row names a face that cannot come up on the die that is rolled.",
    "Write a face of this die.",
    in_option("roll a die", "    1 to 7", "        lose 1 morale"),
)


TABLE_WITHOUT_ROLL = Code(
    "DOW3021",
    "table of results under a line that rolls nothing",
    "found a table of results under `{line}`, which rolls nothing",
    "Rows such as `1 to 3` or `blank` stand under a line that rolls.",
    "Write the roll, or remove the table.",
    in_option("lose 1 morale", "    1 to 6", "        gain 1 morale"),
)


UNKNOWN_COLUMN = Code(
    "DOW3027",
    "name that no column has",
    "found `{name}`, which is no column of this test",
    "In a test a bare word where a number belongs, and `the x`, speak of a column of the table "
    "under `cases`.",
    "Add the column to the table, or correct its name.",
    tested(
        "given morale = mod",
        'given crossroads "The Bell"',
        "when player 1 starts",
        "cases mood",
        "    5",
        "then morale < mood",
    ),
)


WRONG_CELL = Code(
    "DOW3028",
    "cell of the wrong kind",
    "found {found}, wanted {wanted} in the column `{column}`",
    "Where a column is used decides what its cells hold: a number, a name, a face of a die, the "
    "label of an option.",
    "Write a cell of the wanted kind.",
    tested(
        "given morale = mood",
        'given crossroads "The Bell"',
        "when player 1 starts",
        "cases mood",
        "    5",
        "    the colony",
    ),
)


WRONG_CELLS = Code(
    "DOW3029",
    "row with too few or too many cells",
    "found {found} in a row, wanted {wanted}: {columns}",
    "A row of a table has one cell for each column, with a comma between two cells.",
    "Add what is missing, or remove what is too much.",
    tested(
        "given morale = mood",
        'given crossroads "The Bell"',
        "when player 1 starts",
        "then morale <= best",
        "cases mood, best",
        "    5, 6",
        "    4",
    ),
)


DUPLICATE_ROW = Code(
    "DOW3030",
    "row written twice",
    "found the row of line {line} once more",
    "Each row of a table is a test of its own, and this one stands there already.",
    "Remove the row, or change it.",
    tested(
        "given morale = mood",
        'given crossroads "The Bell"',
        "when player 1 starts",
        "cases mood",
        "    5",
        "    5",
    ),
)


DUPLICATE_COLUMN = Code(
    "DOW3031",
    "column named twice",
    "found a second column `{name}`",
    "The lines of the test could not say which of the two is meant.",
    "Call one of them otherwise.",
    tested(
        "given morale = mood",
        'given crossroads "The Bell"',
        "when player 1 starts",
        "cases mood, mood",
        "    5, 5",
    ),
)


TOO_MANY_CASES = Code(
    "DOW3032",
    "table of too many rows",
    "found a table that stands for {count} lines, the limit is {limit}",
    "Each row is the whole test once more; the rows times the lines of the test may not be more "
    "than the limit.",
    "Divide the test, or leave out rows that show nothing new.",
    tested(
        "given morale = mood",
        'given crossroads "The Bell"',
        "when player 1 starts",
        "cases mood",
        *(f"    {n}" for n in range(1, 335)),
    ),
)
