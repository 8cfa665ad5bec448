"""Random edits of the files of a set, as people make them: insertions, deletions, pastes, undo."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping
from dataclasses import replace
from random import Random

from dowlang.project.card_file import CardFile
from dowlang.project.sets import SetSource

TYPED = ("a", "e", " ", "1", '"', "\n", "#", "the ", "    ", "morale", "’", "𝔐", "\t", '"Nobody"')


def edits(seed: int, texts: Mapping[str, str], count: int) -> Iterator[tuple[str, str]]:
    """Yield the label and the new text of one file after the other, `count` times."""
    random = Random(seed)
    now, undo = dict(texts), list[tuple[str, str]]()
    labels = sorted(now)
    while count:
        label = random.choice(labels)
        text = now[label]
        at = random.randrange(len(text) + 1)
        kind = random.choice(("insert", "delete", "line", "paste", "title", *["undo"] * 6))
        match kind:
            case "insert":
                new = text[:at] + random.choice(TYPED) + text[at:]
            case "delete":
                new = text[:at] + text[at + random.randrange(1, 12) :]
            case "line":
                new = text[:at] + text[text.find("\n", at) :]
            case "paste":
                other = now[random.choice(labels)].split("\n")
                first = random.randrange(len(other))
                piece = "\n".join(other[first : first + random.randrange(1, 5)])
                begin = text.rfind("\n", 0, at) + 1
                new = text[:begin] + piece + "\n" + text[begin:]
            case "title":
                quote = text.find('"')
                new = text[: quote + 2] + random.choice("xyz") + text[quote + 2 :]
            case _ if undo:
                label, new = undo.pop()
            case _:
                continue
        if kind != "undo":
            undo.append((label, text))
        now[label] = new
        count -= 1
        yield label, new


def with_text(source: SetSource, label: str, text: str) -> SetSource:
    """Return a set with another text of one of its files."""
    data = text.encode("utf-8", "surrogatepass")
    digest = hashlib.sha256(data).hexdigest()
    files = tuple(
        CardFile(file.path, file.label, file.below, data, digest) if file.label == label else file
        for file in source.files
    )
    return replace(source, files=files)
