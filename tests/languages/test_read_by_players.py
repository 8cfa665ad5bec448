"""Constructions at which readers of a language stumbled, tried over all that is built so."""

from __future__ import annotations

import re
from functools import cache

import pytest

from dowlang import syntax
from dowlang.project import pipeline
from dowlang.publish.rules_text.localised.private_signs import LAST_PLACEHOLDER, LITERAL
from dowlang.vocabulary.declarations import EventWord
from tests.languages.readings import GAME, HEAD, LANGUAGES, Reader

BODY = '    option "A"\n        {}\n'
REPEAT = "repeat (helpless survivors) times\n            add 1 food"
ANYWHERE = "for each location where (zombies at it >= 1)\n            add 1 food"
NOT_YOURS = (
    "choose a survivor where (you do not control it and"
    " it shares a location with a survivor you control)"
)
CROWDED = (
    "for each location where (survivors at it = 2 and survivors you control at it = 1)\n"
    "            add 1 food"
)
NOBODY = "choose a location with no survivors you control"
RANKED = "for each survivor where (rank of it <= 3)\n            add 1 food"
PLACED = (
    "roll exposure for the survivor where (it was placed at the colony this turn)"
    " with the lowest influence"
)
DOUBLED = "add (2 * helpless survivors) food"
TRIPLED = "add (3 * helpless survivors + 3) food"
FROZEN = "add (frostbite on your leader + 1) food"
EQUIPPED = "equip a survivor with 1 weapon card"
HEIR = "choose a survivor you control except your leader as heir"
ROLLED = "roll exposure for your leader (helpless survivors) times"
LOOP = "for each player\n            they discard 1 card"
SHARED = """until the end of this round
            each player has the ability 2+, once per round
                add 1 food"""
ATTACHED = """attach this card to your leader
            the bearer cannot move"""
INFLUENCE = "if influence of all survivors you control >= 50\n            add 1 food"
DRAWS = "until the end of this round\n            the colony draws 1 more zombie"
DUE = "until the end of this round\n            when food is due\n                add 1 food"
PICKED = "pick a number up to 6 in secret"
PICKED_COUNTED = "pick a number up to (helpless survivors) in secret"
LINES = {
    "es": (
        (
            "the player with the most cards rolls (helpless survivors) dice",
            "tira tantos dados como",
        ),
        (REPEAT, "Repite tantas veces como el número de supervivientes indefensos:"),
        ("add (that many + 1) food", "como esa cantidad más 1"),
        (ANYWHERE, "ubicación en la que haya al menos 1 zombi:"),
        (NOT_YOURS, "superviviente que no controles y que comparta ubicación con"),
        (CROWDED, "ubicación en la que haya exactamente 2 supervivientes y en la que controlas"),
        (RANKED, "superviviente cuyo puesto por influencia (el 1 es la más baja) sea 3 o menos:"),
        (PLACED, "con la influencia más baja que este turno ha sido colocado en la colonia"),
        ("each player where (it is exiled) rolls a die", "Cada jugador que esté exiliado tira"),
        (
            "if not (there is an exiled player)\n            add 1 food",
            "Si no hay ningún jugador exiliado:",
        ),
        (NOBODY, "ubicación sin ningún superviviente que controles"),
        ("give a survivor you control to you", "Toma el control de un superviviente"),
        (PICKED, "un número entre 1 y 6"),
        (PICKED_COUNTED, "un número entre 1 y el número de supervivientes indefensos"),
        (DOUBLED, "tanta comida como el doble del número de supervivientes indefensos"),
        (TRIPLED, "tanta comida como el triple del número de supervivientes indefensos, más 3"),
        (FROZEN, "tanta comida como el número de congelaciones de tu líder más 1"),
        (EQUIPPED, "Equipa con 1 carta de arma a un superviviente"),
        (DUE, "Cuando esté a punto de resolverse la comida"),
        (HEIR, "un superviviente que controles (el heir) salvo tu líder"),
        (ROLLED, "por tu líder tantas veces como el número de supervivientes indefensos"),
        (SHARED, "ada jugador tiene esta habilidad de 2+ (una vez por ronda)"),
        (ATTACHED, "l portador de esta carta no puede moverse"),
        (INFLUENCE, "la influencia total de todos los supervivientes que controles"),
        ("choose another player with the fewest cards", "a otro jugador con el menor número de"),
        (DRAWS, "en el paso de zombis se añade 1 zombi más a la colonia"),
        (LOOP, "ese jugador descarta 1 carta"),
    ),
    "ru": (
        (REPEAT, "Повторите столько раз, сколько составляет число беспомощных выживших:"),
        ("add (that many + 1) food", "сколько составляет это число плюс 1"),
        (ANYWHERE, "локации, в которой есть хотя бы 1 зомби:"),
        (NOT_YOURS, "выжившего, которого вы не контролируете и который находится в одной локации"),
        (CROWDED, "локации, в которой ровно 2 выживших и в которой под вашим контролем"),
        (RANKED, "выжившего, место которого по возрастанию Влияния (1 — наименьшее) не больше 3:"),
        (PLACED, "с наименьшим Влиянием, который в этом ходу был помещён"),
        ("each player where (it is exiled) rolls a die", "Каждый игрок, который изгнан, бросает"),
        (NOBODY, "в которой нет ни одного выжившего под вашим контролем"),
        (
            "if not (there is an exiled player)\n            add 1 food",
            "Если нет изгнанного игрока:",
        ),
        ("remove 1 wound from up to 2 survivors", "рану с каждого из не более чем 2 выживших"),
        ("choose a human survivor", "Выберите одного выжившего из людей"),
        (SHARED, "каждого игрока есть Способность 2+ (один раз за раунд)"),
        (PICKED, "тайно число от 1 до 6"),
        (PICKED_COUNTED, "тайно число от 1 до числа беспомощных выживших"),
        (DOUBLED, "сколько составляет удвоенное число беспомощных выживших"),
        (FROZEN, "сколько составляет число обморожений у вашего лидера группы плюс 1"),
        (EQUIPPED, "Снарядите 1 картой оружия одного выжившего"),
        (DUE, "Когда жетоны Пропитания пора платить"),
        ("choose a survivor who is wounded", "Выберите одного раненого выжившего"),
        ("choose a survivor who is not wounded", "Выберите одного выжившего, который не ранен"),
        (
            "each player discards up to (helpless survivors) cards",
            "не больше карт, чем беспомощных выживших",
        ),
    ),
    "ja": (
        ("reroll that die", "そのアクションダイスを振り直す"),
        (ANYWHERE, "ゾンビが1体以上いる各ロケーションについて"),
        (
            NOT_YOURS,
            "あなたが率いておらず、あなたの生存者1人と同じロケーションにいる生存者1人を選ぶ",
        ),
        (RANKED, "順位が3以下の各生存者"),
        (SHARED, "使えるアビリティ 2+（1ラウンドに1度）"),
        (ATTACHED, "このカードが付いている生存者"),
        (PICKED, "1から6までの数を1つ密かに選ぶ"),
        (PICKED_COUNTED, "1から無力な生存者の数までの数を1つ密かに選ぶ"),
        (NOBODY, "あなたのどの生存者もいないロケーション"),
        ("if not (there is an exiled player)\n            add 1 food", "プレイヤーがいない場合"),
    ),
}
CASES = [(language, *each) for language, lines in LINES.items() for each in lines]


