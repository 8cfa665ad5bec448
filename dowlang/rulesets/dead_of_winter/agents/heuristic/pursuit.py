"""Reckon what is done for a goal: in points, how much nearer it would bring the goals of a seat.

A goal is asked of an imagined game (`imagined.py`) as it will stand when the round is over: those
in the colony have eaten, the zombies to come have come. A change is made to it, the goal is asked
again, and the change is taken back. So whatever a goal counts is pursued. A change to fields that
no goal reads is worth nothing and costs one look.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from dowlang.rulesets.dead_of_winter.agents.heuristic.goals import Coming, Goal
from dowlang.rulesets.dead_of_winter.agents.heuristic.imagined import groups, imagined
from dowlang.rulesets.dead_of_winter.agents.heuristic.imagined_set import SetFacts
from dowlang.rulesets.dead_of_winter.state.types import (
    COLONY,
    ENTRANCES,
    LOCATION_OF_ENTRANCE,
    NONE,
)


class Side:
    """One goal of a seat as things stand: how near it is, and what changes would bring.

    `lasting` are the points of its whole way in what stays as it is, `fleeting` those in what does
    not: where somebody stands, zombies, waste. Its methods give the share of the way.
    """

    __slots__ = (
        "_coming",
        "_held",
        "_known",
        "_me",
        "_memo",
        "_now",
        "_reads",
        "_seen",
        "_spaces",
        "_there",
        "_ways",
        "fleeting",
        "goal",
        "lasting",
        "near",
    )

    def __init__(self, known: SetFacts, view: Any, goal: Goal, coming: Coming) -> None:
        self.goal, self.lasting, self.fleeting = goal, 0, 0
        self._known, self._me = known, view.player
        self._coming, self._reads = coming, goal.reads_of(coming)
        self._seen = goal.entries_of(view)
        self._memo: dict[Any, float] = {}
        self._now = imagined(known, view, goal.reads, goal.seen)
        self._held = held = self._now.__dict__
        self._spaces = view["entrance_spaces"]
        self._there: tuple[Sequence[int], Sequence[int]] = ((), ())
        if goal.board:
            self._there = held["zombies"], held["barricades"]
            held.update(self._when_come(*self._there))
        if "food" in goal.reads:
            held["food"] = max(0, held["food"] - coming[1])
        lacks = goal.lacks(self._now, self._me)
        atoms = view["objective"][2] if goal.everybody else view["goal"][2]
        self._ways = goal.ways(atoms, lacks)
        self.near = goal.near(lacks, self._ways)

    def stands(self, view: Any, coming: Coming) -> bool:
        """Return True if nothing that the goal reads has changed since."""
        goal = self.goal
        return self._reads == goal.reads_of(coming) and self._seen == goal.entries_of(view)

    def _when_come(self, zombies: Sequence[int], barricades: Sequence[int]) -> dict[str, Any]:
        """Return both rows by entrance when the zombies to come have come."""
        pairs = [self._later(e, zombies[e], barricades[e]) for e in range(len(zombies))]
        return {"zombies": [z for z, _ in pairs], "barricades": [b for _, b in pairs]}

    def _later(self, entrance: int, zombies: int, barricades: int) -> tuple[int, int]:
        """Return zombies and barricades of an entrance when those to come have come: each takes a
        space, else breaks a barricade (R-ZOMBIE-03, -05).
        """
        free = self._spaces[entrance] - zombies - barricades
        for _ in range(self._coming[0][entrance]):
            if free > 0:
                free, zombies = free - 1, zombies + 1
            elif barricades:
                free, barricades = 1, barricades - 1
        return zombies, barricades

    def changed(self, key: Any, fields: dict[str, Any]) -> float:
        """Return the share of the way that fields with other values would bring, kept by `key`."""
        held = self._held
        before = {name: held[name] for name in fields}
        held.update(fields)
        near = self.goal.near(self.goal.lacks(self._now, self._me), self._ways)
        held.update(before)
        self._memo[key] = share = near - self.near
        return share

    # ---- what may change
    def number(self, field: str, by: int) -> float:
        """Return the share for a track or supply that changes (`food`, `morale`, `helpless` …)."""
        found = self._memo.get((field, by))
        if found is None:
            found = self.changed((field, by), {field: max(0, self._held[field] + by)})
        return found

    def waste(self, by: int) -> float:
        """Return the share for cards that come onto the waste pile, or go from it."""
        found = self._memo.get(("waste", by))
        if found is None:
            pile = self._held["waste"]
            pile = (*pile, *[-1] * by) if by > 0 else pile[:by]
            found = self.changed(("waste", by), {"waste": pile})
        return found

    def counter(self, number: int) -> float:
        """Return the share for one more on a counter of the main objective."""
        found = self._memo.get(("counter", number))
        if found is None:
            counters = list(self._held["counters"])
            counters[number] += 1
            found = self.changed(("counter", number), {"counters": counters})
        return found

    def at_entrance(self, entrance: int, zombies: int, barricades: int) -> float:
        """Return the share for zombies that come to an entrance now or go from it, or by a
        barricade.
        """
        asked = entrance, zombies, barricades
        found = self._memo.get(asked)
        if found is None:
            found = self._memo[asked] = self._at_entrance(entrance, zombies, barricades)
        return found

    def _at_entrance(self, entrance: int, zombies: int, barricades: int) -> float:
        standing, barred = self._there[0][entrance], self._there[1][entrance]
        later = self._later(entrance, max(0, standing + zombies), barred + barricades)
        before = self._held["zombies"][entrance], self._held["barricades"][entrance]
        if later == before:
            return 0.0
        key = "at", LOCATION_OF_ENTRANCE[entrance], before, later  # alike at entrances of a place
        found = self._memo.get(key)
        if found is None:
            fields = {}
            for name, value in zip(("zombies", "barricades"), later, strict=True):
                fields[name] = row = list(self._held[name])
                row[entrance] = value
            found = self.changed(key, fields)
        return found

    def lured(self, origin: int, to: int, count: int) -> float:
        """Return the share for zombies that go from one location to another."""
        found = self._memo.get(("lured", origin, to, count))
        if found is None:
            there, barred = list(self._there[0]), self._there[1]
            for _ in range(count):
                most = max(ENTRANCES[origin], key=there.__getitem__)
                there[most] = max(0, there[most] - 1)
                free = [e for e in ENTRANCES[to] if there[e] + barred[e] < self._spaces[e]]
                if free:
                    there[min(free, key=there.__getitem__)] += 1
            pairs = [
                self._later(e, z, b) for e, (z, b) in enumerate(zip(there, barred, strict=True))
            ]
            zombies, barricades = map(list, zip(*pairs, strict=True))
            fields = {"zombies": zombies, "barricades": barricades}
            found = self.changed(("lured", origin, to, count), fields)
        return found

    def row(self, field: str, survivor: int, value: int) -> float:
        """Return the share for another number of one survivor: where it stands, its wounds."""
        found = self._memo.get((field, survivor, value))
        if found is None:
            rows = list(self._held[field])
            rows[survivor] = value
            found = self.changed((field, survivor, value), {field: rows})
        return found

    def tokens(self, survivor: int, field: str, by: int) -> float:
        """Return the share for wounds that a survivor gets or loses (`wounds`, `frostbite`)."""
        return self.row(field, survivor, max(0, self._held[field][survivor] + by))

    def control(self, survivor: int, owner: int, place: int) -> float:
        """Return the share for a survivor who comes into the group of a player, or is lost (-1)."""
        found = self._memo.get(("control", survivor, owner))
        if found is None:
            held = self._held
            owners, places = list(held["controller"]), list(held["location"])
            owners[survivor], places[survivor] = owner, place
            members = groups(owners, len(held["groups"]))
            fields = {"controller": owners, "location": places, "groups": members}
            found = self.changed(("control", survivor, owner), fields)
        return found

    # ---- cards
    def takes(self, item: int) -> float:
        """Return the share for a card like this one that comes into the own hand."""
        found = self._memo.get(("takes", item))
        if found is None:
            hands = list(self._held["hand"])
            hands[self._me] = (*hands[self._me], self._known.another(item, self._own()))
            found = self.changed(("takes", item), {"hand": hands})
        return found

    def parts_with(self, item: int) -> float:
        """Return the share for a card that leaves the own hand, or a survivor of the own group."""
        found = self._memo.get(("parts with", item))
        if found is None:
            found = self.changed(("parts with", item), self._without(item))
        return found

    def equips(self, item: int, survivor: int) -> float:
        """Return the share for one of the own cards that comes beside a survivor."""
        found = self._memo.get(("equips", item, survivor))
        if found is None:
            fields = self._without(item)
            rows = fields["equipment"]
            rows[survivor] = (*rows[survivor], self._copy(item))
            found = self.changed(("equips", item, survivor), fields)
        return found

    def _own(self) -> list[int]:
        held = self._held
        beside = [i for s in held["groups"][self._me] for i in held["equipment"][s]]
        return [*held["hand"][self._me], *beside]

    def _copy(self, face: int) -> int:
        """Return the copy that stands for a face among the own cards."""
        known = self._known
        return next((item for item in self._own() if known.face(item) == known.face(face)), face)

    def _without(self, face: int) -> dict[str, Any]:
        """Return hands and equipment without one of the own cards."""
        item, held = self._copy(face), self._held
        hands, rows = list(held["hand"]), list(held["equipment"])
        hands[self._me] = tuple([other for other in hands[self._me] if other != item])
        for survivor in held["groups"][self._me]:
            if item in rows[survivor]:
                rows[survivor] = tuple([other for other in rows[survivor] if other != item])
        return {"hand": hands, "equipment": rows}


class Pursuit:
    """The goals of a seat at one decision, and the points that changes would bring."""

    __slots__ = ("_me", "_owners", "board", "places", "sides")

    def __init__(self, view: Any, sides: Sequence[Side]) -> None:
        self.sides, self._me, self._owners = sides, view.player, view["controller"]
        self.board = self.places = False  # whether a goal looks at zombies, at where survivors are
        for side in sides:
            self.board = self.board or side.goal.board
            self.places = self.places or side.goal.places

    def reads(self, *fields: str) -> bool:
        """Return True if a goal looks at one of these fields."""
        return any(not side.goal.reads.isdisjoint(fields) for side in self.sides)

    def number(self, field: str, by: int) -> int:
        """Return the points of a track or supply (`food`, `morale`, `helpless` …) that changes."""
        points = 0.0
        for side in self.sides:
            if field in side.goal.reads and side.lasting:
                points += side.lasting * side.number(field, by)
        return round(points)

    def waste(self, by: int) -> int:
        """Return the points of cards that come onto the waste pile, or go from it."""
        points = 0.0
        for side in self.sides:
            if "waste" in side.goal.reads:
                points += side.fleeting * side.waste(by)
        return round(points)

    def counter(self, number: int) -> int:
        """Return the points of one more on a counter of the main objective."""
        points = 0.0
        for side in self.sides:
            if "counters" in side.goal.reads:
                points += side.lasting * side.counter(number)
        return round(points)

    def barricade(self, entrance: int) -> int:
        """Return the points of a barricade that is built now, if it is still there when the round
        is over.
        """
        points = 0.0
        for side in self.sides:
            if side.lasting and side.goal.board:
                points += side.lasting * side.at_entrance(entrance, 0, 1)
        return round(points)

    def zombies(self, entrance: int, by: int) -> int:
        """Return the points of zombies that come to an entrance now, or go from it."""
        points = 0.0
        for side in self.sides:
            if side.fleeting and side.goal.board:
                points += side.fleeting * side.at_entrance(entrance, by, 0)
        return round(points)

    def lured(self, origin: int, to: int, count: int) -> int:
        """Return the points of zombies that go from one location to another."""
        points = 0.0
        for side in self.sides:
            if side.fleeting and count and side.goal.board:
                points += side.fleeting * side.lured(origin, to, count)
        return round(points)

    def stands(self, survivor: int, place: int) -> int:
        """Return the points of a survivor who stands there."""
        points = 0.0
        for side in self.sides:
            if side.goal.places:
                points += side.fleeting * side.row("location", survivor, place)
        return round(points)

    def tokens(self, survivor: int, field: str, by: int) -> int:
        """Return the points of wounds (`wounds`, `frostbite`) that a survivor gets or loses."""
        points = 0.0
        for side in self.sides:
            if field in side.goal.reads:
                points += side.lasting * side.tokens(survivor, field, by)
        return round(points)

    def joins(self) -> int:
        """Return the points of one more survivor of the own group, in the colony."""
        if not any(side.goal.groups for side in self.sides) or NONE not in self._owners:
            return 0
        newcomer = self._owners.index(NONE)
        return self._control(newcomer, self._me, COLONY)

    def dies(self, survivor: int) -> int:
        """Return the points of a survivor who is lost."""
        return self._control(survivor, NONE, NONE)

    def _control(self, survivor: int, owner: int, place: int) -> int:
        points = 0.0
        for side in self.sides:
            if side.goal.groups:
                points += side.lasting * side.control(survivor, owner, place)
        return round(points)

    def takes(self, item: int) -> int:
        """Return the points of a card like this one in hand. What is too much of is soon played."""
        points = 0.0
        for side in self.sides:
            if "hand" in side.goal.reads:
                share = side.takes(item)
                points += (side.lasting if share > 0 else side.fleeting) * share
        return round(points)

    def parts_with(self, item: int) -> int:
        """Return the points of one of the own cards that goes. What it is good not to have may come
        again.
        """
        points = 0.0
        for side in self.sides:
            if side.goal.cards:
                share = side.parts_with(item)
                points += (side.lasting if share < 0 else side.fleeting) * share
        return round(points)

    def equips(self, item: int, survivor: int) -> int:
        """Return the points of one of the own cards beside a survivor."""
        points = 0.0
        for side in self.sides:
            if side.goal.cards:
                points += side.lasting * side.equips(item, survivor)
        return round(points)
