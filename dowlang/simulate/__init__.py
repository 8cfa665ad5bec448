"""Games played by agents: one, or many over worker processes, and what they say together.

Here lives no rule and no card. Sets reach worker processes by name (`Source`), results are data
with a schema and the same for every number of workers.
"""

from dowlang.simulate.game_counts import Observer
from dowlang.simulate.game_records import Source
from dowlang.simulate.result_file import ResultFile, ResultFileError
from dowlang.simulate.runs import simulate
from dowlang.simulate.single_game import Played, play, run
from dowlang.simulate.statistics import wilson
from dowlang.simulate.worker_pool import WorkersLost

__all__ = [
    "Observer",
    "Played",
    "ResultFile",
    "ResultFileError",
    "Source",
    "WorkersLost",
    "play",
    "run",
    "simulate",
    "wilson",
]
