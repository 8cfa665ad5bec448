"""Tests of the package and of the games: `tests.<room>`, whatever else a room is named like."""
