"""Lead from what people write about this game to the lines that say it."""

from dowlang.rulesets.dead_of_winter.words.hints import (
    for_absent_things,
    for_amounts,
    for_habits,
    for_printed_sentences,
    for_single_dice,
    for_tests,
    for_written_lines,
)

MODULES = (
    for_absent_things,
    for_amounts,
    for_habits,
    for_printed_sentences,
    for_single_dice,
    for_tests,
    for_written_lines,
)
