## What is so, what is counted, which ones are meant.

predicate-picked-number = { VERB("choose", "past") } { $number }
predicate-fulfil-secret = { VERB("fulfil") } { $secret }
predicate-fulfil-betrayal = { VERB("fulfil") } { $betrayal }
predicate-fulfil-exiled = { VERB("fulfil") } { $exiled }
predicate-fulfil-objective = { VERB("fulfil") } { $objective }
predicate-hold-secret = { VERB("have") } { $secret }
predicate-hold-betrayal = { VERB("have") } { $betrayal }
predicate-hold-exiled = { VERB("have") } { $exiled }
predicate-voted-for-it = { VERB("vote", "past") } a favor
predicate-voted-against-it = { VERB("vote", "past") } en contra
predicate-has-card = { VERB("have") } { $card }
predicate-control-survivor = { VERB("control") } { SAY($survivor, "personal") }
predicate-control-more-survivor-than-other = { VERB("control") } más supervivientes que { SAY($other, "compared") }
predicate-control-fewer-survivor-than-other = { VERB("control") } menos supervivientes que { SAY($other, "compared") }
predicate-share-a-location-with-other = { VERB("share") } ubicación con { $other }
predicate-share-a-location-and-wound-with-other = { VERB("share") } ubicación y número de heridas con { $other }
predicate-started-this-turn-at-place = { VERB("begin", "past") } este turno { SAY($place, "at") }
predicate-moved-this-turn = { VERB("move-oneself", "past") } este turno
predicate-has-room = { VERB("have") } sitio
predicate-need-symbol-card = { VERB("need") } cartas de { $symbol }
predicate-lie-open = { VERB("stand") } a la vista

state-a-betrayer = { VERB("be") } un traidor
# at set-up, whatever is held now
state-dealt-a-betrayal-objective = { VERB("get", "past") } al empezar un objetivo secreto de traición
state-on-top-of-deck = { VERB("stand") } encima { SAY($deck, "of") }
state-voted-out = { VERB("be", "past") } exiliado por votación
state-the-first-leader-of-player = { VERB("be") } { FEATURE("person", $player) ->
    [you] tu primer líder
   *[third] el primer líder { SAY($player, "of") }
}
state-exiled = { VERB("stand") } { ADJECTIVE("exiled") }
state-the-active-player = { VERB("be") } el jugador activo
state-the-first-player = { VERB("be") } el primer jugador
state-at-place = { VERB("stand") } { SAY($place, "at") }
state-outside-place = { VERB("stand") } fuera { SAY($place, "of") }
state-in-play = { $standing ->
    [known] { VERB("go-on") }
   *[stranger] { VERB("stand") }
} en juego
state-out-of-play = { VERB("stand") } fuera de la partida
state-alive = { VERB("stand") } con vida
state-wounded = { VERB("stand") } { ADJECTIVE("wounded") }
state-frostbitten = { VERB("stand") } { ADJECTIVE("frostbitten") }
state-equipped-with-card = { VERB("stand") } { state-equipped-with-card.reduced }
    .reduced = { ADJECTIVE("equipped") } con { $card }
state-tucked-under-survivor = { VERB("stand") } debajo de { $survivor }
state-the-leader-of-player = { VERB("be") } { FEATURE("person", $player) ->
    [you] tu líder
   *[third] el líder { SAY($player, "of") }
}
state-in-deck = { VERB("stand") } { SAY($deck, "at") }
state-other = { VERB("be") } { $other }
state-cooperative = { VERB("be") } cooperativa
state-hardcore = { VERB("be") } de la versión difícil
state-two-player = { VERB("be") } de dos jugadores
state-the-betrayer-variant = se { VERB("play") } con la variante del traidor
state-the-elimination-variant = se { VERB("play") } con la variante de eliminación
state-a-symbol-card = { VERB("be") } una carta de { $symbol }
state-a-event-card = { VERB("be") } una carta de evento
state-needed-by-the-current-crisis = { VERB("be") } de las que pide la crisis actual
state-full = { VERB("stand") } { ADJECTIVE("full") }
state-empty = { VERB("stand") } { ADJECTIVE("empty") }
state-unused = { VERB("stand") } sin usar
state-the-main-objective = { VERB("be") } el objetivo principal
state-the-current-crisis = { VERB("be") } la crisis actual
state-complete = { VERB("stand") } { ADJECTIVE("complete") }
state-lost = { VERB("stand") } { ADJECTIVE("lost") }

