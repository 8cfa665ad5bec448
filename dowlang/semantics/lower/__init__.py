"""Lower lines to the intermediate representation: statements, options, rules, clauses of cards."""
