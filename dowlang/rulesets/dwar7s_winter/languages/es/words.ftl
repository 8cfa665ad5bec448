## Dwar7s Winter in Spanish: nouns, places, kinds of cards. Terms are ours: the game has no Spanish edition that we know of.

noun-action = acción | acciones
    .features = feminine
noun-hand-card = carta | cartas
    .features = feminine
noun-player = jugador | jugadores
    .chosen = person
    .features = masculine
noun-zone = zona | zonas
    .features = feminine
noun-dwarf = enano | enanos
    .features = masculine
noun-monster = monstruo | monstruos
    .features = masculine
noun-disaster = desastre | desastres
    .features = masculine
noun-hero = héroe | héroes
    .features = masculine
noun-game = partida | partidas
    .features = feminine
adjective-forest = de bosque
adjective-mine = de mina
adjective-plain = de llano
adjective-wall = de muralla
adjective-blocked = bloqueado | bloqueada | bloqueados | bloqueadas
adjective-open = abierto | abierta | abiertos | abiertas
adjective-ordinary = corriente | corriente | corrientes | corrientes
adjective-legendary = legendario | legendaria | legendarios | legendarias
game-name = Dwar7s Winter

verb-gain = gana | ganar | gana | ganan | ganas | gane | ganen | ganes | ha ganado | han ganado | has ganado
verb-produce = produce | producir | produce | producen | produces | produzca | produzcan | produzcas | ha producido | han producido | has producido
verb-pay = paga | pagar | paga | pagan | pagas | pague | paguen | pagues | ha pagado | han pagado | has pagado
verb-lose = pierde | perder | pierde | pierden | pierdes | pierda | pierdan | pierdas | ha perdido | han perdido | has perdido
verb-move = mueve | mover | mueve | mueven | mueves | mueva | muevan | muevas | ha movido | han movido | has movido
verb-place = coloca | colocar | coloca | colocan | colocas | coloque | coloquen | coloques | ha colocado | han colocado | has colocado
verb-return = devuelve | devolver | devuelve | devuelven | devuelves | devuelva | devuelvan | devuelvas | ha devuelto | han devuelto | has devuelto
verb-swap = cambia | cambiar | cambia | cambian | cambias | cambie | cambien | cambies | ha cambiado | han cambiado | has cambiado
verb-take = toma | tomar | toma | toman | tomas | tome | tomen | tomes | ha tomado | han tomado | has tomado
verb-go = da | dar | da | dan | das | dé | den | des | ha dado | han dado | has dado
verb-reveal = revela | revelar | revela | revelan | revelas | revele | revelen | reveles | ha revelado | han revelado | has revelado
verb-start = empieza | empezar | empieza | empiezan | empiezas | empiece | empiecen | empieces | ha empezado | han empezado | has empezado
verb-pass = pasa | pasar | pasa | pasan | pasas | pase | pasen | pases | ha pasado | han pasado | has pasado
verb-defeat = derrota | derrotar | derrota | derrotan | derrotas | derrote | derroten | derrotes | ha derrotado | han derrotado | has derrotado
verb-overcome = supera | superar | supera | superan | superas | supere | superen | superes | ha superado | han superado | has superado
verb-play = toca | tocar | toca | tocan | tocas | toque | toquen | toques | ha tocado | han tocado | has tocado
verb-hold = ten | tener | tiene | tienen | tienes | tenga | tengan | tengas | ha tenido | han tenido | has tenido
verb-own = posee | poseer | posee | poseen | posees | posea | posean | poseas | ha poseído | han poseído | has poseído
verb-sense = percibe | percibir | percibe | perciben | percibes | perciba | perciban | percibas | ha percibido | han percibido | has percibido
verb-occupy = ocupa | ocupar | ocupa | ocupan | ocupas | ocupe | ocupen | ocupes | ha ocupado | han ocupado | has ocupado
verb-stand = está | estar | está | están | estás | esté | estén | estés | ha estado | han estado | has estado
verb-be = sé | ser | es | son | eres | sea | sean | seas | ha sido | han sido | has sido

