"""The campfire: people round a fire, wood, stories held in secret, a storm each night.

A game of about ten words for tests.

A night: every player has two deeds (feed the fire, gather wood, rest somebody, tell a story), then
the storm blows. A gust takes a piece of wood or else tires the weakest person; a person tired twice
falls asleep unless the owner tells a story at once (a question in the middle of the storm). The
fire is lost without warmth, won after the last night. After each deed the uppermost *ember* card
may come up. Here are state and procedures; the words of its cards stand in `campfire_words.py`,
what the engine is told in `campfire.py`.
"""

from __future__ import annotations

from typing import Any

from dowlang.engine.card_set import CardSet
from dowlang.engine.effect_lifetimes import expire, release, release_card
from dowlang.engine.frames import Answer, Frame
from dowlang.engine.game import Game
from dowlang.engine.ongoing_effects import FOREVER, NOBODY, Origin, replaced, value
from dowlang.engine.ruleset import Event
from dowlang.engine.views import Shown, View, view_of

PEOPLE, STORIES, KINDS = 9, 18, ("ghost", "song", "joke")
GHOST, SONG, JOKE = range(3)
ANNA, BORIS = 0, 1
DECK, DIE, PICK = range(3)
COLD, DAWN = 1, 2
STORM_GUSTS, NIGHTS = range(2)
TURN, NIGHT = range(2)  # scopes of lasting effects
STORM_STEP, DUSK_STEP = range(2)
(
    NIGHT_STARTED,
    NIGHT_ENDED,
    TURN_STARTED,
    TURN_ENDED,
    FEEDING,
    FED,
    GATHERED,
    TOLD,
    GUST,
    SLEPT,
    VOTE_STARTED,
    VOTE_ENDED,
    DIE_ROLLED,
) = range(13)

PLAYER = ("player", "player")
EVENTS = (
    Event("night_started", (("night", "number"),)),
    Event("night_ended", (("night", "number"),)),
    Event("turn_started", (PLAYER,)),
    Event("turn_ended", (PLAYER,)),
    Event("feeding", (PLAYER,)),
    Event("fed", (PLAYER,)),
    Event("gathered", (PLAYER, ("count", "number"))),
    Event("told", (PLAYER, ("story", "story")), telling="{player} tells {story}"),
    Event("gust", (("left", "number"),)),
    Event("slept", (("person", "person"),)),
    Event("vote_started", ()),
    Event("vote_ended", (("passed", "number"), ("ups", "number"), ("downs", "number"))),
    Event("die_rolled", (PLAYER, ("roll", "number"))),
)


class Fire(Game):
    """The state of one game. Stories of one kind are equal; only their holder sees them."""

    players: int
    owner: list[int]  # by person, -1: asleep or not here
    tired: list[int]
    hands: list[tuple[int, ...]]
    deck: tuple[int, ...]
    told: tuple[int, ...]
    # ember cards by their number among those of their kind, the top is the last
    embers: tuple[int, ...]
    wood: int
    warmth: int
    night: int
    turn: int
    active_player: int
    cancelled: int
    counts: list[int]  # counters of cards
    attached: list[tuple[str, int]]
    fact: Frame  # the event of the last deed
    past: list[Frame]  # (night, teller, story) of every story told

    def arbiter(self) -> int:
        return self.night % self.players

    def active(self) -> int:
        return self.active_player

    def counter(self, card: str, number: int) -> int:
        return self.counts[number]

    def add_to_counter(self, card: str, number: int, amount: int) -> None:
        self.counts[number] = max(0, self.counts[number] + amount)

    def closing(self, event: int) -> Frame:
        ends = {
            TURN_ENDED: ("turn_over", self.active_player),
            NIGHT_ENDED: ("night_over", self.night),
        }
        return ends.get(event, ())

    def cancel(self, what: str) -> None:
        self.cancelled = 1

    def attach(self, card: str, noun: str, bearer: int) -> int:
        self.attached.append((card, bearer))
        return 100 + bearer

    def bearer_tag(self, noun: str, bearer: int) -> int:
        return 100 + bearer

    def detach(self, card: str) -> None:
        for name, bearer in self.attached:
            if name == card:
                release_card(self, 100 + bearer, card)
        self.attached[:] = [entry for entry in self.attached if entry[0] != card]

    def emit(self, event: int, *payload: int) -> bool:
        if event == TOLD:
            self.past.append((self.night, *payload))
        return super().emit(event, *payload)

    def happened(self, event: int, window: str, card: str) -> list[Frame]:
        return [
            entry[1:]
            for entry in self.past
            if event == TOLD and (window == "game" or entry[0] == self.night)
        ]


