"""Deal secret objectives and survivors, and let the players keep, lead and begin (R-SETUP-07..14).

Choices that are simultaneous at the table are asked in seat order and stay in the frames until all
are in (U-65), so no view shows them.
"""

from __future__ import annotations

from collections.abc import Sequence

from dowlang.engine.frames import Answer
from dowlang.engine.piece_choices import pick
from dowlang.rulesets.dead_of_winter.procedures.main_objective import put_objective_in_force
from dowlang.rulesets.dead_of_winter.procedures.moving_and_joining import carry_passive
from dowlang.rulesets.dead_of_winter.procedures.scenario import (
    renew_scenario,
)
from dowlang.rulesets.dead_of_winter.procedures.secret_setup import set_up_secrets
from dowlang.rulesets.dead_of_winter.procedures.stacked_decks import (
    Wanted,
    hands_dealt,
    laid_for_turns,
    secrets_dealt,
)
from dowlang.rulesets.dead_of_winter.state import events as E
from dowlang.rulesets.dead_of_winter.state import options as O
from dowlang.rulesets.dead_of_winter.state import parameters as P
from dowlang.rulesets.dead_of_winter.state import variants as V
from dowlang.rulesets.dead_of_winter.state.board import regroup
from dowlang.rulesets.dead_of_winter.state.card_tables import (
    BETRAYAL,
    STARTING,
    DeckTooSmall,
)
from dowlang.rulesets.dead_of_winter.state.current_values import influence
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.streams import SETUP
from dowlang.rulesets.dead_of_winter.state.types import (
    COLONY,
    Player,
    Players,
    Survivors,
)


def deal_secrets(game: Winter, wanted: Sequence[Wanted] = ()) -> None:
    """Shuffle two ordinary ones a player and one betrayal, and deal one each. The rest goes back
    unseen. Cards that are `wanted` are among what is dealt.

    Betrayer: one ordinary a player (R-VAR-09). Cooperative: none (R-VAR-02). Starting items: five
    each (R-SETUP-09, R-VAR-07). Rules: R-SETUP-04..06, R-CARD-06.
    """
    t, players = game.t, game.players
    out = V.left_out(game)  # a starting item that is out stays in the box (R-CARD-02)
    if not game.variant & V.COOPERATIVE:
        ordinary, betrayal = (
            game.param[P.ORDINARY_SECRETS] * players,
            game.param[P.BETRAYAL_SECRETS],
        )
        secrets = [c for c in range(t.secrets) if t.secret_path[c] not in out]
        betrayals = [
            c for c in range(BETRAYAL, BETRAYAL + t.betrayals) if t.secret_path[c] not in out
        ]
        if len(secrets) < ordinary:
            raise DeckTooSmall("secret objective", len(secrets), ordinary)
        if len(betrayals) < betrayal:
            raise DeckTooSmall("betrayal objective", len(betrayals), betrayal)
        aside = game.shuffled(SETUP, secrets)[:ordinary]
        aside += game.shuffled(SETUP, betrayals)[:betrayal]
        if len(aside) < players:
            raise DeckTooSmall("secret objective", len(aside), players)
        dealt = secrets_dealt(game, game.shuffled(SETUP, aside), wanted)
        game.secret[:] = dealt[:players]
        game.dealt[:] = dealt[:players]
        for player in range(players):
            game.emit(E.SECRET_DEALT, player, game.secret[player])
    size = game.param[P.HAND_SIZE]
    starting = game.shuffled(
        SETUP,
        [
            i
            for i in game.box
            if t.item_deck[i] == STARTING
            and not t.item_aside[i]
            and t.design_path[t.item_card[i]] not in out
        ],
    )
    if len(starting) < size * players:
        raise DeckTooSmall("starting item", len(starting), size * players)
    starting = hands_dealt(game, starting, wanted)
    for player in range(players):
        game.hand[player] = starting[player * size : (player + 1) * size]
    dealt_items = set(starting[: players * size])
    game.box = tuple([item for item in game.box if item not in dealt_items])
    for player in range(players):
        for item in game.hand[player]:
            game.tell(E.CARD_DEALT, player, item)


