"""What each sentence of a story says: one reader a sentence, for the ears of `recount.Referee`."""

from __future__ import annotations

import re

from tests.referee.recount import COLONY, ENTRANCE, PLACE, Person, Referee, Wrong, heard, seat

P = r"[Pp]layer (\d)"
DIE = r"(?: with a (\d))?"
FATE = (
    r"(?: and (comes through unhurt|is wounded|gets frostbite|is bitten|rolls a wound|rolls "
    r"frostbite|rolls a bite))"
)
TIMES = {"once": 1, "twice": 2}


def often(text: str | None) -> int:
    """`once`, `twice`, `3 times`."""
    return 0 if text is None else TIMES.get(text) or int(text.split()[0])


def fate(referee: Referee, name: str, text: str | None) -> None:
    """What an exposure roll did, where it did something; a roll that is only shown changes
    nothing.
    """
    if text == "is wounded":
        referee.person(name).wounds += 1
    elif text == "gets frostbite":
        referee.person(name).frostbite += 1


# ---- what changes nothing
NOTHING = (
    r"The game begins",
    r"The (?:main objective|scenario): .*",
    r"Colony phase",
    r"“.*",
    rf"{P} takes a turn",
    rf"{P} (?:now )?secretly wants: .*",
    rf"{P} gets another secret objective\.",
    r"Crisis: .*",
    r"Crossroads for player \d: .*",
    rf"{P} holds the crossroads card .*",
    r"The crossroads card of this turn does not happen\.",
    rf"{P} chooses: .*",
    rf"{P} (?:accepts|declines) (?:the offer of .*|what is held out)\.",
    r".* rolls? a die: \d+\.",
    r"A die is rolled: \d+\.",
    r"What it says holds .*",
    r"It has no effect\.",
    r"The waste pile has grown to \d+ cards\.",
    r"The turn ends with this\.",
    rf"{P} (?:will miss|misses) a turn\.",
    r"The .* step is (?:skipped|replaced) \(.*\)\.",
    r"For the table: .*",
    rf"{P} calls a vote on exiling player \d\.",
    r"The vote: .*",
    r"The votes are in \(.*\)\.",
    rf"{P} looks at .*",
    r"Revealed(?: from [^:]*)?: .*",
    r"The bite reaches .*",
    r"The die is (?:blank: .* lives|against .*)\.",
    r".* is overrun, and no survivor stands in the way\.",
    rf"{P} lets .* die to end it\.",
    rf"{P} rolls for .*",
    rf"{P} asks player \d for an? \w+(?: card)?(?: and is granted .*|, in vain)\.",
    r".* is attached to .*",
    r".* is not attached any more\.",
    r"The [\w' -]+ (?:deck|pile) is shuffled\.",
    r"[\w' ]+ of .*: \d+\.",
    r".* is removed from the survivor deck\.",
    r"Nobody in the colony has to eat\.",
    r"The main objective is (?:not )?complete\.",
    rf"{P} has (?:done so much|asked and handed on so often) this turn that .*\.",
    r".* is put away\.",
    r".* sets out to (?:attack|lure|build|clean)[^.]*?(?<! with a \d)\.",
    r"The counter of .*",
    r".* attacks .* at the [^,]*?, rolls \d and (?:hits|misses)\.",
    rf"{P} puts the crossroads card under its deck unread\.",
    rf"{P} agrees\.",
    r"The exposure die of .* shows \w+\.",
    rf"{P} picks a number that nobody else sees\.",
    rf"{P} shows the number \d+\.",
    rf"{P} decides between equals: {P}\.",
    rf"{P} rolls a die that nobody else sees\.",
    r"(?!Morale ).* (?:rises|falls) to \d+\.",
    r"\d+ of .* (?:are laid|go back)\.",
)


# ---- the table
@heard(
    r"The table is laid: morale (\d+), round marker at (\d+), food (\d+)(?:, (\d+) helpless "
    r"survivors?)?(?:, (\d+) starvation tokens?)?\."
)
def table_laid(referee: Referee, said: re.Match[str]) -> None:
    account = referee.account
    account.morale, account.left, account.food = int(said[1]), int(said[2]), int(said[3])
    account.helpless, account.starvation = int(said[4] or 0), int(said[5] or 0)


@heard(rf"{P} is dealt (.+)\.")
def dealt(referee: Referee, said: re.Match[str]) -> None:
    referee.account.hands[seat(said[1])] += referee.count(said[2])


