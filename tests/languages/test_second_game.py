"""The second game and its set in every language: nothing missing, too much, or left in English."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

import pypdfium2
import pytest

from dowlang import syntax
from dowlang.project import pipeline
from dowlang.project.card_selection import gather
from dowlang.project.languages.messages import messages_of
from dowlang.project.loading import load_source
from dowlang.project.printing import decks
from dowlang.project.printing.printed_sets import cards_of, checked_for, info_of
from dowlang.project.ruleset_registry import card_look, table_look
from dowlang.project.writing.cards import write_card
from dowlang.publish import sheets
from dowlang.publish.plain_text import outline_of
from dowlang.publish.rules_text.card_printer import CardPrinter
from dowlang.publish.rules_text.localised.fluent_messages import Messages
from dowlang.publish.rules_text.localised.game_language import loaded
from dowlang.publish.rules_text.localised.required_messages import of_core, of_game, of_table
from dowlang.publish.rules_text.printed_card import PrintedCard
from dowlang.publish.rules_text.text_runs import plain
from tests.languages.readings import LANGUAGES
from tests.languages.test_messages import OWN, SETTINGS
from tests.wordings.test_printed_numbers import wording

GAME = "dwar7s_winter"


@cache
def source() -> Any:
    ((found, _),) = gather([Path("cards/dwar7s")])
    return found


@cache
def wanted() -> frozenset[str]:
    words = pipeline.language(GAME)
    table = of_table(table_look(GAME), card_look(GAME), load_source(source()).facts)
    return frozenset((*of_core(), *of_game(words.vocabulary, words.grammar), *table))


def messages(language: str) -> Messages:
    return loaded(language, messages_of(GAME, language))


def printed(language: str) -> tuple[CardPrinter, tuple[PrintedCard, ...]]:
    checked = checked_for(source(), language)
    printer = CardPrinter(info_of(checked, language), tuple(cards_of(checked, language)))
    return printer, printer.printed()


@pytest.mark.parametrize("language", LANGUAGES)
def test_its_messages_are_whole_and_each_is_asked_for(language: str) -> None:
    there = messages(language)
    assert there.faults == {}
    assert wanted() - set(there.ids) == set()
    for id in set(there.ids) - set(loaded(language, ()).ids):
        assert id in wanted() or id.startswith(OWN) or id in SETTINGS, id


@pytest.mark.sample(1)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_is_printed_with_its_name_and_its_flavor(language: str) -> None:
    printer, cards = printed(language)
    assert printer.labels.language == language
    for source_card, card in zip(printer.cards, cards, strict=True):
        assert source_card.texts.name == card.name
        assert card.flavor and card.flavor == source_card.texts.clauses["flavor"]
        if language in ("ja", "ru"):
            rules = [each.text for each in outline_of(card, printer.labels)]
            assert not re.search("[A-Za-z]", " ".join((card.name, card.flavor, *rules)))


LINES = {
    "en": {
        "The Four Valleys": "Forest 1 borders on: forest 2, mine 4, mine 1, plain 1",
        "Kari of the Thicket": "Move up to 2 dwarves in forests, each to an adjacent zone.",
        "Grumbel Lampwick": "Move up to 1 dwarf in a mine to an adjacent zone.",
        "Beam Gnawer": "Each player with a dwarf in the zone of this monster or in an adjacent "
        "zone loses 1 wood.",
        "Howling Gale": "Each player with a dwarf in the zone of this monster takes one of their "
        "dwarves from the zone of this monster back to camp.",
        "Captain Embla": "Place or move up to 2 of your dwarves, each in either way.",
        "Homeward Helga": "Take one of your dwarves on the board back to camp to gain 3 gold.",
        "Magda Tollgate": "Pay 2 gold to take any hero of the pool without paying for its slot.",
        "Vagn the Cutter": "Pay 1 stone to gain 3 gold.",
        "Whisper in the Drift": "Each player with a dwarf in the zone of this monster or in an "
        "adjacent zone has a hand limit 1 lower this week.",
        "Hush": "The instrument of the zone of this monster cannot be played.",
        "Goad of the North": "Another monster chosen by the lead takes a step toward the castle "
        "without attacking.",
        "Sledge Troll": "If this monster has a dwarf in its zone or in an adjacent zone: this "
        "monster takes another step.",
    },
    "es": {
        "The Four Valleys": "Bosque 1 linda con: bosque 2, mina 4, mina 1, llano 1",
        "Whisper in the Drift": "Cada jugador con un enano en la zona de este monstruo o en una "
        "contigua tiene un límite de mano 1 carta más bajo esta semana.",
        "Howling Gale": "Cada jugador con un enano en la zona de este monstruo devuelve al "
        "campamento un enano propio que esté en la zona de este monstruo.",
        "Hush": "No se puede tocar el instrumento de la zona de este monstruo.",
        "Goad of the North": "El primer jugador elige a otro monstruo, que da un paso hacia el "
        "castillo sin atacar.",
        "Captain Embla": "Hasta 2 enanos tuyos: coloca o mueve cada uno.",
        "Hedda Quarryhand": "Produce 1 de piedra por cada mina que ocupes.",
        "Kari of the Thicket": "Mueve hasta 2 enanos que estén en bosques, cada uno a una zona "
        "contigua.",
        "Sour Air": "Necesita: 2 enanos, 2 de comida",
        "Grumbel Lampwick": "Puedes mover 1 enano de una mina a una zona contigua.",
        "Signy Quickfoot": "Puedes colocar o mover 1 enano tuyo.",
        "Homeward Helga": "Devuelve al campamento un enano tuyo del tablero para ganar 3 de oro.",
        "The Old Sage": "Paga 2 de oro para cambiar un enano tuyo del campamento por un enano "
        "legendario tuyo; el primero se retira del juego.",
        "Rime Strider": "Cada jugador con un enano en la zona de este monstruo o en una contigua "
        "tiene 1 acción menos esta semana.",
    },
    "ja": {
        "The Four Valleys": "森1に隣接するエリア：森2、鉱山4、鉱山1、平原1",
        "Whisper in the Drift": "このモンスターと同じエリアか隣接するエリアにドワーフがいる"
        "各プレイヤーはこの週、手札上限を1枚減らす。",
        "Howling Gale": "このモンスターと同じエリアにドワーフがいる各プレイヤーは"
        "このモンスターのエリアから自分のドワーフ1人を野営地に戻す。",
        "Hush": "このモンスターがいる地形の楽器は演奏できない。",
        "Goad of the North": "リーダーが選ぶ他のモンスター1体が城へ1歩進む（襲撃はしない）。",
        "Grumbel Lampwick": "鉱山にいるドワーフを1人、隣接するエリアに移動させてもよい。",
        "Signy Quickfoot": "あなたのドワーフを1人配置するか移動させてもよい。",
        "Kari of the Thicket": "森にいるドワーフを2人まで、それぞれ隣接するエリアに移動させる。",
        "The Old Sage": "黄金2を支払って、野営地の自分のドワーフ1人を自分の伝説のドワーフ1人と"
        "交換する（元のドワーフはゲームから取り除く）。",
        "Sledge Troll": "このモンスターが同じエリアか隣接するエリアにドワーフを感知する場合："
        "このモンスターはさらに1歩進む。",
        "The Avalanche Queen": "必要なもの：ドワーフ4人、食料1、石1、木材1",
    },
    "ru": {
        "The Four Valleys": "Лес 1 — рядом: лес 2, шахта 4, шахта 1, равнина 1",
        "Whisper in the Drift": "Каждый игрок с гномом в зоне этого чудовища или в соседней на "
        "этой неделе снижает предел руки на 1 карту.",
        "Howling Gale": "Каждый игрок с гномом в зоне этого чудовища возвращает в лагерь одного "
        "своего гнома из зоны этого чудовища.",
        "Hush": "На инструменте зоны этого чудовища играть нельзя.",
        "Goad of the North": "Первый игрок выбирает другое чудовище, и оно делает шаг к замку, но "
        "не нападает.",
        "Kari of the Thicket": "Переместите до 2 гномов из лесов, каждого в соседнюю зону.",
        "Grumbel Lampwick": "Можете переместить 1 гнома из шахты в соседнюю зону.",
        "Three Cousins": "Получите 1 древесину.",
        "Captain Embla": "До 2 ваших гномов: каждого поставьте или переместите.",
        "Homeward Helga": "Верните в лагерь одного вашего гнома с поля, чтобы получить 3 золота.",
        "Vagn the Cutter": "Заплатите 1 камень, чтобы получить 3 золота.",
        "Magda Tollgate": "Заплатите 2 золота, чтобы взять любого героя из ряда героев, не платя "
        "цену ячейки.",
        "Sour Air": "Происходит: шахта 2",
        "Hedda Quarryhand": "Добудьте 1 камень за каждую шахту, которую вы занимаете.",
        "The Avalanche Queen": "Нужно: 4 гнома, 1 еда, 1 камень, 1 древесина",
    },
}


@pytest.mark.sample(2)
@pytest.mark.parametrize("language", LINES)
def test_lines_come_out_word_for_word(language: str) -> None:
    printer, cards = printed("" if language == "en" else language)
    said = {
        card.checked_card.name: [each.text for each in outline_of(made, printer.labels)]
        for card, made in zip(printer.cards, cards, strict=True)
    }
    for name, line in LINES[language].items():
        assert line in said[name]


READ_BACK = {
    "Beam Gnawer": "each player with a dwarf near this monster loses 1 wood",
    "Howling Gale": "each player with a dwarf beside this monster withdraws a dwarf from this "
    "monster",
    "Whisper in the Drift": "each player with a dwarf near this monster loses 1 hand card",
    "Rime Strider": "each player with a dwarf near this monster loses 1 action",
    "Goad of the North": "drive another monster",
    "Sledge Troll": "if this monster senses a dwarf",
    "Captain Embla": "place or move up to 2 dwarves you own",
    "Kari of the Thicket": "move up to 2 dwarves in a forest to an adjacent zone",
    "The Old Sage": "swap a dwarf in camp for a legendary dwarf",
    "Homeward Helga": "return a dwarf you own on the board to camp",
    "Vagn the Cutter": "pay 1 stone",
}
"""What a card has of what is printed at its end, by the name of the card."""


@pytest.mark.sample(2)
@pytest.mark.parametrize("name", READ_BACK)
def test_what_is_printed_of_a_reach_is_read_back(name: str) -> None:
    printer, cards = printed("")
    (card,) = [each for each in cards if each.name == name]
    last = "\n".join(each.text for each in outline_of(card, printer.labels)[-1:])
    heads = {"monster": "Monster\nAttack", "hero": "Hero\nAbility"}
    written = write_card(f"{name}\n{heads[card.kind.name]}: {last}\n", GAME).text
    assert READ_BACK[name] in written


def test_what_borders_on_what_is_printed_zone_by_zone_and_read_back() -> None:
    """*Path: forest 1 to forest 2, mine 4, mine 1* was heard as one road in that order."""
    printer, cards = printed("")
    (card,) = [each for each in cards if each.name == "The Four Valleys"]
    said = [each.text for each in outline_of(card, printer.labels)]
    source = Path("cards/dwar7s/boards/the_four_valleys.dow").read_text("utf-8")
    lines = [line for line in source.splitlines() if re.match("    (castle to|path) ", line)]
    assert len(lines) == len([each for each in said if "borders on: " in each]) == 13
    page = "\n".join(each for each in said if "borders on: " in each)
    written = write_card(f"The Four Valleys\nBoard\n{page}\n", GAME).text
    assert written.splitlines()[1:] == lines


THEIR_OWN = (
    *("a dwarf you own", "up to 1 dwarf you own", "2 dwarves you own", "each dwarf you own"),
    *("up to 2 legendary dwarves you own", "a dwarf you own on the board"),
)


@pytest.mark.parametrize("thing", THEIR_OWN)
def test_whose_dwarves_are_meant_is_said_before_them_and_read_back(thing: str) -> None:
    """A card of this game said *a dwarf you own*, as nobody does."""
    line = f'hero "A"\n    ability\n        place or move {thing}\n'
    file, found = syntax.parse("a.dow", line, pipeline.language(GAME).parser)
    assert not found
    (phrase,) = file.lines[0].block[0].block[0].part("do")
    said = plain(wording(GAME).node(phrase))
    assert "your" in said and "own" not in said
    written = write_card(f"A\nHero\nAbility: {said.capitalize()}.\n", GAME).text
    assert f"place or move {thing}" in written


ZONE = {
    "en": "wall {} (number {})",
    "es": "muralla {} (n.º {})",
    "ja": "壁{}（{}枚目）",
    "ru": "стена {} (№ {})",
}


@pytest.mark.sample(1)
@pytest.mark.parametrize("language", ZONE)
def test_each_copy_of_a_monster_bears_its_own_zone_and_number(language: str) -> None:
    """The deck decides which of the two comes first."""
    given = "" if language == "en" else language
    (made,) = decks.decks([Path("cards/dwar7s")], sheets.PrintSelection(kinds=("monster",)), given)
    checked = checked_for(source(), given)
    walls = {
        card.slug: card.facts["appears"][1::2]
        for cards in checked.checked_cards.values()
        for card in cards
        if card.kind.name == "monster"
    }
    assert len(walls) == 12
    for slug, numbers in walls.items():
        anchor = f"monster-{slug}".replace("_", "-")
        copies = [card for card in made.deck.cards if card.anchor == anchor]
        assert [(card.copies, card.number) for card in copies] == [(1, 1), (1, 2)]
        for card, wall in zip(copies, numbers, strict=True):
            face = repr(made.deck.faces[card.front]["body"])
            said = [ZONE[language].format(at, card.number) in face for at in range(1, 5)]
            assert said == [at == wall for at in range(1, 5)]
    pictures = [name for name, _ in decks.face_files(made.deck, 0.0)]
    assert len(set(pictures)) == len(pictures) == 24 + 2  # with the back and the table of them


@pytest.mark.sample(2)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_name_stands_in_a_row_of_names_without_quotes(language: str) -> None:
    """The hand of a week is told as such a row."""
    assert [card.name for card in printed(language)[1] if re.search("[,，、]", card.name)] == []


@pytest.mark.proof
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_printed_can_be_searched_and_has_its_size(language: str) -> None:
    (made,) = decks.decks([Path("cards/dwar7s")], sheets.PrintSelection(), language)
    pages = list(pypdfium2.PdfDocument(made.deck.pdf(sheets.Layout())))
    text = "".join(str(page.get_textpage().get_text_range()) for page in pages)
    sizes = {tuple(round(side * 25.4 / 72, 1) for side in page.get_size()) for page in pages}
    assert sizes == {(210.0, 297.0)}
    found = bare(text)
    for card in printed(language)[1]:
        if card.kind.deck:
            assert bare(card.name) in found and bare(card.flavor.rstrip(".。")) in found


def bare(text: str) -> str:
    """Return a text without spaces and hyphens, at which lines break."""
    return re.sub(r"[\s\u00ad\u2010-]+", "", text)


NEEDS = {
    "en": [["i", "stone", "stone", "1 "], ["i", "wood", "wood", "2 "]],
    "es": [["i", "stone", "piedra", "1 de "], ["i", "wood", "madera", "2 de "]],
    "ja": [["i", "stone", "石1", ""], ["i", "wood", "木材2", ""]],
    "ru": [["i", "stone", "камень", "1 "], ["i", "wood", "древесины", "2 "]],
}


@pytest.mark.parametrize("language", NEEDS)
def test_a_number_is_never_parted_from_what_it_counts(language: str) -> None:
    """A line of a cut card ended with *1 de* and in 食料, and the next one began with the rest."""
    given = "" if language == "en" else language
    (made,) = decks.decks([Path("cards/dwar7s")], sheets.PrintSelection(kinds=("monster",)), given)
    front = next(each.front for each in made.deck.cards if each.anchor == "monster-rime-strider")
    (needs,) = [block for block in made.deck.faces[front]["body"] if block["k"] == "fact"][1:]
    assert [piece for piece in needs["runs"] if piece[0] == "i"][1:] == NEEDS[language]