number-secret-die-of-player = { FEATURE("person", $player) ->
    [you] tu dado secreto
   *[third] el dado secreto { SAY($player, "of") }
}
number-number-picked-by-player = el número elegido por { SAY($player, "behind") }
number-stake-of-player = { FEATURE("person", $player) ->
    [you] tu apuesta
   *[third] la apuesta { SAY($player, "of") }
}
number-value-of-die = el valor { SAY($die, "of") }
number-sum-of-the-throw = la suma de la tirada
number-highest-of-the-throw = el dado más alto de la tirada
number-lowest-of-the-throw = el dado más bajo de la tirada
number-thrown-die-showing-number = el número de dados tirados con { $number }
number-matching-die-thrown = el número de dados iguales de la tirada
number-matching-die-of-player = el número de { FEATURE("person", $player) ->
    [you] tus dados iguales
   *[third] dados iguales { SAY($player, "of") }
}
number-rounds-left = el número del marcador de ronda
    .exactly = el marcador de ronda { number-rounds-left.stay } en { $count }
    .not = el marcador de ronda no { number-rounds-left.stay } en { $count }
    .at-least = el marcador de ronda { number-rounds-left.stay } en { $count } o más
    .at-most = el marcador de ronda { number-rounds-left.stay } en { $count } o menos
    .more = el marcador de ronda { number-rounds-left.stay } por encima de { $count }
    .fewer = el marcador de ronda { number-rounds-left.stay } por debajo de { $count }
    .none = el marcador de ronda { number-rounds-left.stay } en 0
    .stay = { $mood ->
        [subjunctive] esté
       *[other] está
    }
number-rounds = rondas
number-starvation = { $case ->
    [bare] { $plurality ->
        [singular] ficha de hambre
       *[plural] fichas de hambre
    }
   *[other] el número de fichas de hambre
}
    .stock = pieces
    .figure = fichas de hambre
number-starting-player = el número inicial de jugadores
number-waste-per-morale = el número de desechos por punto de moral
number-people-per-food = el número de personas por comida
number-people-per-zombie = el número de personas por zombi
number-crisis-prevented = el número de crisis prevenidas
number-point-a-crisis-need = el número de puntos que necesita una crisis
number-the-lower-of-first-and-second = el menor entre { COUNT($first) } y { COUNT($second) }
number-the-higher-of-first-and-second = el mayor entre { COUNT($first) } y { COUNT($second) }
number-contributions = el número de cartas agregadas
number-contributions-of-player = el número de { FEATURE("person", $player) ->
    [you] tus aportaciones
   *[third] aportaciones { SAY($player, "of") }
}
number-influence-of-survivor = la influencia { FEATURE("length", $survivor) ->
    [altogether] total
   *[other] { "" }
} { SAY($survivor, "of") }
number-attack-of-survivor = el valor de ataque { SAY($survivor, "of") }
number-search-value-of-survivor = el valor de búsqueda { SAY($survivor, "of") }
number-zombie-killed-this-turn = el número de zombis muertos este turno
number-actions-taken-this-turn = el número de acciones realizadas este turno
number-free-entrance-spaces-at-place = el número de espacios de entrada libres { SAY($place, "at") }
number-crisis-resolved = el número de crisis resueltas
number-crisis-with-a-card-of-player = el número de crisis con una carta{ FEATURE("person", $player) ->
    [you] { " " }tuya
   *[third] { FEATURE("length", $player) ->
        [altogether] , sumado entre { $player },
       *[other] { " " }{ SAY($player, "of") }
    }
}
number-crisis-with-a-right-card-of-player = el número de crisis con una carta correcta{ FEATURE("person", $player) ->
    [you] { " " }tuya
   *[third] { FEATURE("length", $player) ->
        [altogether] , sumado entre { $player },
       *[other] { " " }{ SAY($player, "of") }
    }
}
number-right-card-given-by-player = el número de cartas correctas agregadas por { SAY($player, "behind") }
number-wrong-card-given-by-player = el número de cartas incorrectas agregadas por { SAY($player, "behind") }
number-point-missing = el número de puntos que faltan
number-loss-of-morale = la pérdida de moral
number-vote-for-it = el número de votos a favor
number-vote-against-it = el número de votos en contra
number-rounds-begun = el número de rondas empezadas
number-rank-of-survivor = el puesto { SAY($survivor, "of") } por influencia (el 1 es la más baja)
number-rounds-since-the-exile-of-player = el número de rondas desde { FEATURE("person", $player) ->
    [you] tu exilio
   *[third] el exilio { SAY($player, "of") }
}
number-level-of-track = el nivel { SAY($track, "of") }
number-number-of-token-at-place = { $case ->
    [bare] { $plurality ->
        [singular] ficha de { $token }
       *[plural] fichas de { $token }
    }
   *[other] el número de fichas de { $token }
} { SAY($place, "at") }
    .stock = pieces
