"""What native readers of the printed cards heard otherwise than it is meant, family by family, over
all cards of a set or all that is built so.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from dowlang.publish.plain_text import outline_of
from tests.languages.__main__ import examples
from tests.languages.readings import LANGUAGES, Reader, cards, said_by
from tests.languages.test_lines import english
from tests.languages.test_read_by_players import BODY, conditions, reader
from tests.languages.test_second_game import printed


@cache
def starter(language: str) -> tuple[tuple[str, str], ...]:
    """Return the lines of all cards of the starter set, each with the name of its card."""
    return tuple((name, line) for name, lines in cards(language)[0] for line in lines)


@cache
def second(language: str) -> tuple[tuple[str, str], ...]:
    """Return the lines of all cards of the second game's set, each with the name of its card."""
    printer, made = printed(language)
    return tuple(
        (each.name, line.text) for each in made for line in outline_of(each, printer.labels)
    )


@cache
def vocabulary(language: str) -> tuple[tuple[str, str], ...]:
    """Return the examples of all words that a card can have, as they are said."""

    def said() -> Iterator[tuple[str, str]]:
        there = Reader(language, {})
        for word, example in examples().items():
            try:
                yield word, " ".join(there.example(example))
            except ValueError:
                continue  # no line of a card

    return tuple(said())


def heard(pattern: str, lines: tuple[tuple[str, str], ...]) -> list[tuple[str, str]]:
    """Return the lines in which a pattern is found."""
    return [each for each in lines if re.search(pattern, each[1])]


RUSSIAN_WORDS = Path("dowlang/rulesets/dead_of_winter/languages/ru")
CLAUSES = (
    "except your leader",
    "except the bearer",
    "you control except your leader",
    "at the colony who is not wounded",
    "where (it shares a location with your leader)",
    "you control where (rank of it <= 3)",
)
NAMED = re.compile(r"выжившего[^,]* \(далее — heir\)(?: в колонии)?, ")
"""A name before the comma of the first clause."""


def test_a_russian_name_stands_before_the_clause_about_another_thing() -> None:
    """Behind *except your leader* it would be the leader's."""
    chosen = "".join(f"        choose a survivor {each} as heir\n" for each in CLAUSES)
    said = reader("ru").card(f'    option "A"\n{chosen}')[1:]
    assert len(said) == len(CLAUSES)
    assert [each for each in said if not NAMED.search(each)] == []
    (place,) = reader("ru").card(BODY.format("choose a location with a survivor as ward"))
    assert place.endswith("локацию (далее — ward), в которой есть выживший.")


RUSSIAN = (
    r"\d (?:морал|пропитани)",  # two morals of a fable
    r"носител",  # of an infection
    r"редотвращают:",  # nobody prevents food
    r"раза? за [^.]* есть Способность",  # what is limited is its use
    r"(?:^|: )[Вв]ыживший (?!с этой|с верха|в колонии с наи)",  # which one?
    r"\bгде в н",
    r"карт[аы]? на руке(?! \w+ого игрока)|на руке у ",  # whose?
    r"Влияние всех",  # of each, or in sum?
    r"число (?:зомби|карт|выживших|жетонов)[^,]*, равное",  # nobody adds a number
    r"делённ\w+ на 2\b",  # half of it
    r"[(;] ?\([^()]*(?:плюс|минус)",  # kept apart already
    r"(?:плюс|минус) \((?:удвоенн|утроенн)",
)


JAPANESE = (
    r"(?<!処理)(?<!それ)ができない",  # as an office writes it
    r"または[^。]*(?:ない|ず)",  # not one of the two
    r"ということがない",
    r"取り付け",  # as a device is
    r"度[、ま][^。]*アビリティ[^。]*を持つ",  # what is limited is its use
    r"すべての生存者の影響力(?!の合計)",
    r"ランダムな(?!順)",  # a random card is no card of a sort
    r"2で割った",  # half of it
)


SPANISH = (
    r"\b(?:de|en|a) la mano(?! de)",  # whose?
    r"\bhasta 1\b",  # up to one, no more
    r"\bentre 2\b",  # half of it
    r"más \((?:el doble|el triple)",
    r"Contador: (?:el|la|los|las) ",
)


RECKONED = """    option "A"
        remove (food / 2 rounded up) food
        discard (cards in hand / 2 rounded down) random cards
        lose (the higher of (0) and (morale - food)) morale
        lose (the higher of (helpless survivors / 2 rounded up) and (2)) morale
        add (food + 2 * survivors you control + 3 * morale - cards in hand) food
"""


