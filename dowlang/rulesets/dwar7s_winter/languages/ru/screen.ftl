## Questions, pages and options. The ids are those of `screen/sentences.py`, in its order.

says-fights = Сражения
says-dwarves = Гномы
says-the-pool = Ряд героев
says-the-hall = Музыкальный зал
says-ask-where = В какую зону?
says-ask-where-to = В какую зону?
says-status = Неделя { $week }, осталось { $count ->
    [one] { $count } действие
    [few] { $count } действия
   *[other] { $count } действий
}; { $stock }; в лагере { $camp }{ $tokens }
says-status-tokens = ; жетонов музыки осталось { $left } из { $count }
says-do-end-turn = закончить ход
says-do-end-turn-lost = закончить ход ({ $count ->
    [one] пропадёт { $count } действие
    [few] пропадут { $count } действия
   *[other] пропадут { $count } действий
})
says-do-place = выставить { SAY($dwarf, "accusative") } из лагеря
says-do-place-free = выставить { SAY($dwarf, "accusative") } из лагеря (без действия)
says-one-a-zone = из лагеря в одну зону приходит один гном за ход
says-do-move = переместить { SAY($dwarf, "accusative") } { SAY($zone, "from") }
says-do-hire = нанять за { SAY($gold, "accusative") }: { $hero }
says-do-music = играть на { SAY($instrument, "prepositional") }
says-do-music-free = играть на { SAY($instrument, "prepositional") } (без действия)
says-do-defeat = победить чудовище: { $monster }
says-do-overcome = преодолеть бедствие: { $disaster }
says-cards-of-hand-none = ни одной карты в руке; сыграть свои смогут только другие
says-cards-of-hand = вы можете сыграть с руки { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[other] { $count } карт
}
says-known-of = { SAY($name, $case) } ({ $what })
says-known-of-at = { $name } { SAY($zone, "at") } ({ $what })
says-monster-known = нужно: { $needs }; { $points }
says-disaster-known = нужно: { $needs }; { $points }, { $gold }
says-camp-known = в лагере { $camp }
says-steps-away = { $count ->
    [one] { $count } шаг
    [few] { $count } шага
   *[other] { $count } шагов
} от замка
says-and-there = { $left }; { $right }
says-hand-count = Ваша рука ({ $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
})
says-hand-empty = На руке пусто
says-hand-later = Лицом вниз у вашего планшета, на следующие недели
says-hand-of = Рука игрока { $number } ({ $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
})
says-in-brackets = ({ $what })
says-pool-empty = Ряд героев пуст
says-enemies-monsters = Чудовища на поле
says-enemies-disasters = Бедствия на поле
says-enemies-none = На поле нет ни чудовищ, ни бедствий
says-points-now = Очки на сейчас, насколько они вам известны
says-points-of-militia = ополчение (все гномы в лагере)
says-scored-no-part = { $player }: очков нет

## The game on one page

