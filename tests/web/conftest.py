"""One browser with one page for all proofs of this room. Each leaves a quiet console behind. The
browser ends with the room: while it is open its event loop runs, and no other test can run one.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.web.browser import BUILT, NO_PAGE, Opened, browser, playground, served


@pytest.fixture(scope="package")
def site() -> Iterator[str]:
    if not (BUILT / "play" / "python.zip").is_file():
        pytest.fail(NO_PAGE)
    with served(BUILT) as address:
        yield address


@pytest.fixture(scope="package")
def chromium() -> Iterator[Any]:
    with browser() as started:
        yield started


@pytest.fixture(scope="package")
def opened(chromium: Any, site: str) -> Iterator[Opened]:
    with playground(chromium, site) as page:
        yield page


@pytest.fixture
def page(opened: Opened) -> Iterator[Opened]:
    if opened.page.is_visible("#dialog-close"):
        opened.page.click("#dialog-close")
    opened.tab("printed")
    yield opened
    said, asked = list(opened.said), list(opened.asked)
    opened.said.clear()
    assert not said, said
    assert all(url.startswith((opened.address, "blob:", "data:")) for url in asked), asked
