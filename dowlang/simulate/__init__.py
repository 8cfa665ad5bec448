"""Games played by agents: one, or many over worker processes, and what they say together.

Here lives no rule and no card. Sets reach worker processes by name (`Source`), results are data
with a schema and the same for every number of workers.
"""

from dowlang.simulate.parallel_games import Source, WorkersLost, simulate
from dowlang.simulate.single_game import Played, Telling, play, run
from dowlang.simulate.statistics import wilson

__all__ = ["Played", "Source", "Telling", "WorkersLost", "play", "run", "simulate", "wilson"]