def people_of(g: Fire, player: int) -> tuple[int, ...]:
    """The people of one player, awake."""
    return tuple(p for p, owner in enumerate(g.owner) if owner == player)


# ---- the night
def new_night(g: Fire) -> None:
    g.night += 1
    if g.night > g.param[NIGHTS]:
        g.end(DAWN)
    g.emit(NIGHT_STARTED, g.night)
    for seat in range(g.players):
        g.do(new_turn, (g.night + seat) % g.players)
    g.do(dusk)


def new_turn(g: Fire, player: int) -> None:
    g.turn, g.active_player, g.fact = g.turn + 1, player, ()
    g.emit(TURN_STARTED, player)
    g.do(look_at_ember, player)
    g.do(act, player, 2)


def act(g: Fire, player: int, left: int) -> None:
    if not left:
        g.emit(TURN_ENDED, player)
        g.do(turn_over)
        return
    number = g.cards.ruleset.option_number
    options: list[Answer] = [(number["gather"],)]
    if g.wood:
        options.append((number["feed"],))
    options += [(number["rest"], p) for p in people_of(g, player) if g.tired[p]]
    kinds = dict.fromkeys(story % 3 for story in g.hands[player])
    options += [
        (number["tell"], next(s for s in g.hands[player] if s % 3 == kind)) for kind in kinds
    ]
    g.ask(player, "deed", options)
    g.receive(acted, player, left)


def acted(g: Fire, answer: Answer, player: int, left: int) -> None:
    kind = g.cards.ruleset.option_kinds[answer[0]].name
    if kind == "feed":
        g.emit(FEEDING, player)
        g.do(burn, player)
    elif kind == "gather":
        found = 1 + g.roll(DIE, 3)
        g.wood, g.fact = g.wood + found, (GATHERED, player, found)
        g.emit(*g.fact)
    elif kind == "rest":
        g.tired[answer[1]] = 0
    else:
        tell(g, player, answer[1])
    g.do(look_at_ember, player)
    g.do(act, player, left - 1)


def burn(g: Fire, player: int) -> None:
    if g.cancelled or not g.wood:
        g.cancelled = 0
        return
    g.wood, g.warmth, g.fact = g.wood - 1, g.warmth + 2, (FED, player)
    g.emit(*g.fact)


def tell(g: Fire, player: int, story: int) -> None:
    place = g.hands[player].index(story)
    g.hands[player] = g.hands[player][:place] + g.hands[player][place + 1 :]
    g.told, g.warmth, g.fact = (*g.told, story), g.warmth + 1, (TOLD, player, story)
    g.emit(*g.fact)


def turn_over(g: Fire) -> None:
    expire(g, TURN, g.turn)


def dusk(g: Fire) -> None:
    entry = replaced(g, STORM_STEP)
    if entry is None:
        g.do(storm, value(g, STORM_GUSTS))
    elif entry[-1][1]:
        g.stack.append((entry[-1][1], *entry[-1][2]))
    g.do(dawn)


def storm(g: Fire, count: int) -> None:
    """One gust at a time; each is over before the next."""
    for left in range(count - 1, -1, -1):
        busy = False
        if g.wood:
            g.wood -= 1
        elif awake := [p for p, owner in enumerate(g.owner) if owner >= 0]:
            g.do(tire, min(awake, key=lambda p: (p * 7 % PEOPLE, p)))
            busy = True
        if g.emit(GUST, left) or busy:
            g.do(storm, left)
            return


def tire(g: Fire, person: int) -> None:
    """Somebody is tired; whoever is tired twice falls asleep, unless a story keeps them awake."""
    if g.owner[person] < 0:
        return
    g.tired[person] += 1
    if g.tired[person] >= 2:
        owner, number = g.owner[person], g.cards.ruleset.option_number
        kinds = dict.fromkeys(story % 3 for story in g.hands[owner])
        stay = [
            (number["stay"], next(s for s in g.hands[owner] if s % 3 == kind)) for kind in kinds
        ]
        g.ask(owner, "stay awake", [*stay, (number["sleep"],)])
        g.receive(nodded, person)


