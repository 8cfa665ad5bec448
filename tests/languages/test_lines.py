"""The same lines of cards in four languages, as a player reads them."""

from __future__ import annotations

import re
from itertools import product
from pathlib import Path

import pytest

from dowlang.project import pipeline
from dowlang.publish.rules_text.declared_phrases import PrintedForms
from dowlang.publish.rules_text.english.lines import EnglishLines
from dowlang.publish.rules_text.english.wording import EnglishWording
from dowlang.publish.rules_text.localised.names import Name
from dowlang.publish.rules_text.passages import PassageBuilder
from tests.languages.readings import GAME, LANGUAGES, Reader, cards, said_by

RULES = """    when you search "Police Station"
    option "A"
        each player loses 1 die
        if food <= 1 and helpless survivors >= 2
            add 3 zombies to "Hospital"
        add 5 zombies to "School"
        remove up to 2 wounds from a survivor at "Library"
        until the end of this round
            the food step is skipped
        they may discard 1 food card
            if so
                add 1 food
            if not
                a survivor they control gets 1 wound
        roll a die
            1 to 2
                lose 1 morale
            3 to 6
                nothing happens
        if locations outside the colony where (barricades at that location >= 1) >= 6
            add 1 food
        for the rest of the game
            the bearer ignores bitten, once per round
        heal a survivor you control at the colony completely
        you may discard 1 fuel card, to gain 1 morale
        if a survivor was not killed this turn
            add 1 food
        if at least 2 of (food >= 2, morale >= 3, helpless survivors >= 4)
            add 1 food
        until the end of this round
            each player rolls 1 more die
        until the end of this round
            each player rolls 1 fewer die
    vote by players with a survivor at the colony, ties go to the first player
        passes
            add 1 food
        fails
            add 1 food
"""

LINES = Path(__file__).parent / "lines"
NAMES = {
    "en": {},
    "ja": {
        "Hospital": Name("病院", "location"),
        "School": Name("学校", "location"),
        "Library": Name("図書館", "location"),
        "Police Station": Name("警察署", "location"),
    },
    "ru": {
        "Hospital": Name("Больница", "location", {"accusative": "Больницу"}),
        "School": Name("Школа", "location", {"accusative": "Школу"}),
        "Library": Name("Библиотека", "location", {"prepositional": "Библиотеке"}),
        "Police Station": Name("Полицейский участок", "location"),
    },
    "es": {
        "Hospital": Name("Hospital", "location", {"plain": "el hospital"}),
        "School": Name("Escuela", "location", {"plain": "la escuela"}),
        "Library": Name("Biblioteca", "location", {"plain": "la biblioteca"}),
        "Police Station": Name("Comisaría", "location", {"plain": "la comisaría"}),
    },
}


def english() -> PassageBuilder:
    """Return what puts lines into English, as it is printed."""
    words = pipeline.language(GAME)
    forms = PrintedForms(words.vocabulary, words.grammar)
    return EnglishLines(EnglishWording(forms, lambda name: "", form=lambda name: "the {}"))


@pytest.mark.parametrize("language", ("en", *LANGUAGES))
def test_each_line_comes_out_as_a_player_of_that_language_reads_it(language: str) -> None:
    if language == "en":
        said = said_by(english(), RULES)
    else:
        said = said_by(Reader(language, NAMES[language]).rules, RULES)
    for wanted in (LINES / f"{language}.txt").read_text("utf-8").splitlines():
        assert any(line == wanted or line.endswith(f": {wanted}") for line in said), (wanted, said)


GROUPS = """    option "A"
        if food >= 2 and {group} and helpless survivors >= 1
            add 1 food
        if food >= 2 and helpless survivors >= 1 and {group}
            add 1 food
        if players who are exiled >= 1 and {group} and food >= 2
            add 1 food
"""
GROUP = "(morale >= 3 or you are exiled)"
EITHER = {
    "es": re.compile(r" y o bien .* o bien "),
    "ru": re.compile(r" и либо .*, либо "),
    "ja": re.compile(r"か、.*かのどちらか"),
}
ALL = "(morale >= 3 and you are exiled)"
NESTED = "(morale >= 3 or (you are exiled and food >= 4) or morale <= 1)"


