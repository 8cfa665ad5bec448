"""Tell a game of Dwar7s Winter for people: the story of a journal, and a picture of the table.

`narrate` tells events in plain sentences, as everybody knows them afterwards or as one seat may
know them. `board` shows the table. Nothing is decided here and nothing of a game changes.
"""

from dowlang.rulesets.dwar7s_winter.narration.sentences import SENTENCES
from dowlang.rulesets.dwar7s_winter.narration.story import narrate
from dowlang.rulesets.dwar7s_winter.narration.table import board

__all__ = ["SENTENCES", "board", "narrate"]