def nodded(g: Fire, answer: Answer, person: int) -> None:
    owner = g.owner[person]
    g.tired[person] = 1
    if len(answer) > 1:
        tell(g, owner, answer[1])
        return
    g.owner[person], g.tired[person] = -1, 0
    release(g, 100 + person)
    g.emit(SLEPT, person)
    g.do(lose_warmth, 1)


def lose_warmth(g: Fire, count: int) -> None:
    """Lose warmth. The fire dies without any."""
    g.warmth = max(0, g.warmth - count)
    if not g.warmth:
        g.end(COLD)


def dawn(g: Fire) -> None:
    g.emit(NIGHT_ENDED, g.night)
    g.do(night_over)


def night_over(g: Fire) -> None:
    expire(g, NIGHT, g.night)
    g.do(lose_warmth, 2)
    g.do(new_night)


# ---- ember cards
def look_at_ember(g: Fire, player: int) -> None:
    """After each deed and at the start of a turn: does the uppermost ember come up?"""
    fact, g.fact = g.fact, ()
    if not g.embers:
        return
    card = g.cards.of_kind["ember"][g.embers[-1]]
    roles = g.cards.handler(card["path"])
    waits_for = card.get("event", -1)
    if waits_for >= 0 and (not fact or fact[0] != waits_for):
        return
    payload = fact[1:] if waits_for >= 0 else ()
    if not roles["trigger"](g, player, *payload):
        g.embers = g.embers[:-1]
        g.do(roles["start"], player, *payload)


SHOWN = (
    *(
        Shown(name, lambda g, player, name=name: getattr(g, name))
        for name in ("wood", "warmth", "night", "owner", "tired", "told")
    ),
    Shown("hand", lambda g, player: tuple(s % 3 for s in g.hands[player])),
    Shown("hands", lambda g, player: tuple(len(hand) for hand in g.hands)),
)


def view(g: Game, player: int) -> View:
    """What one player sees: everything but the hands of others and the piles."""
    return view_of(SHOWN, g, player)


def new_game(
    cards: CardSet, seed: int = 1, players: int = 3, rules: dict[str, int] | None = None
) -> Fire:
    """A game run to its first decision."""
    g = blank(cards, seed, players)
    for key, number in (rules or {}).items():
        place = cards.ruleset.parameter_number[key]
        g.param[place] = g.basis[place] = number
    for card in cards.of_kind.get("charm", []):
        cards.handler(card["path"])["keep"](g, Origin(card["path"], 0, FOREVER, 0, 0, 0))
    g.do(new_night)
    g.run()
    return g


def blank(cards: CardSet, seed: int, players: int) -> Fire:
    """A table before its first night."""
    g = Fire.blank(
        cards,
        seed,
        len(cards.ruleset.streams),
        len(EVENTS),
        [p.default for p in cards.ruleset.parameters],
    )
    g.players, g.wood, g.warmth, g.night, g.turn, g.active_player, g.cancelled = (
        players,
        4,
        8,
        0,
        0,
        0,
        0,
    )
    g.owner, g.tired = (
        [p % players if p < 2 * players else NOBODY for p in range(PEOPLE)],
        [0] * PEOPLE,
    )
    stories = g.shuffled(DECK, range(STORIES))
    g.hands, g.deck, g.told = (
        [stories[2 * p : 2 * p + 2] for p in range(players)],
        stories[2 * players :],
        (),
    )
    g.embers = g.shuffled(DECK, range(len(cards.of_kind.get("ember", []))))
    g.counts, g.attached, g.fact, g.past = [0, 0], [], (), []
    return g


def label(cards: CardSet, noun: str, number: int) -> tuple[str, str]:
    """Slug and name of a piece."""
    if noun == "story":
        return KINDS[number % 3], f"a {KINDS[number % 3]}"
    return f"{noun}_{number + 1}", f"{noun} {number + 1}"


def result(g: Game) -> dict[str, Any]:
    """Who has won: all or nobody."""
    assert isinstance(g, Fire)
    return {
        "cause": g.cards.ruleset.causes[g.cause],
        "winners": list(range(g.players)) if g.cause == DAWN else [],
        "warmth": g.warmth,
    }
