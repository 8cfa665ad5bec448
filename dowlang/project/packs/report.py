"""Make and compare what a pack says of itself: its set, the hash of each file, and a report card.

`dow pack` counts cards, manual lines, translations and findings of the checked set. `dow add`
counts them again and compares. Results of tests and games are taken from the pack as its author's
word, and shown as such.
"""

from __future__ import annotations

import hashlib
import json
from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from jsonschema import Draft202012Validator

from dowlang.project.checked_set import CheckedSet
from dowlang.project.languages.author_texts import texts_of
from dowlang.project.languages.translations import AuthorTexts
from dowlang.project.package_files import PACKAGE
from dowlang.project.packs.archive import PackRefused
from dowlang.project.packs.file_names import CONTENTS, LONGEST_CONTENTS

SCHEMA = "dowlang-pack/1"
COUNTED = ("cards", "manual", "languages")
"""The parts of a report that whoever adds a pack counts again and compares."""


def contents_of(
    checked: CheckedSet, files: Mapping[str, bytes], said: Mapping[str, Any]
) -> dict[str, Any]:
    """Return what `pack.json` holds. `said` is what only the packer knows: tests and games."""
    manifest = checked.manifest
    return {
        "format": SCHEMA,
        "set": {
            "id": manifest.id,
            "name": manifest.name,
            "version": manifest.version,
            "edition": manifest.edition,
            "ruleset": manifest.ruleset,
            "uses": [f"{name} {manifest.wanted.get(name, '')}".strip() for name in manifest.uses],
            "authors": list(manifest.authors),
            "licence": manifest.licence,
        },
        "report": {**counted(checked), **said},
        "files": {name: _hash(files[name]) for name in sorted(files)},
    }


def counted(checked: CheckedSet) -> dict[str, Any]:
    """Return what can be counted in a checked set: cards, findings, manual lines, translations."""
    cards = [card for of_file in checked.checked_cards.values() for card in of_file]
    kinds = Counter(card.kind.name for card in cards)
    copies = 0
    for card in cards:
        in_decks = card.kind.copies(card.facts) if card.kind.copies else {}
        copies += sum(in_decks.values()) if card.kind.copies else bool(card.kind.deck)
    own = list(_own_texts(checked))
    return {
        "cards": {"kinds": dict(sorted(kinds.items())), "designs": len(cards), "copies": copies},
        "findings": dict(sorted(Counter(found.code for found in checked.findings).items())),
        "manual": [
            {"card": texts.texts["name"], "text": said}
            for _, texts in own
            for said in sorted(texts.manual)
        ],
        "languages": {code: _translated(checked, code, own) for code in checked.manifest.languages},
    }


def _own_texts(checked: CheckedSet) -> Iterator[tuple[str, AuthorTexts]]:
    """Yield the label and the author's own texts of each card."""
    for label, cards in checked.checked_cards.items():
        lines = {line.span.line: line for line in checked.trees[label].lines}
        for card in cards:
            if "name" in (texts := texts_of(card.kind, lines[card.line])).texts:
                yield label, texts


def _translated(
    checked: CheckedSet, code: str, own: list[tuple[str, AuthorTexts]]
) -> dict[str, int]:
    """Return how many texts a language should have and how many it has."""
    wanted = there = 0
    for label, texts in own:
        found = checked.texts.get((code, label, texts.texts["name"]), AuthorTexts())
        for group in ("texts", "labels", "manual"):
            mine: Mapping[str, str] = getattr(texts, group)
            wanted += len(mine)
            there += len(mine.keys() & getattr(found, group).keys())
    return {"texts": wanted, "translated": there}


def as_bytes(contents: Mapping[str, Any]) -> bytes:
    """Return `pack.json` as written."""
    return (json.dumps(contents, ensure_ascii=False, indent=1) + "\n").encode()


def read_contents(members: Mapping[str, bytes]) -> dict[str, Any]:
    """Return what the `pack.json` of an archive says, its hashes compared with the files.

    Raises `PackRefused`.
    """
    if CONTENTS not in members:
        raise PackRefused(f"it has no `{CONTENTS}`, so `dow pack` did not write it")
    data = _document(members[CONTENTS])
    named, there = data["files"], members.keys() - {CONTENTS}
    for name in sorted(there - named.keys()):
        raise PackRefused(f"`{name[:80]}` is not among the files that it names")
    for name in sorted(named.keys() - there):
        raise PackRefused(f"`{name[:80]}` is named by it and is not there")
    for name in sorted(there):
        if named[name] != _hash(members[name]):
            raise PackRefused(f"`{name[:80]}` is not the file that was packed (its hash is wrong)")
    return data


def _document(written: bytes) -> dict[str, Any]:
    """Return the checked data of `pack.json`. Raises `PackRefused`."""
    if len(written) > LONGEST_CONTENTS:
        raise PackRefused(f"`{CONTENTS}` is too long")
    try:
        data = json.loads(written.decode("utf-8"), parse_constant=_no_constant)
    except (ValueError, RecursionError):
        raise PackRefused(f"`{CONTENTS}` is no JSON") from None
    if not isinstance(data, dict) or data.get("format") != SCHEMA:
        raise PackRefused(f"`{CONTENTS}` is of another format, wanted `{SCHEMA}`")

    schema = json.loads((PACKAGE / "schemas" / "pack.json").read_bytes())
    wrong = next(Draft202012Validator(schema).iter_errors(data), None)
    if wrong is not None:
        place = ".".join(map(str, wrong.absolute_path)) or "its top"
        raise PackRefused(f"`{CONTENTS}` does not fit its schema at `{place[:80]}`")
    if as_bytes(data) != written:
        raise PackRefused(f"`{CONTENTS}` is not written as `dow pack` writes it")
    return data


def _no_constant(name: str) -> Any:
    raise ValueError(f"no number: {name}")


def compare(contents: Mapping[str, Any], checked: CheckedSet) -> dict[str, Any]:
    """Compare what a pack says of itself with the set that it holds, and return what was counted.

    Raises `PackRefused`.
    """
    here = contents_of(checked, {}, {})
    for key, value in here["set"].items():
        if contents["set"][key] != value:
            raise PackRefused(f"it says another `{key}` than its `set.toml`")
    for key in COUNTED:
        if contents["report"][key] != here["report"][key]:
            raise PackRefused(f"its report says other `{key}` than are in it")
    report: dict[str, Any] = here["report"]
    return report


def _hash(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()
