"""Ask of the moment before a loss what its events ask.

`when a survivor you control at the colony is killed` is told when the survivor is nobody's and
nowhere any more. The questions of that clause about a participant go to the payload instead: whose
it was, where it stood, who led that group. The same holds for `while` around the line, and for
`you` on a card attached to the survivor. Tokens and equipment are still beside the survivor at that
moment. Below the clause too, place and owner are what they were. Wounds and equipment have left by
then, and lines that ask about them are refused. What a set adds lies there until those lines are
carried out. Rules: R-SURV-05, -10, -16.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from dowlang.rulesets.dead_of_winter.state import events
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.types import (
    NOBODY,
    Location,
    Player,
    Survivor,
)
from dowlang.rulesets.dead_of_winter.words import adjectives, as_before_event, nouns, references
from dowlang.rulesets.dead_of_winter.words.before_moves import MOVES, OF_HANDOVERS, OF_MOVES
from dowlang.rulesets.dead_of_winter.words.cards import lying_open
from dowlang.rulesets.dead_of_winter.words.cards.zones import Card, Crisis, same
from dowlang.rulesets.dead_of_winter.words.effects import harm as effects_harm
from dowlang.rulesets.dead_of_winter.words.effects import out_of_play, tucking
from dowlang.rulesets.dead_of_winter.words.effects import survivors as effects_survivors
from dowlang.rulesets.dead_of_winter.words.event_declaration import LOSSES
from dowlang.rulesets.dead_of_winter.words.filters import cards as filters_cards
from dowlang.rulesets.dead_of_winter.words.filters import places as filters_places
from dowlang.rulesets.dead_of_winter.words.filters import players as filters_players
from dowlang.rulesets.dead_of_winter.words.filters import survivors as filters_survivors
from dowlang.rulesets.dead_of_winter.words.filters import tallies as filters_tallies
from dowlang.rulesets.dead_of_winter.words.numbers import measures as numbers
from dowlang.rulesets.dead_of_winter.words.numbers import records as numbers_records
from dowlang.rulesets.dead_of_winter.words.predicates import people as predicates_people
from dowlang.rulesets.dead_of_winter.words.set_content import (
    tokens as tokens_added,
)
from dowlang.vocabulary.declarations import (
    EffectWord,
    EventWord,
    Word,
)
from dowlang.vocabulary.moment_before import Before

Loss = tuple[Survivor, Player, Location, Survivor]
"""After the arguments of the word: who was lost, whose it was, where it stood, who led that group.
"""
Equipped = tuple[Survivor, Card]
"""After the arguments of the word: who has been equipped, and with what."""


def whose(game: Winter, survivor: Survivor, *loss: *Loss) -> Player:
    """Return the player who controlled a survivor.

    Rules: R-CARD-20.
    """
    lost, owner, *_ = loss
    return owner if survivor == lost else game.controller[survivor]


def controller_then(game: Winter, survivor: Survivor, *loss: *Loss) -> Player:
    """Return the player who controlled a survivor.

    For another one that is lost by now it is the player who had the turn.

    Rules: U-59.
    """
    lost, owner, *_ = loss
    return owner if survivor == lost else references.controller_of(game, survivor)


def where(game: Winter, survivor: Survivor, *loss: *Loss) -> Location:
    """Return where a survivor stood.

    Rules: R-BOARD-08.
    """
    lost, _, place, _ = loss
    return place if survivor == lost else game.location[survivor]


def who_led(game: Winter, player: Player, *loss: *Loss) -> Survivor:
    """Return the survivor who led the group of a player.

    Rules: R-SETUP-12.
    """
    _, owner, _, leader = loss
    return leader if player == owner else game.leader[player]


def was_of(game: Winter, survivor: Survivor, player: Player, *loss: *Loss) -> bool:
    """Return True for a survivor of that player's group."""
    return whose(game, survivor, *loss) == player


def was_in_play(game: Winter, survivor: Survivor, *loss: *Loss) -> bool:
    """Return True if somebody controlled the survivor."""
    return survivor == loss[0] or predicates_people.is_in_play(game, survivor)


def was_led_by(game: Winter, survivor: Survivor, player: Player, *loss: *Loss) -> bool:
    """Return True for the leader of that player's group."""
    return who_led(game, player, *loss) == survivor


def was_that_one(game: Winter, survivor: Survivor, other: Survivor, *loss: *Loss) -> bool:
    """Return True for the survivor of that name."""
    return predicates_people.is_that_survivor(game, survivor, other)


def led_first(game: Winter, survivor: Survivor, player: Player, *loss: *Loss) -> bool:
    """Return True for who led that player's group when the first turn began."""
    return numbers_records.leads_from_the_start(game, survivor, player)


