"""Complete what is typed: whole lines, phrases, names, words.

`completions` gathers what may stand at a cursor and ranks it, each a `completion_items`. It comes
from `line_completions`, `phrase_completions`, `name_completions` and `word_completions`, in tests
from `completions_in_tests` too. They ask `grammar_states` what may follow.

Lines of tests rest on a `corpus_of_test_lines` and a `then_line_ranking`. `snippets` are whole
cards and tests, `verb_agreement` gives a phrase the forms that belong in its line.
"""
