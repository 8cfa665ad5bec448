"""What the rules ask of a table stands on the player aid of every language, for no card says it."""

from __future__ import annotations

import pytest

from dowlang.project.languages.messages import messages_of
from dowlang.project.ruleset_registry import table_look
from dowlang.publish.rules_text.localised.game_language import loaded
from dowlang.rulesets.dwar7s_winter.state.parameters import PARAMETERS


def _uncalled(*_: object) -> str:
    """Stand for the functions of a message: a line of an aid calls none."""
    raise AssertionError


def lines(game: str, language: str) -> dict[str, str]:
    """Return the lines of an aid by the ids of their messages."""
    sections = [(f"aid-{at}", each) for at, each in enumerate(table_look(game).aid, start=1)]
    english = {
        f"{id}-{row}": line.text
        for id, section in sections
        for row, line in enumerate(section.lines, start=1)
    }
    if language == "en":
        return english
    there = loaded(language, messages_of(game, language))
    return {id: there.text(id, {}, _uncalled) for id in english}


SAID = {
    ("dead_of_winter", "aid-2-3", "R-CRISIS-11"): {
        "en": "Those cards are then removed from the game.",
        "es": "Después, esas cartas se retiran del juego.",
        "ru": "Затем эти карты удаляются из игры.",
        "ja": "その後、これらのカードはゲームから取り除く。",
    },
    ("dead_of_winter", "aid-2-4", "R-COLONY-09"): {
        "en": "Take off each noise token and roll a die for it:",
        "es": "Retira cada ficha de ruido y tira un dado por ella:",
        "ru": "Снимите каждый жетон Шума и бросьте за него кубик:",
        "ja": "騒音トークンを1個ずつ取り除いてダイスを1個振り、",
    },
    ("dead_of_winter", "aid-4-1", "R-ACT-PLY-02"): {
        "en": "It goes onto the waste pile, as discarded cards do;",
        "es": "Va a la pila de desechos, como las que se descartan;",
        "ru": "Карта идёт в стопку Отходов, как и сброшенные;",
        "ja": "プレイしたカードは、捨てたカードと同じく捨て札置き場に置く。",
    },
    ("dead_of_winter", "aid-4-2", "R-ACT-CRI-01"): {
        "en": "from your hand face down, or from your survivors' equipment face up.",
        "es": "de tu mano, boca abajo, o del equipo de tus supervivientes, a la vista.",
        "ru": "с руки лицом вниз или Снаряжение ваших выживших в открытую.",
        "ja": "手札からは裏向きで、自分の生存者の装備からは表向きで。",
    },
    ("dead_of_winter", "aid-6-5", "R-SURV-14"): {
        "en": "Each survivor killed, a helpless one too, costs 1 morale.",
        "es": "Cada superviviente muerto, también indefenso, cuesta 1 de moral.",
        "ru": "Каждый погибший выживший, и беспомощный тоже, уменьшает Мораль на 1.",
        "ja": "生存者（無力な生存者を含む）が1人死亡するごとに士気が1下がる。",
    },
    ("dwar7s_winter", "aid-1-4", "D-PH4-03"): {
        "en": "the lead passes to the left.",
        "es": "la ficha de primer jugador pasa al jugador de la izquierda.",
        "ru": "жетон первого игрока переходит налево.",
        "ja": "リーダーは左隣に移る。",
    },
    ("dwar7s_winter", "aid-2-4", "D-PH3-18"): {
        "en": "play as many cards of it as you like; then the others may, one by one.",
        "es": "juega de él las cartas que quieras; después pueden hacerlo los demás, uno a uno.",
        "ru": "разыграйте сколько угодно его карт; затем могут и другие, по очереди.",
        "ja": "そのカードを好きな枚数プレイする。その後、他のプレイヤーも1人ずつプレイできる。",
    },
}


@pytest.mark.parametrize("asked", SAID, ids=lambda asked: asked[2])
def test_what_no_card_says_stands_on_the_aid(asked: tuple[str, str, str]) -> None:
    game, id, _ = asked
    for language, said in SAID[asked].items():
        assert said in lines(game, language)[id], language


POINTS = {
    "aid-5-3": ("score.producer_gold", "score.producer_stone"),
    "aid-5-4": ("militia",),
    "aid-5-5": ("legend_points",),
}


@pytest.mark.parametrize("language", ("en", "es", "ru", "ja"))
def test_the_points_on_the_aid_are_those_of_the_game(language: str) -> None:
    """D-END-08, D-END-09, D-LEG-10: no card has them."""
    counts = {each.key: each.default for each in PARAMETERS}
    same = {counts[f"score.producer_{each}"] for each in ("stone", "food", "wood")}
    assert len(same) == 1
    said = lines("dwar7s_winter", language)
    for id, keys in POINTS.items():
        figures = [figure for figure in said[id] if figure.isdecimal() and figure != "7"]
        assert figures == [str(counts[key]) for key in keys], id
