## What a person at a terminal is asked and shown. The ids are those of `screen/sentences.py`.

says-your-group = Ваша группа
says-your-hand = Ваша рука
says-other-players = Другие игроки
says-in-force-cards = Действующие карты
says-ask-with-die = Каким кубиком?
says-ask-zombie = Какого зомби?
says-ask-entrance = У какого Входа?
says-ask-whom = Кого?
says-ask-where-from = Откуда?
says-ask-where-to = Куда?
says-ask-who-takes = Кто это возьмёт?
says-ask-raised = Какой кубик увеличить?
says-ask-card = Какую карту?
says-ask-player = Кого вы просите?
says-ask-for-what = О чём?
says-ask-to-whom = Кому?
says-yes = да
says-no = нет
says-do-noise = пошуметь здесь и взять ещё одну карту из колоды
says-do-attack = атаковать зомби { SAY($place, "at") }, затем бросок кубика Воздействия
says-do-attack-survivor = атаковать выжившего другого игрока
says-do-search = обыскать { SAY($place, "accusative") }
says-do-barricade = построить баррикаду { SAY($place, "at") } (любой кубик)
says-do-clean = очистить Отходы: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
} в стопке (любой кубик)
says-do-attract = привлечь зомби { SAY($place, "to") } (любой кубик)
says-do-ability = применить способность
says-do-ability-number = применить способность { $number }
says-do-use = применить карту { $card }
says-do-use-number = применить карту { $card }, способность { $number }
says-do-play = разыграть карту { $card }
says-do-equip = снарядить: { $card }
says-do-play-for-die = разыграть карту { $card }, чтобы увеличить кубик на 1
says-do-contribute = добавить карту на Кризис (нужно карт: { $need }, вид: { $symbols }; карта другого вида отнимает очко)
says-do-move = перейти в другую локацию, затем бросок кубика Воздействия
says-do-spend-food = потратить 1 жетон Пропитания из { $food }, чтобы увеличить кубик на 1
says-do-request = попросить карту, которую вы сразу разыграете
says-do-hand-off = передать снаряжение выжившему в той же локации
says-do-exile-vote = предложить изгнать игрока: голосование
says-do-end-turn = закончить ход
says-do-end-turn-lost = закончить ход (оставшиеся кубики пропадут: { $count })
says-of-whom = { $card } у { SAY($who, "genitive") }
says-status = { $round } · осталось раундов { $left } · мораль { $morale } · пропитание { $food } { $crisis }
says-status-crisis = · Кризис { $card }: добавлено { $count }, нужно { $need }
says-status-hand = Ваши кубики: { $dice } · карт на руке: { $count }
says-survivor-known = { $who }, { $what }
says-values = Атака { $attack }+, Поиск { $search }+, Влияние { $influence }
says-is-at = { SAY($place, "at") }
says-of-player = игрок { $number }
says-wounds = раны: { $count }
says-frostbite = обморожения: { $count }
says-with-cards = снаряжение: { $cards }
says-player-known = игрок { $number } { $you }: { $group }; карт на руке: { $count }{ $exiled }
says-and-exiled = , в изгнании
says-zombies = зомби: { $count }
says-barricades = баррикады: { $count }
says-empty-spaces = пустые места: { $count }
says-people = людей: { $count } из { $most }
says-cards = карты: { $count }
says-noise-there = шум: { $count }
says-known-of = { $name } ({ $what })
says-entrance-number = Вход { $number }
says-entrance-of = Вход в { SAY($place, "accusative") }
says-entrance-known = { $name } (зомби: { $zombies }, баррикады: { $barricades }, пустых: { $empty })
says-no-symbol = без символа
says-deck-cards = { $name } (карты: { $count })

## Pages