@pytest.mark.sample(2)
@pytest.mark.parametrize("group", (GROUP, ALL, NESTED))
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_group_of_conditions_stands_between_the_signs_around_it(
    language: str, group: str
) -> None:
    """What is read before and behind a bracket is what stands there without one."""

    def said(body: str) -> list[str]:
        return [
            line.translate(str.maketrans("（）", "()")).removesuffix(".")
            for line in Reader(language, {}).card(body)
        ]

    for line, bare in zip(
        said(GROUPS.format(group=group))[1:],
        said(GROUPS.format(group="food >= 5"))[1:],
        strict=True,
    ):
        if group == GROUP and line.count("(") == 0:  # one of which holds, behind all others
            assert EITHER[language].search(line), line
            continue
        before, rest = line.split("(", 1)
        behind = rest.rsplit(")", 1)[1]
        if group != ALL:
            behind = behind.removeprefix("のいずれかで")  # in a row: one of which holds
        assert bare.startswith(before), (line, bare)
        assert bare.endswith(behind), (line, bare)
        assert behind, line
        assert rest.count("(") == rest.count(")") - 1 == group.count("(") - 1


ON_CARDS = {
    "es": (
        "Hasta el final de este turno: ese superviviente no puede buscar ni moverse.",
        "5–6: Añade 1 a las piezas.",
        "La lectora recibe 1 herida.",
        "Objetivo: Las piezas son al menos el número inicial de jugadores más 5 y "
        "el marcador de ronda está en 4 o menos",
        "Objetivo: Hay al menos 6 supervivientes indefensos, la comida es al menos el doble "
        "del número inicial de jugadores y el marcador de ronda está en 4 o menos",
        "Cada uno de los demás jugadores gana 1 dado de acción.",
        "Objetivo: El objetivo principal está completado y controlas al menos 3 supervivientes",
        "Objetivo: La moral es 0, no hay comida y tienes entre tu mano y el equipo de tus "
        "supervivientes al menos 2 cartas de comida",
        "Objetivo: El objetivo principal está completado y o bien controlas al menos 2 "
        "supervivientes equipados con una carta de arma o bien tienes entre tu mano y el equipo "
        "de tus supervivientes al menos 3 cartas de arma",
        "Cuando agregues una carta a la crisis",
        "Retira del juego la carta superior de la pila de desechos, si es posible.",
        "Mientras el portador esté en la tienda de abarrotes: al buscar, el portador mira 2 "
        "cartas más antes de elegir con qué quedarse.",
        "Elige un superviviente herido (el paciente).",
        "Cuando se busque en una ubicación fuera de la colonia:",
        "Una vez por ronda, cuando se destruya una barricada: se pierde 1 de moral.",
        "Toma todas las cartas de superviviente de entre las cartas reveladas.",
    ),
    "ja": (
        "コロニーにゾンビがおらず、食料トークンが3個以上の場合",
        "ゴール: 主要目的が達成されており、あなたの手札と装備の食料カードが2枚以上あり、"
        "あなたの手札と装備の燃料カードが1枚以上ある",
        "ゴール: 部品がゲーム開始時のプレイヤー人数の3倍に3を足した数以上で、"
        "ラウンドトラッカーの数字が4以下である",
        "あなたの未使用のアクションダイスを2個まで振り直す。",
        "コロニーにいる負傷している各生存者（患者）につきダイスを1個振る。",
        "このカードが付いている生存者はコロニーに移動できない。",
        "このカードが付いている生存者がコロニー以外にいる間：このカードが付いている生存者が探索で"
        "引いて見るカードが1枚増える（手札に加えるのはそのうち1枚）。",
    ),
    "ru": (
        "Удалите из игры верхнюю карту стопки Отходов, если возможно.",
        "Цель: Основная Цель выполнена и у вас (на руке и в снаряжении) не больше 1 карты",
        "Если в стопке Отходов не меньше 8 карт",
        "Если в Полицейском участке есть выживший:",
        "Каждый из остальных игроков получает 1 кубик Действия.",
        "Цель: Основная Цель выполнена и либо вы контролируете больше выживших, чем "
        "каждый из остальных игроков, либо в колонии не меньше 6 беспомощных выживших",
        "Цель: Основная Цель выполнена и под вашим контролем за пределами колонии нет выживших",
        "Цель: Число деталей не меньше утроенного числа игроков в начале игры плюс 3 и "
        "Счётчик Раундов стоит на 4 или ниже",
        "Выберите одного раненого выжившего (далее — больной).",
        "Мораль 7, жетоны Пропитания 3, жетоны Голода 1",
    ),
}
"""Lines of the starter set that readers of that language have mended, a construction each."""


@pytest.mark.sample(1)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_readers_have_mended_stands_on_the_cards(language: str) -> None:
    found, _ = cards(language)
    said = {line.strip() for _, lines in found for line in lines}
    for line in ON_CARDS[language]:
        assert line in said


