## The story of a game. The ids are those of `narration/sentences.py`, in its order.
### Present tense, so that no participle has to agree with who is meant.

says-player = el jugador { $number } { $you }
says-you-mark = (tú)
says-nobody = nadie
says-colony = la colonia
says-place = { $place }
says-place-entrance = { $place } (entrada { $number })
says-entrance = la entrada { $number } de { $place }
says-item-deck = el mazo de { $place }
says-pile-survivor-deck = el mazo de supervivientes
says-pile-crisis-deck = el mazo de crisis
says-pile-crossroads-deck = el mazo de encrucijadas
says-pile-exile-deck = el mazo de objetivos exiliados
says-pile-waste-pile = la pila de desechos
says-pile-removed = las cartas quitadas
says-pile-box = la caja
says-a-card = una carta
says-some-cards = { $count ->
    [1] una carta
   *[other] { $count } cartas
}
says-several-of = { $name } (×{ $count })
says-ability-of = habilidad de { $who }
says-see-the-card = mira la carta
says-cause-effect = un efecto
says-cause-moving = un movimiento
says-cause-killing = la muerte de un zombi
says-cause-wounds = heridas
says-cause-bite = una mordida
says-cause-overrun = un desbordamiento
says-cause-frostbite = congelación
says-cause-attack = un ataque
says-cause-hunger = hambre

## Actions

says-kills-zombie = { $who } mata a un zombi en { $place } { $die }
says-attacks-later = { $who } se dispone a atacar a { $whom } en { $place }
says-a-zombie = un zombi
says-builds-later = { $who } se dispone a construir una barricada en { $place }
says-cleans-later = { $who } se dispone a limpiar residuos
says-lures-later = { $who } se dispone a atraer zombis de { $origin } a { $place }
says-attack-hits = { $who } ataca a { $whom } en { $place } { $die }, saca un { $roll } y acierta
says-attack-misses = { $who } ataca a { $whom } en { $place } { $die }, saca un { $roll } y falla
says-searches-later = { $who } se dispone a buscar en { $place }
says-noise-too = { $first } y hace ruido { $count }
says-times = { $count ->
    [1] una vez
   *[other] { $count } veces
}
says-twice = dos veces
says-keeps-more = { $who } se queda también con { $card }
says-searches = { $who } busca en { $place } { $die } { $noise } y se queda con { $card } { $others }
says-with-noise = , hace ruido { $count }
says-of-several = de { $count }
says-rather-than = en lugar de { $cards }
says-builds = { $who } construye una barricada en { $place } { $die }
says-cleans = { $who } limpia residuos { $die }: { $count ->
    [1] sale de la partida 1 carta
   *[other] salen de la partida { $count } cartas
} de la pila de desechos
says-lures = { $who } atrae zombis de { $origin } a { $place } { $die }
says-lures-none = { $who } atrae zombis de { $origin } a { $place } { $die }, pero no acude ninguno
says-uses-ability = { $who } usa una habilidad { $die }
says-uses-card = { $who } usa { $card } { $die }
says-moves = { $who } se mueve de { $origin } a { $place }
says-placed = { $who } pasa a { $place }, desde { $origin }
says-with-die = con un { $die }
says-with-that-die = { $first } { $die }
says-spends-die = { $who } gasta un { $die }

## Cards

