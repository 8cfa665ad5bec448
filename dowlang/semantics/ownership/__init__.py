"""Tell whose a piece is: what the words of a line say of it, and what they leave open.

| question | function | when it is open |
|---|---|---|
| do some words say whose it is | `owner_words.says_whose` | nothing is reported |
| do some words say whose or where | `owner_links.says_where`, `filter_says_where` | the same |
| may `you`, `they` around it be two | `pronoun_owners.check_whose` | `AMBIGUOUS_REFERENCE` |
| is a description of players of you alone | `yours_in_descriptions.warn_of_yours_in` | a warning |
| whose are counted things | `counted_owners.check_counted_owners` | `WHOSE_ARE_COUNTED` |
| whose are the pieces of an effect | `ambiguous_owners.check_owners` | `NOBODYS_PIECE` |
| where is the piece that moves | `ambiguous_owners.check_place` | `NOBODYS_PIECE` |
| is it yours by no word, where others act | `lines_without_subject.warn_of_yours` | a warning |
| is it yours in an option of another | `options_of_another.warn_of_yours_in_options` | a warning |
| is it the doer's, or another's by words | `things_of_others.check_doers_own` | `NOBODYS_PIECE` |

Which phrases say whose a noun is stands in the vocabulary (`Lexicon.owned_by`). `all your …` takes
such a filter (`resolve.descriptions.owned`), and `the cards` without one is refused where the
quantity is read (`QuantityMessages.whose_of_many`).
"""