label-by-resource = Por recurso
label-by-terrain = Por terreno
label-by-instrument = Por instrumento
label-by-title = Por título
label-by-legend = Por enano legendario
resource-gold = { $count ->
    [0] oro
   *[other] de oro
}
resource-food = { $count ->
    [0] comida
   *[other] de comida
}
resource-stone = { $count ->
    [0] piedra
   *[other] de piedra
}
resource-wood = { $count ->
    [0] madera
   *[other] de madera
}
terrain-castle = castillo
terrain-wall = muralla
terrain-forest = bosque
terrain-mine = mina
terrain-plain = llano
instrument-drum = { $case ->
    [definite] el tambor
   *[other] tambor
}
instrument-horn = { $case ->
    [definite] el cuerno
   *[other] cuerno
}
instrument-harp = { $case ->
    [definite] el arpa
   *[other] arpa
}
instrument-fiddle = { $case ->
    [definite] el violín
   *[other] violín
}
instrument-flute = { $case ->
    [definite] la flauta
   *[other] flauta
}
instrument-bell = { $case ->
    [definite] la campana
   *[other] campana
}
title-survivor = superviviente
title-beast-hunter = cazador de bestias
title-knight-of-the-round-table = caballero de la mesa redonda
title-frozen-conqueror = conquistador helado
title-living-legend = leyenda viviente
legend-ice-wall-champion = { $case ->
    [definite] el campeón del muro de hielo
   *[other] campeón del muro de hielo
}
legend-earth-guardian = { $case ->
    [definite] el guardián de la tierra
   *[other] guardián de la tierra
}
legend-thunder-lord = { $case ->
    [definite] el señor del trueno
   *[other] señor del trueno
}

kind-hero = héroe
kinds-hero = héroes
kind-monster = monstruo
kinds-monster = monstruos
kind-disaster = desastre
kinds-disaster = desastres
kind-board = tablero
kinds-board = tableros
clause-flavor = ambientación
clause-legendary = legendario
clause-starting = inicial
clause-copies = copias
clause-music = música
clause-points = puntos
clause-ability = habilidad
clause-appears-at = aparece en
clause-needs = necesita
clause-dwarves = { $count ->
    [1] enano
   *[other] enanos
}
clause-attack = ataque
clause-arrival = llegada
clause-presence = presencia
clause-occurs-at = ocurre en
clause-gold = oro
clause-castle-to = El castillo linda con
about-borders-on = { $first } { $second } linda con

## Places and people

reference-the-bearer = este monstruo
    .features = masculine
reference-the-lead = el primer jugador
    .features = masculine
reference-the-castle = el castillo
    .features = masculine
reference-the-game = la partida
    .features = feminine
reference-forest = el bosque { $number }
    .features = masculine
reference-mine = la mina { $number }
    .features = feminine
reference-plain = el llano { $number }
    .features = masculine
reference-wall = la muralla { $number }
    .features = feminine
reference-the-zone-of = la zona de { $thing }
    .features = feminine

## What happens

