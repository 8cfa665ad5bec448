"""Mutation testing of the engine and the ruleset: `python -m tests.mutation`, and of each rule:
`python -m tests.mutation --rules`.

`operators` says what is changed, `mutants` and `naming` name every change of a module, `sampling`
draws those that are run and works out the score, `swapping` puts a changed function in the place of
the loaded one, `running` is the pytest plugin that runs the tests against it in a forked child,
`reaching` finds out which test reaches which line, `tables` holds what is kept: survivors with
their reasons, a mutation for each rule; `carrying` rewrites them when names in the code change. Why
this is not done with mutmut is said in docs/decisions.
"""