number-number-of-token-on-survivor = { $case ->
    [bare] { $plurality ->
        [singular] ficha de { $token }
       *[plural] fichas de { $token }
    }
   *[other] el número de fichas de { $token }
} sobre { $survivor }
    .stock = pieces
number-number-of-token-on-card = { $case ->
    [bare] { $plurality ->
        [singular] ficha de { $token }
       *[plural] fichas de { $token }
    }
   *[other] el número de fichas de { $token }
} sobre { $card }
    .stock = pieces
number-number-of-token-before-player = { $case ->
    [bare] { $plurality ->
        [singular] ficha de { $token }
       *[plural] fichas de { $token }
    }
   *[other] el número de fichas de { $token }
} delante { SAY($player, "of") }
    .stock = pieces
number-supply-of-token = { $case ->
    [bare] { $plurality ->
        [singular] ficha de { $token }
       *[plural] fichas de { $token }
    }
   *[other] el número de fichas de { $token }
} en la reserva
    .stock = pieces
number-card-left-in-deck = { $case ->
    [bare] { $plurality ->
        [singular] carta
       *[plural] cartas
    }
   *[other] el número de cartas que quedan
} { SAY($deck, "at") }
    .stock = pieces

filter-with-the-highest-number = con el número más alto
filter-with-the-lowest-number = con el número más bajo
filter-staked-by-player = { ADJECTIVE("staked") } por { SAY($player, "behind") }
filter-showing-amount = con { $amount }
filter-showing-at-least-amount = con { $amount } o más
filter-with-the-lowest-value = con el valor más bajo
filter-with-the-highest-value = con el valor más alto
filter-in-hand = { $mood ->
    [present] en
    [absent] en
   *[other] de
} { filter-in-hand.whose }
    .whose = { $addressed ->
        [yes] tu mano
       *[no] { $own ->
            [yes] su mano
           *[no] tu mano
        }
    }
# in the hand or equipped
filter-you-hold = { $mood ->
    [counted] tienes { filter-you-hold.where }
    [uncounted] no tienes en tu mano ni en el equipo de tus supervivientes
    [present] en tu mano y en el equipo de tus supervivientes
    [absent] en tu mano ni en el equipo de tus supervivientes
   *[other] que tengas { $plurality ->
        [singular] (en tu mano o equipada)
       *[plural] (en tu mano y equipadas)
    }
}
    .where = entre tu mano y el equipo de tus supervivientes
filter-they-hold = { $mood ->
    [counted] ese jugador tiene { filter-they-hold.where }
    [uncounted] ese jugador no tiene en su mano ni en el equipo de sus supervivientes
    [present] en su mano y en el equipo de sus supervivientes
    [absent] en su mano ni en el equipo de sus supervivientes
   *[other] que tenga { $plurality ->
        [singular] (en su mano o equipada)
       *[plural] (en su mano y equipadas)
    }
}
    .where = entre su mano y el equipo de sus supervivientes
