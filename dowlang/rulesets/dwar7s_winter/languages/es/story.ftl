## The story of a game and the table. The ids are those of `narration/sentences.py`, in its order.

says-player = el jugador { $number } { $you }
says-you-mark = (tú)
says-nobody = nadie
says-nothing = nada
says-yes = sí
says-no = no
says-whose = del jugador { $number }
says-dwarf-of = { SAY($kind, "definite") } { $whose }
says-dwarf-yours = tu { $kind }
says-dwarf-in-camp = { $dwarf } en el campamento
says-dwarf-at = { $dwarf } en { $zone }
says-a-dwarf = un enano
says-the-kind = el { $kind }
# one of seven, where of a legend there is one
says-ordinary = { $case ->
    [definite] un enano
   *[other] enano
}
says-zone-castle = el castillo
says-zone-wall = la muralla { $number }
says-zone-forest = el bosque { $number }
says-zone-mine = la mina { $number }
says-zone-plain = el llano { $number }
says-copy-second = { $name } n.º 2
says-copy-number = { $name } n.º { $number }
says-several-of = { $name } (×{ $count })
says-count-action = { $count ->
    [1] 1 acción
   *[other] { $count } acciones
}
says-count-card = { $count ->
    [1] 1 carta
   *[other] { $count } cartas
}
says-count-disaster = { $count ->
    [1] 1 desastre
   *[other] { $count } desastres
}
says-count-dwarf = { $count ->
    [1] 1 enano
   *[other] { $count } enanos
}
says-count-hero = { $count ->
    [1] 1 héroe
   *[other] { $count } héroes
}
says-count-monster = { $count ->
    [1] 1 monstruo
   *[other] { $count } monstruos
}
says-count-point = { $count ->
    [1] 1 punto
   *[other] { $count } puntos
}
says-count-trophy = { $count ->
    [1] 1 trofeo
   *[other] { $count } trofeos
}
says-amount-gold = { $count } de oro
says-amount-food = { $count } de comida
says-amount-stone = { $count } de piedra
says-amount-wood = { $count } de madera
says-phase-set-up = preparación de la partida
says-phase-invasion = enemigos
says-phase-preparation = preparación
says-phase-actions = acciones
says-phase-resolution = resolución
says-track-action-track = marcador de acciones
says-track-hand-limit-track = marcador de límite de mano
says-deck-monster-deck = el mazo de monstruos
says-deck-disaster-deck = el mazo de desastres
says-deck-hero-deck = el mazo de héroes
says-deck-supply-of-disaster-tokens = la reserva de fichas de desastre
says-measure-points = puntos
says-measure-dwarves-in-camp = enanos en el campamento
says-measure-points-of-heroes = puntos de héroes
says-measure-gold = oro
says-measure-food = comida
says-measure-stone = piedra
says-measure-wood = madera
says-measure-disasters-overcome = desastres superados
says-measure-monsters-defeated = monstruos derrotados
says-score-monsters = monstruos
says-score-disasters = desastres
says-score-heroes = héroes
says-score-producer = productor
says-score-militia = milicia
says-score-bloodthirst = sed de sangre
says-score-legends = leyendas
says-score-total = total

## What happens