says-plays-equipment = { $who } juega { $card } { $whence } como equipo
says-plays = { $who } juega { $card } { $whence }
says-plays-for-good = { $who } juega { $card } { $whence } (sale de la partida)
says-plays-for-die = { $who } juega { $card } { $whence } para subir un dado (sale de la partida)
says-equips = { $who } equipa a { $whom } con { $card } { $whence }
says-equipped = { $whom } se equipa con { $card } { $whence }
says-cancelled-removed = { $card } { $whence } sale de la partida, sin efecto
says-cancelled-waste = { $card } { $whence } va a la pila de desechos, sin efecto
says-contributes = { $who } agrega { $card } a la crisis
says-contributes-equipment = { $who } agrega { $card } de { $whom } a la crisis
says-asks-granted = { $who } pide { $what } a { $whom } y recibe { $card }
says-asks-in-vain = { $who } pide { $what } a { $whom }, en vano
says-card-of-kind = una carta de { $symbol }
says-card-of-kind-vowel = una carta de { $symbol }
says-hands = { $who } entrega { $card } a { $whom }
says-steals = { $who } toma { $card } de la mano de { $whom }
says-draws = { $who } roba { $cards } de { $deck }
says-takes = { $who } toma { $cards } { $whence }
says-takes-from = { $who } toma { $cards } de { $whom }
says-goes-to-deck = { $cards } { $whence }: { $where }
says-goes-back = { $cards }: de vuelta { $where }
says-under-deck = debajo de { $deck }
says-onto-deck = encima de { $deck }
says-into-deck = dentro de { $deck }
says-discards = { $who } descarta { $cards } { $whence }
says-goes-to-waste = { $cards } { $whence } { $count ->
    [1] va
   *[other] van
} a la pila de desechos
says-removed = { $card } { $whence } sale de la partida
says-left-to-hand = { $cards } de { $whom } { $count ->
    [1] pasa
   *[other] pasan
} a la mano de { $who }
says-left-in-deck = { $cards } de { $whom } { $count ->
    [1] vuelve
   *[other] vuelven
} a { $deck }
says-left-for-good = { $cards } de { $whom } { $count ->
    [1] sale
   *[other] salen
} de la partida
says-takes-back = { $who } recupera { $cards }
says-gives = { $who } da { $cards } a { $whom }
says-looks-at = { $who } mira { $cards } { $whence }
says-revealed = se revela { $whence }: { $cards }
says-slips-in = { $cards } { $whence } { $count ->
    [1] va
   *[other] van
} a la crisis
says-shuffled = se baraja { $deck }
says-from-hand = de la mano de { $who }
says-of-survivor = de { $who }
says-from-deck = de { $deck }
says-from-waste = de la pila de desechos
says-from-crisis = de la crisis
says-from-removed = de las cartas quitadas
says-from-box = de la caja
says-from-stakes = de lo apostado
says-is-dealt = { $who } recibe { $cards }

## Harm

says-happened-blank = { $first } y sale sin un rasguño
says-happened-wound = { $first } y recibe una herida
says-happened-frostbite = { $first } y sufre una congelación
says-happened-bitten = { $first } y recibe una mordida
says-shown-blank = { $first } y sale sin un rasguño
says-shown-wound = { $first } y saca una herida
says-shown-frostbite = { $first } y saca una congelación
says-shown-bitten = { $first } y saca una mordida
says-bite-blank = el dado sale en blanco: { $who } vive
says-bite-against = el dado condena a { $who }
says-rolls-exposure = { $who } tira para exponerse
says-frostbite-costs = la congelación le cuesta una herida a { $who }
says-wounded-by-attack = { $who } recibe una herida en el ataque
says-gets-frostbite = { $who } sufre una congelación
says-bite-reaches = la mordida alcanza a { $who }
says-overrun-empty = los zombis desbordan { $place }, y ningún superviviente se interpone
says-killed-overrun = { $who }, de { $owner }, cae cuando los zombis desbordan { $place }
says-killed-bite = { $who }, de { $owner }, muere de una mordida en { $place }
says-killed-wounds = { $who }, de { $owner }, muere de sus heridas en { $place }
says-killed = { $who }, de { $owner }, muere en { $place }
says-gone = { $who }, de { $owner }, se va para siempre
says-leads = { $who } dirige ahora el grupo de { $owner }
says-nobody-left = { $who } se queda sin nadie: todas las cartas de su mano salen de la partida
says-eliminated = { $who } queda fuera de la partida, con todas las cartas de su mano y todos sus dados
says-survivor-out = { $who } sale del mazo de supervivientes
says-joins = { $who } se une a { $owner } en { $place }
says-helpless-come = { $count ->
    [1] 1 superviviente indefenso encuentra
   *[other] { $count } supervivientes indefensos encuentran
} refugio en la colonia
says-helpless-killed = { $count ->
    [1] muere 1 superviviente indefenso
   *[other] mueren { $count } supervivientes indefensos
}
says-helpless-leave = { $count ->
    [1] 1 superviviente indefenso deja
   *[other] { $count } supervivientes indefensos dejan
} la colonia
says-death-of = muerte de { $who }
says-death-of-helpless = muerte de { $count ->
    [1] un superviviente indefenso
   *[other] { $count } supervivientes indefensos
}

## Turns

