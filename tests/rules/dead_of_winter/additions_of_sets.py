"""What the examples of the words speak of that only a set can add: a track, a token, a deck with
its incidents. Laid beside whatever cards are tried with such examples.
"""

from __future__ import annotations

OF_SETS = """track "Fuel Tank"
    from 0 to 10, starting at 5

token "Crate"
    supply 99

deck "Weather"

incident "Sleet"
    of "Weather"
    copies 2
    revealed
        add 1 food

incident "Thaw"
    of "Weather"
    survivors cannot move to "Library"
"""