says-week = Semana { $number }
says-turn-of = Turno de { $player }
says-phase-begins = fase { $number }: { $phase }
says-turn-ends = el turno termina con { $count ->
    [1] 1 acción
   *[other] { $count } acciones
} sin usar
says-lead-passed = la ficha de primer jugador pasa a { $player }
says-set-up = Preparación: { $player } toma la ficha de primer jugador
says-player-begins = el jugador empieza con { $stock } de cada recurso y { $count } enanos en el campamento
says-players-begin = cada jugador empieza con { $stock } de cada recurso y { $count } enanos en el campamento
says-for-the-table = en la mesa: { $text }
says-moves = { $monster } va de { $origin } a { $zone }
says-attacks = { $monster } ataca desde { $zone }
says-drives = { $driver } empuja a { $monster }
says-steps-again = { $monster } da otro paso
says-stays = { $monster } está en el castillo y se queda allí
says-none-to-drive = { $monster } no tiene otro monstruo al que empujar
says-held-back = { $monster } no ataca: ya lo ha hecho uno igual esta semana
says-appears = { $monster } aparece en { $zone } (pide { $needs }; da { $points })
says-occurs = desastre en { $zone }: { $disaster } (pide { $needs }; da { $points } y { $gold })
says-defeats = { $player } derrota a { $monster } en { $zone }: { $points }
says-overcomes = { $player } supera { $disaster } en { $zone }: { $points }
says-deck-empty = no quedan cartas en { $deck }
says-supply-empty = no quedan fichas de desastre: no ocurre ninguno
says-more-nightmare = la pesadilla trae un desastre más
says-more-snowball = hay más de un desastre en esa zona: la bola de nieve trae otro
says-more-card = se revela un desastre más
says-no-harm = no causa daño: no hay enanos cerca, o no hay nada que perder
says-tracks-reset = todos los marcadores y las fichas de música vuelven a su sitio
says-track-falls = el { $track } { $whose } baja a { $now }
says-track-falls-yours = tu { $track } baja a { $now }
says-gains = { $player } gana { $amount } y ahora tiene { $now }
says-pays = { $player } paga { $amount } y ahora tiene { $now }
says-loses = { $player } pierde { $amount } y ahora tiene { $now }
says-overflows = { $player } tiene { $kept }, lo máximo que cabe: { $count ->
    [1] se pierde 1 de lo ganado
   *[other] se pierden { $count } de lo ganado
}
says-spares = { $dwarf } le ahorra { $amount } a { $player }
says-stands-in = { $player } suple lo que falta con { $amount }
says-is-placed = { $dwarf } se coloca en { $zone }
says-goes = { $dwarf } va de { $origin } a { $zone } { $sent }
says-sent-by = , enviado por { $player }
says-returns = { $dwarf } vuelve de { $zone } al campamento
says-swaps = { $player } cambia un enano del campamento por el { $kind }
says-takes-hand = { $player } toma { $count ->
    [1] 1 carta
   *[other] { $count } cartas
} en mano
says-takes-hand-known = { $player } toma { $count ->
    [1] 1 carta
   *[other] { $count } cartas
} en mano: { $cards }
says-lies-in-pool = en la oferta de héroes: { $hero }
says-hires = { $player } contrata de la oferta a { $hero } ({ $points })
says-takes = { $player } toma de la oferta a { $hero } ({ $points })
says-comes-into-pool = nuevo en la oferta de héroes: { $hero }
says-plays-music = { $player } toca { SAY($instrument, "definite") }
says-plays = { $player } juega la carta { $hero }
says-end-disasters = Demasiados desastres: la partida ha terminado
says-end-castle = Un monstruo ocupa el castillo: la partida ha terminado
says-end-survived = Se ha superado el invierno: la partida ha terminado
says-lost-to-monster = { $monster } está en el castillo: pierden todos los jugadores
says-lost-to-disasters = { $count ->
    [1] hay 1 desastre
   *[other] hay { $count } desastres
} en juego: pierden todos los jugadores
says-scored-for = { $part } { $points }
says-scored = { $player } tiene { $points }: { $parts }
says-tied = desempate por { $measure }: { $player } tiene { $amount }
says-no-title = { $player } no ha ganado ningún título
says-may-be-called = { $player } puede llamarse { $title }
says-wins = gana { $player }

## The table

says-board-week = Semana { $week }, fase de { $phase }, primero el jugador { $lead }: { $monsters } (por venir: { $more_monsters }), { $disasters } (por venir: { $more_disasters })
says-board-zones = Zonas por pasos hasta el castillo (caminos; lo que hay allí)
says-short-castle = C
says-short-wall = Mu{ $number }
says-short-forest = B{ $number }
says-short-mine = Mi{ $number }
says-short-plain = L{ $number }
says-board-ways = ({ $ways })
says-board-monster = { $monster } (pide { $needs })
says-board-disaster = desastre «{ $disaster }» (pide { $needs })
says-board-dwarves = { $dwarves } del jugador { $number }
says-board-dwarves-yours = { $dwarves } de los tuyos
says-board-pool = Oferta de héroes: { $heroes }
says-board-hero = { $hero } ({ $gold })
says-board-slot-empty = vacío
says-board-hall = Sala de música: { $instruments }
says-board-instrument = { $instrument }: { $state }
says-board-silenced = en silencio
says-board-free = libre
says-board-stock = { $resource } { $count }
says-board-player = Jugador { $number } { $you }: { $stock }; acciones { $actions }, límite de mano { $limit }; { $camp } en el campamento; { $trophies }; { $heroes }
says-board-face-down = trofeos boca abajo
says-board-hand = Tu mano: { $cards }
says-board-hand-of = Mano del jugador { $number }: { $cards }
