"""Complete lines of tests as the tests of the set go on, and rank other items by what they say."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from dowlang.semantics import line_parts
from dowlang.service.completion.completion_items import CompletionItem, Group, Rank
from dowlang.service.completion.corpus_of_test_lines import LineCorpus, as_snippet
from dowlang.service.completion.grammar_states import may_follow
from dowlang.service.completion.then_line_ranking import ThenLineRanking, WhenLineNames
from dowlang.service.cursor import Cursor


def ranked_by_tests(item: CompletionItem, corpus: LineCorpus) -> CompletionItem:
    """Return a phrase or word that goes on a line of a test with the rank that tests give it: the
    more often they go on so, the earlier it stands.
    """
    if item.rank.group == Group.GOES_ON:
        return item
    words = (item.template.begins if item.template else ()) or item.label.split()[:1]
    times = corpus.times(words)
    if not times:
        return replace(item, rank=item.rank._replace(group=max(item.rank.group, Group.POSSIBLE)))
    if item.template is None and item.label.isalpha():
        form = corpus.form(item.label)
        item = replace(item, label=form, insert=form)
    return replace(item, rank=item.rank._replace(group=Group.FITTING, order=-times))


def lines_as_tests_say(
    cursor: Cursor, states: tuple[int, ...], corpus: LineCorpus
) -> Iterator[CompletionItem]:
    """Yield how lines of tests go on that can be read here, a card of the kind of one above by its
    name.
    """
    own = {
        line.shape: title.value
        for line in cursor.document.tree.lines
        if (title := line_parts.text(line))
    }
    ranking = ThenLineRanking(cursor) if cursor.before.startswith("then ") else None
    names = WhenLineNames(cursor) if cursor.before.startswith("when ") else None
    for times, rest in corpus.lines(cursor.typed):
        kind = rest.split(' "')[0]
        line = f'{kind} "{own[kind]}"' if kind in own and rest.count('"') == 2 else rest
        late = 0
        if ranking is not None:
            line = ranking.adapted(line)
            late = ranking.lateness(line)
        if names is not None:
            line = names.adapted(line)
        words = cursor.document.language.parser.tokens(line, cursor.names)
        if not words.lex_errors and may_follow(cursor, states, words.tokens):
            rank = Rank(Group.GOES_ON, late, -times, line)
            yield CompletionItem(line, as_snippet(line), "phrase", rank=rank)