@pytest.mark.proof
@pytest.mark.sample(1)
@pytest.mark.parametrize(
    ("language", "patterns"), [("es", SPANISH), ("ru", RUSSIAN), ("ja", JAPANESE)]
)
def test_no_card_says_what_a_reader_hears_otherwise(
    language: str, patterns: tuple[str, ...]
) -> None:
    reckoned = (("", line) for line in reader(language).card(RECKONED))
    lines = (*starter(language), *vocabulary(language), *reckoned)
    assert len(lines) > 800
    assert [found for pattern in patterns for found in heard(pattern, lines)] == []


TRIGGERS = (
    "you build a barricade",
    "you make noise",
    "you kill a zombie",
    'you search "Library"',
    "you attract a zombie",
)
UNNAMED = {
    "ru": {
        "build": ("который построил баррикаду", "где только что построена баррикада"),
        "make": ("который пошумел", "где только что пошумели"),
        "kill": ("который убил зомби", "где только что убит зомби"),
        "search": ("который выполнил Поиск", "где только что выполнен Поиск"),
        "attract": ("который привлёк зомби", "куда только что привлечены зомби"),
    },
    "ja": {
        "build": ("バリケードを設置した生存者", "バリケードを設置したロケーション"),
        "make": ("騒音を出した生存者", "騒音が出たロケーション"),
        "kill": ("ゾンビを倒した生存者", "ゾンビを倒したロケーション"),
        "search": ("探索を行った生存者", "探索したロケーション"),
        "attract": ("陽動を行った生存者", "陽動先のロケーション"),
    },
}
THEIR_PLACE = {"ru": "локаци[юи] этого выжившего", "ja": "その生存者がいるロケーション"}
"""The location of an event of which only the survivor is named."""
DONE = """    when {}
    option "A"
        remove 1 wound from that survivor
        add 1 zombie to that location
        choose a survivor
        remove 1 wound from that survivor
    option "B"
        that survivor gets 1 wound
        until the end of this round
            when a survivor moves
                that survivor gets 1 wound
"""


@pytest.mark.parametrize("language", UNNAMED)
def test_who_did_it_is_said_where_nobody_was_named(language: str) -> None:
    """*That survivor* points at nobody, or at whom the line before has named."""
    for each in TRIGGERS:
        who, where = UNNAMED[language][each.split()[1]]
        _, *said = reader(language).card(DONE.format(each))
        pointed = [(bool(re.search(who, line)), bool(re.search(where, line))) for line in said]
        found = [place for place in pointed if any(place)]
        assert found == [(True, False), (False, True), (True, False)], said
    said = reader(language).card(DONE.format("a survivor you control searches"))
    every = "|".join(phrase for both in UNNAMED[language].values() for phrase in both)
    lines = tuple(("", line) for line in said)
    assert heard(every, lines) == [] and len(heard(THEIR_PLACE[language], lines)) == 1


STILL = {
    "es": ("sigue en juego", "no sigue en juego", "está en juego"),
    "ru": ("всё ещё в игре", "не в игре", "в игре"),
    "ja": ("まだゲームに残っている", "もうゲームに残っていない", "ゲームに登場している"),
}
ONE_OF_THE_CARD = """    when you attract a zombie
    option "A"
        if that survivor is in play
            add 1 food
        if that survivor is not in play
            add 1 food
        if a survivor is in play
            add 1 food
"""


@pytest.mark.parametrize("language", STILL)
def test_whom_the_card_has_spoken_of_is_still_in_play(language: str) -> None:
    """Nobody says of one who has just rolled that they are in play."""
    _, _, *said = reader(language).card(ONE_OF_THE_CARD)
    assert [phrase in line for phrase, line in zip(STILL[language], said, strict=True)] == [
        True,
        True,
        True,
    ], said


NONE_AND = (
    "zombies at the colony < 1 and food >= 3",
    "helpless survivors = 0 and food <= 4",
    "zombies at the colony = 0 and food >= 3 and morale >= 2",
)


@pytest.mark.parametrize("condition", NONE_AND)
def test_in_russian_what_is_counted_behind_none_is_parted_from_it(condition: str) -> None:
    """*There are no zombies and food tokens …*: the genitive goes on."""
    said = reader("ru").card(f"    if {condition}\n")[0]
    assert ", а жетонов Пропитания" in said
    other = reader("ru").card(f"    if {re.sub('= 0|< 1', '>= 1', condition)}\n")[0]
    assert re.search("(?: и|,) жетонов Пропитания", other), other