@heard(r"(.+?) (now leads|leads) the group of player (\d)(?:, with (.+))?\.")
def leads(referee: Referee, said: re.Match[str]) -> None:
    account, owner = referee.account, seat(said[3])
    if said[2] == "leads":
        others = re.split(r", | and ", said[4]) if said[4] else []
        for name in (said[1], *others):
            account.people[name] = Person(owner, "")
    elif referee.person(said[1]).owner != owner:
        raise Wrong(f"{said[1]} is not of the group of player {owner + 1}")
    account.leaders[owner] = said[1]


@heard(r"All of them begin at the colony\.")
def begin(referee: Referee, said: re.Match[str]) -> None:
    for person in referee.account.people.values():
        person.place = person.place or COLONY


@heard(rf"{P} (?:is|becomes) the first player\.")
def first(referee: Referee, said: re.Match[str]) -> None:
    referee.account.first = seat(said[1])


@heard(r"Round (\d+) \(marker at (\d+)\) — morale (\d+), food (\d+)")
def round_begins(referee: Referee, said: re.Match[str]) -> None:
    account = referee.account
    account.round += 1
    told = (account.round, account.left, account.morale, account.food)
    if told != tuple(map(int, said.groups())):
        raise Wrong(f"{said[0]}: counted {told}")


@heard(r"Dice: (.+)\.")
def dice(referee: Referee, said: re.Match[str]) -> None:
    for part in said[1].split("; "):
        who, _, shown = part.partition(": ")
        player = seat(who.removeprefix("player "))
        referee.account.unused[player] = (
            [] if shown == "none" else [int(die) for die in shown.split()]
        )
        referee.account.spent[player] = []


@heard(r"The end")
def the_end(referee: Referee, said: re.Match[str]) -> None:
    referee.account.over = True


# ---- dice
@heard(rf"{P} spends a (\d)\.")
def die_spent(referee: Referee, said: re.Match[str]) -> None:
    referee.spend(seat(said[1]), said[2])


@heard(rf"{P} spends a food token\.")
def token_spent(referee: Referee, said: re.Match[str]) -> None:
    referee.account.food -= 1


@heard(rf"{P} (spends a food token and )?raises a (\d) to (\d)\.")
def raised(referee: Referee, said: re.Match[str]) -> None:
    player = seat(said[1])
    referee.account.food -= bool(said[2])
    referee.lose(player, said[3])
    referee.gain(player, said[4])


@heard(rf"{P} loses a die that shows (\d)\.")
def die_lost(referee: Referee, said: re.Match[str]) -> None:
    referee.lose(seat(said[1]), said[2])


@heard(rf"{P} gains (\d+) (?:die|dice): ([\d ]+)\.")
def dice_gained(referee: Referee, said: re.Match[str]) -> None:
    values = said[3].split()
    if len(values) != int(said[2]):
        raise Wrong(said[0])
    for die in values:
        referee.gain(seat(said[1]), die)


@heard(rf"{P} (?:rolls a (\d) again: |turns a (\d) to )(\d)\.")
def die_turned(referee: Referee, said: re.Match[str]) -> None:
    referee.lose(seat(said[1]), said[2] or said[3])
    referee.gain(seat(said[1]), said[4])


@heard(rf"{P} takes back spent dice: ([\d ]+)\.")
def refreshed(referee: Referee, said: re.Match[str]) -> None:
    player = seat(said[1])
    for die in said[2].split():
        if int(die) not in referee.account.spent[player]:
            raise Wrong(said[0])
        referee.account.spent[player].remove(int(die))
        referee.gain(player, die)


# ---- actions
def spend(referee: Referee, who: str, die: str | None) -> None:
    """The die of whoever acts: a player, or the player of a survivor."""
    if die is not None:
        player = re.fullmatch(P, who)
        referee.spend(seat(player[1]) if player else referee.person(who).owner, die)


@heard(rf"(.+) sets out to search ({PLACE})(?: and makes noise (once|twice|\d+ times))?{DIE}\.")
def sets_out_to_search(referee: Referee, said: re.Match[str]) -> None:
    spend(referee, said[1], said[4])
    referee.account.noise[said[2]] += often(said[3])


@heard(r"(.+) sets out to (?:attack|lure|build|clean) .* with a (\d)\.")
def sets_out(referee: Referee, said: re.Match[str]) -> None:
    spend(referee, said[1], said[2])


