"""The ground of the compile half: card text, places in it, names that are near or look alike,
limits. Imports nothing but `records`.
"""

from dowlang.source.spans import Span
from dowlang.source.spelling import nearest
from dowlang.source.text import Source, margin_of, source_hash

__all__ = ["Source", "Span", "margin_of", "nearest", "source_hash"]
