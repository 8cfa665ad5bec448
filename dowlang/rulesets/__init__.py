"""The games.

A second game adds a folder here (and its name below) and one under `cards/`, and nothing anywhere
else.
"""

RULESETS = ("dead_of_winter", "dwar7s_winter")