says-overview-what = О чём игра
says-overview-what-is = Вы ведёте семерых гномов через зиму: { $count ->
    [one] { $count } неделя
    [few] { $count } недели
   *[other] { $count } недель
}. { $goal }
says-overview-goal-alone = Вы держите замок в одиночку и побеждаете, если удержите его до конца.
says-overview-goal-together = Все игроки держат замок вместе и вместе побеждают, если удержат его до конца.
says-overview-goal-points = Все игроки держат замок вместе; у кого в конце больше очков, побеждает один; при ничьей — у кого больше гномов в лагере, затем — у кого больше очков за героев.
says-overview-ends = Чем кончается
says-overview-ends-solo = В конце недели вы проигрываете, если в замке стоит чудовище { $at_once } или в силе { $count ->
    [one] { $count } бедствие
    [few] { $count } бедствия
   *[other] { $count } бедствий
}. После недели { $week } считают очки. { $titles }
says-overview-ends-all = В конце недели все проигрывают, если в замке стоит чудовище { $at_once } или в силе { $count ->
    [one] { $count } бедствие
    [few] { $count } бедствия
   *[other] { $count } бедствий
}. После недели { $week } считают очки. { $titles }
says-overview-at-once = (сразу, как только войдёт)
says-overview-titles = Они дают титул, { $which }: от 25 очков и 4 преодолённых бедствий, от 30 и 5 чудовищ, от 35 и 7 героев из ряда, от 40 и полного запаса одного ресурса, от 50 и 7 чудовищ с 7 бедствиями.
says-overview-titles-all = все, какие заслужите
says-overview-titles-highest = самый высокий, какой заслужите
says-overview-week = Неделя
says-overview-week-is = Чудовища делают шаг к замку и нападают, у стен появляются новые, { $disasters }. { $turns }
says-overview-week-solo = Вы выбираете карты на руку и делаете ход.
says-overview-week-all = Каждый выбирает карты на руку. Каждый делает ход.
says-overview-disasters = происходит одно бедствие { $nightmare }{ $snowball }
says-overview-nightmare = (два — на неделях { $weeks })
says-overview-snowball = , и ещё одно, если в его зоне уже было бедствие, пока в силе не больше { $most }
says-overview-turn = Ваш ход
says-overview-turn-is = Столько действий, сколько показывает счётчик: выставить гнома из лагеря в любую зону (за ход по одному в зону), переместить гнома на одну зону, нанять героя из ряда { $once }, { $music }.
says-overview-hire-solo = (сколько раз сможете заплатить)
says-overview-hire-all = (один раз за ход)
says-overview-play-solo = играть на инструментах (жетонов на неделю: { $count }; без действия за ход: { $free })
says-overview-play-all = сыграть на инструменте (один раз за ход)
says-overview-music = Музыка
says-overview-music-is = Когда звучит инструмент, вы разыгрываете с руки любые его карты{ $others }.
says-overview-music-others = , затем это делают остальные по часовой стрелке
says-overview-enemies = Чудовища и бедствия
says-overview-enemies-are = Если в зоне хватает ваших гномов и у вас есть нужные ресурсы, вы справляетесь с врагом в любой момент своего хода, без действия. Гномы возвращаются в лагерь. Это даёт очки, а бедствие — ещё и золото. { $shortage }
says-overview-shortage = Золотом можно возместить недостающее: { $what }.
says-overview-a-monster = за чудовище
says-overview-a-disaster = за бедствие
says-overview-legends = Легендарные гномы
says-overview-legends-are = Старый мудрец приводит их вместо гнома в лагере. Воитель ледяной стены считается против чудовища за двоих, страж земли сберегает 1 ресурс при бедствии в своей зоне, повелителя грома выставляют без действия ({ $how }).
says-overview-thunder-once = один раз за ход
says-overview-thunder-often = сколько угодно раз
says-overview-zones = Зоны
says-overview-zones-are = Леса дают древесину, шахты — камень, равнины — еду, как сказано на ваших картах, пока там нет ни чудовища, ни бедствия.
says-overview-points = Очки
says-overview-points-are = Ваши трофеи (побеждённые чудовища и преодолённые бедствия) и герои — как напечатано, за запас ресурса в { $most } столько очков: { $worth } и { $militia } за всех гномов в лагере{ $blood }{ $legend }.
says-overview-blood = ; по 1 за каждый вид побеждённых чудовищ{ $least }
says-overview-blood-least = , если видов не меньше { $count }
says-overview-legend-points = ; по { $count } за каждого легендарного гнома

## Pages, questions, purposes

says-page-hand = ваши карты и что они делают
says-page-pool = герои, которых можно нанять
says-page-table = зоны, враги, игроки
says-page-enemies = чудовища и бедствия на поле и что они делают
says-page-points = очки всех игроков на сейчас и за что они
says-question-action = Что вы делаете?
says-question-act-with = Какое чудовище действует следующим?
says-question-way = Куда оно идёт?
says-question-herd = Какое чудовище гонят вперёд?
says-question-guardian = Где встанет на стражу ваш гном?
says-question-leave = Какая карта остаётся на этой неделе лицом вниз?
says-question-party = Каких гномов вы используете?
says-question-spare = Какой ресурс вы сберегаете?
says-question-play-cards = Какую карту вы разыгрываете под музыку?
says-question-option = Какой вариант вы выбираете?
says-question-offer = Вы принимаете предложение?
says-question-vote = Как вы голосуете? Никто не видит голосов, пока не отданы все.
says-question-tie = Голоса разделились, решаете вы: принять?
says-several-fit = Одинаково подходят несколько, и решает первый игрок: о ком или о чём речь?
says-question-clause = Несколько эффектов ждут одного момента. Какой первым?
says-question-player = Какой игрок?
says-question-zone = Какая зона?
says-question-dwarf = Какой гном?
says-question-monster = Какое чудовище?
says-question-disaster = Какое бедствие?
says-question-hero = Какой герой?
says-question-resource = Какой ресурс?
says-question-number = Сколько?
says-purpose-acted-on = Ваш ход: всё, у чего нет пометки «без действия», стоит одного действия. Сражения не стоят ничего.
says-purpose-monster-picked = На этой неделе вы первый: каждое чудовище делает шаг к замку и нападает — в порядке, который назовёте вы.
says-purpose-way-chosen = { $monster0 } делает шаг, а кратчайших путей несколько.
says-purpose-stray-chosen = { $monster0 } гонит другое чудовище на шаг вперёд.
says-purpose-stray-named = { $monster0 } гонит вперёд другое чудовище: идёт то, которое назовут чаще.
says-purpose-guardian-placed = Перед первой неделей каждый игрок выставляет на поле гномов, чтобы они стояли на страже. Вам осталось выставить: { $number1 }.
says-purpose-hand-chosen = Рука на неделю. Карт пойдёт с вами: { $number0 }. Остальные, которые вы здесь называете, лежат лицом вниз до следующей недели.
says-purpose-defeated = Вы сражаетесь: { $monster1 }. Использованные гномы вернутся в лагерь.
says-purpose-choose-price = Вы справляетесь с бедствием: { $disaster1 }. Использованные гномы вернутся в лагерь.
says-purpose-overcame = Там стоит страж земли: вы платите на 1 ресурс меньше.
says-purpose-card-picked = Звучит { $instrument1 }: у кого есть такие карты, может их разыграть, один за другим.
says-purpose-stepped = Гном идёт в соседнюю зону.
says-purpose-placed = Гном выходит из лагеря в любую зону.
says-purpose-banished = Гнома прогоняют домой из зоны чудовища.
says-purpose-swapped = Легендарный гном занимает место гнома в вашем лагере.
says-purpose-recruited = Герой уходит лицом вниз в вашу колоду.

