"""The streams of chance: three shuffles, the first lead, what a rule leaves to chance."""

from __future__ import annotations

MONSTERS, DISASTERS, HEROES, LEAD, PATH = range(5)
STREAMS = ("monsters", "disasters", "heroes", "lead", "path")
