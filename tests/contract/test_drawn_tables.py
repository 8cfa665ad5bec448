"""The table is drawn at every question of whole games, for every seat, from its view alone."""

from __future__ import annotations

from importlib import import_module

import pytest

import dowlang
from dowlang.agents.asking import answer_of
from dowlang.agents.registry import make
from dowlang.engine.drawing_declarations import Drawing, Piece, Place
from dowlang.engine.views import View
from dowlang.rulesets.dwar7s_winter.state.types import CAMP, LEGENDS

GAMES = (
    ("base", 3, 4),
    pytest.param("base", 8, 3, marks=pytest.mark.proof),
    ("dwar7s", 2, 2),
    pytest.param("dwar7s", 1, 4, marks=pytest.mark.proof),
)
IN_THE_LIST = {"label", "path", "symbol", "vote", "number", "party", "resource", "face", "deck"}
"""Nouns of arguments that are no pieces on the table."""


def pieces_of(drawing: Drawing) -> list[Piece]:
    found = [piece for place in drawing.places for row in place.rows for piece in row]
    return found + [piece for group in drawing.groups + drawing.own for piece in group.pieces]


@pytest.mark.sample(1)
@pytest.mark.parametrize(("set_id", "seed", "players"), GAMES)
def test_at_every_question_the_table_holds_what_can_be_clicked(
    set_id: str, seed: int, players: int
) -> None:
    cards = dowlang.load(set_id)
    screen, ruleset = cards.ruleset.screen, cards.ruleset
    assert screen is not None and screen.drawn is not None and screen.touched is not None
    icons = {
        icon.name for icon in import_module(f"dowlang.rulesets.{ruleset.name}.look").LOOK.icons
    }
    game = dowlang.Game(cards, seed=seed, players=players)
    agents = [make("heuristic", cards, seed, seat) for seat in range(players)]
    actions = clickable = 0
    while not game.is_over:
        decision = game.decision
        for seat in range(players):
            drawing = screen.drawn(cards, game.view(seat))
            pieces = pieces_of(drawing)
            marked = [m for each in (*pieces, *drawing.places) for m in each.marks]
            named = {each.icon for each in (*pieces, *drawing.places, *drawing.tracks, *marked)}
            assert named - {""} <= icons
            assert all(piece.card in cards.paths for piece in pieces if piece.card)
            assert all(piece.many > 0 and piece.name for piece in pieces)
            at = [(place.column, place.row) for place in drawing.places]
            assert len(set(at)) == len(at)
            assert len(drawing.groups) >= players
            if seat != decision.player:
                continue
            there = {(each.noun, each.number) for each in (*pieces, *drawing.places)}
            for answer in decision.answers:
                touched = set(screen.touched(cards, game.view(seat), answer))
                wanted = {each for each in touched if each[0] not in IN_THE_LIST}
                if decision.kind == "action" and wanted:
                    actions += 1
                    clickable += bool(wanted & there)
        game.choose(answer_of(agents[decision.player], game))
    assert actions and clickable == actions
    drawing = screen.drawn(cards, game.view(0))
    assert pieces_of(drawing)


def test_legendary_dwarves_stand_where_they_are() -> None:
    cards = dowlang.load("dwar7s")
    screen = cards.ruleset.screen
    assert screen is not None and screen.drawn is not None
    seen = dowlang.Game(cards, seed=1, players=2).view(0)
    legends = [*seen["legends"]]
    legends[0], legends[len(LEGENDS) + 1] = 1, CAMP  # the first player's on a zone, a second's
    drawing = screen.drawn(cards, View(0, {**seen, "legends": tuple(legends)}))
    (zone,) = [place for place in drawing.places if place.number == 1]
    assert [p.seat for row in zone.rows for p in row if p.icon == "legendary"] == [0]
    assert "earth guardian in camp" in [piece.name for piece in drawing.groups[1].pieces]


def test_zones_of_a_row_stand_beside_their_neighbours() -> None:
    """Four rings around the castle: each is cut open once, and the walls stand in their order."""
    cards = dowlang.load("dwar7s")
    screen = cards.ruleset.screen
    assert screen is not None and screen.drawn is not None
    places = screen.drawn(cards, dowlang.Game(cards, seed=1, players=2).view(0)).places
    rows: dict[int, list[Place]] = {}
    for place in sorted(places, key=lambda place: place.column):
        rows.setdefault(place.row, []).append(place)
    for row in rows.values():
        inside = {place.number for place in row}
        apart = [
            (one.number, other)
            for at, one in enumerate(row)
            for other in set(one.ways)
            & inside - {each.number for each in row[max(at - 1, 0) : at + 2]}
        ]
        assert len(apart) <= 2, [place.name for place in row]  # the cut, from either side
    assert [place.name for place in rows[0]] == ["wall 1", "wall 2", "wall 3", "wall 4"]
