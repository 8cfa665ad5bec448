"""From a set's folder through the checks to what `publish` lays out.

`printed_sets` makes the reference, `decks` the cards to cut out, `exported_data` files for other
programs, `differences` what changed between two versions. `translated_sets` tells a set in another
language, and `check_memo` checks it once, however much of it is printed.
"""
