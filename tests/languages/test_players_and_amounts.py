"""Who is meant, and how much is worked out: in every language what a card says of its numbers."""

from __future__ import annotations

import re

import pytest

from dowlang.project import pipeline
from dowlang.project.languages.messages import messages_of
from dowlang.publish.rules_text.declared_phrases import PrintedForms
from dowlang.publish.rules_text.localised.game_language import loaded
from dowlang.publish.rules_text.localised.message_arguments import NodeArgument
from dowlang.publish.rules_text.localised.names import Name
from dowlang.publish.rules_text.localised.nouns import Nouns
from dowlang.publish.rules_text.localised.phrase_ids import id_of, names_of
from dowlang.publish.rules_text.localised.wording import LocalisedWording
from dowlang.source import Span
from dowlang.syntax import ast
from dowlang.vocabulary.patterns import slot_types
from tests.languages.readings import LANGUAGES, Reader, said_by
from tests.languages.test_lines import english

AMOUNTS = {
    "add (survivors at the colony) zombies to the colony": {
        "es": "Añade a la colonia tantos zombis como supervivientes en la colonia.",
        "ru": "Добавьте в колонию столько зомби, сколько выживших в колонии.",
        "ja": "コロニーにコロニーにいる生存者の数だけゾンビを追加する。",
    },
    "that survivor gets (crises resolved) wounds": {
        "es": "Ese superviviente recibe tantas heridas como el número de crisis resueltas.",
        "ru": "Этот выживший получает столько ран, сколько разрешённых Кризисов.",
        "ja": "その生存者は解決した危機の数だけ負傷を受ける。",
    },
    "add (survivors at the colony + 1) food": {
        "es": "Añade tanta comida como el número de supervivientes en la colonia más 1.",
        "ru": "Добавьте столько жетонов Пропитания, сколько составляет число выживших в колонии "
        "плюс 1.",
        "ja": "コロニーにいる生存者の数に1を足した数だけ食料トークンを追加する。",
    },
    "food = survivors at the colony": {
        "es": "Si la comida es igual al número de supervivientes en la colonia",
        "ru": "Если жетонов Пропитания ровно столько, сколько составляет число выживших в колонии",
        "ja": "食料トークンの数がコロニーにいる生存者の数と等しい場合",
    },
    "the lower of 3 and (helpless survivors) >= 2": {
        "es": "Si el menor entre 3 y el número de supervivientes indefensos es 2 o más",
        "ru": "Если меньшее из двух чисел (3; число беспомощных выживших) не меньше 2",
        "ja": "3と無力な生存者の数の小さい方が2以上の場合",
    },
    'noise at "School" = 1': {
        "es": "Si hay exactamente 1 ficha de ruido en el School",
        "ru": "Если жетонов Шума в School ровно 1",
        "ja": "Schoolにある騒音トークンが1個の場合",
    },
    'noise at "School" = 0': {
        "es": "Si no hay fichas de ruido en el School",
        "ru": "Если нет жетонов Шума в School",
        "ja": "Schoolに騒音トークンがない場合",
    },
    "starvation >= 2": {
        "es": "Si hay al menos 2 fichas de hambre",
        "ru": "Если число жетонов Голода не меньше 2",
        "ja": "飢餓トークンが2個以上の場合",
    },
    "wounds on your leader = 0": {
        "es": "Si tu líder no tiene heridas",
        "ru": "Если у вашего лидера группы нет ран",
        "ja": "あなたのグループリーダーの負傷がない場合",
    },
}
APIECE = {
    "remove up to 2 wounds from each survivor you control": {
        "es": "Retira hasta 2 heridas de cada superviviente que controles.",
        "ru": "Снимите до 2 ран с каждого выжившего под вашим контролем.",
        "ja": "あなたの各生存者から負傷を2個まで取り除く。",
    },
    "remove 1 wound from up to 2 wounded survivors": {
        "es": "Retira 1 herida de cada uno de hasta 2 supervivientes heridos.",
        "ru": "Снимите 1 рану с каждого из не более чем 2 раненых выживших.",
        "ja": "負傷している生存者2人までのそれぞれから負傷を1個取り除く。",
    },
    "add 1 zombie to 2 locations outside the colony": {
        "es": "Añade 1 zombi a cada una de 2 ubicaciones fuera de la colonia.",
        "ru": "Добавьте 1 зомби в каждую из 2 локаций за пределами колонии.",
        "ja": "コロニー以外のロケーション2つのそれぞれにゾンビを1体追加する。",
    },
}
"""An amount that is done to each of several things."""
ANSWERED = {
    'for each player, in turn order\n            choose one\n                option "B"\n'
    "                    they must discard 2 cards\n                        if not\n"
    "                            lose 1 morale": {
        "en": [
            "They choose one:",
            "B:",
            "They must discard 2 cards.",
            "If they cannot do so in full: lose 1 morale.",
        ],
        "es": [
            "Ese jugador elige una opción:",
            "B:",
            "Debe descartar 2 cartas.",
            "Si no puede hacerlo por completo: se pierde 1 de moral.",
        ],
        "ru": [
            "Он выбирает одно:",
            "B:",
            "Он должен сбросить 2 карты.",
            "Если не может сделать это полностью: уменьшите Мораль на 1.",
        ],
        "ja": [
            "そのプレイヤーは次から1つ選ぶ：",
            "B:",
            "そのプレイヤーはカード2枚を捨て札にしなければならない。",
            "それを完全には行えない場合：士気が1下がる。",
        ],
    },
    "you may agree\n            if so\n                add 1 food\n            if not\n"
    "                lose 1 morale": {
        "en": ["You may agree to the following.", "If so: add 1 food.", "If not: lose 1 morale."],
        "es": [
            "Puedes aceptar lo siguiente.",
            "Si lo haces: añade 1 de comida.",
            "Si no: se pierde 1 de moral.",
        ],
        "ru": [
            "Вы можете согласиться на следующее.",
            "Если согласились: добавьте 1 жетон Пропитания.",
            "Если нет: уменьшите Мораль на 1.",
        ],
        "ja": [
            "あなたは次の内容に同意してもよい。",
            "そうした場合：食料トークンを1個追加する。",
            "そうしない場合：士気が1下がる。",
        ],
    },
}
"""Who chooses in a loop over players, and what comes of a duty, which nobody refuses."""
TOKENS = {
    'number of "Crate" at "School" >= 1': {
        "es": "Si hay al menos 1 ficha del Crate en el School",
        "ru": "Если в School есть хотя бы 1 жетон Crate",
        "ja": "SchoolにCrateが1個以上置かれている場合",
    },
    'number of "Crate" on your leader = 0': {
        "es": "Si no hay fichas del Crate sobre tu líder",
        "ru": "Если на вашем лидере группы нет жетонов Crate",
        "ja": "あなたのグループリーダーにCrateが置かれていない場合",
    },
    'number of "Crate" before you = 2': {
        "es": "Si hay exactamente 2 fichas del Crate delante de ti",
        "ru": "Если перед вами ровно 2 жетона Crate",
        "ja": "あなたの前にCrateがちょうど2個置かれている場合",
    },
    'supply of "Crate" <= 5': {
        "es": "Si hay como mucho 5 fichas del Crate en la reserva",
        "ru": "Если в запасе не больше 5 жетонов Crate",
        "ja": "サプライにあるCrateの数が5個以下の場合",
    },
    'number of "Crate" at "School" > helpless survivors': {
        "es": "Si el número de fichas del Crate en el School es mayor que"
        " el número de supervivientes indefensos",
        "ru": "Если число жетонов Crate в School больше числа беспомощных выживших",
        "ja": "SchoolにあるCrateの数が無力な生存者の数を超える場合",
    },
    'lift (number of "Crate" at "School") "Crate" at "School"': {
        "es": "Retira todas las fichas del Crate del School.",
        "ru": "Уберите из School все жетоны Crate.",
        "ja": "SchoolからCrateをすべて取り除く。",
    },
    'lift (number of "Crate" at "School") "Crate" at "Library"': {
        "es": "Retira del Library tantas fichas del Crate"
        " como el número de fichas del Crate en el School.",
        "ru": "Уберите из Library столько жетонов Crate,"
        " сколько составляет число жетонов Crate в School.",
        "ja": "LibraryからCrateをSchoolにあるCrateの数だけ取り除く。",
    },
}
PLAYERS = {
    "each player discards 1 card they hold": {
        "es": "Cada jugador descarta 1 carta que tenga (en su mano o equipada).",
        "ru": "Каждый игрок сбрасывает 1 карту со своей руки или из своего снаряжения.",
        "ja": "各プレイヤーは自分の手札と装備のカード1枚を捨て札にする。",
    },
    "they may discard 1 card they hold": {
        "es": "Puede descartar 1 carta que tenga (en su mano o equipada).",
        "ru": "Он может сбросить 1 карту со своей руки или из своего снаряжения.",
        "ja": "そのプレイヤーは自分の手札と装備のカード1枚を捨て札にしてもよい。",
    },
    "kill a survivor they control": {
        "es": "Mata a un superviviente que controle ese jugador.",
        "ru": "Убейте одного выжившего под его контролем.",
        "ja": "そのプレイヤーの生存者1人を死亡させる。",
    },
    "each player gives 1 card to the player on their left": {
        "es": "Cada jugador da 1 carta al jugador a su izquierda.",
        "ru": "Каждый игрок отдаёт 1 карту игроку слева от себя.",
        "ja": "各プレイヤーはカード1枚を自分の左隣のプレイヤーに渡す。",
    },
    "each player kills their leader": {
        "es": "Cada jugador mata a su líder.",
        "ru": "Каждый игрок убивает своего лидера группы.",
        "ja": "各プレイヤーは自分のグループリーダーを死亡させる。",
    },
    "no player has a card": {
        "es": "Si ningún jugador tiene una carta",
        "ru": "Если ни у одного игрока нет карты",
        "ja": "どのプレイヤーもカードを持っていない場合",
    },
    "your leader is the first leader of you": {
        "es": "Si tu líder es tu primer líder",
        "ru": "Если ваш лидер группы — ваш первый лидер группы",
        "ja": "あなたのグループリーダーがあなたの最初のグループリーダーの場合",
    },
    "you moved this turn": {
        "es": "Si te has movido este turno",
        "ru": "Если вы переместились в этом ходу",
        "ja": "あなたがこのターンに移動している場合",
    },
    "a crisis was prevented this game": {
        "es": "Si en esta partida una crisis ha sido prevenida",
        "ru": "Если в этой игре Кризис был предотвращён",
        "ja": "このゲーム中に危機が回避された場合",
    },
}


