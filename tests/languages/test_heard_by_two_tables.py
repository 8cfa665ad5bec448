"""What two tables heard differently on the cards of the starter set, in English and in the three
languages: whose a search is, what has to be given and not only asked for, what is one for all.
"""

from __future__ import annotations

import re
from functools import cache

import pytest

from dowlang.project.printing.printed_sets import cards_of, info_of
from dowlang.publish.plain_text import outline_of
from dowlang.publish.rules_text.card_printer import CardPrinter
from dowlang.publish.rules_text.text_runs import plain
from tests.languages.readings import BASE, LANGUAGES, base, said_by
from tests.languages.test_lines import english
from tests.languages.test_read_by_players import reader

EVERY = ("en", *LANGUAGES)


@cache
def starter(language: str) -> dict[str, tuple[str, ...]]:
    """Return the lines of each card of the starter set, by its English name."""
    checked, asked = base()
    language = "" if language == "en" else language
    printer = CardPrinter(info_of(checked, language), tuple(cards_of(checked, language, asked)))
    return {
        source.checked_card.name: (
            plain(card.trigger),
            *(line.text for line in outline_of(card, printer.labels)),
        )
        for source, card in zip(printer.cards, printer.printed(), strict=True)
    }


def said(language: str, body: str) -> list[str]:
    """Return the lines of a crossroads card."""
    return said_by(english() if language == "en" else reader(language).rules, body)


BORNE = """    option "A"
        attach this card to your leader
            searching {} 2 more cards
    option "B"
        until the end of this round
            searching {} 2 more cards
"""
SEARCHERS = {
    "en": "the bearer",
    "es": "el portador de esta carta",
    "ja": "このカードが付いている生存者",
    "ru": "выживший с этой картой",
}


@pytest.mark.parametrize("kept", ["draws", "keeps"])
@pytest.mark.parametrize("language", EVERY)
def test_a_search_is_the_bearers_where_somebody_bears_the_card(language: str, kept: str) -> None:
    """*Searching draws 2 more cards* was heard of anybody's search, and as 3 cards in hand."""
    borne, everybodys = said(language, BORNE.format(kept, kept))
    assert SEARCHERS[language] in borne.partition(":")[2] or "：" in borne
    assert borne.count(SEARCHERS[language]) == 1
    assert SEARCHERS[language] not in everybodys


SEVERAL = {"en": "whoever it is", "es": "sea quien sea"}
SEVERAL |= {"ja": "誰であっても", "ru": "кто бы это ни был"}
SPENT = """    option "A"
        for the rest of the game
            {} not roll exposure when attacking, once per round
"""


@pytest.mark.parametrize("language", EVERY)
def test_a_limit_of_several_is_one_for_all_of_them(language: str) -> None:
    """*Once per round, survivors here* was heard as once for each."""
    for who, in_all in (
        ("each survivor does", True),
        ("survivors at the colony do", True),
        ("all survivors you control do", True),
        ("your leader does", False),
    ):
        told = " ".join(said(language, SPENT.format(who))).lower()
        assert (SEVERAL[language] in told) is in_all, told


HEARD = {
    "Shopping Cart": {
        "en": "While the bearer is at the Grocery Store: the bearer looks at 2 more cards when "
        "searching, before choosing what to keep.",
        "es": "Mientras el portador esté en la tienda de abarrotes: al buscar, el portador mira 2 "
        "cartas más antes de elegir con qué quedarse.",
        "ja": "装備している生存者が雑貨店にいる間：装備している生存者が探索で引いて見る"
        "カードが2枚増える（手札に加えるのはそのうち1枚）。",
        "ru": "Пока снаряжённый выживший находится в Продуктовом магазине: при Поиске снаряжённый "
        "выживший просматривает на 2 карты больше, прежде чем выбрать, что оставить.",
    },
    "A Favour Owed": {
        "en": "When you get a card from another player by request",
        "es": "Cuando recibas una carta de otro jugador tras pedírsela",
        "ja": "あなたが他のプレイヤーに要求してカードを受け取った時",
        "ru": "Когда вы получаете карту от другого игрока по запросу",
    },
    "Ahead of Schedule": {
        "en": "Goal: Morale is 0 and the number at the round marker is 3 or more",
        "es": "Objetivo: La moral es 0 y el marcador de ronda está en 3 o más",
        "ja": "ゴール：士気が0で、ラウンドトラッカーの数字が3以上である",
        "ru": "Цель: Мораль равна 0 и Счётчик Раундов стоит на 3 или выше",
    },
    "Strangers at the Gate": {
        "en": "The first player may remove up to 2 helpless survivors.",
        "es": "El primer jugador puede retirar hasta 2 supervivientes indefensos.",
        "ja": "ファーストプレイヤーは無力な生存者を2人まで取り除いてもよい。",
        "ru": "Первый игрок может убрать до 2 беспомощных выживших.",
    },
    "The Pipes Burst": {
        "en": "Optional, beyond what is needed 1 tool card:",
        "es": "Opcional, además de lo necesario 1 carta de herramienta:",
        "ja": "任意（必要数を超えて） 道具カード1枚：",
        "ru": "По желанию, сверх нужного 1 карта инструментов:",
    },
    "Bones for Buttons": {
        "en": "Each player rolls a die, rerolling ties.",
        "es": "Cada jugador tira un dado, y quienes empaten vuelven a tirar.",
        "ja": "各プレイヤーはダイスを1個振る（同じ目になったプレイヤー同士は振り直す）。",
        "ru": "Каждый игрок бросает кубик (те, у кого выпало поровну, перебрасывают).",
    },
}


@pytest.mark.sample(1)
@pytest.mark.parametrize("language", EVERY)
def test_what_two_tables_heard_differently_is_said(language: str) -> None:
    for card, lines in HEARD.items():
        assert lines[language] in starter(language)[card], starter(language)[card]


PUNISHED = {"en": "up to", "es": "hasta ", "ja": "まで取り除く", "ru": "до "}


@pytest.mark.sample(1)
@pytest.mark.parametrize("language", EVERY)
def test_a_failed_crisis_leaves_nothing_to_nobodys_choice(language: str) -> None:
    """*Remove up to 3 barricades* was heard as 3 of them, and named nobody who chooses."""
    texts = [file.read_text("utf-8") for file in BASE.glob("crises/*.dow")]
    assert len(texts) >= 8
    for text in texts:
        for line in starter(language)[text.split('"')[1]]:
            if PUNISHED[language] in line.lower():
                assert re.match("The first player|El primer jugador|Первый игрок", line), line
