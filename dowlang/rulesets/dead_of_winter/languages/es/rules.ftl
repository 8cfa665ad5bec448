## Rules in force for a while.

rule-people-per-food-is-number = { set-people-per-food }
rule-waste-per-morale-is-number = { set-waste-per-morale }, en lugar del número habitual
rule-people-per-zombie-is-number = { set-people-per-zombie }
rule-survivor-per-zombie-is-number = { set-survivors-per-zombie }
rule-card-cleaned-is-number = { set-cards-cleaned }
rule-zombie-attracted-is-number = { set-zombies-attracted }
rule-noise-limit-is-number = { set-noise-threshold }
rule-die-per-player-is-number = { set-dice-base }
rule-die-per-survivor-is-number = { set-dice-per-survivor }
rule-morale-per-death-is-number = { set-morale-per-death }
rule-wound-per-frostbite-is-number = { set-frostbite-wounds }
rule-point-per-surplus-is-number = { set-crisis-surplus }
rule-morale-per-surplus-is-number = { set-crisis-morale }
rule-blank-faces-is-number = { set-exposure-blank }
rule-wound-faces-is-number = { set-exposure-wound }
rule-frostbite-faces-is-number = { set-exposure-frostbite }
rule-bitten-faces-is-number = { set-exposure-bitten }
rule-highest-morale-is-number = { set-morale-max }
rule-subject-cannot-actions = { SAY($subject, "definite") } no { VERB("can", $subject, "present") } { SAY($actions, "negative") }
rule-subject-cannot-move-to-place = { SAY($subject, "definite") } no { VERB("can", $subject, "present") } moverse { SAY($place, "to") }
rule-subject-cannot-move-from-place = { SAY($subject, "definite") } no { VERB("can", $subject, "present") } moverse { SAY($place, "from") }
rule-subject-cannot-request-card-from-player = { SAY($subject, "definite") } no { VERB("can", $subject, "present") } { FEATURE("person", $player) ->
    [you] pedirte cartas
   *[third] pedir cartas { SAY($player, "to") }
}
rule-subject-cannot-hand-off-card-to-player = { SAY($subject, "definite") } no { VERB("can", $subject, "present") } { FEATURE("person", $player) ->
    [you] entregarte cartas
   *[third] entregar cartas { SAY($player, "to") }
}
rule-subject-win-with-the-main-objective-too = { SAY($subject, "definite") } también { VERB("win", $subject, "present") } con el objetivo principal
rule-betrayers-count-the-end-of-the-rounds-as-no-morale = para los objetivos secretos de traición, el fin de las rondas cuenta como moral 0
rule-subject-cannot-be-killed = { SAY($subject, "definite") } no { VERB("can", $subject, "present") } morir
rule-subject-cannot-play-card = { SAY($subject, "definite") } no { VERB("can", $subject, "present") } jugar cartas
rule-subject-cannot-be-played = no se { VERB("can", $subject, "present") } jugar { $subject }
rule-subject-cannot-play-symbol-card = { SAY($subject, "definite") } no { VERB("can", $subject, "present") } jugar cartas de { $symbol }
rule-subject-do-not-roll-exposure-when-doing = { SAY($subject, "definite") } no { VERB("roll", $subject, "present") } para exponerse al { $doing }
rule-move-from-origin-to-destination-cause-no-exposure-roll = ningún movimiento { SAY($origin, "from") } { SAY($destination, "to") } exige tirar para exponerse
rule-attack-at-entrance-number-of-place-cause-no-exposure-roll = ningún ataque en la entrada { $number } { SAY($place, "of") } exige tirar para exponerse
rule-subject-make-no-noise = { SAY($subject, "definite") } no { VERB("put", $subject, "present") } ficha de ruido al robar otra carta en una búsqueda
rule-crisis-need-count-fewer-point = la crisis actual necesita { $count } { $count ->
    [1] punto menos
   *[other] puntos menos
}
rule-crisis-need-count-more-point = la crisis actual necesita { $count } { $count ->
    [1] punto más
   *[other] puntos más
}
rule-point-a-crisis-need-is-number = { set-crisis-need }
rule-subject-hold-fewer-survivor = { SAY($subject, "definite") } { VERB("hold", $subject, "present") } { $fewer-survivor }
rule-subject-hold-more-survivor = { SAY($subject, "definite") } { VERB("hold", $subject, "present") } { $more-survivor }
rule-subject-roll-fewer-die = { SAY($subject, "definite") } { VERB("roll", $subject, "present") } { $fewer-die }
rule-subject-roll-more-die = { SAY($subject, "definite") } { VERB("roll", $subject, "present") } { $more-die }
rule-searching-draw-more-card = { $bearing ->
    [yes] al buscar, { reference-the-bearer } mira { $more-card } antes de elegir con qué quedarse
   *[no] al buscar se { VERB("draw", $more-card, "present") } { $more-card }
}
rule-searching-keep-more-card = { $bearing ->
    [yes] al buscar, { reference-the-bearer } se queda con { $more-card }
   *[no] al buscar se { VERB("conserve", $more-card, "present") } { $more-card }
}
rule-paying-food-costs-more-food = alimentar a la colonia cuesta { $more-food }
rule-paying-food-costs-fewer-food = alimentar a la colonia cuesta { $fewer-food }
rule-subject-has-count-more-move = { SAY($subject, "definite") } { VERB("have", $subject, "present") } { $count } { $count ->
    [1] movimiento más
   *[other] movimientos más
}
rule-subject-is-killed-by-wound = { SAY($subject, "definite") } { VERB("die", $subject, "present") } con { $wound }
rule-influence-of-subject-is-number = la influencia { SAY($subject, "of") } es { $number }
rule-ability-value-of-subject-is-number = el valor de habilidad { SAY($subject, "of") } es { $number }
rule-attack-of-subject-is-number = el valor de ataque { SAY($subject, "of") } es { $number }
rule-search-value-of-subject-is-number = el valor de búsqueda { SAY($subject, "of") } es { $number }
rule-attack-of-subject-is-raised-by-count = el valor de ataque { SAY($subject, "of") } aumenta en { $count }
rule-attack-of-subject-is-lowered-by-count = el valor de ataque { SAY($subject, "of") } disminuye en { $count }
rule-search-value-of-subject-is-raised-by-count = el valor de búsqueda { SAY($subject, "of") } aumenta en { $count }
rule-search-value-of-subject-is-lowered-by-count = el valor de búsqueda { SAY($subject, "of") } disminuye en { $count }
rule-influence-of-subject-is-raised-by-count = la influencia { SAY($subject, "of") } aumenta en { $count }
rule-influence-of-subject-is-lowered-by-count = la influencia { SAY($subject, "of") } disminuye en { $count }
rule-subject-do-not-count-for-food = { SAY($subject, "definite") } no { VERB("count", $subject, "present") } para la comida
rule-subject-count-for-number-when-zombie-come = { SAY($subject, "definite") } { VERB("count", $subject, "present") } por { $number } cuando llegan zombis
rule-subject-fill-number-spaces = { SAY($subject, "definite") } { VERB("fill-spaces", $subject, "present") } { $number } { $number ->
    [1] espacio
   *[other] espacios
}
rule-deaths-of-subject-cost-morale = la muerte { SAY($subject, "of") } { FEATURE("length", $morale) ->
    [nil] no reduce la moral
   *[other] cuesta { $morale }
}
rule-subject-draw-more-zombie = en el paso de zombis se { FEATURE("plurality", $more-zombie) ->
    [singular] añade
   *[plural] añaden
} { $more-zombie } { SAY($subject, "to") }
rule-searching-at-place-draw-more-card = en toda búsqueda { SAY($place, "at") } se { VERB("draw", $more-card, "present") } { $more-card }
rule-searching-at-place-keep-more-card = en toda búsqueda { SAY($place, "at") } se { VERB("conserve", $more-card, "present") } { $more-card }
rule-searching-at-place-need-a-die-count-higher = para cualquier búsqueda { SAY($place, "at") } hace falta un dado { $count } { $count ->
    [1] punto
   *[other] puntos
} más alto
rule-subject-lose-no-barricade-to-zombie = los zombis no destruyen barricadas { SAY($subject, "at") }
rule-subject-count-number-times-in-vote = { SAY($subject, "definite") } { VERB("count", $subject, "present") } { $number } { $number ->
    [1] vez
   *[other] veces
} en las votaciones
rule-subject-decide-tied-vote = { SAY($subject, "definite") } { VERB("decide", $subject, "present") } los empates en las votaciones
rule-crisis-count-count-more-symbol-card = las crisis cuentan { $count } { $count ->
    [1] carta de { $symbol } más
   *[other] cartas de { $symbol } más
}
rule-subject-count-for-crisis-by-symbol-only = { SAY($subject, "definite") } solo { VERB("count", $subject, "present") } como carta de { $symbol } en las crisis
rule-subject-count-against-crisis = { SAY($subject, "definite") } { VERB("count", $subject, "present") } en contra en las crisis
rule-needed-symbol-card-is-worth-number = las cartas de { $symbol } que pide la crisis valen { $number }
rule-wrong-card-is-worth-minus-number = cada carta incorrecta resta { $number } { $number ->
    [1] punto
   *[other] puntos
}
rule-subject-ignore-face = { SAY($subject, "definite") } { SAY($face, "cause") }