@pytest.mark.sample(2)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_worked_out_and_who_is_meant_is_said(language: str) -> None:
    reader = Reader(language, {})
    for line, wanted in (AMOUNTS | APIECE | TOKENS | PLAYERS).items():
        assert reader.example(line) == [wanted[language]]


@pytest.mark.parametrize("language", ("en", *LANGUAGES))
def test_who_answers_is_said(language: str) -> None:
    rules = english() if language == "en" else Reader(language, {}).rules
    for line, wanted in ANSWERED.items():
        said = said_by(rules, f'    if food >= 1\n    option "A"\n        {line}\n')
        assert said[-len(wanted[language]) :] == wanted[language]


PREPOSITION = re.compile(
    r"\b(a|de|del|al|en|por|con|sobre|entre|para|у|от|с|из|на|перед|для)"
    r"(?= (?:a|de|en|por|con|es|este)\b|[.,;)]| *$)"
)
"""A word that stands before nobody."""


OF_YOU = re.compile(
    r"(?<!izquierda)(?<!derecha)(?<!delante) de ti\b|(?:^|Цель|голос|Изгнания|очков|гномов) вас\b"
)
"""What a player calls *tuyo* or *tu*."""
YOU = ast.Reference(Span(1, 1, 1, 1), ("you",))