HAVING = {
    "en": (
        "at least 1 location outside the colony has a barricade",
        "no locations outside the colony have a barricade",
        "6 or more locations outside the colony have a barricade",
        "at most 1 location outside the colony has 2 or more barricades",
    ),
    "es": (
        "al menos 1 ubicación fuera de la colonia tiene una barricada",
        "no hay ubicaciones fuera de la colonia donde hay al menos 1 barricada",
        "al menos 6 ubicaciones fuera de la colonia tienen una barricada",
        "hay como mucho 1 ubicación fuera de la colonia donde hay al menos 2 barricadas",
    ),
    "ja": (
        "コロニー以外のロケーションのうち、バリケードがあるものが1つ以上ある",
        "コロニー以外の、バリケードが1つ以上あるロケーションがない",
        "コロニー以外のロケーションのうち、バリケードがあるものが6つ以上ある",
        "コロニー以外の、バリケードが2つ以上あるロケーションが1つ以下の",
    ),
    "ru": (
        "не меньше чем в 1 локации за пределами колонии есть баррикада",
        "за пределами колонии нет локаций, где есть хотя бы 1 баррикада",
        "не меньше чем в 6 локациях за пределами колонии есть баррикада",
        "за пределами колонии не больше 1 локации, где есть не меньше 2 баррикад",
    ),
}
"""What is said of how many places have something, whatever number of places a set has."""
COUNTS = (
    ((">= 1", "> 0"), (">= 1", "> 0")),
    (("= 0", "< 1", "<= 0"), (">= 1", "> 0")),
    ((">= 6",), (">= 1", "> 0")),
    (("<= 1",), (">= 2",)),
)
"""How many places, and how many things there, for each of them in every way of writing it."""


@pytest.mark.parametrize("language", ("en", *LANGUAGES))
def test_how_many_places_have_something_is_counted_as_it_is(language: str) -> None:
    """No number of places is all of them, and what can be said in several ways is said in one."""
    rules = english() if language == "en" else Reader(language, {}).rules
    for wanted, (places, things) in zip(HAVING[language], COUNTS, strict=True):
        for place, there in product(places, things):
            at = f"barricades at that location {there}"
            line = f"        if locations outside the colony where ({at}) {place}\n"
            (said,) = said_by(rules, f'    option "A"\n{line}            add 1 food\n')
            assert wanted in said, (wanted, said)