@heard(
    rf"(.+) searches ({PLACE}){DIE}(?:, makes noise (once|twice|\d+ times))? and keeps (.+?)(?: of "
    rf"\d+| rather than .+)?\."
)
def searches(referee: Referee, said: re.Match[str]) -> None:
    spend(referee, said[1], said[3])
    referee.account.noise[said[2]] += often(said[4])
    player = re.fullmatch(P, said[1])
    referee.account.hands[seat(player[1]) if player else referee.person(said[1]).owner] += 1


@heard(rf"{P} keeps (.+) as well\.")
def keeps(referee: Referee, said: re.Match[str]) -> None:
    referee.account.hands[seat(said[1])] += 1


@heard(rf"(.+) kills a zombie at ({PLACE}){ENTRANCE}{DIE}{FATE}?\.")
def kills(referee: Referee, said: re.Match[str]) -> None:
    spend(referee, said[1], said[4])
    referee.change(referee.account.zombies, referee.at(said[2], said[3], 1), -1)
    fate(referee, said[1], said[5])


@heard(rf"(.+) attacks (.+) at ({PLACE}){DIE}, rolls \d and (?:hits|misses)\.")
def attacks(referee: Referee, said: re.Match[str]) -> None:
    spend(referee, said[1], said[4])
    referee.person(said[2])


@heard(rf"(.+) builds a barricade at ({PLACE}){ENTRANCE}{DIE}\.")
def builds(referee: Referee, said: re.Match[str]) -> None:
    spend(referee, said[1], said[4])
    referee.change(referee.account.barricades, referee.at(said[2], said[3], 1), 1)


@heard(rf"{P} cleans waste{DIE}: (\d+) cards? of the waste pile (?:is|are) removed from the game\.")
def cleans(referee: Referee, said: re.Match[str]) -> None:
    referee.spend(seat(said[1]), said[2])
    referee.account.waste -= int(said[3])


@heard(rf"(.+) attracts zombies from {PLACE} to {PLACE}{DIE}(?:, but none comes)?\.")
def lures(referee: Referee, said: re.Match[str]) -> None:
    spend(referee, said[1], said[2])


@heard(rf"(.+) uses (.+?){DIE}\.")
def uses(referee: Referee, said: re.Match[str]) -> None:
    spend(referee, said[1], said[3])


# ---- people
@heard(rf"(.+) moves from ({PLACE}) to ({PLACE}){FATE}?\.")
def moves(referee: Referee, said: re.Match[str]) -> None:
    person = referee.person(said[1])
    if person.place != said[2]:
        raise Wrong(f"{said[0]}: counted at {person.place}")
    person.place = said[3]
    fate(referee, said[1], said[4])


@heard(rf"(.+) is placed at ({PLACE}), coming from ({PLACE})\.")
def placed(referee: Referee, said: re.Match[str]) -> None:
    person = referee.person(said[1])
    if person.place != said[3]:
        raise Wrong(f"{said[0]}: counted at {person.place}")
    person.place = said[2]


@heard(rf"(.+) rolls for exposure{FATE}\.")
def rolls(referee: Referee, said: re.Match[str]) -> None:
    fate(referee, said[1], said[2])


@heard(r"Frostbite costs (.+) a wound\.")
def cold(referee: Referee, said: re.Match[str]) -> None:
    referee.person(said[1]).wounds += 1


@heard(r"(.+) is wounded by the attack\.")
def stabbed(referee: Referee, said: re.Match[str]) -> None:
    referee.person(said[1]).wounds += 1


@heard(r"(.+) gets frostbite\.")
def frozen(referee: Referee, said: re.Match[str]) -> None:
    referee.person(said[1]).frostbite += 1


@heard(r"(.+ gets \d+ wounds?)\.")
def wounded(referee: Referee, said: re.Match[str]) -> None:
    for part in re.split(r"(?<=wound), |(?<=wounds), |(?<=wound) and |(?<=wounds) and ", said[1]):
        match = re.fullmatch(r"(.+) gets (\d+) wounds?", part)
        assert match is not None, part
        referee.person(match[1]).wounds += int(match[2])


@heard(r"(\d+ (?:wound|frostbite token)s? of .+) (?:is|are) healed\.")
def healed(referee: Referee, said: re.Match[str]) -> None:
    for part in re.split(r"(?:, | and )(?=\d+ (?:wound|frostbite token)s? of )", said[1]):
        match = re.fullmatch(r"(\d+) (wound|frostbite token)s? of (.+)", part)
        assert match is not None, part
        person, count = referee.person(match[3]), int(match[1])
        if match[2] == "wound":
            person.wounds -= count
        else:
            person.frostbite -= count
        if min(person.wounds, person.frostbite) < 0:
            raise Wrong(said[0])