effect-gain-count-resource = { VERB("gain") } { $count } de { $resource }
effect-produce-count-resource-for-each-terrain = { VERB("produce") } { $count } de { $resource } por cada { $terrain } que ocupes
effect-pay-count-resource = { VERB("pay") } { $count } de { $resource }
effect-lose-count-resource = { VERB("lose") } { $count } de { $resource }
effect-lose-action = { VERB("hold") } { $action } menos esta semana
effect-lose-hand-card = { VERB("hold") } un límite de mano { $hand-card } más bajo esta semana
effect-move-dwarf-to-a-adjacent-zone = { FEATURE("length", $dwarf) ->
    [optional] { $mood ->
        [imperative] puedes { VERB("move", "infinitive") } { SAY($dwarf, "leaving", "done") }
       *[other] { VERB("move") } { SAY($dwarf, "leaving") }
    }
   *[other] { VERB("move") } { SAY($dwarf, "leaving") }{ FEATURE("plurality", $dwarf) ->
        [plural] , cada uno
       *[other] {""}
    }
} a una zona contigua
effect-place-or-move-dwarf = { FEATURE("length", $dwarf) ->
    [optional] { $mood ->
        [imperative] puedes { VERB("place", "infinitive") } o { VERB("move", "infinitive") } { SAY($dwarf, "done") }
       *[other] { VERB("place") } o { VERB("move") } { $dwarf }
    }
   *[other] { FEATURE("plurality", $dwarf) ->
        [plural] { $mood ->
            [imperative] { $dwarf }: { VERB("place") } o { VERB("move") } cada uno
           *[other] { VERB("place") } o { VERB("move") } { $dwarf }, cada uno de una de las dos maneras
        }
       *[other] { VERB("place") } o { VERB("move") } { $dwarf }
    }
}
effect-return-dwarf-to-camp = { VERB("return") } al campamento { SAY($dwarf, "leaving") }
effect-withdraw-a-dwarf-from-monster = { VERB("return") } al campamento un enano propio que esté en la zona { SAY($monster, "of") }
effect-swap-a-dwarf-in-camp-for-a-legendary-dwarf = { VERB("swap") } un enano tuyo del campamento por un enano legendario tuyo; el primero se retira del juego
effect-take-a-hero-of-the-pool = { VERB("take") } un héroe cualquiera de la oferta sin pagar su casilla
effect-take-another-step = { VERB("go") } otro paso
sentence-drive-another-monster = el primer jugador elige a otro monstruo, que da un paso hacia el castillo sin atacar
sentence-reveal-a-disaster = { VERB("reveal") } un desastre
event-start = { VERB("start") }
event-pass = { VERB("pass") }
event-defeat-monster = { VERB("defeat") } { SAY($monster, "personal") }
event-overcome-disaster = { VERB("overcome") } { $disaster }
event-play-the-instrument = { VERB("play") } { SAY($instrument, "definite") }
predicate-hold-hero = { VERB("hold") } { SAY($hero, "personal") } en la mano
predicate-own-hero = { VERB("own") } { SAY($hero, "personal") }
predicate-own-the-legend = { VERB("own") } al { $legend }
predicate-own-the-legend-at-place = { VERB("own") } al { $legend } { SAY($place, "at") }
predicate-win = { VERB("gain") } la partida
predicate-earn-title = { VERB("gain") } el título de { $title }
predicate-sense-a-dwarf = { VERB("hold") } a un enano en su zona o en una contigua
predicate-occupy-place = { VERB("occupy") } { $place }
state-at-place = { VERB("stand") } { SAY($place, "at") }
state-next-to-appear = { VERB("be") } el siguiente en aparecer
state-active = { VERB("stand") } en juego
state-in-the-pool = { VERB("stand") } en la oferta
state-adjacent-to-place = { VERB("stand") } junto { SAY($place, "to") }
state-next-to-occur = { VERB("be") } el siguiente en ocurrir
state-a-trophy-of-player = { VERB("be") } { FEATURE("person", $player) ->
    [you] un trofeo tuyo
   *[third] un trofeo { SAY($player, "of") }
}
state-the-lead = { VERB("be") } el primer jugador
state-nightmare = se juega en la variante de pesadilla
state-bloodthirsty = se juega en la variante sanguinaria
state-legendary = se juega con la expansión
state-over = ha terminado
state-survived = se ha superado
state-lost-to-disaster = se ha perdido por los desastres
state-lost-to-a-monster = se ha perdido por un monstruo
rule-monster-silence-a-instrument = no se puede tocar el instrumento de la zona { SAY($monster, "of") }
number-crew-of-player-at-place = el número de { FEATURE("person", $player) ->
    [you] tus enanos
   *[third] enanos { SAY($player, "of") }
} { SAY($place, "at") }
number-points-of-player = el número de { FEATURE("person", $player) ->
    [you] tus puntos
   *[third] puntos { SAY($player, "of") }
}
number-trophies-of-player = el número de { FEATURE("person", $player) ->
    [you] tus trofeos
   *[third] trofeos { SAY($player, "of") }
}
number-price-of-hero = el precio { SAY($hero, "of") }
number-ways-from-place = el número de caminos { SAY($place, "from") }
number-silent-instruments = el número de instrumentos en silencio
number-resource-of-player = { FEATURE("person", $player) ->
    [you] tus existencias de { $resource }
   *[third] las existencias de { $resource } { SAY($player, "of") }
}
number-camp-of-player = el número de enanos en { FEATURE("person", $player) ->
    [you] tu campamento
   *[third] el campamento { SAY($player, "of") }
}
number-week = la semana
number-action-track-of-player = { FEATURE("person", $player) ->
    [you] tu marcador de acciones
   *[third] el marcador de acciones { SAY($player, "of") }
}
number-hand-limit-of-player = { FEATURE("person", $player) ->
    [you] tu límite de mano
   *[third] el límite de mano { SAY($player, "of") }
}
filter-you-occupy = que ocupas
filter-near-place = cerca { SAY($place, "of") }
filter-in-a-forest = { $plurality ->
    [plural] { filter-in-a-forest.each } bosques
   *[other] { filter-in-a-forest.there } un bosque
}
    .there = { $motion ->
        [leaving] de
       *[still] en
    }
    .each = que estén en
filter-in-a-mine = { $plurality ->
    [plural] { filter-in-a-forest.each } minas
   *[other] { filter-in-a-forest.there } una mina
}
filter-in-a-plain = { $plurality ->
    [plural] { filter-in-a-forest.each } llanos
   *[other] { filter-in-a-forest.there } un llano
}
filter-on-the-board = { $motion ->
    [leaving] del tablero
   *[still] en el tablero
}
filter-in-camp = en el campamento
filter-at-place = { SAY($place, "at") }
filter-you-own = { $plurality ->
    [plural] tuyos
   *[singular] tuyo
}
filter-they-own = { $plurality ->
    [plural] suyos
   *[singular] suyo
}
filter-owned-by-player = { FEATURE("person", $player) ->
    [you] de los tuyos
   *[third] { SAY($player, "of") }
}
filter-with-a-dwarf-near-monster = con un enano en la zona { SAY($monster, "of") } o en una contigua
filter-with-a-dwarf-beside-monster = con un enano en la zona { SAY($monster, "of") }
filter-except-other = salvo { SAY($other, "stressed") }

