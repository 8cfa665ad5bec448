"""What a person stumbled on who played whole games: sentences that run together, a question that
does not say what is wanted.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import dowlang
from dowlang.cli.card_texts import CardTexts, texts_of
from dowlang.cli.human_player import MOST_RULES
from dowlang.cli.question_text import option_entry
from dowlang.engine.screen_questions import asked, purpose
from dowlang.project.card_selection import addition
from dowlang.project.documents.rulebook import rules_about
from dowlang.project.printing.printed_sets import plain_texts
from dowlang.rulesets.dead_of_winter.actions import card_actions
from dowlang.rulesets.dead_of_winter.analysis.table_builder import table
from dowlang.rulesets.dead_of_winter.narration import narrate
from dowlang.rulesets.dead_of_winter.state import options
from dowlang.rulesets.dead_of_winter.state.types import SYMBOLS
from dowlang.rulesets.dead_of_winter.words.vocabulary import VOCABULARY
from dowlang.source.one_line import ENDS
from dowlang.vocabulary.declarations import THE_VOTE, TruthWord
from tests.cli.typist import rows, sit_down
from tests.rules.dead_of_winter.words.test_numbers_shown import begun

CARDS = dowlang.load("base")


def test_no_two_lines_run_together_in_one() -> None:
    """`At: the colony Ability 4+` of a survivor: every card of the set in one line."""
    texts, joints = CardTexts(CARDS, lambda: texts_of("base")), 0
    for path in CARDS.paths:
        lines = [line.strip() for line in texts.rules(path)]
        brief = texts.brief(path)
        at = 0
        for line in lines[:-1]:
            at = brief.index(line, at) + len(line)
            assert brief[:at].endswith(ENDS) or brief[at] == ".", (path, brief)
            joints += 1
    assert joints > 150


def test_what_goes_without_saying_is_not_said() -> None:
    texts = CardTexts(CARDS, lambda: texts_of("base"))
    anywhere = [
        path
        for path in CARDS.paths
        if (text := texts.of(path)) and any("anywhere" in line.text for line in text.rules)
    ]
    assert len(anywhere) > 5
    for path in anywhere:
        assert "anywhere" not in texts.brief(path)


@pytest.mark.parametrize("symbol", range(len(SYMBOLS)), ids=SYMBOLS)
def test_a_request_says_which_kind_of_card_is_wanted(symbol: int) -> None:
    game = table(CARDS).game
    game.hand[1] = [i for i, kinds in enumerate(game.t.item_symbols) if kinds >> symbol & 1]
    game.stack.pop()  # what the turn asks: a request is made instead
    mark = len(game.stack)
    card_actions.request(game, 0, 1, symbol)
    # what a step schedules runs in the order written
    game.stack[mark:] = game.stack[: mark - 1 : -1]
    question = asked(game)
    assert f"1 {SYMBOLS[symbol]} card" in purpose(game, question)


def test_an_option_that_nobody_was_asked_for_is_told_to_its_player_alone() -> None:
    """One option was possible: the screen shows the card, then what came, without a question."""
    number = next(n for n, facts in enumerate(CARDS.facts) if facts["slug"] == "teeth")
    for kind in ("chose", "forced"):
        entry = (kind, 0, "option", (options.OPTION, number, 1))
        own, other, everything = ("".join(narrate(CARDS, [entry], seat)) for seat in (0, 1, None))
        assert ("nothing else is possible" in own) is (kind == "forced")
        assert "Look at the face" in own and "nothing else" not in other + everything


@pytest.mark.sample(1)
@pytest.mark.parametrize("place", ["base", "examples/mechanics"])
def test_both_sides_of_every_vote_and_offer_are_told(place: str) -> None:
    """What follows from yes and from no, in the words of the card."""
    cards = dowlang.load(place)
    told = CardTexts(cards, lambda: texts_of(place))
    written = {path: told.of(path) for path in cards.paths}
    there = [(path, line, card) for path, card in written.items() if card for line in card.sides]
    assert len(there) >= 7
    for path, line, card in there:
        yes, no = told.side(path, line, True), told.side(path, line, False)
        assert yes and no and yes != no, (path, line)
        printed = " ".join(row.text for row in card.rules).casefold()
        for side in (yes, no):
            for sentence in re.split(r"(?<=[.:]) ", side):
                words = sentence.strip(" .:").casefold()
                assert words in printed or words == "nothing happens", (path, line, words)


VOTE = """vote by other players, ties go to you
    passes "Keep it"
        add 1 food
    fails
        nothing happens"""


def test_who_decides_equal_votes_does_not_vote_once_more(tmp_path: Path) -> None:
    """The two answers are the outcomes, each with what follows from it."""
    game = begun(tmp_path, VOTE)
    game.choose(1)
    for vote in (0, 1):
        assert game.decision.kind == "vote"
        game.choose(vote)
    texts = CardTexts(game.cards, lambda: {})
    entries = [
        option_entry(game, texts, game.view(0), game.decision, index, asked(game)).text
        for index in range(len(game.decision))
    ]
    assert game.decision.kind == "tie" and entries == ["it passes", "it fails"]


TWO_VOTES = """crossroads "Two Votes"
    when you clean waste
    option "Ask them"
        vote by players, ties go to you
            passes "Keep it"
                add 1 food
            fails
                nothing happens
        each player who voted against it loses 1 die
        if a player voted for it
            lose 1 morale
        if votes against it >= 3
            add 2 zombies to the colony
        vote by players, ties go to you
            passes
                add 1 food
            fails "Throw it out"
                remove 1 food
        each player who voted for it draws 1 card from the "School" deck