IN_A_LOOP = """    option "A"
        for each other player
            choose a survivor they control as rider
            remove 1 wound from a survivor they control
            they may discard 1 card in hand
                if not
                    choose a card in hand as gift
                    a survivor they control gets 1 wound
        choose a survivor you control as rider
    option "B"
        for each survivor you control
            choose a location as aim
"""
THEY_CHOOSE = {
    "en": "They (?:choose|remove)",
    "es": "Ese jugador (?:elige|retira)",
    "ja": "そのプレイヤーは.*を(?:選ぶ|.*取り除く)",
    "ru": "Он (?:выбирает|снимает)",
}


@pytest.mark.parametrize("language", THEY_CHOOSE)
def test_in_a_loop_over_players_they_choose(language: str) -> None:
    """*Choose* alone is heard as what you choose, and each of them does, as for what is done with
    one of theirs.
    """
    rules = english() if language == "en" else reader(language).rules
    lines = said_by(rules, IN_A_LOOP)
    said = [line for line in lines if re.search("rider|gift|aim", line)]
    they = THEY_CHOOSE[language]
    assert [bool(re.search(they, line)) for line in said] == [True, True, False, False]
    assert re.search(they, lines[lines.index(said[0]) + 1])


@pytest.mark.parametrize("part", ("story", "screen", "table"))
def test_morale_and_food_are_told_as_the_cards_tell_them_in_russian(part: str) -> None:
    """Neither is counted by itself: *1 мораль*, *2 пропитания*."""
    (file,) = RUSSIAN_WORDS.glob(f"{part}.ftl")
    found = re.findall(r"(?:\d|\[one\]|\[few\]) (?:морал|пропитани).*", file.read_text("utf-8"))
    assert found == []


ABILITY = """    option "A"
        for the rest of the game
            each player has the ability 3+
                choose a survivor they control at the colony as stoker
                discard 1 card in hand
                each other player discards 1 card in hand
                remove a survivor they control from the game
"""


def test_a_spanish_ability_of_each_player_is_told_to_each() -> None:
    """*Elige un superviviente que controle* is one of somebody else."""
    said = " ".join(reader("es").card(ABILITY))
    assert "Elige un superviviente que controles en la colonia (el stoker)" in said
    assert "Descarta 1 carta de tu mano. Cada uno de los demás jugadores descarta 1" in said
    assert "carta de su mano. Retira del juego a un superviviente que controles." in said
    loop = " ".join(reader("es").card(IN_A_LOOP))
    assert "Ese jugador elige un superviviente que controle (el rider)" in loop
    assert "Puede descartar 1 carta de su mano" in loop
    assert "Un superviviente que controle ese jugador recibe 1 herida" in loop


SECOND = {
    "es": (r"\bhasta 1\b",),
    "ru": (
        r"до 1 ",  # up to one, no more
        r"Переместите [^.]*(?:в лесу|в шахте|на равнине)",  # moved inside of it
        r"Верните [^.]* на поле",
        r"Добудьте [^,]*$",  # for each of the board, and not of those that are occupied
    ),
    "ja": (
        r"を\d+(?:得る|産出する|支払う|失う)",
        r"^(?!あなたの).*1つにつき",
        r"(?<!黄)金[をに\d]",
    ),
}


@pytest.mark.sample(1)
@pytest.mark.parametrize("language", SECOND)
def test_no_card_of_the_second_game_is_heard_otherwise(language: str) -> None:
    for pattern in SECOND[language]:
        assert heard(pattern, second(language)) == []


@pytest.mark.sample(1)
@pytest.mark.parametrize("language", LANGUAGES)
def test_not_both_is_one_of_them_not(language: str) -> None:
    """*It is not so that A and B* is heard as not A, and B."""
    tried = conditions()[::4]
    frame = "        if {}\n            add 1 food\n"
    both = "".join(frame.format(f"not ({each} and food >= 3)") for each in tried)
    one = "".join(frame.format(f"not ({each}) or food < 3") for each in tried)
    said = [reader(language).card(f'    option "A"\n{lines}') for lines in (both, one)]
    assert len(said[0]) > 15
    assert [pair for pair in zip(*said, strict=True) if pair[0] != pair[1]] == []


PREVENTED = {
    "es": ("Se previene con", ": arma o comida"),
    "ru": ("Для Предотвращения нужно", ": оружие или пропитание"),
    "ja": ("回避に必要なもの", ": 武器または食料"),
}