def had(game: Winter, player: Player, survivor: Survivor, *loss: *Loss) -> bool:
    """Return True if the player controlled the survivor."""
    return whose(game, survivor, *loss) == player


def stood_there(game: Winter, there: Location, survivor: Survivor, *loss: *Loss) -> bool:
    """Return True for the location where the survivor was."""
    return where(game, survivor, *loss) == there


def was_at(game: Winter, survivor: Survivor, there: Location, *loss: *Loss) -> bool:
    """Return True if the survivor was at that location."""
    return where(game, survivor, *loss) == there


def was_outside(game: Winter, survivor: Survivor, there: Location, *loss: *Loss) -> bool:
    """Return True if the survivor was on the board, but not there."""
    return 0 <= where(game, survivor, *loss) != there


def was_with(game: Winter, survivor: Survivor, other: Survivor, *loss: *Loss) -> bool:
    """Return True if the survivor was where the other one was.

    It is `here` on the card of a survivor or an item.
    """
    there = where(game, survivor, *loss)
    return 0 <= there == where(game, other, *loss)


def was_near(game: Winter, survivor: Survivor, other: Survivor, *loss: *Loss) -> bool:
    """Return True if the survivor shared a location with another one."""
    return survivor != other and was_with(game, survivor, other, *loss)


def was_exiled(game: Winter, survivor: Survivor, *loss: *Loss) -> bool:
    """Return True if an exiled player controlled the survivor.

    Rules: R-EXILE-01.
    """
    controller = whose(game, survivor, *loss)
    return controller >= 0 and game.exiled[controller] > 0


def was_not_exiled(game: Winter, survivor: Survivor, *loss: *Loss) -> bool:
    """Return True if a player who is not exiled controlled the survivor."""
    controller = whose(game, survivor, *loss)
    return controller >= 0 and not game.exiled[controller]


ASKED: dict[Callable[..., Any], Callable[..., Any]] = {
    filters_survivors.you_control: was_of,
    filters_survivors.they_control: was_of,
    filters_survivors.controlled_by: was_of,
    filters_survivors.stands_at: was_at,
    filters_survivors.stands_outside: was_outside,
    filters_survivors.stands_here: was_with,
    predicates_people.is_at: was_at,
    predicates_people.is_outside: was_outside,
    predicates_people.shares_location: was_near,
    predicates_people.is_leader: was_led_by,
    predicates_people.is_that_survivor: was_that_one,
    numbers_records.leads_from_the_start: led_first,
    predicates_people.is_in_play: was_in_play,
    predicates_people.survivor_is_exiled: was_exiled,
    adjectives.is_exiled: was_exiled,
    adjectives.is_not_exiled: was_not_exiled,
    references.controller_of: controller_then,
    references.location_of: where,
    predicates_people.controls: had,
    filters_players.has_survivor: had,
    filters_places.has_survivor_there: stood_there,
    references.leader_of: who_led,
    references.your_leader: who_led,
    references.their_leader: who_led,
    **as_before_event.BEFORE_A_LOSS,
}
TOLD: dict[Callable[..., Any], str] = {
    references.controller_of: "owner",
    references.location_of: "location",
}
GONE: frozenset[Callable[..., Any]] = frozenset(
    (
        filters_tallies.wounds_on,
        filters_tallies.frostbite_on,
        filters_cards.on_survivor,
        tucking.is_beneath,
        tucking.is_tucked,
        filters_survivors.carries_card,
        predicates_people.is_equipped,
        predicates_people.survivor_is_wounded,
        predicates_people.survivor_is_frostbitten,
        adjectives.is_wounded,
        adjectives.is_frostbitten,
        predicates_people.began_turn_at,
        predicates_people.has_moved,
        predicates_people.shares_wounds,
        numbers.attack_of,
        numbers.search_value_of,
        numbers.influence_of,
        numbers_records.rank_of,
    )
)
SINCE: frozenset[Callable[..., Any]] = frozenset((predicates_people.is_in_play,))
MISSED = frozenset({effects_harm.is_there_or_waiting, effects_survivors.is_left_in_the_game})
BEFORE = Before(
    ("survivor", "owner", "location", "leader"),
    ASKED,
    TOLD,
    GONE,
    SINCE,
    MISSED,
    around=as_before_event.AROUND,
    domains={"survivor": as_before_event.BEFORE_A_LOSS[nouns.survivors_in_play]},
)
LEADERLESS = Before(("survivor",), {}, {}, GONE | (ASKED.keys() - SINCE), missed=MISSED)
"""Told after the leader's own event, with nothing but who it was: where and whose is asked
there.
"""


