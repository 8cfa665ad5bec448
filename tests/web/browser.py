"""A real browser on the built page: Chromium, driven by Playwright, on a server of this process.

Whatever the page says on its console, and whatever it asks of anybody but this server, is noted.
Where the page is not built or a browser is missing, the proofs fail and say what to type.
"""

from __future__ import annotations

import base64
import json
import shutil
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
BUILT = ROOT / "build" / "web"
SHOWN = 3_000  # letters of the page that are told with what never came
PATIENCE = 180_000  # milliseconds: a machine that does something else beside is no fault
SWITCHES = (
    *(
        "--no-sandbox",
        "--disable-gpu",
        "--disable-dev-shm-usage",
        "--disable-quic",
        "--no-first-run",
        "--disable-sync",
    ),
    *("--disable-background-networking", "--disable-component-update"),
)
PRINTED = "document.getElementById('print').contentDocument"
NO_BROWSER = "no Chromium: type `apt-get update && apt-get install -y chromium`"
NO_PAGE = "the page is not built: type `make web`"


class Quiet(SimpleHTTPRequestHandler):
    """Serves the built folder, as any static server does."""

    extensions_map = {
        **SimpleHTTPRequestHandler.extensions_map,
        ".mjs": "text/javascript",
        ".wasm": "application/wasm",
    }

    def log_message(self, *_: Any) -> None:
        pass


@dataclass
class Opened:
    """The page, where it is served, and what it said and asked for."""

    page: Any
    address: str
    said: list[str] = field(default_factory=list)
    asked: list[str] = field(default_factory=list)

    def write(self, text: str) -> None:
        """Put a card by its link, and wait until it is checked."""
        self.page.evaluate("history.replaceState(null, '', location.pathname)")
        self.page.evaluate("hash => { location.hash = hash }", link(text))
        self.until(
            "text => document.querySelector('.cm-content').innerText.startsWith(text)",
            text.split("\n")[0],
        )
        self.checked()

    def until(self, said: str, arg: Any = None) -> None:
        """Wait until a sentence of JavaScript holds. The page's policy lets nothing in it ask."""
        waited, pause = 0, 5
        while waited < PATIENCE:
            if self.page.evaluate(said, arg):
                return
            fault = self.page.query_selector(".fault")
            assert fault is None, fault.inner_text()  # it does not come any more
            self.page.wait_for_timeout(pause)
            waited, pause = waited + pause, min(50, 2 * pause)  # most of it comes at once
        there = self.page.inner_text("body")[-SHOWN:]
        busy = self.page.evaluate("document.body.getAttribute('aria-busy')")
        raise AssertionError(f"never: {said} {arg}\nbusy: {busy}, and there stands: {there}")

    def checked(self) -> None:
        """Wait until what stands there has been checked."""
        self.until("(d => d.checked === d.version)(document.documentElement.dataset)")

    def settled(self) -> None:
        """Wait until the fixes and the open pane are there too."""
        self.until("(d => d.settled === d.version)(document.documentElement.dataset)")

    def tab(self, name: str) -> None:
        self.page.click(f"[role=tab][data-tab={name}]")

    def printed(self) -> str:
        """Return the text of the printed card."""
        self.until(f"{PRINTED}.body !== null")  # a page that is just being loaded has none
        return str(self.page.evaluate(f"{PRINTED}.body.innerText"))

    # ---- a game
    def offered(self) -> None:
        """Wait until what can be chosen before a game is offered, and the game can begin."""
        self.page.wait_for_selector("#begin:not([aria-busy]) #start:not([disabled])")

    def begin(
        self,
        which: str = "base",
        people: int = 1,
        seed: int = 7,
        agent: str = "heuristic",
        **settings: str,
    ) -> None:
        """Sit down at a game."""
        self.tab("play")
        self.leave()
        self.page.wait_for_selector("#start")  # not to be used while the card left has errors
        self.page.select_option("#which", which)
        self.offered()
        for name, value in settings.items():
            self.page.select_option(f"#settings [name={name}]", value)
        self.page.select_option("#people", str(people))
        if self.page.is_visible("#agent"):
            self.page.select_option("#agent", agent)
        self.page.fill("#seed", str(seed))
        self.page.click("#start")
        self.idle()

    def leave(self) -> None:
        """Leave the game that is open, saved or not."""
        if self.page.is_visible("#leave"):
            self.page.click("#leave")
            if self.page.is_visible("#leave-it"):
                self.page.click("#leave-it")

    def idle(self) -> None:
        """Wait until the game waits for a person, or for the next one to look."""
        self.until(
            "!document.body.hasAttribute('aria-busy') && "
            "(document.querySelector('#called:not([hidden])') || "
            " document.querySelector('#question h3'))"
        )

    def reveal(self) -> None:
        """Let the person who is called look."""
        if self.page.is_visible("#reveal"):
            self.page.click("#reveal")
            self.page.wait_for_selector("#question h3")

    def choose(self, selector: str = "#question .option >> nth=0") -> None:
        """Click an option, and wait for the next question."""
        self.page.click(selector)
        self.idle()

    def question(self) -> str:
        return str(self.page.inner_text("#question h3"))


def link(text: str) -> str:
    """Return the link that holds a card, as the page writes it."""
    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    packed = packer.compress(text.encode()) + packer.flush()
    return "#card=" + base64.urlsafe_b64encode(packed).decode().rstrip("=")


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """Serve a folder to this machine alone."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(folder)))
    Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/"
    finally:
        server.shutdown()
        server.server_close()


@contextmanager
def browser() -> Iterator[Any]:
    """Start Chromium. Fails the test where it cannot, with what to type."""
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        pytest.fail("no Playwright: type `pip install -e '.[web]'`, or `make web`")
    found = shutil.which("chromium") or shutil.which("chromium-browser")
    if found is None:
        pytest.fail(NO_BROWSER)
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=found, args=list(SWITCHES))
        try:
            yield started
        finally:
            started.close()


@contextmanager
def playground(started: Any, address: str) -> Iterator[Opened]:
    """Open the page, with its console and its requests listened to."""
    context = started.new_context(viewport={"width": 1280, "height": 860}, accept_downloads=True)
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    opened = Opened(page, address)
    page.on("console", lambda message: opened.said.append(f"{message.type}: {message.text}"))
    page.on("pageerror", lambda fault: opened.said.append(f"error: {fault}"))
    context.on("request", lambda request: opened.asked.append(request.url))
    page.goto(f"{address}play/index.html")
    page.wait_for_selector("html[data-first]")
    yield opened
    context.close()


def first_screen() -> dict[str, Any]:
    """Return what the built page starts from."""
    examples: list[dict[str, Any]] = json.loads((BUILT / "play" / "examples.json").read_text())
    return examples[0]
