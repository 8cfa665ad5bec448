"""What the page is built from: pinned, without any address but its own, with a strict policy."""

from __future__ import annotations

import json
import re
from pathlib import Path

WEB = Path(__file__).parents[2] / "web"
ELSEWHERE = re.compile(r"https?://(?!www\.w3\.org/)")


def test_every_package_is_pinned() -> None:
    wanted = json.loads((WEB / "package.json").read_text("utf-8"))
    locked = json.loads((WEB / "package-lock.json").read_text("utf-8"))["packages"]
    for group in ("dependencies", "devDependencies"):
        for name, version in wanted[group].items():
            assert locked[f"node_modules/{name}"]["version"] == version
    assert wanted["dependencies"]["codemirror"] == "6.0.2"
    assert all(
        "integrity" in found for name, found in locked.items() if name and not found.get("link")
    )
    lines = (WEB / "requirements.txt").read_text("utf-8").splitlines()
    assert all("==" in line for line in lines if not line.startswith("#"))


def test_the_page_names_no_address_but_its_own() -> None:
    files = [*(WEB / "src").glob("*.js"), *(WEB / "page").iterdir()]
    assert files and not [f.name for f in files if ELSEWHERE.search(f.read_text("utf-8"))]


def test_the_policy_lets_only_the_pages_own_scripts_run() -> None:
    html = (WEB / "page" / "index.html").read_text("utf-8")
    (policy,) = re.findall(r'Content-Security-Policy" content="([^"]+)"', html)
    rules = dict(rule.split(None, 1) for rule in policy.split(";"))
    assert rules["default-src"] == "'none'" and rules["script-src"] == "'self'"
    assert rules["connect-src"] == "'self'" and rules["base-uri"] == "'none'"
    assert re.findall(r"sandbox=\"([^\"]*)\"", html) == ["allow-same-origin"]
    assert not re.search(r"\son\w+=", html) and len(re.findall("<script", html)) == 1


def test_no_text_becomes_html() -> None:
    for file in (WEB / "src").glob("*.js"):
        text = file.read_text("utf-8")
        assert not re.search(r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|eval\(", text)
        assert text.count("srcdoc") == (1 if file.name == "card.js" else 0)
