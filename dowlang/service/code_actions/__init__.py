"""Offer changes for findings, for numbers that a test has not found, and for what is not tested.

`actions` gathers them, each a `code_action`. `quick_fixes` mend a finding, with
`indentation_fixes`, `parts_below` and `missing_parts` among them: `fix_trials` try each, and
`fix_differences` tell what a line would say otherwise. `expected_numbers` puts the number that a
test found in place of the one that it expects.
"""