says-main-objective = El objetivo principal: { $card }
says-main-objective-hardcore = El objetivo principal: { $card } (difícil)
says-quoted = «{ $text }»
says-game-begins = Empieza la partida
says-wants-secretly = { $who } quiere en secreto: { $card }
says-now-wants = { $who } quiere ahora en secreto: { $card }
says-gets-another = { $who } recibe otro objetivo secreto
says-round = Ronda { $number }
says-round-numbers = Ronda { $number } (marcador en { $left }) — moral { $morale }, comida { $food }
says-before-first-round = Antes de la primera ronda
says-leads-group = { $who } dirige el grupo de { $owner }
says-leads-group-with = { $who } dirige el grupo de { $owner }, con { $others }
says-begin-at-colony = todos empiezan en la colonia
says-is-first = { $who } empieza
says-rolled = { $who }: { $dice }
says-no-dice = ninguno
says-dice = dados: { $rolls }
says-and-dice = { $left }; { $right }
says-takes-turn = turno de { $who }
says-holds-crossroads = { $who } tiene la carta de encrucijada { $card }
says-crossroads-for = encrucijada para { $who }: { $card }
says-with-flavor = { $first } — «{ $text }»
says-crossroads-stays-away = la carta de encrucijada de este turno no se cumple
says-raises-die = { $who } sube { $die } a { $value }
says-raises-die-food = { $who } gasta una ficha de comida y sube { $die } a { $value }
says-that-die = un { $die }
says-a-die = un dado
says-loses-die = { $who } pierde un dado que muestra { $die }
says-gains-dice = { $who } gana { $count ->
    [1] 1 dado
   *[other] { $count } dados
}: { $dice }
says-rolls-again = { $who } vuelve a tirar un { $before }: { $after }
says-turns-die = { $who } cambia un { $before } por un { $after }
says-refreshes = { $who } recupera dados gastados: { $dice }
says-will-miss = { $who } perderá un turno
says-misses = { $who } pierde un turno
says-turn-cut = el turno termina con esto
says-spends-food = { $who } gasta una ficha de comida
says-calls-vote = { $who } convoca una votación para exiliar a { $whom }
says-vote-passes = la votación: { $ups } a favor, { $downs } en contra: se aprueba { $sides }
says-vote-fails = la votación: { $ups } a favor, { $downs } en contra: se rechaza { $sides }
says-votes-in = los votos están todos { $sides }
says-tie-passes = la votación: { $ups } a favor, { $downs } en contra, se deshace el empate: se aprueba
says-tie-fails = la votación: { $ups } a favor, { $downs } en contra, se deshace el empate: se rechaza
says-sides-for = (a favor { $ups })
says-sides-against = (en contra { $downs })
says-sides-both = (a favor { $ups }; en contra { $downs })
says-exiled = { $who } parte al exilio
says-exile-of = exilio de { $who }, el segundo que no era un traidor

## The crisis and the colony

says-crisis-removed = lo agregado a la crisis anterior sale de la partida ({ $cards })
says-crisis = crisis: { $card }
says-crisis-against = crisis: { $card }, se previene con cartas de { $symbols }
says-colony-phase = Fase de colonia
says-prevented = se previene { $card } { $worth }
says-fails = ocurre { $card } { $worth }
says-crisis-gets = la crisis recibe { $cards }; { $then }
says-crisis-gets-none = nadie ha agregado nada a la crisis; { $then }
says-with-points = , con { $count ->
    [1] 1 punto
   *[other] { $count } puntos
} de los { $need } que pide
says-surplus = más que suficiente contra { $card }
says-step-food = comida
says-step-waste = desechos
says-step-crisis = crisis
says-step-zombie = zombis
says-step-objective = objetivo
says-step-marker = marcador de ronda
says-step-player = primer jugador
says-step-skipped = se omite el paso de { $step } ({ $card })
says-step-replaced = se sustituye el paso de { $step } ({ $card })
says-noise-rolled = tirada por el ruido en { $place }: { $rolls }
says-supply-gains = el suministro gana { $count } de comida
says-supply-loses = el suministro pierde { $count } de comida
says-eats = la colonia consume { $count } de comida
says-eats-nothing = en la colonia nadie tiene que comer
says-starves = no alcanza la comida; { $count ->
    [1] hay 1 ficha de hambre
   *[other] hay { $count } fichas de hambre
} en el suministro
says-hunger = hambre
says-starvation-removed = { $count ->
    [1] se retira 1 ficha de hambre
   *[other] se retiran { $count } fichas de hambre
}
says-waste-grown = la pila de desechos llega a { $count ->
    [1] 1 carta
   *[other] { $count } cartas
}
says-waste = desechos
says-morale-rises-to = la moral sube a { $level } { $because }
says-morale-rises-by = la moral sube { $count } { $because }
says-morale-falls-to = la moral baja a { $level } { $because }
says-morale-falls-by = la moral baja { $count } { $because }
says-because = ({ $reason })
says-marker-moves = el marcador de ronda pasa a { $left }
says-objective-complete = el objetivo principal se cumple
says-objective-open = el objetivo principal no se cumple
says-becomes-first = { $who } pasa a ser el primer jugador
says-rolls-die = { $who } tira un dado: { $roll }
says-die-rolled = se tira un dado: { $roll }
says-in-force = lo que dice vale { $end }
says-end-never = desde ahora
says-end-this-turn = hasta el final de este turno
says-end-next-turn = hasta el final del próximo turno
says-end-this-round = hasta el final de esta ronda
says-end-round = hasta el final de la ronda { $number }
says-attached = { $card } queda junto a { $thing }
says-bearer-secret = un objetivo secreto
says-bearer-card = una carta
says-bearer-die = un dado
says-bearer-table = la mesa
says-detached = { $card } ya no acompaña a nada
says-counter = { $name } de { $card }: { $count }
says-the-counter = el contador de { $card }: { $count }
says-table-laid = así queda la mesa: moral { $morale }, marcador de ronda en { $left }, comida { $food }{ $more }
says-more-helpless = , { $count ->
    [1] 1 superviviente indefenso
   *[other] { $count } supervivientes indefensos
}
says-more-starvation = , { $count ->
    [1] 1 ficha de hambre
   *[other] { $count } fichas de hambre
}
says-scenario = El escenario: { $card }
says-for-the-table = en la mesa: { $text }

