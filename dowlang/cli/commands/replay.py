"""`dow replay`: play a journal again and compare every digest."""

from __future__ import annotations

from typing import Annotated

import typer

from dowlang.cli import game_session
from dowlang.cli.errors import CommandError, shown
from dowlang.cli.loaded_sets import cards_of, set_of_file, told_in
from dowlang.cli.output import as_json, emit
from dowlang.cli.parameters import TEXT_OR_JSON, Lang, SetOfFile
from dowlang.cli.paths import content
from dowlang.cli.refusals import known_format, unknown
from dowlang.cli.terminal_words import words_of
from dowlang.engine import replay as replaying
from dowlang.engine.card_set import CardSet
from dowlang.engine.journal import Journal
from dowlang.project import source_of


def replay(
    file: Annotated[
        str,
        typer.Argument(
            metavar="FILE",
            help="A journal that `dow play --journal` wrote; `-` reads standard input.",
        ),
    ],
    set: SetOfFile = None,
    tell: Annotated[bool, typer.Option("--tell", help="Tell the game as well.")] = False,
    explain: Annotated[
        str | None,
        typer.Option(
            metavar="CARD", help="Why a card came up or was used, or why not: name or slug."
        ),
    ] = None,
    format: Annotated[str, typer.Option(help="text or json, of an explanation.")] = "text",
    lang: Lang = "",
) -> None:
    """Play a journal again and compare every digest. The first difference is named, exit 1."""
    known_format(format, TEXT_OR_JSON)
    if format == "json" and explain is None:
        raise CommandError(
            "`--format json` is the form of an explanation; ask for one with `--explain CARD`"
        )
    if lang and explain is not None:
        raise CommandError("an explanation is in English; `--lang` is for `--tell`")
    text = content(file)
    place = set_of_file(text, set)
    cards = cards_of(place)
    journal = replaying.from_json(text, cards)
    if explain is not None:
        _explain(journal, cards, place, explain, format)
        return
    done = replaying.replay(journal, cards)
    if lang:
        done.game.told_by(told_in(cards, place, lang).cards)
    if tell:
        game_session.tell_whole(done.game)
    if done.difference is not None:
        raise CommandError(
            shown(f"{done.difference.code}: the journal differs {done.difference}"), 1
        )
    count = len(journal.answers)
    words = words_of(done.game.cards.speech)
    emit(words.said("replayed", count=count, digest=done.game.digest) + "\n")


def _explain(journal: Journal, cards: CardSet, set: str, card: str, format: str) -> None:
    """Tell about one card.

    A journal that plays differently is told as far as it agrees, exit 1.
    """
    # an explanation checks cards: parser and checker take three times as long as a replay
    from dowlang.cli.explanation_text import why_text
    from dowlang.explain import card_history, explanation_json, written_lines

    # of two of one name the one that waits
    asked = sorted(cards.facts, key=lambda facts: "trigger" not in cards.handler(facts["path"]))
    wanted = card.casefold().strip()
    path = next(
        (
            str(facts["path"])
            for facts in asked
            if wanted in (facts["slug"], facts["name"].casefold())
        ),
        None,
    )
    if path is None:
        raise unknown("card", card, [str(facts["name"]) for facts in asked])
    files = written_lines.WrittenCards(source_of(set), cards)
    found = card_history.explain(journal, cards, path, files.card(path), files.card)
    if format == "json":
        data = explanation_json.to_dict(found, cards)
        as_json(explanation_json.SCHEMA, data)
    else:
        emit(why_text(found, cards))
    if found.difference is not None:
        raise CommandError(
            shown(f"{found.difference.code}: the journal differs {found.difference}"), 1
        )
