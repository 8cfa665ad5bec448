"""Tell a game of Dead of Winter for people: the story of a journal, and a picture of the table.

`narrate` tells events in plain sentences, as everybody knows them afterwards or as one seat may
know them. `board` shows the table. `story` keeps what a sentence needs of earlier events. `turns`,
`harm`, `cards`, `colony` and `ending` each hold the sentences of some events. Here nothing is
decided and nothing of a game changes. Text of cards is only put in, never read.
"""

from dowlang.rulesets.dead_of_winter.narration.sentences import STORY
from dowlang.rulesets.dead_of_winter.narration.table import board
from dowlang.rulesets.dead_of_winter.narration.telling import by_template, narrate

SENTENCES = {**STORY, **by_template()}

__all__ = ["SENTENCES", "board", "narrate"]
