"""Compile what lies in `site-packages` of the browser's Python, and warm the cache with what each
page would make anew. The value of the last line is the archive, with paths from the root.

Sources are left out: a compiled module is found without its own, and a page starts sooner.
"""

import io
import json
import py_compile
import sys
import zipfile
from pathlib import Path

SITE = Path(globals()["TARGET"])
CACHE = Path("/home/page/cache")
CARD = 'crossroads "One"\n    when you move a survivor\n    option "Go"\n        add 1 food\n'


def compiled() -> None:
    """Put a compiled module in place of every source."""
    for source in sorted(SITE.rglob("*.py")):
        py_compile.compile(
            str(source),
            str(source.with_suffix(".pyc")),
            dfile=str(source),
            doraise=True,
            optimize=2 if "lark" in source.parts else 0,
            invalidation_mode=py_compile.PycInvalidationMode.UNCHECKED_HASH,
        )
        source.unlink()


def warmed() -> None:
    """Make grammar tables, compiled sets and printed texts, as a page would."""
    sys.dont_write_bytecode = True
    from dowlang.playground.calls import opened  # the modules that were just compiled

    page = opened("/home/page/cards")
    for text, set_id in ((CARD, "base"), ("", "dwar7s")):
        assert "fault" not in page.call("check", json.dumps({"text": text}))
        wanted = {"people": [0], "agent": "random", "seed": 1, "first": False, "settings": {}}
        for name, arguments in (
            ("begin", {"set": set_id, "wanted": wanted}),
            ("page", {"seat": 0, "word": "hand"}),
        ):
            answer = page.call(name, json.dumps(arguments))
            assert '"fault"' not in answer and '"refused"' not in answer, answer


def archive() -> bytes:
    """Return everything as one archive."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as packed:
        for folder in (SITE, CACHE):
            for file in sorted(folder.rglob("*")):
                if file.is_file() and "__pycache__" not in file.parts:
                    name = zipfile.ZipInfo(str(file)[1:], (2020, 1, 1, 0, 0, 0))
                    name.compress_type = zipfile.ZIP_DEFLATED
                    packed.writestr(name, file.read_bytes())
    return out.getvalue()


compiled()
warmed()
archive()