# «tiene» is said before how many there are
filter-on-survivor = { $mood ->
    [counted] { $survivor } tiene
    [uncounted] { $survivor } no tiene
    [present] en { $survivor }
    [absent] en { $survivor }
   *[other] { SAY($survivor, "of") }
}
filter-beneath-survivor = de debajo de { $survivor }
filter-in-use = en uso
filter-aside = de las apartadas
filter-in-the-hand-of-player = { $mood ->
    [present] en
    [absent] en
   *[other] de
} { FEATURE("person", $player) ->
    [you] tu mano
   *[third] la mano { SAY($player, "of") }
}
filter-in-deck = { $mood ->
    [present] { SAY($deck, "at") }
    [absent] { SAY($deck, "at") }
   *[other] { SAY($deck, "of") }
}
filter-among-cards = { $mood ->
    [present] entre
    [absent] entre
   *[other] { $case ->
        [bare] entre
       *[other] de entre
    }
} { $cards }
filter-of-deck = { SAY($deck, "of") }
filter-of-place = { SAY($place, "of") }
filter-of-player = { FEATURE("person", $player) ->
    [you] de los tuyos
   *[third] { SAY($player, "of") }
}
filter-contributed-to-the-crisis = { ADJECTIVE("added") } a la crisis
filter-contributed-by-player = { ADJECTIVE("added") } por { SAY($player, "behind") }
filter-in-your-pool = de tu reserva
filter-in-their-pool = de su reserva
filter-with-the-most-staked-card = con el mayor número de cartas apostadas
filter-with-the-fewest-staked-card = con el menor número de cartas apostadas
filter-with-the-most-contributions = con el mayor número de aportaciones
filter-with-the-fewest-contributions = con el menor número de aportaciones
filter-with-the-most-weapon-card = con el mayor número de cartas de arma
filter-with-the-fewest-weapon-card = con el menor número de cartas de arma
filter-with-the-most-fuel-card = con el mayor número de cartas de combustible
filter-with-the-fewest-fuel-card = con el menor número de cartas de combustible
filter-with-the-most-education-card = con el mayor número de cartas de educación
filter-with-the-fewest-education-card = con el menor número de cartas de educación
filter-with-the-most-food-card = con el mayor número de cartas de comida
filter-with-the-fewest-food-card = con el menor número de cartas de comida
filter-with-the-most-medicine-card = con el mayor número de cartas de medicina
filter-with-the-fewest-medicine-card = con el menor número de cartas de medicina
filter-with-the-most-tool-card = con el mayor número de cartas de herramienta
filter-with-the-fewest-tool-card = con el menor número de cartas de herramienta
filter-except-place = salvo { SAY($place, "definite") }
filter-except-other = salvo { SAY($other, "stressed") }
filter-with-the-most-zombie = con el mayor número de zombis
filter-with-the-fewest-zombie = con el menor número de zombis
filter-with-card = { FEATURE("polarity", $card) ->
    [negative] sin
   *[affirmative] con
} { $card }
filter-with-the-most-card = con el mayor número de cartas
filter-with-the-fewest-card = con el menor número de cartas
filter-with-the-largest-hand = con el mayor número de cartas en su mano
filter-with-the-smallest-hand = con el menor número de cartas en su mano
filter-with-the-most-survivor = con el mayor número de supervivientes
filter-with-the-fewest-survivor = con el menor número de supervivientes
filter-on-your-left = a tu izquierda
filter-on-your-right = a tu derecha
filter-on-their-left = a su izquierda
filter-on-their-right = a su derecha
filter-on-the-left-of-other = a la izquierda { SAY($other, "of") }
filter-on-the-right-of-other = a la derecha { SAY($other, "of") }
filter-with-the-highest-roll = con el dado más alto
filter-with-the-lowest-roll = con el dado más bajo
filter-at-location = { SAY($location, "at") }
filter-here = { $plurality ->
    [plural] que estén aquí
   *[singular] que esté aquí
}
# there are some that you do control; elsewhere any that you may control is meant
filter-you-control = { $mood ->
    [counted] controlas
    [uncounted] no controlas
    [present] que controlas
   *[other] que controles
}
filter-controlled-by-player = bajo { FEATURE("person", $player) ->
    [you] tu control
   *[third] el control { SAY($player, "of") }
}
filter-with-the-lowest-influence = con la influencia más baja
filter-with-the-highest-influence = con la influencia más alta
filter-with-the-most-wound = con el mayor número de heridas
filter-with-the-fewest-wound = con el menor número de heridas
filter-on-top-of-the-survivor-deck = de encima del mazo de supervivientes
filter-at-entrance-number-of-place = en la entrada { $number } { SAY($place, "of") }