## Signs and short words

says-legend-sign-1 = Л1 Ш4 Р3 С2 З
says-legend-1 = зоны: лес, шахта, равнина, стена с их номерами и замок
says-legend-sign-2 = 1 шаг от замка
says-legend-2 = по кратчайшему пути
says-legend-sign-3 = лагерь
says-legend-3 = ваши гномы рядом с полем
says-legend-sign-4 = нужно: 3 гнома, 1 камень
says-legend-4 = столько ваших гномов в его зоне и то, что платят
says-legend-sign-5 = счётчик действий
says-legend-5 = действия вашего хода: 5, нападения снижают их на эту неделю вплоть до 3
says-legend-sign-6 = предел руки
says-legend-6 = карты на неделю: 7, нападения снижают их на эту неделю вплоть до 5
says-legend-sign-7 = барабан, рог, арфа, скрипка
says-legend-7 = инструменты музыкального зала, каждый раз в неделю
says-legend-sign-8 = молчит
says-legend-8 = инструмент, которому не даёт звучать чудовище
says-legend-sign-9 = первый игрок
says-legend-9 = называет порядок чудовищ, ходит первым и каждую неделю передаёт жетон

## Options

says-option-end-turn = закончить ход
says-option-place = выставить { SAY($dwarf_kind0, "accusative") } { SAY($zone1, "to") }
says-option-move = переместить { SAY($dwarf_kind0, "accusative") } { SAY($zone1, "from") } { SAY($zone2, "to") }
says-option-hire = нанять за { $number1 } золота: { $hero0 }
says-option-music = играть на { SAY($instrument0, "prepositional") }
says-option-defeat = победить чудовище: { $monster0 }
says-option-overcome = преодолеть бедствие: { $disaster0 }
says-option-play-hero = разыграть карту «{ $hero0 }»
says-option-leave = { $hero0 }
says-option-act-with = { $monster0 }
says-option-party = { $party0 }
says-option-spare = на 1 меньше: { $resource0 }
says-option-done = готово
says-option-number = { $number0 }
says-option-clause = сначала эффект { $number0 }
says-option-option = { $label1 }
says-option-accept = да
says-option-decline = нет
says-option-vote = голос: { $vote0 }
says-option-player = { $player0 }
says-option-zone = { $zone0 }
says-option-dwarf = { $dwarf0 }
says-option-monster = { $monster0 }
says-option-disaster = { $disaster0 }
says-option-hero = { $hero0 }
says-option-resource = { $resource0 }

## The table of a page

says-draws-week = неделя
says-draws-actions = осталось действий
says-draws-monsters = монстров впереди
says-draws-disasters = бедствий впереди
says-draws-your = у вас: { $resource }
says-draws-steps = шагов до замка
says-draws-of-player = игрока { $number }
says-draws-stock = { $resource } { $count }
says-draws-in-hand = карт на руке: { $count }
says-draws-player = Игрок { $number }
says-draws-player-piece = игрок { $number }
says-draws-silenced = { $instrument } (не звучит)
says-draws-hand = Ваша рука
says-draws-hand-empty = пусто
says-draws-later = На следующие недели
says-draws-page-enemies = враги
says-draws-page-hand = рука
says-draws-page-points = очки
says-draws-page-pool = герои
says-draws-page-table = стол
