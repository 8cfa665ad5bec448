"""DOW1xxx: what is wrong with a file before any word in it is understood: bytes, characters,
indentation, limits.
"""

from dowlang.diagnostics.codes.code import Code, Example
from dowlang.source.limits import (
    MAX_BLOCK_DEPTH,
    MAX_EXPRESSION_DEPTH,
    MAX_FILE_BYTES,
    MAX_FINDINGS_PER_FILE,
    MAX_NUMBER_DIGITS,
    MAX_TEXT_CHARACTERS,
)

NOT_UTF8 = Code(
    "DOW1001",
    "the file is not UTF-8",
    "found the byte {byte}, wanted UTF-8 text (lines with such bytes: {lines})",
    "Card files are UTF-8, the encoding that every present editor writes. This file holds bytes "
    "that are no UTF-8: it was "
    "probably saved in an older encoding such as Windows-1252 or Shift-JIS, or in UTF-16.",
    "Open the file in your editor and save it with the encoding UTF-8.",
    Example('secret "Caf\udce9"\n    flavor "Warm."\n    goal morale >= 4\n'),
    help="save the file with the encoding UTF-8",
)
CONTROL_CHARACTER = Code(
    "DOW1002",
    "control character",
    "found the control character {character}, wanted visible text",
    "Control characters do not show, but terminals and printers obey them. Lines end with a line "
    "feed, with or without a "
    "carriage return before it; a carriage return alone is a control character, and so are U+2028 "
    "and U+2029.",
    "Delete the character, or retype the line.",
    Example('secret "The\x07 Bell"\n    flavor "Ring."\n    goal morale >= 4\n'),
)
BIDIRECTIONAL_MARK = Code(
    "DOW1003",
    "mark that changes the direction of writing",
    "found the direction mark {character}, wanted text without such marks",
    "A direction mark makes a line read otherwise than it is: what looks like one card could play "
    "like another. Scripts "
    "written from right to left need no marks here.",
    "Delete the mark; it is often pasted along with a quotation from a web page.",
    Example('secret "The \u202eBell"\n    flavor "Ring."\n    goal morale >= 4\n'),
)
INVISIBLE_CHARACTER = Code(
    "DOW1004",
    "invisible character",
    "found the invisible character {character}, wanted visible text",
    "A character that shows nothing makes two names look the same that are not. The joiners U+200C "
    "and U+200D, which some scripts need, are allowed.",
    "Delete the character, or retype the word.",
    Example('secret "The\u200b Bell"\n    flavor "Ring."\n    goal morale >= 4\n'),
)
FILE_TOO_LARGE = Code(
    "DOW1005",
    "the file is too large",
    "found a file of more than {limit} bytes",
    f"A card file holds at most {MAX_FILE_BYTES} bytes. Nothing of a larger file is read.",
    "Put the cards into several files, one card a file.",
    Example("# a comment that fills a line of the card file\n" * (MAX_FILE_BYTES // 46)),
    help="put the cards into several files",
)
TAB = Code(
    "DOW1006",
    "tab",
    "found a tab, wanted spaces",
    "Editors show a tab in different widths, so a block indented with tabs looks different for "
    "each reader. Card files use "
    "spaces only, four for each step.",
    "Replace the tab by four spaces; `dow check --fix` does it.",
    Example('secret "The Bell"\n\tflavor "Ring."\n    goal morale >= 4\n'),
    help="indent with four spaces",
)
UNEVEN_INDENTATION = Code(
    "DOW1007",
    "uneven indentation",
    "found {found} spaces before the line, wanted {wanted}",
    "Lines that belong together begin in one column, and a line that ends a block begins in the "
    "column of the line that it "
    "continues. This line begins in between.",
    "Move the line to the column of its neighbours.",
    Example('secret "The Bell"\n    flavor "Ring."\n  goal morale >= 4\n'),
)
BLOCK_TOO_DEEP = Code(
    "DOW1008",
    "too many blocks inside each other",
    "found {depth} blocks inside each other, wanted at most {limit}",
    f"Blocks may stand inside each other up to {MAX_BLOCK_DEPTH} deep. No card that a table can "
    f"follow comes near.",
    "Name an inner block with `define` and call it with `carry out`.",
    Example(
        'crossroads "Depth"\n    flavor "Down."\n    if morale >= 1\n    option "Down"\n'
        + "".join("    " * (level + 2) + "if morale >= 1\n" for level in range(MAX_BLOCK_DEPTH))
        + "    " * (MAX_BLOCK_DEPTH + 2)
        + 'lose 1 morale\n    option "Up"\n        gain 1 morale\n'
    ),
)
UNTERMINATED_STRING = Code(
    "DOW1009",
    "text without its closing quote",
    'found a text that does not end on its line, wanted a closing `"`',
    "Names, labels and flavor stand between two straight double quotes on one line.",
    "Write the closing quote at the end of the text.",
    Example('secret "The Bell\n    flavor "Ring."\n    goal morale >= 4\n'),
)
TEXT_TOO_LONG = Code(
    "DOW1010",
    "text too long",
    "found a text of {length} characters, wanted at most {limit}",
    f"A quoted text holds at most {MAX_TEXT_CHARACTERS} characters, which is far more than a card "
    f"can show.",
    "Shorten the text.",
    Example(
        f'secret "The Bell"\n    flavor "{"ring " * (MAX_TEXT_CHARACTERS // 5 + 1)}"\n    goal '
        f"morale >= 4\n"
    ),
)
NUMBER_TOO_LONG = Code(
    "DOW1011",
    "number too long",
    "found the number `{number}`, wanted at most {limit} digits",
    f"A number has at most {MAX_NUMBER_DIGITS} digits.",
    "Write a smaller number.",
    Example('secret "The Bell"\n    flavor "Ring."\n    goal morale >= 1234567\n'),
)
EXPRESSION_TOO_DEEP = Code(
    "DOW1012",
    "too many parentheses inside each other",
    "found parts {depth} deep inside each other, wanted at most {limit}",
    f"Parentheses and nouns inside nouns may be {MAX_EXPRESSION_DEPTH} deep in one line.",
    "Remove parentheses that are not needed, or use a counter for a part of the sum.",
    Example(
        'secret "The Bell"\n    flavor "Ring."\n    goal '
        + "(" * (MAX_EXPRESSION_DEPTH + 1)
        + "morale >= 4"
        + ")" * (MAX_EXPRESSION_DEPTH + 1)
        + "\n"
    ),
)
UNKNOWN_CHARACTER = Code(
    "DOW1013",
    "character that means nothing here",
    "found `{character}`, wanted a word, a number, a quoted text or one of {wanted}",
    "Outside quoted texts and comments a line holds words, whole numbers, quoted texts and a few "
    "signs. Curly quotes, "
    "semicolons and braces are none of them.",
    "Remove the character; write curly quotes as straight ones.",
    Example('secret "The Bell"\n    flavor "Ring."\n    goal morale >= 4;\n'),
)
MIXED_SCRIPTS = Code(
    "DOW1014",
    "name in more than one script",
    "found the name `{name}` written in {scripts}, wanted one script",
    "Names may be written in any script, but each in one: letters of different scripts look alike, "
    "and nobody can see which "
    "one was typed. Japanese may mix kanji and kana.",
    "Retype the name in one script.",
    Example('secret "The B\u0435ll"\n    flavor "Ring."\n    goal morale >= 4\n'),
)
LOOKALIKE_NAMES = Code(
    "DOW1015",
    "names that look the same",
    "found the name `{name}`, which looks like `{other}` on line {line} but is written with other "
    "letters",
    "Two names of one set differ only by letters that look alike. A reader cannot tell which of "
    "the two cards is meant.",
    "Retype one of the names, or choose another.",
    Example(
        'secret "ACE"\n    flavor "Ring."\n    goal morale >= 4\n\nsecret "\u0410\u0421\u0415"\n   '
        ' flavor "Ring."\n    goal morale >= 5\n'
    ),
)
EMPTY_TEXT = Code(
    "DOW1016",
    "empty text",
    "found an empty text, wanted {wanted}",
    "A name, a label or a text was opened and closed with nothing in between.",
    "Write the text between the quotes.",
    Example('secret ""\n    flavor "Ring."\n    goal morale >= 4\n'),
)
TOO_MANY_FINDINGS = Code(
    "DOW1017",
    "more findings than are shown",
    "{count} further findings in this file are not shown, the limit is {limit}",
    f"At most {MAX_FINDINGS_PER_FILE} findings are shown for one file; this line counts the rest.",
    "Mend the first findings and check again.",
    Example("zzz\n" * (MAX_FINDINGS_PER_FILE + 1)),
)

READING = (
    NOT_UTF8,
    CONTROL_CHARACTER,
    BIDIRECTIONAL_MARK,
    INVISIBLE_CHARACTER,
    FILE_TOO_LARGE,
    TAB,
    UNEVEN_INDENTATION,
    BLOCK_TOO_DEEP,
    UNTERMINATED_STRING,
    TEXT_TOO_LONG,
    NUMBER_TOO_LONG,
    EXPRESSION_TOO_DEEP,
    UNKNOWN_CHARACTER,
    MIXED_SCRIPTS,
    LOOKALIKE_NAMES,
    EMPTY_TEXT,
    TOO_MANY_FINDINGS,
)