@pytest.mark.parametrize("game, least", [("dead_of_winter", 50), ("dwar7s_winter", 10)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_phrase_about_a_player_can_be_said_of_you(language: str, game: str, least: int) -> None:
    """No preposition is left before nothing, whatever phrase speaks of a player."""
    words, messages = pipeline.language(game), loaded(language, messages_of(game, language))
    nouns = Nouns(words.vocabulary, messages)
    forms = PrintedForms(words.vocabulary, words.grammar)
    wording = LocalisedWording(messages, forms, nouns, Name, {})
    tried = 0
    for (place, pattern), overloads in words.grammar.every_overload().items():
        for overload in overloads:
            types = slot_types(overload.word)
            nouns = [each.noun or types[each.slot].noun for each in overload.placeholders]
            if "player" not in nouns:
                continue
            names = names_of(overload)
            you = {
                name: NodeArgument(YOU, wording.say) if noun == "player" else "X"
                for name, noun in zip(names, nouns, strict=True)
            }
            said = wording.message(id_of(place, pattern, names), you, {})
            assert not PREPOSITION.search(said) and not OF_YOU.search(said), (pattern, said)
            tried += 1
    assert tried >= least


MORE_THAN_ONE = {
    "zombies at the colony > 1": "If there is more than 1 zombie at the colony",
    "survivors you control > 1": "If you control more than 1 survivor",
    "not zombies at the colony = 1": "If there is not exactly 1 zombie at the colony",
    "rounds left > 1": "If the number at the round marker is more than 1",
    "zombies at the colony > 2": "If there are more than 2 zombies at the colony",
}


def test_more_than_one_is_said_of_one_in_english() -> None:
    for condition, wanted in MORE_THAN_ONE.items():
        assert said_by(english(), f"    if {condition}\n")[0] == wanted