"""
SIDES_OF_TWO = {
    4: ("Keep it: Add 1 food. If a player voted for it: lose 1 morale.",
        "Each player who voted against it loses 1 action die."),
    14: ("Add 1 food. Each player who voted for it draws 1 card from the School deck.",
         "Throw it out: Remove 1 food."),
}  # fmt: skip


def test_an_answer_to_a_vote_says_what_comes_to_who_votes_so() -> None:
    """The lines below it that speak of those who did, up to the next vote."""
    source = addition([], {"two_votes": TWO_VOTES.encode()})
    (text,) = (card for (_, _, slug), card in plain_texts(source).items() if slug == "two_votes")
    assert {line: tuple(sides) for line, sides in text.sides.items()} == SIDES_OF_TWO
    of_votes = [word for word in VOCABULARY.words if word.of_last == THE_VOTE]
    ballots = {word.phrase: word.ballot for word in of_votes if isinstance(word, TruthWord)}
    assert ballots == {"voted for it": "yes", "voted against it": "no"}


@pytest.mark.parametrize(
    ("word", "section"),
    [
        ("exposure", "R-EXPOSE"),
        ("bite", "R-BITE"),
        ("crisis", "R-CRISIS"),
        ("search", "R-ACT-SEA"),
        ("barricade", "R-ACT-BAR"),
        ("attract", "R-ACT-ATT"),
        ("request", "R-ACT-REQ"),
        ("hand off", "R-ACT-HND"),
        ("exile", "R-EXILE"),
        ("votes", "R-VOTE"),
        ("crossroads", "R-XROADS"),
        ("end of the game", "R-END"),
        ("colony phase", "R-COLONY"),
        ("zombies", "R-ZOMBIE"),
    ],
)
def test_rules_of_a_word_begin_with_the_section_about_it(word: str, section: str) -> None:
    found = [id for id, _ in rules_about("dead_of_winter", word)]
    own = [id for id in found if id.startswith(section)]
    assert len(own) > 2 and len(set(found)) == len(found)
    headed = found[:MOST_RULES]
    assert set(own[:3]) <= set(headed), headed


def test_news_go_back_to_the_last_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    """In the middle of a turn what the others did before it is still there to be read."""
    game: Any = dowlang.Game(CARDS, seed=7, players=3)
    turns, shown = [0], []

    def types(lines: list[str]) -> str | None:
        if shown:
            return None
        if any("end the turn" in line for line in lines[-40:]):
            turns[0] += 1
            if turns[0] == 5:
                shown.append(True)
                return "news"
            if turns[0] == 4:
                return "0x"  # a slip between
            return "end the turn"
        return rows(lines)[0]

    _, screen = sit_down(game, 0, types, monkeypatch)
    news = screen.rpartition("player 1 > ")[0].rpartition("player 1 > ")[2]
    assert news.count("takes a turn") >= 3, news
    assert "Player 1 (you) takes a turn" in news and "Player 2 takes a turn" in news


@pytest.mark.sample(1)
@pytest.mark.parametrize("place", ["base", "examples/mechanics"])
def test_every_option_says_what_it_does(place: str) -> None:
    """Also one inside another, which is asked when the card has been shown long before."""
    cards = dowlang.load(place)
    texts, seen = CardTexts(cards, lambda: texts_of(place)), 0
    for path, facts in cards.paths.items():
        written = texts.of(path)
        assert written is not None
        printed = " ".join(row.text for row in written.rules).casefold()
        for number, label in facts.get("labels", {}).items():
            told = texts.option(path, int(number))
            assert told and label.casefold() in printed, (path, label)
            begins = printed.index(label.casefold())
            for sentence in re.split(r"(?<=[.:]) ", told):
                assert sentence.strip(" .:").casefold() in printed[begins:], (path, label, sentence)
            seen += 1
    assert seen > 60


def test_a_hardcore_side_comes_with_what_it_is_like() -> None:
    """Whoever reads that it is like the standard one needs that as well."""
    texts, seen = CardTexts(CARDS, lambda: texts_of("base")), 0
    for path, facts in CARDS.paths.items():
        if facts["kind"] != "objective":
            continue
        hard = list(texts.rules(path, section="Hardcore"))
        plain = list(texts.rules(path, section="Standard"))
        if any("like standard" in line for line in hard):
            assert set(plain) < set(hard) and not set(hard) <= set(plain)
            seen += 1
    assert seen >= 2


@pytest.mark.parametrize("said", ["q", "quip", "chool", "nd", "rricade", "isher"])
def test_letters_inside_a_word_lead_nowhere(said: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A person who types `q` to leave is told what to type, and no option is taken for it."""
    game: Any = dowlang.Game(CARDS, seed=7, players=3)
    acting = []

    def types(lines: list[str]) -> str | None:
        if acting:
            return None
        if any("What do you do?" in line for line in lines[-60:]):
            acting.append(True)
            return said
        return rows(lines)[0]

    _, screen = sit_down(game, 0, types, monkeypatch)
    assert f"nothing fits `{said}`" in screen and "`stop` to save and leave" in screen
