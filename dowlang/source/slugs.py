"""A short name in plain letters from a title in any script: for files, saves, journals and
generated Python.

What lives here: `slug` and its tables for Cyrillic, Greek, kana and some Latin letters. What does
not: whether two titles of a set become one slug (`SLUG_CLASH`, found by `project`). Letters of
other scripts become their numbers (`u6f22`): not pretty, but stable and readable back.
Architecture, section 6: checked ASCII, unique after casefolding, no Windows device names.
"""

import keyword
import re
import unicodedata
from functools import lru_cache

from dowlang.source.limits import MAX_SLUG_CHARACTERS

VALID = re.compile(r"[a-z][a-z0-9_]*")
DEVICES = frozenset(
    {
        "con",
        "prn",
        "aux",
        "nul",
        *(f"{port}{number}" for port in ("com", "lpt") for number in range(10)),
    }
)
PREFIX = "n_"
"""Stands before a slug that would begin with a digit, or be a device of Windows or a keyword of
Python.
"""


def table(letters: str, plain: str) -> dict[str, str]:
    """Return a table of letters and their replacements.

    The replacements are parted by blanks, and `-` stands for nothing.
    """
    return {
        letter: new.replace("-", "") for letter, new in zip(letters, plain.split(), strict=True)
    }


LATIN = table("ßæœøłđðþħŧŋı", "ss ae oe o l d d th h t ng i")
CYRILLIC = table(
    "абвгдеёжзийклмнопрстуфхцчшщъыьэюяіїєґўјљњћђџ",
    "a b v g d e yo zh z i y k l m n o p r s t u f kh ts ch sh shch - y - e yu ya i yi ye g u j lj "
    "nj c dj dz",
)
GREEK = table("αβγδεζηθικλμνξοπρσςτυφχψω", "a v g d e z i th i k l m n x o p r s s t y f ch ps o")
LETTERS = {**LATIN, **CYRILLIC, **GREEK}
KANA = table(
    "あいうえおかきくけこがぎぐげごさしすせそざじずぜぞたちつてとだぢづでどなにぬねのはひふへほばびぶべぼぱぴぷぺぽまみむめもやゆよらりるれろわゐゑをんゔ",
    "a i u e o ka ki ku ke ko ga gi gu ge go sa shi su se so za ji zu ze zo ta chi tsu te to da ji "
    "zu de do "
    "na ni nu ne no ha hi fu he ho ba bi bu be bo pa pi pu pe po ma mi mu me mo ya yu yo ra ri ru "
    "re ro wa i e o n vu",
)
SMALL_KANA = table("ゃゅょぁぃぅぇぉゎ", "ya yu yo a i u e o wa")
APOSTROPHES = frozenset("'’‘ʼ`´")
WITHOUT = dict.fromkeys(map(ord, APOSTROPHES))


@lru_cache(maxsize=4096)
def slug(title: str) -> str:
    """Return the slug of a title: `a` to `z`, digits and single underscores, a letter first, 1 to
    80 characters, a valid identifier.

    >>> slug("A Knock in the Snow"), slug("3 Doors"), slug("Волк"), slug("しんぶん"), slug("Ελλάδα")
    ('a_knock_in_the_snow', 'n_3_doors', 'volk', 'shinbun', 'ellada')
    """
    composed = unicodedata.normalize("NFKC", title).lower()
    pieces = [piece for piece in re.split(r"[^a-z0-9]+", _in_plain_letters(composed)) if piece]
    if not pieces:
        pieces = [_number(character) for character in title if not character.isspace()] or ["empty"]
    result = "_".join(pieces)
    if result[0].isdigit() or result in DEVICES or keyword.iskeyword(result):
        result = PREFIX + result
    return result[:MAX_SLUG_CHARACTERS].rstrip("_")


def is_slug(text: str) -> bool:
    """Return True if an `id` that an author gives can stand as a slug, as `slug` makes them."""
    return VALID.fullmatch(text) is not None and slug(text) == text


def _number(character: str) -> str:
    return f"u{ord(character):04x}"


def _in_plain_letters(text: str) -> str:
    """Return the text with every letter in plain letters.

    Everything that is no letter or digit stays, and parts words.
    """
    if text.isascii():
        return text.translate(WITHOUT)
    result: list[str] = []
    doubled = False
    for character in text:
        if "ァ" <= character <= "ヶ":
            character = chr(ord(character) - 0x60)
        if character in KANA:
            syllable = KANA[character]
            result.append(
                ("t" if syllable.startswith("ch") else syllable[0]) + syllable
                if doubled
                else syllable
            )
        elif character in SMALL_KANA and result and result[-1][-1:] in tuple("aiueo"):
            result[-1] = _contracted(result[-1], SMALL_KANA[character])
        elif character in SMALL_KANA:
            result.append(SMALL_KANA[character])
        elif character not in APOSTROPHES and character not in "っー":
            result.extend(_plain(character))
        doubled = character == "っ"
    return "".join(result)


def _contracted(syllable: str, small: str) -> str:
    """Return a syllable and the small kana after it: `ki` and `ya` are `kya`, `shi` and `ya` are
    `sha`, `fu` and `a` are `fa`.
    """
    head = syllable[:-1]
    if small in ("ya", "yu", "yo") and head.endswith(("sh", "ch", "j")):
        return head + small[1:]
    return (head or "w") + small


def _plain(character: str) -> list[str]:
    """Return one character in plain letters: by the tables, else without its marks, else by its
    number.
    """
    if character.isascii():
        return [character]
    if character in LETTERS:
        return [LETTERS[character]]
    result: list[str] = []
    for part in unicodedata.normalize("NFKD", character):
        if unicodedata.combining(part):
            continue
        if part.isascii() or part in LETTERS:
            result.append(LETTERS.get(part, part))
        else:
            result.append(
                f" {_number(part)} "
                if part.isalnum() or unicodedata.category(part)[0] == "M"
                else " "
            )
    return result
