"""The names of slots and roles by which the checker tells what is meant stand in the manual for
contributors (`docs/adding.md`), and no others are read.
"""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
READ = re.compile(
    r'given\.get\("(\w+)"\)|given\["(\w+)"\]|parameter\.name [!=]= "(\w+)"'
    r'|\.role [!=]= "(\w+)"|slot in \("(count)", "(amount)"\)'
)
"""Matches where a module of the checker asks for a slot or a role by its name."""


def test_each_name_that_the_checker_reads_is_told_to_contributors() -> None:
    sources = "\n".join(
        path.read_text("utf-8") for path in sorted((ROOT / "dowlang" / "semantics").rglob("*.py"))
    )
    read = {name for names in READ.findall(sources) for name in names if name}
    page = (ROOT / "docs" / "adding.md").read_text("utf-8")
    (told,) = re.findall(r"Some names mean something.*?\n\n", page, re.DOTALL)
    assert read == set(re.findall(r"`(\w+)`", told))