@heard(
    rf"(.+), of player (\d), (?:is dragged down as {PLACE} is overrun|dies of a bite at "
    rf"{PLACE}|dies of wounds at {PLACE}"
    rf"|is killed at {PLACE}|is gone for good)\."
)
def lost(referee: Referee, said: re.Match[str]) -> None:
    person = referee.person(said[1])
    if person.owner != seat(said[2]):
        raise Wrong(said[0])
    del referee.account.people[said[1]]
    if referee.account.leaders.get(person.owner) == said[1]:
        del referee.account.leaders[person.owner]


@heard(r"(.+) is taken out of play\.")
def taken_out(referee: Referee, said: re.Match[str]) -> None:
    """With all that is on it, until it comes back. Another one leads the group, which is told."""
    person = referee.person(said[1])
    referee.account.aside[said[1]] = referee.account.people.pop(said[1])
    if referee.account.leaders.get(person.owner) == said[1]:
        del referee.account.leaders[person.owner]


@heard(rf"(.+) comes back into play at ({PLACE})\.")
def comes_back(referee: Referee, said: re.Match[str]) -> None:
    if said[1] not in referee.account.aside:
        raise Wrong(f"{said[1]} was not taken out of play")
    person = referee.account.aside.pop(said[1])
    person.place = said[2]
    referee.account.people[said[1]] = person


@heard(rf"(.+) joins player (\d) at ({PLACE})\.")
def joins(referee: Referee, said: re.Match[str]) -> None:
    referee.account.people[said[1]] = Person(seat(said[2]), said[3])


@heard(r"(.+) passes from player (\d) to player (\d)\.")
def passes(referee: Referee, said: re.Match[str]) -> None:
    person = referee.person(said[1])
    if person.owner != seat(said[2]):
        raise Wrong(said[0])
    person.owner = seat(said[3])
    if referee.account.leaders.get(seat(said[2])) == said[1]:
        del referee.account.leaders[seat(said[2])]


@heard(rf"{P} has nobody left: all cards in hand are removed from the game\.")
def nobody_left(referee: Referee, said: re.Match[str]) -> None:
    referee.account.hands[seat(said[1])] = 0


@heard(rf"{P} is out of the game, and so are all cards in hand and all dice\.")
def eliminated(referee: Referee, said: re.Match[str]) -> None:
    player = seat(said[1])
    referee.account.hands[player] = 0
    referee.account.unused[player] = referee.account.spent[player] = []
    referee.account.out.add(player)


@heard(rf"{P} is exiled\.")
def exiled(referee: Referee, said: re.Match[str]) -> None:
    referee.account.exiled.add(seat(said[1]))


@heard(r"(\d+) helpless survivors? (finds? shelter in|leaves?) the colony\.")
def helpless(referee: Referee, said: re.Match[str]) -> None:
    referee.account.helpless += int(said[1]) * (1 if said[2].startswith("find") else -1)


@heard(r"(\d+) helpless survivors? (?:is|are) killed\.")
def helpless_killed(referee: Referee, said: re.Match[str]) -> None:
    referee.account.helpless -= int(said[1])


# ---- the board
def spread(referee: Referee, text: str) -> list[tuple[str, int]]:
    """Spaces of `the colony (entrances 1 and 2)` or of `2 to the colony (entrances 1 and 2) and
    1 to the School`.
    """
    out: list[tuple[str, int]] = []
    for count, place, entrances in re.findall(
        r"(\d+) (?:to|at|from) (the (?:colony|[A-Z][\w' -]*?))(?: \(entrances? ([\d, "
        r"and]+)\))?(?=, | and |$)",
        text,
    ):
        out += referee.at(place, entrances or None, int(count))
    return out


BOARD = (
    ("zombie", r"(?:comes|come)", "zombies", 1),
    ("zombie", r"(?:is|are) taken away", "zombies", -1),
    ("zombie", r"(?:dies|die)", "zombies", -1),
    ("barricade", r"(?:goes|go) up", "barricades", 1),
    ("barricade", r"(?:breaks|break)", "barricades", -1),
    ("barricade", r"(?:is|are) taken away", "barricades", -1),
    ("noise token", r"(?:is|are) put", "noise", 1),
    ("noise token", r"(?:is|are) taken away", "noise", -1),
)