def _where_lost(
    asked: dict[Callable[..., Any], Callable[..., Any]],
) -> dict[Callable[..., Any], Callable[..., Any]]:
    """Return the functions that ask of the moment before a loss where there was one, and of the
    state as it is where the survivor is still in play. They are of this module, by name, since
    handlers import them.
    """

    def put(now: Callable[..., Any], before: Callable[..., Any]) -> Callable[..., Any]:
        def either(game: Winter, *arguments: int) -> Any:
            loss = arguments[-4:]
            if game.controller[loss[0]] == NOBODY:
                return before(game, *arguments)
            return now(game, *arguments[:-4])

        either.__name__ = either.__qualname__ = f"{now.__name__}_where_lost"
        either.__doc__ = now.__doc__
        globals()[either.__name__] = either
        return either

    return {now: put(now, before) for now, before in asked.items()}


WHERE_LOST = _where_lost({**ASKED, nouns.survivors_in_play: BEFORE.domains["survivor"]})
OF_UNEQUIPPINGS = Before(
    BEFORE.fields,
    {now: either for now, either in WHERE_LOST.items() if now is not nouns.survivors_in_play},
    {},
    since=SINCE,
    around=frozenset(WHERE_LOST[now] for now, then in ASKED.items() if then in BEFORE.around),
    domains={"survivor": WHERE_LOST[nouns.survivors_in_play]},
)
"""An item leaves its survivor by hand, or with the survivor's loss."""


def crisis_then(game: Winter, crisis: Crisis) -> Crisis:
    """Return the crisis that the event tells of. `the current crisis` is another one, or none, once
    that one is resolved.

    Rules: R-CRISIS-01.
    """
    return crisis


CRISES = (
    events.CRISIS_REVEALED,
    events.CRISIS_PREVENTED,
    events.CRISIS_FAILED,
    events.CRISIS_RESOLVED,
)
OF_CRISES = Before(("crisis",), {lying_open.the_current_crisis: crisis_then}, {})


def was_wounded(game: Winter, survivor: Survivor, *healed: Survivor) -> bool:
    """Return True for a survivor with a wound token, also if the last one has just gone.

    Rules: R-EXPOSE-05, U-45.
    """
    return survivor in healed or predicates_people.survivor_is_wounded(game, survivor)


def was_equipped(game: Winter, survivor: Survivor, card: Card, *equipped: *Equipped) -> bool:
    """Return True if a survivor had such a card before the one that has just come.

    Rules: R-ACT-PLY-04.
    """
    bearer, new = equipped
    there = (item for item in game.equipment[survivor] if (survivor, item) != (bearer, new))
    return any(same(game, item, card) for item in there)


OF_HEALINGS = Before(
    ("survivor",),
    {
        predicates_people.survivor_is_wounded: was_wounded,
        adjectives.is_wounded: was_wounded,
    },
    {},
    stays=True,
)
OF_EQUIPPINGS = Before(
    ("survivor", "card"),
    {
        predicates_people.is_equipped: was_equipped,
        filters_survivors.carries_card: was_equipped,
    },
    {},
    stays=True,
)
"""Who is healed was wounded, and who gets a card is described without it."""
OF_EVENTS = (
    dict.fromkeys(LOSSES, BEFORE)
    | {events.LEADER_LOST: LEADERLESS}
    | dict.fromkeys(CRISES, OF_CRISES)
    | dict.fromkeys(MOVES, OF_MOVES)
    | {
        events.CONTROL_CHANGED: OF_HANDOVERS,
        events.HEALED: OF_HEALINGS,
        events.CARD_EQUIPPED: OF_EQUIPPINGS,
        events.CARD_UNEQUIPPED: OF_UNEQUIPPINGS,
    }
)

TAKE_AWAY = (effects_harm.kill_survivor, effects_survivors.remove_from_game)
"""Effects after which only what is known of everybody is known of the survivor."""
HERE: frozenset[Callable[..., Any]] = frozenset(
    (
        references.here,
        filters_tallies.zombies_here,
        filters_tallies.barricades_here,
        filters_survivors.stands_here,
    )
)
"""What is asked of the place of who bears the card."""
TAKEN_AWAY = replace(LEADERLESS, gone=LEADERLESS.gone | {tokens_added.on_survivor} | HERE)
"""The rules that hear the loss are over below the effect, and what a set adds has gone too."""
LAID_ASIDE = replace(LEADERLESS, gone=HERE | {references.location_of, references.controller_of})
"""Who is out of play for a time keeps tokens and equipment, but stands nowhere, in no group."""


def with_before(word: Word) -> Word:
    """Return a word with what is asked of the moment before it, if it takes a survivor away."""
    match word:
        case EventWord(event=number) if number in OF_EVENTS:
            return replace(word, before=OF_EVENTS[number])
        case EffectWord(function=function) if function in TAKE_AWAY:
            return replace(word, before=TAKEN_AWAY)
        case EffectWord(function=out_of_play.take_out_of_play):
            return replace(word, before=LAID_ASIDE)
    return word
