"""`… joins you` is of somebody who is not in play: of one who is the line to type is `give … to
you`, and it checks.
"""

from __future__ import annotations

import re

import pytest

from dowlang.project import checking

CARD = """crossroads "Change of Heart"
    flavor "x"
    {trigger}
    option "Ask"
        {before}{line}
    option "Let be"
        lose 1 morale
"""
HERE = "\n        "
IN_PLAY = (
    ("when another player moves a survivor", "", "that survivor joins you"),
    ("when a survivor you control searches", "", "that survivor joins you"),
    ("when another player moves a survivor as walker", "", "the walker joins you"),
    ('if a survivor is at "School"', "", "that survivor joins you"),
    ("if food >= 1", "", "a survivor at the colony joins you"),
    ("if food >= 1", "", "a survivor controlled by another player joins you"),
    ("if food >= 1", "", 'each survivor at "School" joins you'),
    ("if food >= 1", "choose a survivor at the colony as friend" + HERE, "the friend joins you"),
    ("if food >= 1", "choose another player as host" + HERE, "the leader of the host joins you"),
    ("if food >= 1", "for each wounded survivor" + HERE + "    ", "that survivor joins you"),
    ("if food >= 1", "", "your leader joins player 2"),
)
OUT_OF_PLAY = (
    ("if food >= 1", "", "a survivor joins you"),
    ("if food >= 1", "", "a survivor in the survivor deck joins you"),
    ("if food >= 1", "", '"Amara Diallo" joins you'),
    ("when a survivor is killed", "", "that survivor joins you"),
    (
        "if food >= 1",
        "choose a survivor in the survivor deck as friend" + HERE,
        "the friend joins player 2",
    ),
)


def found(trigger: str, before: str, line: str) -> list[tuple[str, str]]:
    findings, _ = checking.check_text(
        CARD.format(trigger=trigger, before=before, line=line).encode(), "heart.dow"
    )
    return [(finding.code, finding.help or "") for finding in findings if finding.code < "DOW5"]


@pytest.mark.parametrize(("trigger", "before", "line"), IN_PLAY)
def test_who_is_in_play_is_given(trigger: str, before: str, line: str) -> None:
    ((code, help),) = found(trigger, before, line)
    hint = re.search(r"`(.*?)`", help)
    assert code == "DOW3036" and hint is not None
    subject, player = re.fullmatch(r"(.*) joins (.*)", line).groups()  # type: ignore[union-attr]
    typed = hint[1].replace("give …", f"give {subject}").replace("to …", f"to {player}")
    assert found(trigger, before, typed) == []


@pytest.mark.parametrize(("trigger", "before", "line"), OUT_OF_PLAY)
def test_who_is_not_in_play_joins(trigger: str, before: str, line: str) -> None:
    assert found(trigger, before, line) == []


@pytest.mark.parametrize(("trigger", "before", "line"), IN_PLAY)
def test_the_hint_offers_one_line_and_never_the_one_that_was_written(
    trigger: str, before: str, line: str
) -> None:
    ((_, help),) = found(trigger, before, line)
    assert (
        re.fullmatch("of one that is there: `give .+ to .+`", help)
        and "…" not in help
        and "joins" not in help
    )
