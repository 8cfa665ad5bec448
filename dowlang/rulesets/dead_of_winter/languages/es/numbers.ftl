## Numbers of the rules that a scenario sets (`rule "people_per_food" is "3"`), as sentences.

set-people-per-food = 1 de comida basta para { $number } { $number ->
    [1] persona de la colonia
   *[other] personas de la colonia
}
set-waste-per-morale = en el paso de desechos { $number ->
    [1] hace falta 1 carta
   *[other] hacen falta { $number } cartas
} en la pila de desechos para que se pierda 1 de moral
set-people-per-zombie = llega 1 zombi por cada { $number ->
    [1] persona
   *[other] { $number } personas
} en la colonia
set-survivors-per-zombie = llega 1 zombi por cada { $number ->
    [1] superviviente
   *[other] { $number } supervivientes
} en una ubicación que no sea la colonia
set-crisis-surplus = una crisis tiene excedente con { $number } { $number ->
    [1] punto
   *[other] puntos
} más de los que necesita
set-crisis-morale = un excedente da { $number } de moral
set-dice-base = cada jugador tira { $number } { $number ->
    [1] dado
   *[other] dados
}, además de los de sus supervivientes
set-dice-per-survivor = cada jugador tira { $number } { $number ->
    [1] dado
   *[other] dados
} por cada superviviente que controle
set-noise-threshold = el dado de una ficha de ruido añade un zombi si sale { $number } o menos
set-wounds-to-kill = { $number } { $number ->
    [1] herida mata
   *[other] heridas matan
} a un superviviente
set-frostbite-wounds = un superviviente recibe { $number } { $number ->
    [1] herida
   *[other] heridas
} por cada congelación al inicio del turno
set-morale-per-death = se { $number ->
    [1] pierde
   *[other] pierden
} { $number } de moral cuando muere un superviviente
set-cost-of-death = la muerte de un superviviente que no sea indefenso cuesta { $number } de moral
set-cards-cleaned = al limpiar residuos se { $number ->
    [1] retira
   *[other] retiran
} { $number } { $number ->
    [1] carta
   *[other] cartas
}
set-zombies-attracted = se { $number ->
    [1] atrae
   *[other] atraen
} hasta { $number } { $number ->
    [1] zombi
   *[other] zombis
}
set-hand-size = cada jugador empieza con { $number } { $number ->
    [1] carta de objeto
   *[other] cartas de objeto
}
set-survivors-dealt = al empezar se { $number ->
    [1] reparte
   *[other] reparten
} { $number } { $number ->
    [1] superviviente
   *[other] supervivientes
} a cada jugador
set-survivors-kept = cada jugador se queda con { $number } de los supervivientes que recibe
set-ordinary-secrets = se { $number ->
    [1] aparta
   *[other] apartan
} { $number } { $number ->
    [1] objetivo secreto corriente
   *[other] objetivos secretos corrientes
} por jugador
set-betrayal-secrets = se { $number ->
    [1] mezcla
   *[other] mezclan
} con ellos { $number } { $number ->
    [1] objetivo de traición
   *[other] objetivos de traición
}
set-exposure-blank = el dado de exposición tiene { $number } { $number ->
    [1] cara en blanco
   *[other] caras en blanco
}
set-exposure-wound = el dado de exposición tiene { $number } { $number ->
    [1] cara de herida
   *[other] caras de herida
}
set-exposure-frostbite = el dado de exposición tiene { $number } { $number ->
    [1] cara de congelación
   *[other] caras de congelación
}
set-exposure-bitten = el dado de exposición tiene { $number } { $number ->
    [1] cara de mordida
   *[other] caras de mordida
}
set-colony-spaces = la colonia tiene { $number } { $number ->
    [1] espacio
   *[other] espacios
} de superviviente
set-colony-entrance-spaces = cada entrada de la colonia tiene { $number } { $number ->
    [1] espacio
   *[other] espacios
}
set-start-morale = la moral empieza en { $number }, si el objetivo principal no dice otra cosa
set-start-round = la partida dura { $number } { $number ->
    [1] ronda
   *[other] rondas
}, si el objetivo principal no dice otra cosa
set-morale-max = la moral sube como mucho hasta { $number }
set-start-food = la colonia empieza con { $number } de comida, si el objetivo principal no dice otra cosa
set-start-helpless = la colonia empieza con { $number } { $number ->
    [1] superviviente indefenso
   *[other] supervivientes indefensos
}, si el objetivo principal no dice otra cosa
set-die-max = un dado se sube como mucho hasta { $number }
set-exchanges = en un turno se piden y se entregan cartas hasta { $number } { $number ->
    [1] vez
   *[other] veces
} en total
set-counts-for-zombies = cada superviviente cuenta por { $number } { $number ->
    [1] persona
   *[other] personas
} cuando llegan zombis
set-spaces-needed = cada superviviente ocupa { $number } { $number ->
    [1] espacio
   *[other] espacios
}
set-votes = cada jugador tiene { $number } { $number ->
    [1] voto
   *[other] votos
}
set-wrong-cards = cada carta incorrecta le quita { $number } { $number ->
    [1] punto
   *[other] puntos
} a la crisis
set-crisis-need = una crisis necesita { $number ->
    [1] { $number } punto
    [other] { $number } puntos
   *[sum] tantos puntos como { COUNT($number, "definite") }
}
set-worth-symbol = cada carta de { $symbol } que pide una crisis vale { $number } { $number ->
    [1] punto
   *[other] puntos
}
set-food-cost-more = alimentar a la colonia cuesta { $number } de comida más
set-food-cost-fewer = alimentar a la colonia cuesta { $number } de comida menos
set-crisis-points-more = una crisis necesita { $number } { $number ->
    [1] punto más
   *[other] puntos más
}
set-crisis-points-fewer = una crisis necesita { $number } { $number ->
    [1] punto menos
   *[other] puntos menos
}
set-dice-rolled-more = cada jugador tira { $number } { $number ->
    [1] dado más
   *[other] dados más
}
set-dice-rolled-fewer = cada jugador tira { $number } { $number ->
    [1] dado menos
   *[other] dados menos
}
set-search-draws-more = al buscar se { $number ->
    [1] roba
   *[other] roban
} { $number } { $number ->
    [1] carta más
   *[other] cartas más
}
set-search-draws-fewer = al buscar se { $number ->
    [1] roba
   *[other] roban
} { $number } { $number ->
    [1] carta menos
   *[other] cartas menos
}
set-search-keeps-more = al buscar se { $number ->
    [1] conserva
   *[other] conservan
} { $number } { $number ->
    [1] carta más
   *[other] cartas más
}
set-search-keeps-fewer = al buscar se { $number ->
    [1] conserva
   *[other] conservan
} { $number } { $number ->
    [1] carta menos
   *[other] cartas menos
}
set-attack-value-more = los valores de ataque son { $number } { $number ->
    [1] punto
   *[other] puntos
} mayores
set-attack-value-fewer = los valores de ataque son { $number } { $number ->
    [1] punto
   *[other] puntos
} menores
set-search-value-more = los valores de búsqueda son { $number } { $number ->
    [1] punto
   *[other] puntos
} mayores
set-search-value-fewer = los valores de búsqueda son { $number } { $number ->
    [1] punto
   *[other] puntos
} menores
set-influence-more = la influencia de cada superviviente es { $number } { $number ->
    [1] punto
   *[other] puntos
} mayor
set-influence-fewer = la influencia de cada superviviente es { $number } { $number ->
    [1] punto
   *[other] puntos
} menor
set-ability-value-more = los valores de las habilidades son { $number } { $number ->
    [1] punto
   *[other] puntos
} mayores
set-ability-value-fewer = los valores de las habilidades son { $number } { $number ->
    [1] punto
   *[other] puntos
} menores
set-extra-moves-more = cada superviviente puede moverse { $number } { $number ->
    [1] vez
   *[other] veces
} más por turno
set-extra-moves-fewer = cada superviviente puede moverse { $number } { $number ->
    [1] vez
   *[other] veces
} menos por turno
set-survivor-spaces-more = en cada ubicación { $number ->
    [1] cabe
   *[other] caben
} { $number } { $number ->
    [1] superviviente más
   *[other] supervivientes más
}
set-survivor-spaces-fewer = en cada ubicación { $number ->
    [1] cabe
   *[other] caben
} { $number } { $number ->
    [1] superviviente menos
   *[other] supervivientes menos
}
set-search-draws-there-more = al buscar en cualquier ubicación se { $number ->
    [1] roba
   *[other] roban
} { $number } { $number ->
    [1] carta más
   *[other] cartas más
}
set-search-draws-there-fewer = al buscar en cualquier ubicación se { $number ->
    [1] roba
   *[other] roban
} { $number } { $number ->
    [1] carta menos
   *[other] cartas menos
}
set-search-keeps-there-more = al buscar en cualquier ubicación se { $number ->
    [1] conserva
   *[other] conservan
} { $number } { $number ->
    [1] carta más
   *[other] cartas más
}
set-search-keeps-there-fewer = al buscar en cualquier ubicación se { $number ->
    [1] conserva
   *[other] conservan
} { $number } { $number ->
    [1] carta menos
   *[other] cartas menos
}
set-more-zombies-more = al añadir zombis, a cada ubicación { $number ->
    [1] llega
   *[other] llegan
} { $number } { $number ->
    [1] zombi más
   *[other] zombis más
}
set-more-zombies-fewer = al añadir zombis, a cada ubicación { $number ->
    [1] llega
   *[other] llegan
} { $number } { $number ->
    [1] zombi menos
   *[other] zombis menos
}
set-search-die-there-more = el dado con el que se busca tiene que ser { $number } { $number ->
    [1] punto
   *[other] puntos
} mayor
set-search-die-there-fewer = el dado con el que se busca tiene que ser { $number } { $number ->
    [1] punto
   *[other] puntos
} menor
set-counted-symbol-more = una crisis cuenta { $number } { $number ->
    [1] carta de { $symbol } más
   *[other] cartas de { $symbol } más
}
set-counted-symbol-fewer = una crisis cuenta { $number } { $number ->
    [1] carta de { $symbol } menos
   *[other] cartas de { $symbol } menos
}
set-no-exposure-moving-no = después de moverse se tira para exponerse
set-no-exposure-moving-yes = después de moverse no se tira para exponerse
set-no-exposure-attacking-no = después de atacar se tira para exponerse
set-no-exposure-attacking-yes = después de atacar no se tira para exponerse
set-no-exposure-killing-no = por los zombis que mata una carta se tira para exponerse, como al atacar
set-no-exposure-killing-yes = por los zombis que mata una carta no se tira para exponerse
set-no-exposure-on-route-no = después de moverse de una ubicación a otra se tira para exponerse
set-no-exposure-on-route-yes = después de moverse de una ubicación a otra no se tira para exponerse
set-no-exposure-at-entrance-no = después de atacar a un zombi de una entrada se tira para exponerse
set-no-exposure-at-entrance-yes = después de atacar a un zombi de una entrada no se tira para exponerse
set-no-noise-no = robar más cartas al buscar hace ruido
set-no-noise-yes = robar más cartas al buscar no hace ruido
set-ignore-wound-no = el resultado de exposición «herida» cuenta
set-ignore-wound-yes = el resultado de exposición «herida» se ignora
set-ignore-frostbite-no = el resultado de exposición «congelación» cuenta
set-ignore-frostbite-yes = el resultado de exposición «congelación» se ignora
set-ignore-bitten-no = el resultado de exposición «mordida» cuenta
set-ignore-bitten-yes = el resultado de exposición «mordida» se ignora
set-forbid-search-no = los supervivientes pueden buscar
set-forbid-search-yes = los supervivientes no pueden buscar
set-forbid-attack-no = los supervivientes pueden atacar
set-forbid-attack-yes = los supervivientes no pueden atacar
set-forbid-ability-no = los supervivientes pueden usar sus habilidades
set-forbid-ability-yes = los supervivientes no pueden usar sus habilidades
set-forbid-be-attacked-no = se puede atacar a los supervivientes
set-forbid-be-attacked-yes = no se puede atacar a los supervivientes
set-forbid-be-killed-no = los supervivientes pueden morir
set-forbid-be-killed-yes = los supervivientes no pueden morir
set-forbid-clean-waste-no = los jugadores pueden limpiar residuos
set-forbid-clean-waste-yes = los jugadores no pueden limpiar residuos
set-forbid-barricade-no = los jugadores pueden construir barricadas
set-forbid-barricade-yes = los jugadores no pueden construir barricadas
set-forbid-attract-no = los jugadores pueden atraer zombis
set-forbid-attract-yes = los jugadores no pueden atraer zombis
set-forbid-crisis-no = los jugadores pueden agregar cartas a la crisis
set-forbid-crisis-yes = los jugadores no pueden agregar cartas a la crisis
set-forbid-food-no = los jugadores pueden gastar comida
set-forbid-food-yes = los jugadores no pueden gastar comida
set-forbid-request-no = los jugadores pueden pedir cartas
set-forbid-request-yes = los jugadores no pueden pedir cartas
set-forbid-hand-off-no = los supervivientes pueden entregar equipo
set-forbid-hand-off-yes = los supervivientes no pueden entregar equipo
set-forbid-exile-vote-no = los jugadores pueden convocar votaciones de exilio
set-forbid-exile-vote-yes = los jugadores no pueden convocar votaciones de exilio
set-forbid-play-no = los jugadores pueden jugar cartas
set-forbid-play-yes = los jugadores no pueden jugar cartas
set-forbid-play-symbol-no = los jugadores pueden jugar cartas de { $symbol }
set-forbid-play-symbol-yes = los jugadores no pueden jugar cartas de { $symbol }
set-forbid-play-card-no = se pueden jugar cartas de objeto
set-forbid-play-card-yes = no se pueden jugar cartas de objeto
set-forbid-move-no = los supervivientes pueden moverse
set-forbid-move-yes = los supervivientes no pueden moverse
set-forbid-be-moved-no = se puede mover y colocar a los supervivientes en otro lugar
set-forbid-be-moved-yes = no se puede mover ni colocar a los supervivientes en otro lugar
set-forbid-enter-place-no = los supervivientes pueden moverse { SAY($place, "to") }
set-forbid-enter-place-yes = los supervivientes no pueden moverse { SAY($place, "to") }
set-forbid-leave-place-no = los supervivientes pueden moverse { SAY($place, "from") }
set-forbid-leave-place-yes = los supervivientes no pueden moverse { SAY($place, "from") }
set-forbid-request-from-player-no = los jugadores pueden pedir cartas al jugador { $number }
set-forbid-request-from-player-yes = los jugadores no pueden pedir cartas al jugador { $number }
set-forbid-hand-off-to-player-no = los supervivientes pueden entregar equipo al jugador { $number }
set-forbid-hand-off-to-player-yes = los supervivientes no pueden entregar equipo al jugador { $number }
set-empty-deck-crisis-reshuffle = si se agota el mazo de crisis, las crisis resueltas se barajan y forman uno nuevo
set-empty-deck-crisis-none = si se agota el mazo de crisis, no hay crisis
set-limited-supply-off = las fichas no se agotan
set-limited-supply-on = no se usan más fichas de las que hay en la caja
set-search-return-order-choice = quien busca elige el orden de las cartas que van debajo del mazo
set-search-return-order-drawn = las cartas van debajo del mazo en el orden en que se robaron
set-search-return-order-random = las cartas van debajo del mazo en orden aleatorio
set-clean-waste-partial-no = solo se limpian residuos si hay tantas cartas como hay que retirar
set-clean-waste-partial-yes = se pueden limpiar residuos aunque haya menos cartas de las que se retiran
set-attract-single-source-no = los zombis atraídos pueden venir de varias ubicaciones
set-attract-single-source-yes = los zombis atraídos vienen todos de una ubicación
set-attract-same-location-no = los zombis atraídos vienen de otra ubicación
set-attract-same-location-yes = los zombis de la colonia pueden atraerse de una entrada a otra
set-attract-partial-no = solo se atraen zombis si hay suficientes y todos tienen espacio
set-attract-partial-yes = se pueden atraer menos zombis si hay menos, o menos espacios
set-exposure-per-kill-one-for-all = por todos los zombis muertos a la vez se tira una vez para exponerse
set-exposure-per-kill-each = por cada zombi muerto se tira para exponerse
set-bite-affects-helpless-no = la mordida no pasa a los supervivientes indefensos
set-bite-affects-helpless-yes = la mordida puede pasar a un superviviente indefenso
set-setup-leader-tie-random = entre líderes con la misma influencia, el azar decide quién empieza
set-setup-leader-tie-lowest-seat = entre líderes con la misma influencia, empieza el jugador de número más bajo
set-xroads-initial-state-after-action = una carta de encrucijada cuya condición ya se cumple al robarla espera a la acción siguiente
set-xroads-initial-state-at-once = una carta de encrucijada cuya condición ya se cumple al robarla tiene efecto enseguida
set-full-colony-crossroads-no-trigger = una carta de encrucijada que añade gente no tiene efecto con la colonia llena
set-full-colony-crossroads-option-unavailable = una carta de encrucijada que añade gente tiene efecto con la colonia llena, sin las opciones que añaden gente
set-full-colony-partial-not-playable = una carta que añade más gente de la que cabe en la colonia no se puede jugar
set-full-colony-partial-fill = una carta que añade más gente de la que cabe en la colonia añade la que cabe
set-removed-equipment-as-death = el equipo de un superviviente retirado del juego se trata como si hubiera muerto
set-removed-equipment-removed = el equipo de un superviviente retirado del juego se retira también
set-exile-may-enter-colony-no = los supervivientes de jugadores exiliados no pueden entrar en la colonia
set-exile-may-enter-colony-yes = los supervivientes de jugadores exiliados pueden entrar en la colonia
set-exile-no-space-swap = un superviviente exiliado para el que no hay espacio fuera cambia de lugar con otro
set-exile-no-space-beyond = un superviviente exiliado para el que no hay espacio fuera se coloca fuera de los espacios
set-exile-no-space-stay = un superviviente exiliado para el que no hay espacio fuera se queda
set-first-player-exiled-tiebreak-no = en lugar de un primer jugador exiliado, los empates los decide el siguiente que no lo esté
set-first-player-exiled-tiebreak-yes = un primer jugador exiliado decide los empates
set-vote-target-votes-no = un jugador no vota sobre su propio exilio
set-vote-target-votes-yes = un jugador vota sobre su propio exilio
set-turn-start-order-crossroads = al inicio del turno se roba la carta de encrucijada antes de las heridas por congelación
set-turn-start-order-frostbite = al inicio del turno las heridas por congelación van antes de robar la carta de encrucijada
set-request-only-playable-no = a quien pide cartas se le puede dar cualquiera
set-request-only-playable-yes = a quien pide cartas solo se le dan cartas que pueda jugar
set-handoff-consent-no = el equipo se entrega a otro jugador sin preguntarle
set-handoff-consent-yes = el equipo se entrega a otro jugador solo si está de acuerdo
set-crisis-optional-against = una carta opcional de un símbolo que la crisis no pide cuenta en contra
set-crisis-optional-neutral = una carta opcional de un símbolo que la crisis no pide no cuenta
set-crisis-after-out-of-play = una crisis resuelta sale del juego
set-crisis-after-bottom = una crisis resuelta va debajo del mazo de crisis
set-noise-limit-mode-spaces = el ruido solo lo limitan los espacios
set-noise-limit-mode-round = el ruido lo limitan los espacios, contando lo que se puso allí en esta ronda
set-two-player-requires-variant-no = dos jugadores pueden jugar sin la variante para dos
set-two-player-requires-variant-yes = dos jugadores juegan con la variante para dos
set-attack-order-card-first = si un ataque mata a un superviviente, la carta se toma antes de la muerte
set-attack-order-death-first = si un ataque mata a un superviviente, la carta se toma después de la muerte
set-crossroads-lost-actor-no-trigger = una carta de encrucijada no tiene efecto si con ello se pierde el superviviente que la desencadenó
set-crossroads-lost-actor-triggers = una carta de encrucijada tiene efecto aunque con ello se pierda el superviviente que la desencadenó
set-morale-checked-at-once = la partida termina en cuanto la moral llega a 0, aunque se estén añadiendo zombis
set-morale-checked-after-batch = con la moral en 0 la partida termina cuando se han añadido todos los zombis
set-exile-may-start-vote-no = los jugadores exiliados no pueden convocar votaciones de exilio
set-exile-may-start-vote-yes = los jugadores exiliados pueden convocar votaciones de exilio
set-limits-kept-copy = el uso de un equipo con límite cuenta para la carta, la lleve quien la lleve
set-limits-kept-bearer = el uso de un equipo con límite cuenta para el superviviente que lo lleva
set-exile-newcomer-outside = quien se une a un jugador exiliado se coloca fuera de la colonia
set-exile-newcomer-colony = quien se une a un jugador exiliado se coloca en la colonia
set-ability-idle-refused = una habilidad sin límite no se puede usar si no cambiaría nada
set-ability-idle-offered = una habilidad sin límite se puede usar aunque no cambie nada
set-objective-unmet-no = el objetivo principal no pide nada más que su meta
set-objective-unmet-yes = el objetivo principal no se puede cumplir
set-forbid-be-equipped-no = se puede equipar a los supervivientes
set-forbid-be-equipped-yes = no se puede equipar a los supervivientes
set-forbid-be-wounded-no = los supervivientes pueden recibir heridas
set-forbid-be-wounded-yes = los supervivientes no reciben heridas
set-forbid-be-healed-no = se puede curar a los supervivientes
set-forbid-be-healed-yes = no se puede curar a los supervivientes
set-eats-nothing-no = los supervivientes de la colonia necesitan comida
set-eats-nothing-yes = los supervivientes de la colonia no necesitan comida
set-decides-ties-no = los empates los decide el primer jugador
set-decides-ties-yes = cada jugador decide los empates
set-barricades-stay-no = los zombis destruyen barricadas
set-barricades-stay-yes = los zombis no destruyen barricadas
set-forbid-act-no = los supervivientes pueden actuar
set-forbid-act-yes = los supervivientes no pueden actuar
set-main-objective-is-enough-no = los jugadores ganan por sus objetivos secretos
set-main-objective-is-enough-yes = los jugadores también ganan con el objetivo principal
set-rounds-out-for-morale-no = para los objetivos secretos de traición cuenta la moral que haya
set-rounds-out-for-morale-yes = para los objetivos secretos de traición, el fin de las rondas cuenta como moral 0
set-crisis-need-default = una crisis necesita 1 punto por jugador
set-cost-of-death-default = la muerte de un superviviente cuesta lo mismo que la de un superviviente indefenso
set-said-symbol-own = cada carta cuenta en las crisis por su propio símbolo
set-said-symbol-symbol = cada carta cuenta en las crisis solo como carta de { $symbol }
set-said-symbol-none = ninguna carta cuenta en las crisis por su símbolo
