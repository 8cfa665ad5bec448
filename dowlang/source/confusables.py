"""Letters that look alike, and the scripts a name is written in.

What lives here: `skeleton`, equal for names that a reader cannot tell apart, and `scripts` with
`is_one_script`. What does not: the short names in plain letters (`source.slugs`, whose `slug` may
be imported from here too). The table is small and covers what is typed by accident or planted on
purpose in a card's name: Cyrillic and Greek letters in the shape of Latin ones, full-width letters
(by normalisation), kana in the shape of kanji, and the old quarrel of 0 and O, 1, l and I.
"""

import unicodedata

from dowlang.source.slugs import slug as slug

LATIN_SHAPES = {
    # Cyrillic capitals, then small letters
    **dict(zip("АВЕЅІЈКМНОРСТУХҮԚԜ", "ABESIJKMHOPCTYXYQW", strict=True)),
    **dict(zip("аеорсухѕіјһԁԛԝѵґ", "aeopcyxsijhdqwvr", strict=True)),
    # Greek capitals, then small letters
    **dict(zip("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", "ABEZHIKMNOPTYX", strict=True)),
    **dict(zip("ονρυχικ", "ovpuxik", strict=True)),
    # Latin letters without their usual form
    **dict(zip("ıɑɡǀ", "iagl", strict=True)),
    # Cyrillic and Greek letters that look like each other
    **dict(zip("ГПФЛ", "ΓΠΦΛ", strict=True)),
}
KANJI_SHAPES = dict(zip("カニロエタトハヘーミチオ", "力二口工夕卜八へ一三千才", strict=True))
SIGN_SHAPES = {
    **dict(zip("‐‑‒–—―−", "-------", strict=True)),
    **dict(zip("‘’‛ʼ`´“”„", "''''''\"\"\"", strict=True)),
}
DIGIT_SHAPES = {"0": "O", "1": "l", "I": "l", "|": "l"}
SHAPES = str.maketrans({**LATIN_SHAPES, **KANJI_SHAPES, **SIGN_SHAPES})
SHAPES_OF_DIGITS = str.maketrans(DIGIT_SHAPES)

WRITTEN_TOGETHER = (
    frozenset({"han", "hiragana", "katakana"}),
    frozenset({"han", "hangul"}),
    frozenset({"han", "bopomofo"}),
)
"""Scripts that one name may mix, since their languages do."""

SCRIPT_OF_WORD = {"cjk": "han", "ideographic": "han", "kangxi": "han"}
ROUNDS = 3  # of taking shapes for other shapes. Two have always been enough
LATIN = frozenset({"latin"})
NO_SCRIPT = frozenset({"modifier", "katakana-hiragana", "combining", "mathematical"})


def skeleton(name: str) -> str:
    """Return the skeleton of a name, equal for names that differ only by confusable letters, case,
    blanks.

    >>> skeleton("\u0410\u0421\u0415") == skeleton("ACE")
    True
    """
    # small letters may have shapes of their own: an iota below a letter becomes an iota, then an i
    for _ in range(ROUNDS):
        shown = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).translate(SHAPES))
        name = " ".join(shown.translate(SHAPES_OF_DIGITS).casefold().split())
    return name


def scripts(name: str) -> frozenset[str]:
    """Return the scripts of a name's letters by lower-case English names. Digits, signs, blanks
    have none.

    >>> sorted(scripts("B\u0435ll 9"))
    ['cyrillic', 'latin']
    """
    if name.isascii():
        return LATIN if any(map(str.isalpha, name)) else frozenset()
    found: set[str] = set()
    for character in unicodedata.normalize("NFKC", name):
        if not character.isalpha():
            continue
        word = unicodedata.name(character, "unnamed").split()[0].lower()
        if word not in NO_SCRIPT:
            found.add(SCRIPT_OF_WORD.get(word, word))
    return frozenset(found)


def is_one_script(name: str) -> bool:
    """Return True if a name is written in one script, or in scripts that one language mixes."""
    found = scripts(name)
    return len(found) <= 1 or any(found <= together for together in WRITTEN_TOGETHER)
