"""How fast the page is: `python -m tests.web.figures`, with a browser and the built page."""

from __future__ import annotations

from time import perf_counter

from tests.playground.asking import example
from tests.web.browser import BUILT, browser, playground, served

TYPED = "gain 1 morale"
DONE = (
    "was => (d => d.version !== was && d.checked === d.version)(document.documentElement.dataset)"
)


def main() -> None:
    """Print the size of the page, the time to its first check, and that of each keystroke."""
    size = sum(file.stat().st_size for file in (BUILT / "play").rglob("*") if file.is_file())
    print(f"size {size / 1e6:.1f} MB")
    with browser() as started, served(BUILT) as address, playground(started, address) as opened:
        data = "document.documentElement.dataset"
        print(f"first check shown after {opened.page.evaluate(f'{data}.first')} ms")
        opened.write(example("01_"))
        opened.settled()
        opened.page.click(".cm-line:nth-child(16)")
        opened.page.keyboard.press("End")
        opened.page.keyboard.press("Enter")
        checks, shown = [], []
        for letter in TYPED:
            was, at = opened.page.evaluate(f"{data}.version"), perf_counter()
            opened.page.keyboard.type(letter)
            opened.until(DONE, was)
            shown.append(round(1000 * (perf_counter() - at)))
            checks.append(int(opened.page.evaluate(f"{data}.took")))
        print(f"checks {min(checks)} to {max(checks)} ms")
        print(f"keystroke to shown {min(shown)} to {max(shown)} ms (looked at each 50 ms)")


if __name__ == "__main__":
    main()
