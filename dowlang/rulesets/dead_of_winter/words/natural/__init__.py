"""Declare how people print what the words of this game say: things, events, whole sentences.

The rooms go by what the printed words are in the grammar, which is the first argument of
`natural_forms`: a noun phrase (`things`), what is asked (`conditions`: `atom`, `condition`), an
occasion (`events`: `event`, `when`), what is done (`effects`: `do`, `effect`), what is in force
(`rules`), a line of a card's head (`clauses`: `survivor_line`, `crisis_line`). A module is called
by what its sentences are about. Where it needs forms of several kinds for that, it stands in the
room of most of them. `NaturalForm.cost` tells the scale of the third argument.
"""

from dowlang.rulesets.dead_of_winter.words.natural.clauses import (
    beginnings,
    crises,
    crisis_needs,
    heads,
)
from dowlang.rulesets.dead_of_winter.words.natural.conditions import comparisons, holdings
from dowlang.rulesets.dead_of_winter.words.natural.effects import (
    by_each,
    chosen_by_others,
    chosen_decks,
    counted_before,
    deeds,
    dice_and_coins,
    exposure_tables,
    hand_limits,
    items_for_the_crisis,
    kept_cards,
    moved_and_placed,
    one_of_two,
    prices_and_failures,
    sequels,
    several_lines,
    several_places,
    several_survivors,
    shares,
    single_lines,
    this_way,
    tokens_and_tracks,
)
from dowlang.rulesets.dead_of_winter.words.natural.events import occasions
from dowlang.rulesets.dead_of_winter.words.natural.rules import (
    before_it_ends,
    deeds_of_the_bearer,
    in_force,
    instead,
    raised_values,
)
from dowlang.rulesets.dead_of_winter.words.natural.things import (
    amounts,
    cards_and_owners,
    small_words,
    spoken_of,
)

MODULES = (
    cards_and_owners,
    amounts,
    beginnings,
    several_places,
    prices_and_failures,
    single_lines,
    comparisons,
    holdings,
    deeds,
    crises,
    crisis_needs,
    occasions,
    exposure_tables,
    items_for_the_crisis,
    tokens_and_tracks,
    in_force,
    heads,
    hand_limits,
    several_lines,
    sequels,
    several_survivors,
    shares,
    instead,
    small_words,
    kept_cards,
    this_way,
    by_each,
    one_of_two,
    counted_before,
    spoken_of,
    chosen_by_others,
    raised_values,
    dice_and_coins,
    chosen_decks,
    moved_and_placed,
    before_it_ends,
    deeds_of_the_bearer,
)