OTHERS = """    option "A"
        for each other player with a wounded survivor
            add 1 food
        for each other location outside the colony
            add 1 zombie to that location
        if you control more survivors than each other player and food >= 1
            add 1 food
"""
TO_OTHERS = {
    "es": (
        "Para cada uno de los demás jugadores con un superviviente herido: añade 1 de comida.",
        "Para cada una de las demás ubicaciones fuera de la colonia: añade 1 zombi a esa "
        "ubicación.",
        "Si controlas más supervivientes que cualquier otro jugador y hay 1 de comida o más: añade "
        "1 de comida.",
    ),
    "ru": (
        "Для каждого из остальных игроков, у которых есть раненый выживший: добавьте 1 жетон "
        "Пропитания.",
        "Для каждой из остальных локаций за пределами колонии: добавьте 1 зомби в эту локацию.",
        "Если вы контролируете больше выживших, чем каждый из остальных игроков, и жетонов "
        "Пропитания не меньше 1: добавьте 1 жетон Пропитания.",
    ),
    "ja": (
        "負傷している生存者がいる他の各プレイヤーについて：食料トークンを1個追加する。",
        "コロニー以外の他の各ロケーションについて：そのロケーションにゾンビを1体追加する。",
        "あなたが他のどのプレイヤーより多くの生存者を率いており、食料トークンが1個以上の場合：食料トークンを1個追加する。",
    ),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_of_the_others_is_said_as_one_of_the_others(language: str) -> None:
    """Each other, each with the gender and the case of its noun."""
    assert Reader(language).card(OTHERS)[1:] == list(TO_OTHERS[language])


SUMS = {
    "2 * (food / 2 rounded up)": "twice (half of the food rounded up)",
    "2 * (food - 1)": "twice (food minus 1)",
    "2 * food - 1": "twice food, minus 1",
    "(food / 3 rounded up) + 1": "(food divided by 3 rounded up) plus 1",
    "food - (morale - 1)": "food minus (morale minus 1)",
    "food - 1 + morale": "food minus 1 plus morale",
    "(food + 1) / 2 rounded down": "half of (food plus 1) rounded down",
    "food / 2 rounded up + morale": "(half of the food rounded up) plus morale",
    "the lower of (food) and (morale - 1)": "the lower of food and (morale minus 1)",
    "(the lower of (food) and (morale)) - 1": "the lower of food and morale, minus 1",
    "(the lower of (food) and (morale)) / 2 rounded up": (
        "half of the lower of food and morale rounded up"
    ),
    "the lower of (food) and (morale / 2 rounded up)": (
        "the lower of food and (half of the morale rounded up)"
    ),
    "(the lower of (food) and (morale)) / 3 rounded up": (
        "(the lower of food and morale) divided by 3 rounded up"
    ),
    "3 * (the lower of (food) and (morale))": "3 times the lower of food and morale",
    "(the lower of (food) and (morale)) * 3": "(the lower of food and morale) times 3",
}


@pytest.mark.parametrize("language", ("en", *LANGUAGES))
def test_a_sum_is_printed_with_the_brackets_that_a_reader_needs(language: str) -> None:
    """Numbers that are worked out otherwise are printed otherwise."""
    rules = english() if language == "en" else Reader(language, {}).rules
    body = "    when you clean waste\n    option {}\n        gain ({}) morale\n"
    said = {each: said_by(rules, body.format('"A"', each))[-1] for each in SUMS}
    if language == "en":
        assert said == {each: f"A: Gain X morale, where X is {it}." for each, it in SUMS.items()}
    nested = [each for each, words in SUMS.items() if "(" in words and "lower" not in each]
    for each in nested:
        assert said[each].translate(str.maketrans("（）", "()")).count("(") >= 1, said[each]
    assert len(set(said.values())) == len(SUMS)


NUMBERS = {"food": 7, "morale": 5, "starvation": 2}
LETTERS = tuple(NUMBERS)
HALF = "/ 2 rounded up"


def nested_sums() -> dict[str, int]:
    """Return every sum, product and half of two and three numbers, with what it comes to."""
    two = [f"{a} {sign} {b}" for sign in "+-*" for a, b in (LETTERS[:2], LETTERS[1:])]
    one = [*LETTERS, *(f"({each})" for each in two), *(f"({each} {HALF})" for each in LETTERS)]
    sums = [f"{a} {sign} {b}" for a in one for sign in "+-*" for b in one] + [
        f"{a} {HALF}" for a in one
    ]
    return {each: reckoned(each.replace(HALF, "// -2 * -1")) for each in sums if "(" in each}


def reckoned(said: str) -> int:
    found: int = eval(said, {"__builtins__": {}}, dict(NUMBERS))
    return found


def as_read(said: str) -> int:
    """Reckon a printed sum from left to right, what stands in brackets first. Behind a comma all
    up to the next one is reckoned by itself, as it is heard.
    """
    words = said.replace("(", " ( ").replace(")", " ) ").replace(",", " , ").split()

    def whole() -> int:
        left = upto_comma()
        while words and words[0] == ",":
            sign, right = (words.pop(0), words.pop(0))[1], upto_comma()
            left = {"plus": left + right, "minus": left - right}[sign]
        if words:
            assert words.pop(0) == ")"
        return left

    def upto_comma() -> int:
        left = part(words.pop(0))
        while words and words[0] not in (",", ")"):
            word, right = words.pop(0), part(words.pop(0))
            left = {"plus": left + right, "minus": left - right, "times": left * right}[word]
        return left

    def part(word: str) -> int:
        if word == "half":
            assert words.pop(0) == "of"
            inner = whole() if words.pop(0) == "(" else NUMBERS[words.pop(0)]
            half = -(-inner // 2)
            assert (words.pop(0), words.pop(0)) == ("rounded", "up")
            return half
        return whole() if word == "(" else NUMBERS[word]

    return whole()


def test_whoever_reckons_a_printed_sum_from_left_to_right_comes_to_what_it_is() -> None:
    sums, rules = nested_sums(), english()
    body = "    when you clean waste\n" + "".join(
        f'    option "O{n}"\n        gain ({each}) morale\n' for n, each in enumerate(sums)
    )
    printed = [line for line in said_by(rules, body) if ": Gain " in line]
    assert len(printed) == len(sums) > 150
    for line, (each, wanted) in zip(printed, sums.items(), strict=True):
        shown = line.partition(", where X is ")[2].removesuffix(".")
        assert as_read(shown) == wanted, (each, shown)
