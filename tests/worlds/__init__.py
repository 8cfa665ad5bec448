"""Small games that prove the rooms of the house know no word of the large one, each as much of a
game as one room needs.

| world | what there is of it | what is tested with it |
|---|---|---|
| `toy` | a state and its steps, no cards, no words | run loop, journals, saves, views, `simulate` |
| `hike` | words and kinds of card, nothing is ever played | what the checker makes of a line |
| `night` | a state, three handlers, a few words, by hand | the steps of card tests |
| `campfire` | all of it, from a card to its handler | every room, and how words are added |

`own_games` finds the games of `examples`, which are packages. A set of Dead of Winter with
handlers by hand is `rules/dead_of_winter/tiny`. `contract/worlds` lists the games that keep the
laws.
"""
