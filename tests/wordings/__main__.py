"""`python -m tests.wordings [--missed] [--wrong] [--file NAME]`: what becomes of lines as people
print them, of the part that is looked at and of the part that is kept aside.

Single lines are shown of the part that is looked at only.
"""

from __future__ import annotations

import argparse

from tests.wordings.corpus import wordings
from tests.wordings.measuring import Came, Outcome, Wordings, table


def main() -> int:
    """Type every line of the corpus, print the table."""
    parser = argparse.ArgumentParser(prog="python -m tests.wordings", description=__doc__)
    parser.add_argument("--missed", action="store_true", help="show lines that lead to nothing")
    parser.add_argument("--wrong", action="store_true", help="show lines that lead elsewhere")
    parser.add_argument("--file", default="", help="lines of this file only")
    parser.add_argument("--short", action="store_true", help="one line for each that is shown")
    parser.add_argument("--aside", action="store_true", help="show lines kept aside as well")
    asked = parser.parse_args()
    measure = Wordings()
    outcomes = [measure.came(each) for each in wordings() if each.source.startswith(asked.file)]
    for each in outcomes:
        if each.wording.aside and not asked.aside:
            continue
        if asked.missed and each.came is Came.NOTHING and each.wording.sayable:
            print(_short(each) if asked.short else _shown(each))
        if asked.wrong and each.came is Came.WRONG:
            print(_short(each) if asked.short else _shown(each))
    print(table(outcomes))
    return 0


def _short(each: Outcome) -> str:
    wanted = each.wording.wanted[0] if each.wording.wanted else f"({each.wording.reason})"
    texts = (each.wording.written, wanted, each.became)
    return " | ".join(text.replace("\n", " / ").strip() for text in texts)


def _shown(each: Outcome) -> str:
    wanted = each.wording.wanted[0] if each.wording.wanted else f"({each.wording.reason})"
    lines = [
        f"{each.wording.source} [{each.wording.place}] {each.wording.written}",
        *(f"      wanted  {line}" for line in wanted.split("\n")),
        *(f"      became  {line}" for line in each.became.split("\n") if line),
    ]
    return "\n".join((*lines, f"      help    {each.help[:110]}"))


if __name__ == "__main__":
    raise SystemExit(main())
