"""The declarations of Dead of Winter for the engine: one object, every member listed by hand.

The words of its cards are another object, in `words/`, which a game that is only played never loads
as a whole.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from dowlang.engine.ruleset import Ruleset, Setting
from dowlang.rulesets.dead_of_winter.actions import (
    ability_actions,
    card_actions,
    search,
    survivor_actions,
)
from dowlang.rulesets.dead_of_winter.agents.heuristic import make_heuristic
from dowlang.rulesets.dead_of_winter.agents.search import make_search
from dowlang.rulesets.dead_of_winter.agents.survival_agent import make_survival
from dowlang.rulesets.dead_of_winter.analysis.finished_games import goals, tallies
from dowlang.rulesets.dead_of_winter.analysis.invariants import PIECES, wrong
from dowlang.rulesets.dead_of_winter.analysis.missing_actions import nobody_there, with_a_high_die
from dowlang.rulesets.dead_of_winter.analysis.odds import ODDS
from dowlang.rulesets.dead_of_winter.analysis.report import REPORT
from dowlang.rulesets.dead_of_winter.analysis.secrecy import SECRECY
from dowlang.rulesets.dead_of_winter.analysis.table_checks import impossible
from dowlang.rulesets.dead_of_winter.analysis.uses_of_cards import USES
from dowlang.rulesets.dead_of_winter.narration import SENTENCES, board, narrate
from dowlang.rulesets.dead_of_winter.procedures import (
    barricades_and_noise,
    colony,
    control,
    crisis,
    crossroads,
    dealing,
    exile,
    exposure,
    harm,
    helpless,
    incidents_added,
    main_objective,
    moving_and_joining,
    order_of_deaths,
    rounds,
    scenario,
    secret_setup,
    setup,
    state_based_actions,
    told_again,
    tracks,
    turns,
    zombies,
)
from dowlang.rulesets.dead_of_winter.procedures.crossroads import heard
from dowlang.rulesets.dead_of_winter.procedures.endings import ROLES, result, tell_goals
from dowlang.rulesets.dead_of_winter.procedures.scenario import scenario_card
from dowlang.rulesets.dead_of_winter.procedures.setup import built, new_game
from dowlang.rulesets.dead_of_winter.procedures.tracks import CAUSES
from dowlang.rulesets.dead_of_winter.screen import SCREEN, SCREEN_SENTENCES
from dowlang.rulesets.dead_of_winter.state import items, tokens_added
from dowlang.rulesets.dead_of_winter.state.card_tables import Tables
from dowlang.rulesets.dead_of_winter.state.events import EVENTS, POINTS
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.items import ask_copy
from dowlang.rulesets.dead_of_winter.state.labels import label
from dowlang.rulesets.dead_of_winter.state.options import OPTION_KINDS
from dowlang.rulesets.dead_of_winter.state.parameters import PARAMETERS
from dowlang.rulesets.dead_of_winter.state.streams import DIE, NOISE, STREAMS
from dowlang.rulesets.dead_of_winter.views import SHOWN, view
from dowlang.rulesets.dead_of_winter.words import word_steps
from dowlang.rulesets.dead_of_winter.words.cards.zones import ANY_COPY
from dowlang.rulesets.dead_of_winter.words.for_tests.given_exiles import begin_given_table

if TYPE_CHECKING:
    from dowlang.engine.card_set import CardSet

MODULES = (
    setup,
    main_objective,
    dealing,
    scenario,
    secret_setup,
    rounds,
    turns,
    colony,
    crisis,
    crossroads,
    survivor_actions,
    ability_actions,
    search,
    card_actions,
    exile,
    exposure,
    helpless,
    harm,
    state_based_actions,
    order_of_deaths,
    moving_and_joining,
    control,
    zombies,
    barricades_and_noise,
    tracks,
    items,
    tokens_added,
    incidents_added,
    told_again,
)


def design_of(game: Winter, card: int) -> int:
    """Return one number for all copies of an item card, which are one option.

    The code of a card's name means the same design (`words/cards/zones.py`).
    """
    if card < 0:
        return ANY_COPY - card if card <= ANY_COPY else card
    t = game.t
    return t.item_card[card] if card < t.items else card


def face_of(cards: CardSet, card: int) -> int:
    """Return the copy that players see in place of each equal item card.

    Other cards and codes stay as they are.
    """
    faces = cards.tables.item_face
    return int(faces[card]) if 0 <= card < len(faces) else card


def objectives(cards: CardSet) -> Sequence[str]:
    """Return the values of the setting `objective`."""
    return ("random", *(str(card["name"]) for card in cards.of_kind.get("objective", ())))


def objective_of(cards: CardSet, settings: Mapping[str, Any]) -> str | None:
    """Return the main objective that the scenario names, when no other was asked for."""
    if settings["objective"] not in ("", "random"):
        return None
    card = scenario_card(cards, settings["scenario"])
    slug = card.get("objective") if card is not None else None
    return next(
        (
            str(each["name"])
            for each in cards.of_kind.get("objective", ())
            if slug and slug in (each["slug"], each["name"])
        ),
        None,
    )


def scenarios(cards: CardSet) -> Sequence[str]:
    """Return the values of the setting `scenario`."""
    return ("none", *(str(card["name"]) for card in cards.of_kind.get("scenario", ())))


RULESET = Ruleset(
    name="dead_of_winter",
    version=1,
    game=Winter,
    steps=(*(step for module in MODULES for step in module.STEPS), *word_steps.STEPS),
    option_kinds=OPTION_KINDS,
    events=EVENTS,
    streams=STREAMS,
    given_as={NOISE: DIE},
    parameters=PARAMETERS,
    settings=(
        Setting("players", "int", 4, "how many play", low=2, high=5),
        Setting(
            "objective", "name", "random", "the main objective", objectives, settled=objective_of
        ),
        # `variants.bits` checks it
        Setting("variant", "name", "standard", "a variant of the rules, several joined by +"),
        Setting("scenario", "name", "none", "a scenario of the set", scenarios),
        Setting(
            "mature",
            "choice",
            "yes",
            "play with crossroads cards of mature themes",
            lambda cards: ("yes", "no"),
        ),
        Setting("deal", "cards", None, "cards dealt first or surely, several joined by +"),
    ),
    roles=ROLES,
    tables=Tables,
    new_game=new_game,
    result=result,
    heard=heard,
    points=POINTS,
    told_last=tell_goals,
    goals=goals,
    tallies=tallies,
    report=REPORT,
    label=label,
    view=view,
    shown=SHOWN,
    identity={"card": design_of, "keep": design_of, "give": design_of},
    asked_apart={"card": ask_copy, "keep": ask_copy, "give": ask_copy},
    faces={"card": face_of},
    secrecy=SECRECY,
    causes=CAUSES,
    narrate=narrate,
    sentences={**SENTENCES, **SCREEN_SENTENCES},
    board=board,
    agents={
        "heuristic": make_heuristic,
        "survival": make_survival,
        "search": make_search,
    },
    agent_help={
        "heuristic": "by rules of thumb, for its goals",
        "survival": "everybody alive, morale up, no goals",
        "search": "tries each option in games dealt anew: slow",
    },
    milestone="round_ended",
    turn_begins="turn_started",
    sound=wrong,
    pieces=PIECES,
    odds=ODDS,
    screen=SCREEN,
    built=built,
    laid=impossible,
    ordering=("under", "exile"),
    begun=begin_given_table,
    short_of=with_a_high_die,
    why_not=nobody_there,
    people=("player", "survivor"),
    named_as={
        "item": ("card",),
        "survivor": ("survivor", "card"),
        "crisis": ("crisis", "card"),
        "exile": ("secret",),
        "betrayal": ("secret",),
    },
    kept_quiet=("secret",),
    uses=USES,
    decisions_a_turn=1_000,
)