## Choices

says-chooses = { $who } elige: { $label }
says-chooses-number = { $who } elige la opción { $number }
says-nothing-else = { $first } (no es posible otra cosa)
says-accepts-offer = { $who } acepta la oferta de { $card }
says-declines-offer = { $who } rechaza la oferta de { $card }
says-accepts-held-out = { $who } acepta lo que le ofrecen
says-declines-held-out = { $who } rechaza lo que le ofrecen
says-lets-die = { $who } deja morir a { $whom } para acabar con la mordida
says-rolls-for = { $who } tira por { $whom }
says-comes-to-nothing = no tiene efecto
says-card-speaks = { $card }:

## Things of a kind told together

says-entrances = { $count ->
    [1] (entrada { $numbers })
   *[other] (entradas { $numbers })
}
says-moved-to = a { $place }
says-hurt = { $who } recibe { $count ->
    [1] 1 herida
   *[other] { $count } heridas
}
says-healed = { $count ->
    [1] se cura
   *[other] se curan
} { $of }
says-wounds-of = { $count ->
    [1] 1 herida
   *[other] { $count } heridas
} de { $who }
says-frostbites-of = { $count ->
    [1] 1 congelación
   *[other] { $count } congelaciones
} de { $who }
says-starvation-added = { $count ->
    [1] se añade 1 ficha de hambre
   *[other] se añaden { $count } fichas de hambre
}
says-zombie = { $count ->
    [1] 1 zombi llega
   *[other] { $count } zombis llegan
} a { $place } { $entrances } { $to }
says-zombie-several = llegan { $count } zombis: { $places }
says-gone-zombie = { $count ->
    [1] se retira 1 zombi
   *[other] se retiran { $count } zombis
} de { $place } { $entrances } { $to }
says-gone-zombie-several = se retiran { $count } zombis: { $places }
says-moved = { $count ->
    [1] 1 zombi va
   *[other] { $count } zombis van
} de { $place } { $entrances } { $to }
says-moved-several = van { $count } zombis: { $places }
says-dead = { $count ->
    [1] 1 zombi muere
   *[other] { $count } zombis mueren
} en { $place } { $entrances } { $to }
says-dead-several = mueren { $count } zombis: { $places }
says-built = { $count ->
    [1] se levanta 1 barricada
   *[other] se levantan { $count } barricadas
} en { $place } { $entrances } { $to }
says-built-several = se levantan { $count } barricadas: { $places }
says-broken = { $count ->
    [1] se rompe 1 barricada
   *[other] se rompen { $count } barricadas
} en { $place } { $entrances } { $to }
says-broken-several = se rompen { $count } barricadas: { $places }
says-cleared = { $count ->
    [1] se retira 1 barricada
   *[other] se retiran { $count } barricadas
} de { $place } { $entrances } { $to }
says-cleared-several = se retiran { $count } barricadas: { $places }
says-noise = { $count ->
    [1] se pone 1 ficha de ruido
   *[other] se ponen { $count } fichas de ruido
} en { $place } { $entrances } { $to }
says-noise-several = se ponen { $count } fichas de ruido: { $places }
says-quiet = { $count ->
    [1] se retira 1 ficha de ruido
   *[other] se retiran { $count } fichas de ruido
} de { $place } { $entrances } { $to }
says-quiet-several = se retiran { $count } fichas de ruido: { $places }
says-part-to = { $count } a { $place } { $entrances } { $to }
says-part-from = { $count } de { $place } { $entrances } { $to }
says-part-at = { $count } en { $place } { $entrances } { $to }
says-zombies-of-part = { $count }
says-barricades-of-part = { $count }
says-noise-of-part = { $count }

