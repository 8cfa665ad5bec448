"""Load typst, which an extra brings: only who asks for pages to print or pictures needs it."""

from __future__ import annotations

from importlib import import_module
from types import ModuleType


class TypstMissing(ImportError):
    """Raised when the extra that brings typst is not installed."""


def typst() -> ModuleType:
    """Return the typst module. Raises `TypstMissing`."""
    try:
        return import_module("typst")
    except ImportError as missing:
        raise TypstMissing(str(missing)) from None


def families() -> frozenset[str]:
    """Return the fonts that typst finds, its own and those of the machine.

    Raises `TypstMissing`.
    """
    return frozenset(typst().Fonts().families())