## The player aid and what else lies on the table

aid-1 = La semana
aid-1-1 = Enemigos: los marcadores y las fichas de música vuelven a su sitio, cada monstruo da un paso hacia el castillo y ataca, se añaden monstruos hasta que haya 4 en el tablero (con 2 jugadores, 3; en solitario, 2) y se añade un desastre.
aid-1-2 = Preparación: elige tantas de tus cartas como diga tu límite de mano: 7 o menos.
aid-1-3 = Acciones: cada jugador tiene un turno con tantas acciones como diga su marcador: 5 o menos.
aid-1-4 = Resolución: con 4 desastres o más, o con un monstruo en el castillo, todos pierden. Si no, la semana termina y la ficha de primer jugador pasa al jugador de la izquierda. Tras la semana 7 se cuentan los puntos.
aid-2 = Acciones
aid-2-1 = Un enano de tu campamento a cualquier zona; en un turno, nunca dos a la misma.
    .lead = Colocar.
aid-2-2 = Un enano tuyo a una zona contigua a la suya.
    .lead = Mover.
aid-2-3 = Una vez por turno: por un héroe de la oferta paga, contando desde la izquierda, 4, 3, 2 o 1 de oro. El héroe se une a tus cartas, los de su izquierda se corren a la derecha y uno nuevo completa la oferta.
    .lead = Contratar.
aid-2-4 = Una vez por turno: elige un instrumento libre y juega de él las cartas que quieras; después pueden hacerlo los demás, uno a uno.
    .lead = Tocar música.
aid-3 = Sin acción, en tu turno
aid-3-1 = Con tantos enanos tuyos en su zona como pide: paga, con 1 de oro por cada recurso que te falte. Esos enanos vuelven a tu campamento, y la carta es tu trofeo.
    .lead = Derrotar a un monstruo.
aid-3-2 = Igual, pero aquí el oro no suple lo que falte; ganas su oro.
    .lead = Superar un desastre.
aid-4 = Zonas
aid-4-1 = produce madera; su instrumento es el tambor
aid-4-2 = produce piedra; su instrumento es el cuerno
aid-4-3 = produce comida; su instrumento es el arpa
aid-4-4 = no produce nada; su instrumento es el violín
aid-4-5 = Un monstruo o un desastre en una zona detiene lo que produce.
aid-4-6 = Ocupas una zona si en ella hay un enano tuyo. Ningún recurso pasa de 7.
aid-4-7 = Un enano que una carta mueve puede ser de cualquier jugador.
aid-5 = Puntos, tras la semana 7
aid-5-1 = Los puntos de tus trofeos.
aid-5-2 = Los puntos de tus héroes.
aid-5-3 = 3 por el oro en 7, y 2 por cada uno de comida, piedra y madera en 7.
aid-5-4 = 3 si todos tus enanos están en el campamento.
aid-5-5 = 2 por cada enano legendario tuyo.
aid-5-6 = Gana quien tenga más puntos. En caso de empate, quien tenga más, por este orden: enanos en el campamento, puntos de héroes, oro, comida, piedra, madera, desastres superados, monstruos derrotados. Si todo es igual, se comparte la victoria.
aid-6 = Enanos legendarios
aid-6-1 = El viejo sabio: un enano tuyo del campamento se retira del juego y uno de estos ocupa allí su lugar. Puedes tener uno de cada.
aid-6-2 = cuenta como dos enanos cuando derrotas a un monstruo en su zona.
    .lead = Campeón del muro de hielo:
aid-6-3 = en su zona pagas 1 recurso menos por un desastre, el que elijas.
    .lead = Guardián de la tierra:
aid-6-4 = se coloca sin acción, cuantas veces quieras; en un turno, nunca dos enanos a la misma zona.
    .lead = Señor del trueno:
table-dwarf = enano
table-champion = campeón
table-guardian = guardián
table-thunder-lord = señor
table-gold = oro
table-food = comida
table-stone = piedra
table-wood = madera
table-actions = acciones
table-hand-limit = límite de mano
table-music = música
table-disaster = desastre
table-monster = monstruo
table-winter = invierno
table-lead = primer jugador
table-weeks = Semanas
table-heroes = Héroes
table-monsters = Monstruos
table-disasters = Desastres

icon-counters = un | una | 1 de | 2 de | 3 de
icon-gold = oro
icon-food = comida
icon-stone = piedra
icon-wood = madera
icon-dwarf = enano | enanos
icon-points = punto | puntos