says-page-hand = ваши карты и что они делают, и карта Перекрёстков, которую вы держите для другого
says-page-goal = Основная Цель и ваша Секретная Цель, и как с ними обстоят дела
says-page-table = счётчики, Кризис, локации, группы всех игроков
says-hand-count = Ваша рука ({ $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
})
says-hand-empty = Ваша рука пуста
says-drawn-now = Взято в этих поисках
says-in-brackets = ({ $what })
says-you-hold = Вы держите эту карту Перекрёстков для игрока { $number }; она сработает, когда выполнится её условие
says-goal-main = Основная Цель, общая для всех
says-hardcore = сложная сторона
says-goal-secret = Ваша Секретная Цель: вы побеждаете, если она выполнена в конце игры, независимо от того, победят ли другие
says-for-betrayer = Предателя
says-goal-none = Секретной Цели у вас нет: все побеждают вместе, когда выполнена Основная Цель, или не побеждает никто
says-the-scenario = Сценарий
says-how-it-ends = Как завершается игра
says-ends-when = Мораль на 0 (сейчас { $morale }), счётчик раундов на 0 (сейчас { $left }) или Основная Цель выполнена.
says-reached-now = Сейчас она достигнута.
says-not-reached-now = Ещё не достигнута.
says-tracks = Счётчики колонии
says-tracks-1 = { $round }, осталось раундов { $left }, мораль { $morale }, пропитание { $food }
says-tracks-2 = Жетонов Голода { $starvation }, беспомощных выживших { $helpless }, карт в стопке Отходов { $waste }
says-track-stands = { $track }: { $level }
says-tokens-lie = { $token } ({ $where }): { $count }
says-incident-lies = Открытая карта колоды { $deck }
says-deck-stands = { $deck }: лицом вниз { $left }
says-deck-seen = { $deck }: лицом вниз { $left }; уже открыты: { $seen }
says-this-crisis = Кризис этого раунда
says-crisis-stands = : добавлено карт { $count }, нужно { $need }
says-locations = Локации (z — зомби, # — баррикада, точка — пустое место)
says-being-resolved = Карта Перекрёстков, которая разыгрывается
says-people-here = людей { $count } из { $most }
says-cards-here = карт { $count }
says-noise-here = шум { $count }
says-mark-you = вы
says-mark-first = первый игрок
says-mark-turn = ходит
says-mark-exiled = в изгнании
says-mark-out = вне игры
says-group-line = Игрок { $number } { $marks }: кубики { $dice }, карт на руке { $count }
says-leads-too = , лидер группы
says-behind = , { $what }

## The table at a glance

says-board-tracks = { $round } (счётчик на { $left }) — мораль { $morale }, пропитание { $food }{ $starvation }, { $helpless ->
    [one] { $helpless } беспомощный выживший
   *[other] { $helpless } беспомощных выживших
}, { $waste ->
    [one] { $waste } карта
    [few] { $waste } карты
   *[other] { $waste } карт
} в стопке Отходов
says-board-objective = Цель: { $card } { $progress }
says-board-parts = — { $parts }
says-board-crisis = Кризис: { $card } ({ $symbols }): добавлено { $count }, нужно { $need }
says-board-noise = , шум { $count }
says-board-cards = , { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}
says-board-there = — { $names }
says-board-first = первый
says-board-active = ходит
says-board-group = { $who } { $marks }: кубики { $dice }, { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
} на руке
says-board-leader = , лидер
says-board-wounds = , { $count ->
    [one] { $count } рана
    [few] { $count } раны
   *[other] { $count } ран
}
says-board-frostbite = , { $count ->
    [one] { $count } обморожение
    [few] { $count } обморожения
   *[other] { $count } обморожений
}
says-board-gear = , { $cards }
says-board-values = (Атака { $attack }+, Поиск { $search }+)
says-board-survivor = { $who } { SAY($place, "at") } { $values }{ $leader }{ $hurt }{ $gear }
says-board-hand = Ваша рука: { $cards }
says-board-hand-empty = Ваша рука: пусто
says-board-secret = Ваша Секретная Цель: { $card } (достигнута) { $progress }
says-board-secret-not = Ваша Секретная Цель: { $card } (не достигнута) { $progress }
says-board-crossroads = Вы держите карту Перекрёстков { $card }

## Questions

says-question-action = Что вы делаете?
says-question-option = Какой вариант вы выбираете?
says-question-offer = Принимаете предложение?
says-question-vote = Как вы голосуете? Голосов не видно, пока не проголосуют все.
says-question-tie = Голоса разделились поровну, решаете вы: принято?
says-several-fit = Одинаково подходят несколько, и решает первый игрок: о ком или о чём речь?
says-question-clause = Несколько эффектов ждут одного момента. Какой первый?
says-question-card = Какая карта?
says-question-survivor = Какой выживший?
says-question-location = Какая локация?
says-question-entrance = Какой Вход?
says-question-player = Какой игрок?
says-question-die = Какой кубик?
says-question-number = Сколько?
says-question-number-noted = Какое число?
says-question-symbol = Карта какого вида?
says-question-deck = Какая колода?
says-question-face = Какая грань кубика Воздействия?
says-question-copy = Какая из копий?
says-question-keep-survivor = Кого вы оставляете?
says-question-leader = Кто лидер вашей группы?
says-question-search = Какую карту вы оставляете?
says-question-under = Какая карта уходит под колоду следующей?
says-question-request = Что вы отдаёте?
says-question-use = Для чего применяется карта?
says-question-hand-off = Берёте?
says-question-exile = Кто куда уходит?
says-question-bite = Выживший погибает или вы бросаете кубик?

says-purpose-acted = Ваш ход: сколько угодно действий, в любом порядке.
says-purpose-survivors-kept = Группа, с которой вы начинаете. Выжившие, которых вы не оставите, вернутся в свою колоду.
says-purpose-leader-named = Группе нужен лидер: игру начинает тот, у чьего лидера Влияние больше всех.
says-purpose-leader-chosen = Ваш лидер потерян: его место займёт другой выживший вашей группы.
says-purpose-barricade-placed = Строится баррикада { SAY($location1, "at") }: она занимает одно пустое место у Входа.
says-purpose-source-chosen = Зомби идёт { SAY($location1, "from") } { SAY($location2, "to") }: какой именно?
says-purpose-target-chosen = Зомби приходит { SAY($location3, "to") }: где он встанет?
says-purpose-source-named = Ещё один зомби привлекается { SAY($location2, "to") }: откуда?
says-purpose-entrance-of-killed = Погибает зомби { SAY($location1, "at") }: какой именно?
says-purpose-victim-chosen = Зомби прорываются { SAY($location0, "to") }, и у нескольких выживших там наименьшее Влияние: кто погибает?
says-purpose-reach = Укус распространяется { SAY($location0, "at") }, и у нескольких выживших наименьшее Влияние: кого он настигает?
says-purpose-bite-answered = Укус { SAY($location0, "at") } настиг вашего выжившего. Если он погибнет, на этом всё кончится. Если бросить кубик и выпадет пустая грань, он остаётся в живых и укус остановлен; на любой другой грани он погибает, и укус идёт дальше.
says-purpose-named-next = Сразу погибает несколько выживших: кто следующий?
says-purpose-wound-distributed = Осталось раздать { $number0 ->
    [one] { $number0 } рану
    [few] { $number0 } раны
   *[other] { $number0 } ран
}, по одной: кто получает следующую?
says-purpose-number-noted = Вы загадываете число, которого никто не увидит, пока не загадают все: какое?
says-purpose-sent-home = Освобождается место { SAY($location1, "at") }: кто уходит в колонию?
says-purpose-heal-both = У { SAY($survivor0, "genitive") } снимают жетоны ({ $number1 }): сколько из них обморожений? Остальные — раны.
says-purpose-entrance-chosen = { $survivor0 } присоединяется к вам, но в колонии нет места: в какой локации он окажется?
says-purpose-left-colony = Вы в изгнании: ваши выжившие один за другим покидают колонию, и за каждого бросают кубик Воздействия.
says-purpose-exile-vote-ended = Голосование об изгнании { SAY($player0, "genitive") }. «Да» — изгнание: его выжившие покидают колонию, и он получает другую Секретную Цель.
says-purpose-card-chosen = { $survivor1 } обыскивает { SAY($location2, "accusative") }: одна карта идёт вам на руку, остальные — под колоду. Каждый шум может в конце раунда привести зомби.
says-purpose-keep = { $survivor1 } оставляет ещё одну из карт, найденных { SAY($location2, "at") }.
says-purpose-put-under = Остальные карты уходят под колоду локации { $location1 }: названная последней ложится ниже всех.
says-purpose-request-answered = { $player0 } просит у вас 1 карту { SAY($symbol2, "genitive") }. Её разыграют сразу, в этот же ход. Предлагаются только подходящие карты, и отдавать вы не обязаны.
says-purpose-equip-given = Вам отдали карту { $card0 }: кто из ваших выживших её возьмёт?
says-purpose-food-given = Вам отдали карту { $card0 }: её разыгрывают ради эффекта или чтобы увеличить один ваш кубик на 1.
says-purpose-equip-copy = Из двух копий карты одна исчерпала свой предел, другая нет: которую взять как снаряжение?
says-purpose-contribute-copy = Из двух копий карты одна исчерпала свой предел, другая нет: которую добавить на Кризис?
says-purpose-contribute-equipped-copy = Из двух копий карты одна исчерпала свой предел, другая нет: которую добавить на Кризис?
says-purpose-hand-off-copy = Из двух копий карты одна исчерпала свой предел, другая нет: которую передать?
says-purpose-card-given = Из двух копий карты одна исчерпала свой предел, другая нет: которую отдать?
says-purpose-hand-off-answered = { $player0 } передаёт вам карту { $card1 }: от { SAY($survivor2, "genitive") } к { SAY($survivor3, "dative") }.

## The game on one page

says-overview-1 = О чём игра
says-overview-2 = Вы ведёте нескольких выживших через зиму среди мертвецов. У всех игроков общая колония и Основная Цель, и у каждого есть Секретная Цель. Вы побеждаете, если ваша Секретная Цель выполнена в конце игры; почти всем нужна и выполненная Основная Цель. Обе показывает `goal`.
says-overview-3 = Как она завершается
says-overview-4 = Мораль на 0, счётчик раундов на 0 или Основная Цель выполнена, когда её проверяют в Фазе Колонии.
says-overview-5 = Раунд
says-overview-6 = Открывается Кризис, все бросают кубики, каждый делает ход, затем наступает Фаза Колонии.
says-overview-7 = Ваш ход
says-overview-8 = Каждый кубик — одно действие: для атаки и поисков нужен кубик не меньше значения выжившего, для остальных годится любой. Перемещение (каждый выживший один раз за ход), розыгрыш карт, добавление карт на Кризис и просьбы кубика не требуют. Жетон Пропитания из кладовой увеличивает кубик на 1. Кубики, оставшиеся к концу хода, пропадают.
says-overview-9 = Кубик Воздействия
says-overview-10 = Кто переходит в другую локацию или убивает зомби, бросает кубик Воздействия: часто ничего, иначе рана, обморожение (рана, которая приносит ещё одну в начале каждого вашего хода) или укус, который убивает и может перейти на других в той же локации. Три раны убивают. Каждый погибший выживший уменьшает Мораль на 1.
says-overview-11 = Карты Перекрёстков
says-overview-12 = В каждый ход карту держит игрок справа от того, кто ходит. Когда выполняется её условие, её зачитывают и разыгрывают.
says-overview-13 = Фаза Колонии
says-overview-14 = Колония ест: 1 жетон Пропитания на каждых двоих в ней, или голодает, и Мораль падает. Каждые 10 карт в стопке Отходов уменьшают Мораль на 1. Проверяется Кризис: каждая нужная карта даёт 1 очко, каждая другая отнимает 1; если очков не хватает, он наступает. Зомби приходят туда, где есть выжившие, и ещё на шум. Зомби, которому нет места, ломает баррикаду или, если её нет, кого-нибудь убивает. Затем проверяется Основная Цель и сдвигается счётчик раундов.
says-overview-15 = Изгнание
says-overview-16 = Один раз за ход вы можете предложить изгнать другого игрока. Изгнанный покидает колонию и получает другую Секретную Цель.
says-overview-together = Вы ведёте нескольких выживших через зиму среди мертвецов. У всех игроков общая колония и Основная Цель: все побеждают вместе, когда она выполнена, или не побеждает никто. Её показывает `goal`.

says-legend-1 = с кубиком 3 и больше этот выживший может атаковать
says-legend-2 = с кубиком 2 и больше этот выживший может вести поиски в локации за пределами колонии
says-legend-3 = старшинство: укусы и прорывы сначала настигают того, у кого оно наименьшее; начинает игру тот, у чьего лидера оно больше всех
says-legend-4 = одно действие: такое, для которого нужно 4 и меньше или годится любой кубик
says-legend-5 = места у Входа: зомби, баррикада, пустое место
says-legend-6 = жетоны, которые остаются после поисков; в Фазе Колонии за каждый бросают кубик: если выпало 3 и меньше, приходит зомби
says-legend-7 = виды карт Предметов; Кризису нужны некоторые из них
says-legend-8 = три вместе убивают; обморожение приносит ещё рану в начале хода
says-legend-9 = выжившие без карты, которые только едят и занимают место
says-legend-10 = использованные карты; каждые 10 уменьшают Мораль на 1 в Фазе Колонии
says-legend-11 = на 0 игра завершается
says-legend-sign-1 = Атака 3+
says-legend-sign-2 = Поиск 2+
says-legend-sign-3 = Влияние
says-legend-sign-4 = кубик 4
says-legend-sign-5 = z, # и точка
says-legend-sign-6 = шум
says-legend-sign-7 = оружие, топливо, образование, пропитание, медикаменты, инструменты, выживший
says-legend-sign-8 = рана, обморожение
says-legend-sign-9 = беспомощный
says-legend-sign-10 = стопка Отходов
says-legend-sign-11 = мораль

## Options, as they are chosen by their words

says-option-end-turn = закончить ход
says-option-attack = атаковать зомби: { $survivor0 }, кубик { $number1 }, { $entrance2 }
says-option-attack-survivor = атаковать { SAY($survivor2, "accusative") }: { $survivor0 }, кубик { $number1 }
says-option-search = Поиск: { $survivor0 }, кубик { $number1 }
says-option-barricade = построить баррикаду: { $entrance1 }, кубик { $number0 }
says-option-clean-waste = очистить Отходы, кубик { $number0 }
says-option-attract = привлечь зомби { SAY($location2, "from") } { SAY($location1, "to") }, кубик { $number0 }
says-option-ability = применить способность { $number1 }: { $survivor0 }{ $number2 ->
    [0] {""}
   *[other] , кубик { $number2 }
}
says-option-use = применить способность { $number2 } карты { $path1 }: { $survivor0 }{ $number3 ->
    [0] {""}
   *[other] , кубик { $number3 }
}
says-option-play = разыграть { $card0 }
says-option-equip = снарядить: { $survivor1 }, { $card0 }
says-option-play-for-die = разыграть { $card0 }, чтобы увеличить кубик { $number1 }
says-option-contribute = добавить { $card0 } на Кризис
says-option-contribute-equipped = добавить { $card0 } на Кризис: { $survivor1 }
says-option-move = переместить { SAY($survivor0, "accusative") } { SAY($location1, "to") }
says-option-spend-food = потратить жетон Пропитания, чтобы увеличить кубик { $number0 }
says-option-request = попросить у { SAY($player0, "genitive") } карту { SAY($symbol1, "genitive") }
says-option-hand-off = передать { $card0 } от { SAY($survivor1, "genitive") } { SAY($survivor2, "dative") }
says-option-exile-vote = предложить изгнать { SAY($player0, "accusative") }
says-option-keep = оставить { $card0 }
says-option-make-noise = пошуметь и взять ещё одну карту
says-option-bite-accept = { $survivor0 } погибает, и укус остановлен
says-option-bite-roll = бросить кубик Воздействия за { SAY($survivor0, "accusative") }
says-option-leader = лидер группы — { $survivor0 }
says-option-keep-survivor = оставить { SAY($survivor0, "accusative") }
says-option-give = отдать { $card0 }
says-option-refuse = ничего не отдавать
says-option-vote = голосовать: { $vote0 }
says-option-done = готово
says-option-number = { $number0 }
says-option-clause = сначала эффект { $number0 }
says-option-option = { $label1 }
says-option-accept = принять предложение карты { $path0 }
says-option-decline = отклонить предложение карты { $path0 }
says-option-player = { $player0 }
says-option-survivor = { $survivor0 }
says-option-location = { $location0 }
says-option-entrance = { $entrance0 }
says-option-card = { $card0 }
says-option-die = { $die0 }
says-option-symbol = { $symbol0 }
says-option-deck = { $deck0 }
says-option-face = { $face0 }
says-option-swap = { $survivor0 } и { $survivor1 } меняются местами
says-option-fresh-copy = { $card0 }, ещё не применённая
says-option-used-copy = { $card0 }, уже применённая

## The table of a page

says-draws-round = раунд
says-draws-left = осталось { $count }
says-draws-morale = мораль
says-draws-food = пропитание
says-draws-starvation = голод
says-draws-waste = отходы
says-draws-helpless = беспомощные выжившие
says-draws-room = мест для выживших: { $count }
says-draws-deck = карт в колоде
says-draws-noise = шум
says-draws-zombie = зомби, { $place }
says-draws-barricade = баррикада, { $place }
says-draws-empty = свободное место, { $place }
says-draws-wound = рана
says-draws-frostbite = обморожение
says-draws-leads = лидер группы
says-draws-has = снаряжение: { $card }
says-draws-in-hand = карт на руке: { $count }
says-draws-first = первый игрок
says-draws-player = Игрок { $number }
says-draws-player-piece = игрок { $number }
says-draws-die = кубик { $number }
says-draws-crisis = карт добавлено: { $count }, нужно { $need }
says-draws-progress = { $have } из { $want }
says-draws-table = На столе
says-draws-dice = Ваши кубики
says-draws-dice-none = не осталось
says-draws-search = Взято в этом Поиске
says-draws-hand-empty = пусто
says-draws-held = для игрока { $number }
says-draws-secret = Видите только вы
says-draws-page-goal = цель
says-draws-page-hand = рука
says-draws-page-table = стол