@pytest.mark.sample(1)
@pytest.mark.parametrize("language", PREVENTED)
def test_of_the_symbols_that_prevent_a_crisis_one_is_enough(language: str) -> None:
    """A comma on a price was heard as some of each."""
    begins, wanted = PREVENTED[language]
    lines = [line for _, line in starter(language) if begins in line]
    assert len(lines) >= 8 and any(line.endswith(wanted) for line in lines), lines
    assert not [line for line in lines if re.search("[,、,]", line)]


HEARD_RIGHT = {
    "es": (
        "La primera vez de cada turno, Halima Yusuf no pone ficha de ruido al robar otra carta en "
        "una búsqueda.",
        "Si no puede hacerlo por completo: un superviviente que controle ese jugador recibe 1 "
        "congelación.",
    ),
    "ru": (
        "В первый раз за ход Халима Юсуф может взять ещё одну карту при Поиске без жетона Шума.",
        "Если не может сделать это полностью: один выживший под его контролем получает 1 "
        "обморожение.",
    ),
    "ja": (
        "各ターンの最初の1度だけ、ハリマ・ユスフは探索で追加のカードを引く時、騒音トークンを置かない。",
        "それを完全には行えない場合：そのプレイヤーの生存者1人が凍傷を1個受ける。",
    ),
}


@pytest.mark.sample(1)
@pytest.mark.parametrize("language", HEARD_RIGHT)
def test_what_two_tables_heard_differently_says_what_the_rules_have(language: str) -> None:
    """A search without a token was a ban, and a duty done in part none at all."""
    lines = [line for _, line in starter(language)]
    assert [wanted for wanted in HEARD_RIGHT[language] if wanted not in lines] == []


DECKS = ('the "School" deck', 'the "Hospital" deck', "the shelf")
PILES = ("the waste pile", "the removed pile")
SHUFFLED = {"es": "baraja", "ja": "シャッフル", "ru": "перетасуйте"}
OUT_OF_A_DECK = """    option "A"
        choose an item deck as shelf
        take {} from {}
"""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("cards", ["1 card", "2 tool cards"])
def test_a_card_taken_out_of_a_deck_is_no_card_drawn_from_it(cards: str, language: str) -> None:
    """A deck is looked through and shuffled, whatever lies open is not."""
    for deck in (*DECKS, *PILES):
        said = reader(language).card(OUT_OF_A_DECK.format(cards, deck))[-1]
        assert (SHUFFLED[language] in said) == (deck in DECKS), said


RANKINGS = ("with the smallest hand", "with the most survivors")
EQUALS = {
    "es": "y, en caso de empate, en sentido horario",
    "ja": "同じ場合は",
    "ru": "а при равенстве — по часовой стрелке",
}
ORDERED = """    option "A"
        for each player as sorter{}
            the sorter draws 1 card from the "School" deck
"""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("ranking", RANKINGS)
def test_a_second_order_is_said_of_those_whom_the_first_leaves_equal(
    ranking: str, language: str
) -> None:
    """*Beginning with the one who has fewest, clockwise from you* would begin twice."""

    def said(orders: str) -> str:
        return " ".join(reader(language).card(ORDERED.format(orders)))

    first, second = f", the player {ranking} first", ", clockwise from you"
    assert EQUALS[language] in said(first + second)
    assert EQUALS[language] not in said(first) + said(second)


SINCE = (
    "a survivor was killed since this card",
    "not (a survivor was killed since this card)",
    "(times a survivor was killed since this card) >= 2",
)


@pytest.mark.parametrize("condition", SINCE)
def test_what_a_japanese_card_has_done_itself_was_done_since_it_was_revealed(
    condition: str,
) -> None:
    """*After this card is resolved* would be too late."""
    body = f'    option "A"\n        if {condition}\n            add 1 food\n'
    assert "このカードが公開されてから" in " ".join(reader("ja").card(body))


UP_TO = """    option "A"
        discard up to (survivors you control) cards in hand
        roll a die
            1 to 6
                remove up to (the roll) zombies from the colony
                roll exposure for your leader (the roll) times
"""
AS_MANY = {
    "ru": (
        "не больше карт с руки, чем выживших под вашим контролем.",
        "не больше зомби, чем выпало",
        "столько раз, сколько",
    ),
    "ja": ("あなたの生存者の数までの手札のカード", "ゾンビを出た目の数まで", "出た目の回数だけ"),
}


@pytest.mark.parametrize("language", AS_MANY)
def test_a_number_that_is_worked_out_is_said_as_of_what_is_counted(language: str) -> None:
    """*No more cards than amounts to the number of survivors* is heard by nobody at once."""
    said = " ".join(reader(language).card(UP_TO))
    assert [each for each in AS_MANY[language] if each not in said] == [], said
