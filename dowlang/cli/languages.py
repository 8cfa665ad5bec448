"""Sets in another language than that of their files: what it lacks, and games told in it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from dowlang.cli.errors import CommandError, shown
from dowlang.cli.refusals import unknown
from dowlang.engine.card_set import CardSet
from dowlang.project import source_of
from dowlang.project.printing import printed_sets
from dowlang.project.printing.translated_sets import NotTold, SpokenSet, spoken
from dowlang.publish import FluentMissing, MissingMessages

WRITTEN = ("en", "english")  # what somebody types for the language that cards are written in
INSTALL_LANGUAGES = 'pip install "dowlang[i18n]"'


def spoken_set(cards: CardSet, place: str, language: str) -> SpokenSet:
    """Return the set of a place, told in a language. Raises `CommandError` and `CardErrors`."""
    with language_there(language):
        return spoken(cards, source_of(place), language)


@contextmanager
def language_there(language: str) -> Iterator[None]:
    """Turn what a language lacks into a `CommandError`."""
    try:
        yield
    except printed_sets.NotTranslated as missing:
        if missing.language.lower() in WRITTEN:
            raise CommandError("cards are told in English without `--lang`; leave it out") from None
        if not missing.known:
            raise CommandError(
                f"the set `{missing.id}` declares no languages; write `languages = "
                f'["{shown(language)[:20]}"]` into its `set.toml`'
            ) from None
        raise unknown("language", missing.language, missing.known) from None
    except NotTold as missing:
        raise CommandError(f"{missing}; leave `--lang` out") from None
    except FluentMissing:
        raise CommandError(
            f"what is said in `{shown(language)}` needs fluent.runtime; install it with "
            f"`{INSTALL_LANGUAGES}`"
        ) from None
    except MissingMessages as broken:
        raise CommandError(str(broken)) from None