def board_reader(thing: str, verb: str, what: str, by: int) -> None:
    """Declare the two sentences of one kind of thing: at one place, at several."""

    def change(referee: Referee, spaces: list[tuple[str, int]], count: int, said: str) -> None:
        if len(spaces) != count:
            raise Wrong(f"{said}: {spaces}")
        if what == "noise":
            for place, _ in spaces:
                referee.account.noise[place] += by
        else:
            referee.change(getattr(referee.account, what), spaces, by)

    @heard(rf"(\d+) {thing}s? {verb} (?:to|at|from) ({PLACE}){ENTRANCE}\.")
    def one_place(referee: Referee, said: re.Match[str]) -> None:
        change(referee, referee.at(said[2], said[3], int(said[1])), int(said[1]), said[0])

    @heard(rf"(\d+) {thing}s? {verb}: (.+)\.")
    def several(referee: Referee, said: re.Match[str]) -> None:
        change(referee, spread(referee, said[2]), int(said[1]), said[0])


for _row in BOARD:
    board_reader(*_row)


@heard(
    rf"(\d+) zombies? (?:goes|go) from ({PLACE}){ENTRANCE} to ({PLACE})(?: \(entrance (\d)\))?\."
)
def zombies_move(referee: Referee, said: re.Match[str]) -> None:
    count = int(said[1])
    referee.change(referee.account.zombies, referee.at(said[2], said[3], count), -1)
    referee.change(referee.account.zombies, [(said[4], int(said[5] or 0))] * count, 1)


@heard(r"(\d+) zombies? go: (.+)\.")
def zombies_move_apart(referee: Referee, said: re.Match[str]) -> None:
    parts = re.findall(
        r"(\d+) from (the (?:colony|[A-Z][\w' -]*?))(?: \(entrances? ([\d, and]+?)\))? to (the "
        r"(?:colony|[A-Z][\w' -]*?))"
        r"(?: \(entrance (\d)\))?(?=, \d| and \d|$)",
        said[2],
    )
    for number, start, entrances, end, entrance in parts:
        count = int(number)
        referee.change(referee.account.zombies, referee.at(start, entrances or None, count), -1)
        referee.change(referee.account.zombies, [(end, int(entrance or 0))] * count, 1)
    if sum(int(part[0]) for part in parts) != int(said[1]):
        raise Wrong(said[0])


@heard(rf"The noise at ({PLACE}) is rolled for: ([\d, and]+)\.")
def noise_rolled(referee: Referee, said: re.Match[str]) -> None:
    referee.account.noise[said[1]] -= len(re.findall(r"\d", said[2]))


@heard(r"The supply (gains|loses) (\d+) food\.")
def food(referee: Referee, said: re.Match[str]) -> None:
    referee.account.food += int(said[2]) * (1 if said[1] == "gains" else -1)


@heard(r"The colony eats (\d+) food\.")
def eats(referee: Referee, said: re.Match[str]) -> None:
    referee.account.food -= int(said[1])


@heard(r"There is not enough to eat; (\d+) starvation tokens? (?:lies|lie) in the supply\.")
def starves(referee: Referee, said: re.Match[str]) -> None:
    referee.account.starvation = int(said[1])


@heard(r"(\d+) starvation tokens? (?:is|are) (added|removed)\.")
def starvation(referee: Referee, said: re.Match[str]) -> None:
    referee.account.starvation += int(said[1]) * (1 if said[2] == "added" else -1)


@heard(r"Morale (rises|falls) to (\d+) \((.+)\)\.")
def morale(referee: Referee, said: re.Match[str]) -> None:
    if (int(said[2]) > referee.account.morale) != (said[1] == "rises"):
        raise Wrong(f"{said[0]}: counted {referee.account.morale}")
    referee.account.morale = int(said[2])


@heard(r"The round marker moves to (\d+)\.")
def marker(referee: Referee, said: re.Match[str]) -> None:
    referee.account.left = int(said[1])


# ---- cards
@heard(rf"{P} plays (.+) to raise a die \(removed from the game\)\.")
def plays_for_die(referee: Referee, said: re.Match[str]) -> None:
    referee.leave(said[2], seat(said[1]))


@heard(rf"{P} plays (.+) as equipment\.")
def plays_equipment(referee: Referee, said: re.Match[str]) -> None:
    """It lies nowhere yet."""


@heard(rf"{P} plays (.+?)( \(removed from the game\))?\.")
def plays(referee: Referee, said: re.Match[str]) -> None:
    referee.leave(said[2], seat(said[1]))
    referee.account.waste += not said[3]


