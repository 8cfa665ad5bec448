"""Texts that have broken programs: each with what becomes of it in a quoted field, the code of its
refusal or "" for a text like any other.

`MARK` is what would be called or shown if one of them got out of its literal.
"""

from __future__ import annotations

MARK = "pwned"

PAYLOADS: tuple[tuple[str, str, str], ...] = (
    ("apostrophes", f"' + {MARK}() + '", ""),
    ("three apostrophes", f"''' + {MARK}() #", ""),
    ("a quote", f'" {MARK}', "any"),
    ("three quotes", f'""" + {MARK}()', "any"),
    ("a backslash at the end", f"{MARK}\\", ""),
    ("escapes", f"\\'\\x22\\u0022\\N{{QUOTATION MARK}}\\n{MARK}", ""),
    ("a coding line", f"# -*- coding: utf-7 -*- {MARK}", ""),
    ("a comment", f"# noqa: {MARK}  # line 3", ""),
    ("a line end", f"one\n{MARK}()", "any"),
    ("a carriage return and a line end", f"one\r\n{MARK}()", "any"),
    ("a carriage return", f"one\r{MARK}()", "DOW1002"),
    ("a form feed", f"one\f{MARK}", "DOW1002"),
    ("a null", f"one\0{MARK}", "DOW1002"),
    ("an escape to a terminal", f"\x1b[31m\x1b]0;{MARK}\x07", "DOW1002"),
    ("an escape in one character", f"\x9b31m{MARK}", "DOW1002"),
    ("a line separator", f"one\u2028{MARK}()", "DOW1002"),
    ("a next line", f"one\x85{MARK}()", "DOW1002"),
    ("a direction override", f"one \u202e{MARK}", "DOW1003"),
    ("an isolate", f"one \u2066{MARK}\u2069", "DOW1003"),
    ("a zero-width space", f"one\u200b{MARK}", "DOW1004"),
    ("a byte order mark inside", f"one\ufeff{MARK}", "DOW1004"),
    ("letters of tags", f"one\U000e0041{MARK}", "DOW1004"),
    ("a byte of another encoding", f"caf\udce9 {MARK}", "DOW1001"),
    ("half a surrogate pair", f"\udced\udca0\udc80{MARK}", "DOW1001"),
    ("braces", f"{{}} {{0}} {{{MARK}}} {{0.__class__}}", ""),
    ("percent signs", f"%s %(x)s %n %99999d {MARK}", ""),
    ("a template", f"{{{{ {MARK} }}}} {{% include '{MARK}' %}} {{# {MARK} #}}", ""),
    ("dollar signs", f"${{{MARK}}} $({MARK}) `{MARK}`", ""),
    ("a script", f"<script>alert({MARK})</script>", ""),
    ("an attribute", f"x' onmouseover='{MARK}' y=&quot;", ""),
    ("an entity", f"&lt;b&gt; &#60;{MARK}&#62; &amp;", ""),
    ("an image with an action", f"<img src=x onerror={MARK}>", ""),
    ("markup", f"**{MARK}** [x](javascript:{MARK}) ![y](http://x/z) | a | # h", ""),
    ("a comment of a page", f"<!-- {MARK} --> ]]> -->", ""),
    ("markup of a terminal library", f"[bold red]{MARK}[/bold red] [link=http://x]y[/link]", ""),
    ("a path upwards", f"../../../{MARK}", ""),
    ("a path from the root", f"/etc/{MARK}", ""),
    ("a path of Windows", f"C:\\Windows\\{MARK} \\\\host\\share", ""),
    ("a device", "CON", ""),
    ("a device with an end", "nul.txt", ""),
    ("a keyword", "lambda", ""),
    ("a dunder", "__import__", ""),
    ("dots", "..", ""),
    ("digits first", "3 Doors", ""),
    ("look-alike letters", f"{MARK} \u0430\u0435\u043e", "name"),
    ("full-width letters", "ＣＯＮ", ""),
    ("from right to left", "\u05e9\u05dc\u05d5\u05dd", ""),
    ("from right to left, with digits", "\u0645\u0631\u062d\u0628\u0627 123", ""),
    ("kanji and kana", "\u65b0\u805e\u306e\u6751", ""),
    ("joiners", "\u0915\u094d\u200d\u0937", ""),
    ("marks on marks", "Z" + "\u0301" * 60, ""),
    ("an astral letter", "\U0001d4d0\U0001f9df", ""),
    ("one long word", "w" * 3_000, ""),
    ("blanks", "   ", "any"),
    ("a number", "999999999999", ""),
    ("a formula of a spreadsheet", f"=cmd|' /C {MARK}'!A0", ""),
    ("a shell's wish", f"; rm -rf / # {MARK} && {MARK}", ""),
    ("JSON", f'\\", \\"{MARK}\\": 1', "any"),
    ("unpaired parentheses", f")]}}{MARK}([{{", ""),
)
"""(what it is, the text, what becomes of it): "" checks in every field; "name" is refused in
names only; "any" is refused somehow.
"""
