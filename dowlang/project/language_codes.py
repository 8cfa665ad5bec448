"""Codes of languages: two letters as ISO 639-1 has them, and a region or script where two of them are printed (`pt-BR`, `zh-Hant`)."""

from __future__ import annotations

import re

from dowlang.source import nearest

LANGUAGES = frozenset({
    "aa", "ab", "ae", "af", "ak", "am", "an", "ar", "as", "av", "ay", "az", "ba", "be", "bg", "bh", "bi", "bm", "bn", "bo", "br", "bs", "ca",
    "ce", "ch", "co", "cr", "cs", "cu", "cv", "cy", "da", "de", "dv", "dz", "ee", "el", "en", "eo", "es", "et", "eu", "fa", "ff", "fi", "fj",
    "fo", "fr", "fy", "ga", "gd", "gl", "gn", "gu", "gv", "ha", "he", "hi", "ho", "hr", "ht", "hu", "hy", "hz", "ia", "id", "ie", "ig", "ii",
    "ik", "io", "is", "it", "iu", "ja", "jv", "ka", "kg", "ki", "kj", "kk", "kl", "km", "kn", "ko", "kr", "ks", "ku", "kv", "kw", "ky", "la",
    "lb", "lg", "li", "ln", "lo", "lt", "lu", "lv", "mg", "mh", "mi", "mk", "ml", "mn", "mr", "ms", "mt", "my", "na", "nb", "nd", "ne", "ng",
    "nl", "nn", "no", "nr", "nv", "ny", "oc", "oj", "om", "or", "os", "pa", "pi", "pl", "ps", "pt", "qu", "rm", "rn", "ro", "ru", "rw", "sa",
    "sc", "sd", "se", "sg", "si", "sk", "sl", "sm", "sn", "so", "sq", "sr", "ss", "st", "su", "sv", "sw", "ta", "te", "tg", "th", "ti", "tk",
    "tl", "tn", "to", "tr", "ts", "tt", "tw", "ty", "ug", "uk", "ur", "uz", "ve", "vi", "vo", "wa", "wo", "xh", "yi", "yo", "za", "zh", "zu",
})  # fmt: skip
FORM = re.compile(r"([a-z]{2})(-[A-Z]{2}|-[A-Z][a-z]{3})?")
OFTEN_MEANT = {"jp": "ja", "cn": "zh", "kp": "ko", "gr": "el", "cz": "cs", "ua": "uk", "dk": "da", "se": "sv", "jpn": "ja", "rus": "ru", "spa": "es",
               "deu": "de", "ger": "de", "fra": "fr", "fre": "fr", "eng": "en", "zho": "zh", "ita": "it", "pol": "pl"}  # fmt: skip
"""Codes of countries, and codes of three letters, that are written for a language."""


def is_language(code: str) -> bool:
    """Is it the code of a language?"""
    form = FORM.fullmatch(code)
    return form is not None and form[1] in LANGUAGES


def near_languages(code: str) -> tuple[str, ...]:
    """Codes that may have been meant."""
    written = code.strip().replace("_", "-")
    head, dash, tail = written.partition("-")
    regional = f"{head.lower()}{dash}{tail.upper() if len(tail) == 2 else tail.capitalize()}"
    for guess in (regional, OFTEN_MEANT.get(head.lower(), ""), head.lower()):
        if is_language(guess):
            return (guess,)
    return nearest(head.lower(), sorted(LANGUAGES))[:3] if len(head) > 2 else ()
