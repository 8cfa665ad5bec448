"""Draft tests for an author: of an option that no test chooses, of what no test has seen, with the
table on which a card's event can happen.

`option_drafts` writes a test up to a choice, `coverage_drafts` one for a clause that `dow test`
names. Both find the `card_with_tests`, begin with an `unfinished_tests` and end with a `draft`.
`trigger_setup`, `number_setup` and `resource_setup` lay the table for them. What leads to a clause
`ways_to_clauses` proposes, by tables and acts that are `changed_tables` of a test, and
`draft_trials` finds the first that does.
"""
