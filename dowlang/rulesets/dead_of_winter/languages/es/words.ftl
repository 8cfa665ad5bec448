noun-player = jugador | jugadores
    .chosen = person
    .features = masculine
noun-die = dado de acción | dados de acción
    .features = masculine
noun-zombie = zombi | zombis
    .features = masculine
noun-wound = herida | heridas
    .features = feminine
noun-survivor = superviviente | supervivientes
    .features = masculine
    .none = yes
noun-fallen-survivor = superviviente muerto | supervivientes muertos
    .features = masculine
noun-helpless-survivor = superviviente indefenso | supervivientes indefensos
    .features = masculine
noun-card = carta | cartas
    .features = feminine
    .none = yes
noun-location = ubicación | ubicaciones
    .features = feminine
noun-barricade = barricada | barricadas
    .features = feminine
noun-food = comida
    .features = feminine mass
    .stock = yes
noun-morale = moral
    .features = feminine mass

reference-the-colony = la colonia
    .features = feminine
# on a survivor's own card that is who it is
reference-the-bearer = { $kind ->
    [survivor] este superviviente
   *[other] { $attached ->
        [yes] el portador de esta carta
       *[no] el portador
    }
}
    .features = masculine
reference-the-first-player = el primer jugador
    .features = masculine
reference-the-food-step = el paso de comida
    .features = masculine

effect-lose-die = { VERB("lose") } { $die }
effect-lose-morale = { $mood ->
    [imperative] se { FEATURE("length", $morale) ->
        [long] { VERB("lose", "singular", "third", "present") }
       *[other] { VERB("lose", $morale, "present") }
    }
   *[other] { VERB("lose") }
} { $morale }
effect-add-zombie-to-place = { VERB("add") } { FEATURE("length", $zombie) ->
    [long] { SAY($place, "to") } { $zombie }
   *[other] { $zombie } { SAY($place, "to") }
}
effect-remove-wound-from-survivor = { VERB("remove") } { FEATURE("length", $wound) ->
    [long] { SAY($survivor, "from") } { $wound }
   *[other] { $wound } { SAY($survivor, "from") }
}
effect-discard-card = { VERB("discard") } { $card }
effect-add-food = { VERB("add") } { $food }
effect-get-wound = { VERB("get") } { $wound }
event-search-location = { VERB("search") } { SAY($location, "at") }
filter-at-place = { SAY($place, "at") }
filter-outside-place = fuera { SAY($place, "of") }
# an ability of each player is told to each of them: que controles
filter-they-control = { $addressed ->
    [yes] { filter-you-control }
   *[no] { $mood ->
        [counted] ese jugador controla
        [uncounted] ese jugador no controla
        [present] que controla { filter-they-control.who }
       *[other] que controle { filter-they-control.who }
    }
}
    .who = { $own ->
        [yes] { "" }
       *[no] ese jugador
    }
filter-with-survivor = { FEATURE("polarity", $survivor) ->
    [negative] sin
   *[affirmative] con
} { $survivor }
noun-hidden-goal = objetivo secreto | objetivos secretos
    .features = masculine
noun-betrayal-goal = objetivo de traición | objetivos de traición
    .features = masculine
noun-exile-goal = objetivo exiliado | objetivos exiliados
    .features = masculine
noun-deck = mazo | mazos
    .features = masculine
noun-crisis = crisis
    .features = feminine
noun-objective = objetivo principal | objetivos principales
    .features = masculine
noun-crossroads = carta de encrucijada | cartas de encrucijada
    .features = feminine
noun-phase = fase | fases
    .features = feminine
noun-vote = votación | votaciones
    .features = feminine
noun-game = partida | partidas
    .features = feminine
noun-step = paso | pasos
    .features = masculine
noun-starvation-token = ficha de hambre | fichas de hambre
    .features = feminine
noun-noise = ficha de ruido | fichas de ruido
    .features = feminine
    .stock = pieces
noun-round-marker = marcador de ronda | marcadores de ronda
    .features = masculine
noun-frostbite = congelación | congelaciones
    .features = feminine
    .stock = pieces
noun-track = marcador | marcadores
    .features = masculine
noun-token-kind = tipo de ficha | tipos de ficha
    .features = masculine
noun-incident-deck = mazo de incidentes | mazos de incidentes
    .features = masculine
noun-incident = incidente | incidentes
    .features = masculine