@heard(rf"(?:{P} equips (?=.* with )|(?=.* is equipped with ))(.+?) (?:is equipped )?with (.+)\.")
def equips(referee: Referee, said: re.Match[str]) -> None:
    (card, *others), _ = referee.read_cards(said[3])
    referee.leave(said[3], seat(said[1]) if said[1] else None)
    referee.person(said[2]).equipment[card] += 1
    assert not others


@heard(r"(.+) (goes to the waste pile|is removed from the game), without effect\.")
def laid(referee: Referee, said: re.Match[str]) -> None:
    referee.leave(said[1], None)
    referee.account.waste += said[2] == "goes to the waste pile"


@heard(rf"{P} adds (.+) to the crisis\.")
def adds(referee: Referee, said: re.Match[str]) -> None:
    referee.account.crisis += referee.leave(said[2], seat(said[1]))


@heard(
    r"(?:The crisis gets (.+)|Nobody has added anything to the crisis); (.+) (?:is "
    r"prevented|happens)(?:, with (-?\d+) points? of the (-?\d+) needed)?\."
)
def resolved(referee: Referee, said: re.Match[str]) -> None:
    if (said[3] is None) != (said[2] in referee.free):
        raise Wrong(f"{said[0]}: points are told of crises that ask for them, and of no other")
    given = referee.count(said[1]) if said[1] else 0
    if given != referee.account.crisis:
        raise Wrong(f"{said[0]}: counted {referee.account.crisis} cards")
    referee.account.crisis = 0


@heard(r"What was added to the crisis before is removed from the game \((.+)\)\.")
def contributions_removed(referee: Referee, said: re.Match[str]) -> None:
    referee.account.crisis -= referee.count(said[1])


@heard(r"(.+) hands (.+) to (.+)\.")
def hands(referee: Referee, said: re.Match[str]) -> None:
    referee.take_off(said[1], [said[2]])
    referee.person(said[3]).equipment[said[2]] += 1


@heard(rf"{P} tucks (.+) under (.+)\.")
def tucks(referee: Referee, said: re.Match[str]) -> None:
    count = referee.leave(said[2], seat(said[1]))
    referee.person(said[3]).tucked += count


@heard(rf"{P} takes back (.+)\.")
def takes_back(referee: Referee, said: re.Match[str]) -> None:
    referee.account.hands[seat(said[1])] += referee.count(said[2])


@heard(rf"{P} (?:draws|takes) (.+)\.")
def takes(referee: Referee, said: re.Match[str]) -> None:
    referee.account.hands[seat(said[1])] += referee.leave(said[2], None)


@heard(rf"{P} stakes (.+)\.")
def stakes(referee: Referee, said: re.Match[str]) -> None:
    referee.account.hands[seat(said[1])] -= referee.count(said[2])


@heard(rf"{P} gives player (\d) (.+)\.")
def gives(referee: Referee, said: re.Match[str]) -> None:
    count = referee.count(said[3])
    referee.account.hands[seat(said[1])] -= count
    referee.account.hands[seat(said[2])] += count


@heard(rf"{P} discards (.+)\.")
def discards(referee: Referee, said: re.Match[str]) -> None:
    referee.account.waste += referee.leave(said[2], seat(said[1]))


@heard(r"(.+) is removed from the game\.")
def removed(referee: Referee, said: re.Match[str]) -> None:
    referee.leave(said[1], None)


@heard(r"(.+) (?:goes|go) (?:to the hand of player (\d)|out of the game)\.")
def legacy(referee: Referee, said: re.Match[str]) -> None:
    """What somebody lost carried: it left with the person."""
    cards, _ = referee.read_cards(said[1])
    if said[2]:
        referee.account.hands[seat(said[2])] += len(cards)


@heard(r"(.+) (?:goes|go)(?: back)? (?:under|onto|into|to) (the [\w' -]+)\.")
def put(referee: Referee, said: re.Match[str]) -> None:
    cards, source = [], said[1]
    if said[1] not in referee.cards or said[1] in referee.items:
        cards, source = referee.read_cards(said[1])
    # else somebody lost carried it
    if not source.startswith(" of ") or source.removeprefix(" of ") in referee.account.people:
        if cards:
            referee.leave(said[1], None)
    referee.account.waste += len(cards) * (said[2] == "the waste pile")
    referee.account.crisis += len(cards) * (said[2] == "the crisis")


def nothing(referee: Referee, said: re.Match[str]) -> None:
    """Nothing that is counted changes."""


for _pattern in NOTHING:
    heard(_pattern)(nothing)
