"""The limits of files, lines, sets and names, as named numbers.

What lives here: the numbers, and nothing else. What does not: the checks, which stand in the stage
that can see the thing that is counted (the file in `source.text`, lines and blocks in `syntax`, the
set in `project`). Each limit is the largest value that is still allowed: N passes, N + 1 is refused
with its own code.
"""

from typing import Final

MAX_FILE_BYTES: Final = 256 * 1024
"""Bytes of one card file, a byte order mark included."""

MAX_CARDS_PER_SET: Final = 2_000
"""Cards that one set may declare."""

MAX_SETS_USED: Final = 200
"""Sets that one set may be built on, directly or through others."""

MAX_FOLDER_ENTRIES: Final = 200_000
"""Files and folders that are looked through for sets and cards below a path that is given."""

MAX_PACK_BYTES: Final = 128 * 1024 * 1024
"""Bytes of a set packed into one file."""

MAX_PACK_FILES: Final = 60_000
"""Files of a packed set. A ZIP archive of the old form holds 65,534."""

MAX_PICTURE_BYTES: Final = 16 * 1024 * 1024
"""Bytes of one picture of a set."""

MAX_PICTURE_EDGE: Final = 4096
"""Points of a picture's longer edge: 300 an inch on a card of 340 mm."""

MAX_PATH_CHARACTERS: Final = 200
"""Characters of a file's path inside a packed set."""

MAX_PATH_PARTS: Final = 8
"""Folders of such a path, its file included."""

MAX_EXPRESSION_DEPTH: Final = 32
"""Levels of parentheses and nested nouns in one line."""

MAX_BLOCK_DEPTH: Final = 16
"""Levels of indented blocks under a card's first line."""

MAX_NUMBER_DIGITS: Final = 6
"""Digits of one number."""

MAX_NUMBER: Final = 10**MAX_NUMBER_DIGITS - 1
"""The largest number that can be written."""

MAX_TEXT_CHARACTERS: Final = 4_000
"""Characters of one quoted text."""

MAX_FINDINGS_PER_FILE: Final = 100
"""Diagnostics that are shown for one file. Further ones are counted in one closing line."""

MAX_STEPS: Final = 50_000
"""Steps that one card can take at the very most, every loop counted as if its list were long.

The engine stops a game that takes 100,000 without a decision.
"""

MAX_REPEATS: Final = 99
"""Rounds of a loop at the most over a number that the game gives (`repeat (food) times`).

One of digits and dice goes as it says.
"""

MAX_STATEMENTS: Final = 250
"""Effects, choices and options written on one card. The largest printed cards have about thirty."""

MAX_CASE_LINES: Final = 1_000
"""Lines that the table of one test may stand for: its rows times the other lines of the test."""

MAX_SLUG_CHARACTERS: Final = 80
"""Characters of an ASCII slug made from a title."""