## The end

says-end-heading = El final
says-end-morale = La moral está en 0: la colonia se deshace
says-end-rounds = Ha pasado la última ronda: el invierno ha vencido a la colonia
says-end-objective = El objetivo principal se cumple: la colonia lo ha logrado
says-end-elimination = No queda nadie
says-end-defeat = Una carta dice que la partida está perdida: todos pierden
says-end-card = Una carta termina la partida
says-end-defeat-by = { $card } dice que la partida está perdida: todos pierden
says-end-card-by = { $card } termina la partida
says-wins = { $count ->
    [1] gana
   *[other] ganan
} { $names }
says-nobody-wins = nadie gana
says-main-reached = objetivo principal { $card }: cumplido
says-main-by-card = objetivo principal { $card }: lo cumple una carta, sin alcanzar su meta
says-main-not-completed = objetivo principal { $card }: sin cumplir, aunque se dieron sus condiciones
says-main-not-reached = objetivo principal { $card }: no se alcanzó
says-wanted-wins = { $who }, { $role }, quería { $what }: gana
says-wanted-loses = { $who }, { $role }, quería { $what }: pierde
says-secret-reached = { $card }, y lo alcanzó
says-secret-not-reached = { $card }, y no lo alcanzó
says-like-everybody = el objetivo principal, como todos
says-role-exiled = en el exilio
says-role-betrayer = traidor
says-role-loyal = leal

## Goals

says-goal-so-now = { $words }; ahora se cumple
says-goal-not-so-now = { $words }; ahora no se cumple
says-goal-so-end = { $words }; al final se cumple
says-goal-not-so-end = { $words }; al final no se cumple
says-goal-of-now = { $words }; ahora { $have } de { $want }
says-goal-of-end = { $words }; al final { $have } de { $want }
says-goal-count-now = { $words } { $reckoned }; ahora { $have }
says-goal-count-end = { $words } { $reckoned }; al final { $have }
says-goal-reckoned = , es decir, { $limit }
says-goal-unknown = la meta
says-goal-at-least = { $left }: al menos { $right }
says-goal-at-most = { $left }: como máximo { $right }
says-goal-more-than = { $left }: más de { $right }
says-goal-fewer-than = { $left }: menos de { $right }
says-goal-exactly = { $left }: exactamente { $right }

## What is told as it is declared with its event

says-event-actions-limited = { $player } ya ha pedido y entregado bastante este turno
says-event-control-changed = { $survivor } pasa de { $owner } a { $player }
says-event-crisis-put-away = se aparta { $crisis }
says-event-objective-seen = { $player } mira el objetivo secreto de { $owner }
says-event-card-staked = { $player } apuesta { $card }
says-event-exposure-thrown = el dado de exposición de { $survivor } muestra { $face }
says-event-agreed = { $player } está de acuerdo
says-event-survivor-taken-out = { $survivor } queda fuera de la partida
says-event-survivor-back = { $survivor } vuelve a entrar en juego en { $location }
says-event-track-raised = { $track } sube a { $level }
says-event-track-lowered = { $track } baja a { $level }
says-event-tokens-laid = fichas puestas de { $token }: { $count }
says-event-tokens-lifted = fichas retiradas de { $token }: { $count }
says-event-incident-revealed = se revela de { $source }: { $incident }
says-event-incident-put-away = se aparta { $incident }
says-event-rolled-in-secret = { $player } tira un dado que nadie más ve
says-event-number-noted = { $player } elige un número que nadie más ve
says-event-number-shown = { $player } muestra el número elegido: { $picked }
says-event-level-decided = { $player } decide el empate: { $owner }
says-event-card-tucked = { $player } mete una carta boca abajo debajo de { $survivor }
says-event-tucked-left = una carta que estaba debajo de { $survivor } deja ese sitio
