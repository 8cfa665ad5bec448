"""What a translator runs: `python -m tests.languages ru [--missing | --words | --cards]`.

Without an option it counts what is missing and what is broken, and names the first of each.
`--missing` lists every message that is missing, with the phrase and its example in English.
`--words [TEXT]` reads every word aloud by its example, or those whose id has the text.
`--cards [TEXT]` reads the cards of the starter set aloud. `--skeleton` prints a translation file
for each card file of the starter set that has none, ready to be filled.
"""

from __future__ import annotations

import signal
import sys

from dowlang.project import pipeline
from dowlang.project.languages.author_texts import texts_of
from dowlang.publish.rules_text.localised.required_messages import of_core, of_game
from tests.languages.readings import (
    BASE,
    GAME,
    LANGUAGES,
    Reader,
    base,
    cards,
    messages,
    wanted_of_table,
)


def examples() -> dict[str, str]:
    """Return the examples of the words of the game by the phrase declared."""
    return {word.phrase: word.example for word in pipeline.language(GAME).vocabulary.words}


def missing(language: str) -> list[tuple[str, str]]:
    """Return the ids that a language lacks, with what each is for."""
    there = messages(language)
    words = pipeline.language(GAME)
    shown = examples()
    out = [(id, "") for id in of_core() if not there.has(id)]
    for id, word in of_game(words.vocabulary, words.grammar).items():
        if not there.has(id):
            out.append((id, f"{word}   {shown.get(word, '')}".rstrip()))
    out += [(id, text) for id, text in wanted_of_table().items() if not there.has(id)]
    return out


def words(language: str, text: str) -> None:
    """Print every word's example in English and in the language."""
    reader = Reader(language)
    for word in pipeline.language(GAME).vocabulary.words:
        if text in f"{word.place.value} {word.phrase}" and word.example:
            try:
                said = " / ".join(reader.example(word.example))
            except ValueError:
                continue  # examples of words that stand in tests only
            print(f"{word.place.value:10} {word.example}\n           {said}")
    faults(reader.messages.faults)


def faults(found: dict[str, str]) -> None:
    """Print what is broken or missing."""
    for id, wrong in found.items():
        print(f"!! {id} {wrong}")


def read_cards(language: str, text: str) -> None:
    """Print the cards of the starter set in the language."""
    told, used = cards(language)
    for name, lines in told:
        if text in name:
            print(f"== {name}")
            for line in lines:
                print(f"   {line}")
    faults(used.faults)


def skeleton(language: str) -> None:
    """Print a translation for each card file that has none, with the English texts to replace."""
    checked, _ = base()
    for label, found in checked.checked_cards.items():
        file = next(each for each in checked.source.files if each.label == label)
        target = (BASE / file.below).with_suffix(f".{language}.toml")
        if target.is_file():
            continue
        print(f"#### {target}")
        lines = {line.span.line: line for line in checked.trees[label].lines}
        for card in found:
            own = texts_of(card.kind, lines[card.line])
            print(f'["{card.name}"]')
            for key, said in own.texts.items():
                print(f'{key} = "{said}"')
            for group in ("labels", "manual", "words"):
                if getattr(own, group):
                    print(f'["{card.name}".{group}]')
                    for said in getattr(own, group):
                        print(f'"{said}" = "{said}"')
        print()


def main(arguments: list[str]) -> int:
    """Carry out what was asked. Return 1 if anything is missing or broken."""
    if not arguments or arguments[0] not in LANGUAGES:
        print(f"say a language: {', '.join(LANGUAGES)}")
        return 2
    language, *rest = arguments
    option, text = (rest or [""])[0], (rest[1:] or [""])[0]
    lacking = missing(language)
    if option == "--words":
        words(language, text)
    elif option == "--cards":
        read_cards(language, text)
    elif option == "--skeleton":
        skeleton(language)
    else:
        for id, word in lacking if option == "--missing" else lacking[:10]:
            print(f"{id} = {'' if not word else f'   # {word}'}")
        reader = Reader(language)
        for word in pipeline.language(GAME).vocabulary.words:
            try:
                reader.example(word.example)
            except ValueError:
                continue
        _, used = cards(language)
        broken = {**reader.messages.faults, **used.faults}
        names = {id for id, _ in lacking}
        faults({id: wrong for id, wrong in broken.items() if id not in names})
        print(f"{len(lacking)} messages are missing, {len(broken.keys() - names)} broken")
    return int(bool(lacking))


if __name__ == "__main__":
    signal.signal(signal.SIGPIPE, signal.SIG_DFL)  # `… | head` ends quietly
    sys.exit(main(sys.argv[1:]))