def deal_survivors(game: Winter) -> None:
    """Deal four survivor cards to each player (R-SETUP-11, R-VAR-08)."""
    count = game.param[P.SURVIVORS_DEALT]
    if len(game.survivor_deck) < count * game.players:
        raise DeckTooSmall("survivor", len(game.survivor_deck), count * game.players)
    deals = tuple([game.survivor_deck[p * count : (p + 1) * count] for p in range(game.players)])
    game.survivor_deck = game.survivor_deck[count * game.players :]
    game.do(ask_kept, deals, ())


def ask_kept(game: Winter, deals: tuple[Survivors, ...], kept: tuple[Survivors, ...]) -> None:
    """Let each player keep two. Nobody sees it before all have chosen.

    Rules: U-65.
    """
    player = len(kept)
    if player == len(deals):
        game.do(ask_leader, deals, kept, ())
        return
    count = min(game.param[P.SURVIVORS_KEPT], len(deals[player]))
    game.do(pick, player, "keep_survivor", deals[player], count, count)
    game.receive(survivors_kept, deals, kept)


def survivors_kept(
    game: Winter, chosen: Survivors, deals: tuple[Survivors, ...], kept: tuple[Survivors, ...]
) -> None:
    """Note whom a player keeps and ask the next one."""
    game.do(ask_kept, deals, (*kept, chosen))


def ask_leader(
    game: Winter, deals: tuple[Survivors, ...], kept: tuple[Survivors, ...], leaders: Survivors
) -> None:
    """Ask which of the kept leads the group, whom the others follow (R-SETUP-12)."""
    player = len(leaders)
    if player == len(kept):
        game.do(place_groups, deals, kept, leaders)
        return
    game.ask(player, "leader", [(O.LEADER, s) for s in kept[player]])
    game.receive(leader_named, deals, kept, leaders)


def leader_named(
    game: Winter,
    answer: Answer,
    deals: tuple[Survivors, ...],
    kept: tuple[Survivors, ...],
    leaders: Survivors,
) -> None:
    """Note a leader and ask the next player."""
    game.do(ask_leader, deals, kept, (*leaders, answer[1]))


def place_groups(
    game: Winter, deals: tuple[Survivors, ...], kept: tuple[Survivors, ...], leaders: Survivors
) -> None:
    """Put everybody into the colony, the other cards back and shuffled.

    Rules: R-SETUP-11, -13, -15.
    """
    back = game.survivor_deck
    for player, chosen in enumerate(kept):
        game.leader[player] = leaders[player]
        for survivor in chosen:
            game.controller[survivor] = player
            game.location[survivor] = game.began_at[survivor] = COLONY
        back += tuple([s for s in deals[player] if s not in chosen])
    regroup(game)
    game.survivor_deck = game.shuffled(SETUP, back)
    for player, chosen in enumerate(kept):
        for survivor in chosen:
            game.tell(E.GROUP_MEMBER, player, survivor, COLONY, int(survivor == leaders[player]))
    game.first_player = first_player(game)
    for chosen in kept:
        for survivor in chosen:
            carry_passive(game, survivor)
    renew_scenario(game)
    put_objective_in_force(game)
    game.tell(E.SET_UP_ENDED, game.first_player)
    set_up_secrets(game)


def lay_for_turns(game: Winter, numbers: tuple[int, ...], seats: Players) -> None:
    """Lay crossroads cards for the first turns of players, who are known now."""
    game.crossroads_deck = laid_for_turns(game, numbers, seats)


def first_player(game: Winter) -> Player:
    """Return the player whose leader has the highest influence, who begins.

    Rules: R-SETUP-14, U-19.
    """
    ranks = [influence(game, leader) for leader in game.leader]
    best = [p for p, rank in enumerate(ranks) if rank == max(ranks)]
    if len(best) == 1 or game.param[P.SETUP_LEADER_TIE]:
        return best[0]
    return best[game.roll(SETUP, len(best))]


STEPS = (
    deal_survivors,
    ask_kept,
    survivors_kept,
    ask_leader,
    leader_named,
    place_groups,
    lay_for_turns,
)