symbol-weapon = arma
symbol-fuel = combustible
symbol-education = educación
symbol-food = comida
symbol-medicine = medicina
symbol-tool = herramienta
symbol-survivor = superviviente
reference-the-waste-step = el paso de desechos
    .features = masculine
reference-the-crisis-step = el paso de crisis
    .features = masculine
reference-the-zombie-step = el paso de zombis
    .features = masculine
reference-the-objective-step = el paso del objetivo
    .features = masculine
reference-the-round-step = el paso de ronda
    .features = masculine
reference-the-token-step = el paso de la ficha
    .features = masculine
action-move = moverse
action-search = buscar
action-attack = atacar
action-use-its-ability = usar su habilidad
action-be-moved = ser objeto de movimientos
action-be-attacked = recibir ataques
action-clean-waste = limpiar residuos
action-add-cards-to-the-crisis = agregar cartas a la crisis
action-spend-food = gastar comida
action-build-barricades = construir barricadas
action-attract-zombies = atraer zombis
action-request-cards = pedir cartas
action-hand-off-cards = entregar cartas
action-start-exile-votes = convocar votaciones de exilio
action-be-equipped = recibir equipo
action-be-wounded = recibir heridas
action-be-healed = recibir curación
action-take-actions = actuar
doing-moving = moverse
doing-attacking = atacar
doing-killing = matar
cause-effect = un efecto
cause-moving = moverse
cause-killing = matar
cause-wounds = heridas
cause-bite = una mordida
cause-overrun = desbordamiento
cause-frostbite = congelación
cause-attack = un ataque
cause-hunger = hambre
point-before-the-roll = antes de la tirada
point-after-the-roll = después de la tirada
# whom or what the card waits for without saying so: cuando construyas una barricada
point-before-it-takes-effect = antes de aplicar el efecto
point-before-the-first-takes-effect = antes de aplicar la primera de estas heridas
point-before-a-card-is-taken = antes de que se robe una carta
point-after-paying = después de pagar

reference-here = aquí
    .definite = esta
    .at = aquí
    .to = aquí
    .of = de aquí
    .from = de aquí
reference-anywhere = cualquier lugar
    .features = masculine
reference-the-location-of = la ubicación { SAY($thing, "of") }
    .features = feminine
reference-the-origin = el origen
    .features = masculine
reference-the-destination = el destino
    .features = masculine
reference-the-game = la partida
    .features = feminine
reference-the-player-turn-phase = la fase de turnos de jugador
    .features = feminine
reference-the-colony-phase = la fase de colonia
    .features = feminine
reference-the-active-player = el jugador activo
    .features = masculine
reference-the-controller-of = el jugador que controla { SAY($thing, "personal") }
    .features = masculine
reference-the-last-controller-of = el último jugador que controló { SAY($thing, "personal") }
    .features = masculine
reference-the-leader-of = el líder { SAY($thing, "of") }
    .features = masculine
reference-your-leader = tu líder
    .features = masculine
reference-their-leader = su líder
    .features = masculine
reference-the-deck = el mazo { SAY($name, "of") }
    .features = masculine
reference-the-survivor-deck = el mazo de supervivientes
    .features = masculine
reference-the-crisis-deck = el mazo de crisis
    .features = masculine
reference-the-crossroads-deck = el mazo de encrucijadas
    .features = masculine
reference-the-exile-deck = el mazo de objetivos exiliados
    .features = masculine
reference-the-waste-pile = la pila de desechos
    .features = feminine open
reference-the-removed-pile = la pila de cartas retiradas del juego
    .features = feminine open
reference-the-revealed-card = las cartas reveladas
    .features = plural feminine
reference-the-main-objective = el objetivo principal
    .features = masculine
reference-the-current-crisis = la crisis actual
    .features = feminine
modifier-without-exposure = sin tirar para exponerse
modifier-without-losing-morale = sin perder moral
modifier-with-bites-like-wound = y una mordida cuenta como una herida

# behind «tirar» a face is a noun; what ignores it says what does not happen
face-blank = { $case ->
    [cause] ignora las caras en blanco
   *[other] una cara en blanco
}
face-wound = { $case ->
    [cause] ignora las heridas del dado de exposición
   *[other] una herida
}
face-frostbite = { $case ->
    [cause] ignora las congelaciones del dado de exposición
   *[other] una congelación
}
face-bitten = { $case ->
    [cause] no puede morir por una mordida
   *[other] una mordida
}
