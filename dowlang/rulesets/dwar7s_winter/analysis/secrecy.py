"""Deal anew what is hidden from a player of Dwar7s Winter, for the twin test.

Hidden are the order of the three decks, which of their heroes the others hold and which they left
face down, and which copy of equal heroes is which. What comes off a deck in a stretch of a game
stays in its place. Of the instruments that sound in the stretch everybody keeps the cards in hand:
others would be asked more or less often. While hands are chosen the choices lie in frames of the
stack, which are dealt anew with the state.

Rules: D-PH2-04, D-PH2-06, section 13 of the rules document, U-22.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from dowlang.engine.frames import Answer, Frame
from dowlang.engine.places_and_seats import in_turn
from dowlang.engine.secrecy_declarations import Chance, Moment, Secrecy, Twin
from dowlang.rulesets.dwar7s_winter.procedures.music import card_picked, play_cards
from dowlang.rulesets.dwar7s_winter.procedures.preparation import choose_hand, hand_chosen
from dowlang.rulesets.dwar7s_winter.state import events as E
from dowlang.rulesets.dwar7s_winter.state import options as O
from dowlang.rulesets.dwar7s_winter.state.game_state import Dwar7s
from dowlang.rulesets.dwar7s_winter.state.types import Heroes, Instrument, Player

CHOOSING = (choose_hand.__name__, hand_chosen.__name__)
SOUNDING = (play_cards.__name__, card_picked.__name__)
SHOWN = {E.MONSTER_APPEARED: 0, E.DISASTER_OCCURRED: 0, E.POOL_FILLED: 0}


@dataclass(frozen=True, slots=True)
class Learned:
    """What comes off the decks in a stretch, and which instruments sound in it."""

    monsters: frozenset[int]
    disasters: frozenset[int]
    heroes: frozenset[int]
    instruments: frozenset[Instrument]


def learned(moments: Sequence[Moment[Dwar7s]], player: Player) -> Learned:
    """Gather what everybody sees in a stretch of a game."""
    drawn: dict[int, set[int]] = {event: set() for event in SHOWN}
    sounding = {frame[-1] for frame in moments[0].game.stack if frame[0] in SOUNDING}
    for moment in moments[1:]:
        for entry in moment.entries:
            if entry[0] in SHOWN:
                drawn[entry[0]].add(entry[1])
            elif entry[0] == E.MUSIC_PLAYED:
                sounding.add(entry[2])
    monsters, disasters, heroes = (frozenset(drawn[event]) for event in SHOWN)
    return Learned(monsters, disasters, heroes, frozenset(sounding))


def redeal(game: Dwar7s, player: Player, chance: Chance, known: Learned) -> Twin[Dwar7s] | str:
    """Return a twin for the player."""
    twin = game.clone()
    twin.monster_deck = anew(twin.monster_deck, known.monsters, chance)
    twin.disaster_deck = anew(twin.disaster_deck, known.disasters, chance)
    twin.hero_deck = anew(twin.hero_deck, known.heroes, chance)
    for other in range(twin.players):
        if other != player and twin.hand[other]:
            owned = (*twin.hand[other], *twin.deck[other])
            left = left_anew(twin, owned, twin.deck[other], known, chance)
            twin.deck[other] = left
            twin.hand[other] = tuple(hero for hero in owned if hero not in left)
    twin.stack = [frame_anew(twin, frame, player, known, chance) for frame in twin.stack]
    return Twin(twin, same)


def anew(pile: tuple[int, ...], kept: frozenset[int], chance: Chance) -> tuple[int, ...]:
    """Return a pile in another order. Cards that come off it in the stretch keep their places."""
    places = [place for place, card in enumerate(pile) if card not in kept]
    out = list(pile)
    for place, card in zip(places, chance.shuffled([pile[place] for place in places]), strict=True):
        out[place] = card
    return tuple(out)


def left_anew(game: Dwar7s, owned: Heroes, left: Heroes, known: Learned, chance: Chance) -> Heroes:
    """Return other heroes to be left face down, as many, the same of instruments that sound."""
    music = game.t.hero_music
    fixed = [hero for hero in left if music[hero] in known.instruments]
    free = chance.shuffled([hero for hero in owned if music[hero] not in known.instruments])
    return tuple(sorted((*fixed, *free[: len(left) - len(fixed)])))


def frame_anew(game: Dwar7s, frame: Frame, player: Player, known: Learned, chance: Chance) -> Frame:
    """Return a frame in which the others have left other cards face down.

    The hands that are chosen lie there clockwise from the lead.
    """
    if frame[0] not in CHOOSING:
        return frame
    *rest, chosen = frame
    out = []
    for other, left in zip(in_turn(game.players, game.lead), chosen, strict=False):
        again = left_anew(game, game.deck[other], left, known, chance)
        out.append(left if other == player else again)
    return (*rest, tuple(out))


def same(answer: Answer) -> Answer:
    """Return the option itself: every option of the twin stands for itself."""
    return answer


def strange(
    before: Dwar7s, after: Dwar7s, entries: Sequence[Frame], player: Player, known: Learned
) -> bool:
    """Return True if a card has come off a deck that did not in the original."""
    seen = dict(zip(SHOWN, cards_of(known), strict=True))
    return any(entry[0] in seen and entry[1] not in seen[entry[0]] for entry in entries)


def cards_of(known: Learned) -> tuple[frozenset[int], ...]:
    """Return what came off each deck, in the order of `SHOWN`."""
    return known.monsters, known.disasters, known.heroes


def alike(
    game: Dwar7s, options: Sequence[Answer], wanted: Answer, player: Player, chance: Chance
) -> int:
    """Return the same option if it is there, else another card left face down, else nothing."""
    if wanted in options:
        return options.index(wanted)
    if wanted and wanted[0] == O.LEAVE:
        return chance.below(len(options))
    nothing = not wanted or wanted == (O.DONE,)
    return options.index((O.DONE,)) if nothing and (O.DONE,) in options else -1


SECRECY: Secrecy[Dwar7s] = Secrecy(learned=learned, redeal=redeal, strange=strange, alike=alike)
