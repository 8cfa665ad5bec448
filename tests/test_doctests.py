"""Every example in a docstring gives what it says."""

from __future__ import annotations

import doctest
from importlib import import_module
from pathlib import Path

import pytest

import dowlang

PACKAGE = Path(dowlang.__file__).parent
SHOWING = [
    ".".join(file.relative_to(PACKAGE.parent).with_suffix("").parts).removesuffix(".__init__")
    for file in sorted(PACKAGE.rglob("*.py"))
    if ">>> " in file.read_text("utf-8")
]
"""Modules with an example."""


@pytest.mark.parametrize("name", SHOWING)
def test_the_examples_of_a_module_hold(name: str) -> None:
    done = doctest.testmod(import_module(name))
    assert done.attempted and not done.failed, f"`python -m doctest` tells which, in {name}"