@cache
def reader(language: str) -> Reader:
    return Reader(language, {})


@pytest.mark.parametrize(("language", "line", "wanted"), CASES)
def test_a_line_is_said_as_its_readers_want_it(language: str, line: str, wanted: str) -> None:
    assert wanted in " ".join(reader(language).card(BODY.format(line)))


SUBJECTS = {
    "another player ": "player",
    "a player ": "player",
    "player 1 ": "player",
    "that survivor ": "survivor",
    "a survivor you control ": "survivor",
    '"Aspirin" ': "card in hand",
    "the colony ": "location",
}
"""How examples of conditions begin, and things of which the rest may be said."""
LEFT_OVER = re.compile(rf"\bdonde\b|\bгде\b|それ[がをにの]|[{LITERAL}-{LAST_PLACEHOLDER}]")


@pytest.mark.parametrize(("language", "said_so"), [("es", "que"), ("ru", "котор"), ("ja", "各")])
def test_what_may_be_so_of_a_thing_is_a_clause_about_it(language: str, said_so: str) -> None:
    """No `it` is left of `each survivor where (it is wounded)`, whatever is said of it."""
    tried = 0
    for example in conditions():
        for subject, thing in SUBJECTS.items():
            if example.startswith(subject):
                rest = example.removeprefix(subject)
                line = f"for each {thing} where (it {rest})\n            add 1 food"
                said = " ".join(reader(language).card(BODY.format(line)))
                tried += 1
                assert said_so in said, said
                assert not LEFT_OVER.search(said), said
    assert tried > 25


@cache
def conditions() -> list[str]:
    """Return the examples of all words that are conditions."""
    words = pipeline.language(GAME)
    found = []
    for word in words.vocabulary.words:
        _, wrong = syntax.parse(
            "x.dow", f"{HEAD}    if {word.example} and food >= 1\n", words.parser
        )
        if word.example and not wrong:
            found.append(word.example)
    return found


def test_a_japanese_condition_before_another_one_goes_on() -> None:
    """A closed form (選んだ) would end the sentence before its comma."""
    examples = conditions()
    assert len(examples) > 60
    for example in examples:
        (said,) = reader("ja").card(f"    if {example} and food >= 1\n")
        before = said.removesuffix("、食料トークンが1個以上の場合")
        assert before != said
        assert not before.endswith(("た", "る", "い", "う")), (example, said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_player_does_is_not_said_as_what_a_vote_or_a_phase_does(language: str) -> None:
    """Events that are called alike and are different ones have sentences of their own."""
    vocabulary = pipeline.language(GAME).vocabulary
    alike: dict[str, dict[int, str]] = {}
    for word in vocabulary.of_sort(EventWord):
        if word.place == "event":
            alike.setdefault(word.phrase, {}).setdefault(word.event, word.example)
    several = {phrase: told for phrase, told in alike.items() if len(told) > 1}
    assert set(several) >= {"start", "pass"}
    for phrase, told in several.items():
        verbs = {
            " ".join(reader(language).card(f"    when {example}\n")).split()[-1][-4:]
            for example in told.values()
        }
        assert len(verbs) == len(told), (phrase, verbs)
