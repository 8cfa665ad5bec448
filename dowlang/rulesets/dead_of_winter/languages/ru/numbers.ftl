## Numbers of the rules that a scenario sets (`rule "people_per_food" is "3"`), as sentences.

set-people-per-food = 1 жетон Пропитания кормит { $number } { $number ->
    [one] человека
    [few] человек
   *[other] человек
} в колонии
set-waste-per-morale = на шаге «Проверьте Отходы» Мораль уменьшается на 1 за { $number ->
    [1] каждую карту
    [one] каждую { $number } карту
    [few] каждые { $number } карты
   *[other] каждые { $number } карт
} в стопке Отходов
set-people-per-zombie = 1 зомби приходит за { $number ->
    [1] каждого человека
    [one] каждого { $number } человека
   *[other] каждых { $number } человек
} в колонии
set-survivors-per-zombie = 1 зомби приходит за { $number ->
    [1] каждого выжившего
    [one] каждого { $number } выжившего
   *[other] каждых { $number } выживших
} в локации за пределами колонии
set-crisis-surplus = избытком Кризиса { $number ->
    [few] считаются
   *[other] считается
} { $number } { $number ->
    [one] лишнее очко
    [few] лишних очка
   *[other] лишних очков
}
set-crisis-morale = избыток увеличивает Мораль на { $number }
set-dice-base = каждый игрок бросает { $number } { $number ->
    [one] кубик Действия
    [few] кубика Действия
   *[other] кубиков Действия
} помимо кубиков за своих выживших
set-dice-per-survivor = каждый игрок бросает { $number } { $number ->
    [one] кубик Действия
    [few] кубика Действия
   *[other] кубиков Действия
} за каждого своего выжившего
set-noise-threshold = кубик за жетон Шума добавляет зомби, если выпало { $number } или меньше
set-wounds-to-kill = выживший погибает, когда у него { $number } { $number ->
    [one] рана
    [few] раны
   *[other] ран
}
set-frostbite-wounds = за каждое обморожение выживший получает { $number } { $number ->
    [one] рану
    [few] раны
   *[other] ран
} в начале хода
set-morale-per-death = гибель выжившего снижает Мораль на { $number }
set-cost-of-death = гибель выжившего, кроме беспомощных, снижает Мораль на { $number }
set-cards-cleaned = при очистке Отходов { $number ->
    [one] убирается
    [few] убираются
   *[other] убирается
} { $number } { $number ->
    [one] карта
    [few] карты
   *[other] карт
}
set-zombies-attracted = привлечь можно до { $number } зомби
set-hand-size = каждый игрок начинает с { $number } { $number ->
    [one] картой Предмета
   *[other] картами Предметов
}
set-survivors-dealt = в начале каждый игрок получает { $number } { $number ->
    [one] карту выжившего
    [few] карты выживших
   *[other] карт выживших
}
set-survivors-kept = из полученных выживших каждый игрок оставляет себе { $number }
set-ordinary-secrets = на каждого игрока откладывается { $number } { $number ->
    [one] обычная Секретная Цель
    [few] обычные Секретные Цели
   *[other] обычных Секретных Целей
}
set-betrayal-secrets = к ним подмешивается { $number } { $number ->
    [one] Секретная Цель Предателя
    [few] Секретные Цели Предателя
   *[other] Секретных Целей Предателя
}
set-exposure-blank = на кубике Воздействия { $number } { $number ->
    [one] пустая грань
    [few] пустые грани
   *[other] пустых граней
}
set-exposure-wound = на кубике Воздействия { $number } { $number ->
    [one] грань
    [few] грани
   *[other] граней
} с раной
set-exposure-frostbite = на кубике Воздействия { $number } { $number ->
    [one] грань
    [few] грани
   *[other] граней
} с обморожением
set-exposure-bitten = на кубике Воздействия { $number } { $number ->
    [one] грань
    [few] грани
   *[other] граней
} с укусом
set-colony-spaces = в колонии { $number } { $number ->
    [one] место
    [few] места
   *[other] мест
} для выживших
set-colony-entrance-spaces = у каждого Входа колонии { $number } { $number ->
    [one] место
    [few] места
   *[other] мест
}
set-start-morale = Мораль начинается с { $number }, если в Основной Цели не сказано иное
set-start-round = игра длится { $number } { $number ->
    [one] раунд
    [few] раунда
   *[other] раундов
}, если в Основной Цели не сказано иное
set-morale-max = Мораль не поднимается выше { $number }
set-start-food = колония начинает с { $number } { $number ->
    [one] жетоном
   *[other] жетонами
} Пропитания, если в Основной Цели не сказано иное
set-start-helpless = в начале в колонии { $number } { $number ->
    [one] беспомощный выживший
   *[other] беспомощных выживших
}, если в Основной Цели не сказано иное
set-die-max = кубик нельзя увеличить больше чем до { $number }
set-exchanges = за один ход карты просят и передают не больше { $number } { $number ->
    [one] раза
    [few] раз
   *[other] раз
} в сумме
set-counts-for-zombies = когда приходят зомби, каждый выживший считается за { $number }
set-spaces-needed = каждый выживший занимает { $number } { $number ->
    [one] место
    [few] места
   *[other] мест
}
set-votes = у каждого игрока { $number } { $number ->
    [one] голос
    [few] голоса
   *[other] голосов
}
set-wrong-cards = каждая неподходящая карта отнимает у Кризиса { $number } { $number ->
    [one] очко
    [few] очка
   *[other] очков
}
set-crisis-need = для Предотвращения Кризиса нужно { $number ->
    [one] { $number } очко
    [few] { $number } очка
    [many] { $number } очков
   *[sum] столько очков, сколько составляет { COUNT($number, "nominative") }
}
set-worth-symbol = каждая карта { SAY($symbol, "genitive") }, нужная Кризису, даёт { $number } { $number ->
    [one] очко
    [few] очка
   *[other] очков
}
set-food-cost-more = на шаге «Оплатите пропитание» нужно на { $number } { $number ->
    [one] жетон Пропитания
    [few] жетона Пропитания
   *[other] жетонов Пропитания
} больше
set-food-cost-fewer = на шаге «Оплатите пропитание» нужно на { $number } { $number ->
    [one] жетон Пропитания
    [few] жетона Пропитания
   *[other] жетонов Пропитания
} меньше
set-crisis-points-more = для Предотвращения Кризиса нужно на { $number } { $number ->
    [one] очко
    [few] очка
   *[other] очков
} больше
set-crisis-points-fewer = для Предотвращения Кризиса нужно на { $number } { $number ->
    [one] очко
    [few] очка
   *[other] очков
} меньше
set-dice-rolled-more = каждый игрок бросает на { $number } { $number ->
    [one] кубик Действия
    [few] кубика Действия
   *[other] кубиков Действия
} больше
set-dice-rolled-fewer = каждый игрок бросает на { $number } { $number ->
    [one] кубик Действия
    [few] кубика Действия
   *[other] кубиков Действия
} меньше
set-search-draws-more = при Поиске берётся на { $number } { $number ->
    [one] карту
    [few] карты
   *[other] карт
} больше
set-search-draws-fewer = при Поиске берётся на { $number } { $number ->
    [one] карту
    [few] карты
   *[other] карт
} меньше
set-search-keeps-more = при Поиске остаётся на { $number } { $number ->
    [one] карту
    [few] карты
   *[other] карт
} больше
set-search-keeps-fewer = при Поиске остаётся на { $number } { $number ->
    [one] карту
    [few] карты
   *[other] карт
} меньше
set-attack-value-more = Атака каждого выжившего на { $number } больше
set-attack-value-fewer = Атака каждого выжившего на { $number } меньше
set-search-value-more = Поиск каждого выжившего на { $number } больше
set-search-value-fewer = Поиск каждого выжившего на { $number } меньше
set-influence-more = Влияние каждого выжившего на { $number } больше
set-influence-fewer = Влияние каждого выжившего на { $number } меньше
set-ability-value-more = значения Способностей на { $number } больше
set-ability-value-fewer = значения Способностей на { $number } меньше
set-extra-moves-more = каждый выживший может переместиться за ход на { $number } { $number ->
    [one] раз
    [few] раза
   *[other] раз
} больше
set-extra-moves-fewer = каждый выживший может переместиться за ход на { $number } { $number ->
    [one] раз
    [few] раза
   *[other] раз
} меньше
set-survivor-spaces-more = в каждой локации на { $number } { $number ->
    [one] место
    [few] места
   *[other] мест
} для выживших больше
set-survivor-spaces-fewer = в каждой локации на { $number } { $number ->
    [one] место
    [few] места
   *[other] мест
} для выживших меньше
set-search-draws-there-more = при Поиске в любой локации берётся на { $number } { $number ->
    [one] карту
    [few] карты
   *[other] карт
} больше
set-search-draws-there-fewer = при Поиске в любой локации берётся на { $number } { $number ->
    [one] карту
    [few] карты
   *[other] карт
} меньше
set-search-keeps-there-more = при Поиске в любой локации остаётся на { $number } { $number ->
    [one] карту
    [few] карты
   *[other] карт
} больше
set-search-keeps-there-fewer = при Поиске в любой локации остаётся на { $number } { $number ->
    [one] карту
    [few] карты
   *[other] карт
} меньше
set-more-zombies-more = когда приходят зомби, в каждую локацию их приходит на { $number } больше
set-more-zombies-fewer = когда приходят зомби, в каждую локацию их приходит на { $number } меньше
set-search-die-there-more = кубик для Поиска должен быть на { $number } больше
set-search-die-there-fewer = кубик для Поиска должен быть на { $number } меньше
set-counted-symbol-more = Кризис учитывает на { $number } { $number ->
    [one] карту
    [few] карты
   *[other] карт
} { SAY($symbol, "genitive") } больше
set-counted-symbol-fewer = Кризис учитывает на { $number } { $number ->
    [one] карту
    [few] карты
   *[other] карт
} { SAY($symbol, "genitive") } меньше
set-no-exposure-moving-no = после перемещения бросают кубик Воздействия
set-no-exposure-moving-yes = после перемещения не бросают кубик Воздействия
set-no-exposure-attacking-no = после атаки бросают кубик Воздействия
set-no-exposure-attacking-yes = после атаки не бросают кубик Воздействия
set-no-exposure-killing-no = за зомби, убитых картой, бросают кубик Воздействия, как при атаке
set-no-exposure-killing-yes = за зомби, убитых картой, не бросают кубик Воздействия
set-no-exposure-on-route-no = после перемещения из одной локации в другую бросают кубик Воздействия
set-no-exposure-on-route-yes = после перемещения из одной локации в другую не бросают кубик Воздействия
set-no-exposure-at-entrance-no = после атаки на зомби у Входа бросают кубик Воздействия
set-no-exposure-at-entrance-yes = после атаки на зомби у Входа не бросают кубик Воздействия
set-no-noise-no = взять ещё одну карту при Поиске — значит пошуметь
set-no-noise-yes = взять ещё одну карту при Поиске можно без Шума
set-ignore-wound-no = результат Воздействия «рана» действует
set-ignore-wound-yes = результат Воздействия «рана» не действует
set-ignore-frostbite-no = результат Воздействия «обморожение» действует
set-ignore-frostbite-yes = результат Воздействия «обморожение» не действует
set-ignore-bitten-no = результат Воздействия «укус» действует
set-ignore-bitten-yes = результат Воздействия «укус» не действует
set-forbid-search-no = выжившие могут вести Поиск
set-forbid-search-yes = выжившие не могут вести Поиск
set-forbid-attack-no = выжившие могут атаковать
set-forbid-attack-yes = выжившие не могут атаковать
set-forbid-ability-no = выжившие могут использовать свои Способности
set-forbid-ability-yes = выжившие не могут использовать свои Способности
set-forbid-be-attacked-no = выживших можно атаковать
set-forbid-be-attacked-yes = выживших нельзя атаковать
set-forbid-be-killed-no = выжившие могут погибнуть
set-forbid-be-killed-yes = выжившие не могут погибнуть
set-forbid-clean-waste-no = игроки могут очищать Отходы
set-forbid-clean-waste-yes = игроки не могут очищать Отходы
set-forbid-barricade-no = игроки могут строить баррикады
set-forbid-barricade-yes = игроки не могут строить баррикады
set-forbid-attract-no = игроки могут привлекать зомби
set-forbid-attract-yes = игроки не могут привлекать зомби
set-forbid-crisis-no = игроки могут добавлять карты на Кризис
set-forbid-crisis-yes = игроки не могут добавлять карты на Кризис
set-forbid-food-no = игроки могут тратить пропитание
set-forbid-food-yes = игроки не могут тратить пропитание
set-forbid-request-no = игроки могут запрашивать карты
set-forbid-request-yes = игроки не могут запрашивать карты
set-forbid-hand-off-no = выжившие могут передавать снаряжение
set-forbid-hand-off-yes = выжившие не могут передавать снаряжение
set-forbid-exile-vote-no = игроки могут начинать голосование об изгнании
set-forbid-exile-vote-yes = игроки не могут начинать голосование об изгнании
set-forbid-play-no = игроки могут разыгрывать карты
set-forbid-play-yes = игроки не могут разыгрывать карты
set-forbid-play-symbol-no = игроки могут разыгрывать карты { SAY($symbol, "genitive") }
set-forbid-play-symbol-yes = игроки не могут разыгрывать карты { SAY($symbol, "genitive") }
set-forbid-play-card-no = карты Предметов можно разыгрывать
set-forbid-play-card-yes = карты Предметов нельзя разыгрывать
set-forbid-move-no = выжившие могут перемещаться
set-forbid-move-yes = выжившие не могут перемещаться
set-forbid-be-moved-no = выживших можно перемещать и помещать в другое место
set-forbid-be-moved-yes = выживших нельзя перемещать и помещать в другое место
set-forbid-enter-place-no = выжившие могут перемещаться { SAY($place, "to") }
set-forbid-enter-place-yes = выжившие не могут перемещаться { SAY($place, "to") }
set-forbid-leave-place-no = выжившие могут перемещаться { SAY($place, "from") }
set-forbid-leave-place-yes = выжившие не могут перемещаться { SAY($place, "from") }
set-forbid-request-from-player-no = игроки могут запрашивать карты у игрока { $number }
set-forbid-request-from-player-yes = игроки не могут запрашивать карты у игрока { $number }
set-forbid-hand-off-to-player-no = выжившие могут передавать снаряжение игроку { $number }
set-forbid-hand-off-to-player-yes = выжившие не могут передавать снаряжение игроку { $number }
set-empty-deck-crisis-reshuffle = когда колода Кризисов пуста, сыгранные Кризисы замешивают в новую
set-empty-deck-crisis-none = когда колода Кризисов пуста, Кризиса нет
set-limited-supply-off = жетоны не кончаются
set-limited-supply-on = жетонов не больше, чем в коробке
set-search-return-order-choice = кто вёл Поиск, выбирает порядок карт, которые кладут под колоду
set-search-return-order-drawn = карты кладут под колоду в том порядке, в котором их взяли
set-search-return-order-random = карты кладут под колоду в случайном порядке
set-clean-waste-partial-no = Отходы можно очищать, только если карт не меньше, чем убирают
set-clean-waste-partial-yes = Отходы можно очищать и тогда, когда карт меньше, чем убирают
set-attract-single-source-no = привлечённые зомби могут прийти из разных локаций
set-attract-single-source-yes = привлечённые зомби приходят все из одной локации
set-attract-same-location-no = привлечённые зомби приходят из другой локации
set-attract-same-location-yes = зомби в колонии можно привлечь от одного Входа к другому
set-attract-partial-no = зомби можно привлечь, только если есть они все и место для каждого
set-attract-partial-yes = зомби можно привлечь меньше, если их или мест меньше
set-exposure-per-kill-one-for-all = за всех зомби, убитых сразу, кубик Воздействия бросают один раз
set-exposure-per-kill-each = за каждого убитого зомби бросают кубик Воздействия
set-bite-affects-helpless-no = укус не переходит на беспомощных выживших
set-bite-affects-helpless-yes = укус может перейти на беспомощного выжившего
set-setup-leader-tie-random = при равном Влиянии лидеров первого игрока определяет жребий
set-setup-leader-tie-lowest-seat = при равном Влиянии лидеров начинает игрок с меньшим номером места
set-xroads-initial-state-after-action = карта Перекрёстков, условие которой уже выполнено, когда её берут, ждёт следующего действия
set-xroads-initial-state-at-once = карта Перекрёстков, условие которой уже выполнено, когда её берут, срабатывает сразу
set-full-colony-crossroads-no-trigger = карта Перекрёстков, которая добавляет людей, не срабатывает, пока в колонии нет мест
set-full-colony-crossroads-option-unavailable = карта Перекрёстков, которая добавляет людей, срабатывает и тогда, когда в колонии нет мест, но без вариантов, которые их добавляют
set-full-colony-partial-not-playable = карту, которая добавляет больше людей, чем в колонии мест, нельзя разыграть
set-full-colony-partial-fill = карта, которая добавляет больше людей, чем в колонии мест, добавляет столько людей, сколько есть мест
set-removed-equipment-as-death = со снаряжением убранного выжившего поступают как при гибели
set-removed-equipment-removed = снаряжение убранного выжившего убирают тоже
set-exile-may-enter-colony-no = выжившие изгнанных игроков не могут войти в колонию
set-exile-may-enter-colony-yes = выжившие изгнанных игроков могут войти в колонию
set-exile-no-space-swap = изгнанный выживший, для которого снаружи нет места, меняется местами с другим
set-exile-no-space-beyond = изгнанный выживший, для которого снаружи нет места, встаёт вне мест
set-exile-no-space-stay = изгнанный выживший, для которого снаружи нет места, остаётся
set-first-player-exiled-tiebreak-no = вместо изгнанного первого игрока ничьи решает следующий неизгнанный
set-first-player-exiled-tiebreak-yes = изгнанный первый игрок решает ничьи
set-vote-target-votes-no = игрок не голосует о своём изгнании
set-vote-target-votes-yes = игрок голосует и о своём изгнании
set-turn-start-order-crossroads = в начале хода карту Перекрёстков берут до ран от обморожения
set-turn-start-order-frostbite = в начале хода раны от обморожения получают до карты Перекрёстков
set-request-only-playable-no = кто просит карты, тому можно отдать любую
set-request-only-playable-yes = кто просит карты, тому можно отдать только те, что можно разыграть
set-handoff-consent-no = снаряжение передают другому игроку, не спрашивая его
set-handoff-consent-yes = снаряжение передают другому игроку, только если он согласен
set-crisis-optional-against = необязательная карта с символом, который Кризису не нужен, отнимает очко
set-crisis-optional-neutral = необязательная карта с символом, который Кризису не нужен, не учитывается
set-crisis-after-out-of-play = сыгранный Кризис выходит из игры
set-crisis-after-bottom = сыгранный Кризис кладут под колоду Кризисов
set-noise-limit-mode-spaces = Шум ограничен только местами
set-noise-limit-mode-round = Шум ограничен местами, считая всё, что положено там в этом раунде
set-two-player-requires-variant-no = вдвоём можно играть без варианта для двух игроков
set-two-player-requires-variant-yes = вдвоём играют по варианту для двух игроков
set-attack-order-card-first = при атаке, которая убивает выжившего, карту берут до его гибели
set-attack-order-death-first = при атаке, которая убивает выжившего, карту берут после его гибели
set-crossroads-lost-actor-no-trigger = карта Перекрёстков не срабатывает, если при этом потерян выживший, который её вызвал
set-crossroads-lost-actor-triggers = карта Перекрёстков срабатывает, даже если при этом потерян выживший, который её вызвал
set-morale-checked-at-once = игра завершается, как только Мораль падает до 0, даже пока приходят зомби
set-morale-checked-after-batch = при Морали 0 игра завершается, когда пришли все зомби
set-exile-may-start-vote-no = изгнанные игроки не могут начинать голосование об изгнании
set-exile-may-start-vote-yes = изгнанные игроки могут начинать голосование об изгнании
set-limits-kept-copy = использование снаряжения с ограничением считается за картой, у кого бы она ни была
set-limits-kept-bearer = использование снаряжения с ограничением считается за выжившим, который его носит
set-exile-newcomer-outside = кто присоединяется к изгнанному игроку, того помещают за пределами колонии
set-exile-newcomer-colony = кто присоединяется к изгнанному игроку, того помещают в колонию
set-ability-idle-refused = Способность без ограничения нельзя использовать, если она ничего не изменит
set-ability-idle-offered = Способность без ограничения можно использовать, даже если она ничего не изменит
set-objective-unmet-no = Основная Цель не требует ничего сверх своего условия
set-objective-unmet-yes = Основную Цель нельзя выполнить
set-forbid-be-equipped-no = выживших можно снаряжать
set-forbid-be-equipped-yes = выживших нельзя снаряжать
set-forbid-be-wounded-no = выжившие могут получать раны
set-forbid-be-wounded-yes = выжившие не получают ран
set-forbid-be-healed-no = раны можно убирать
set-forbid-be-healed-yes = с выживших не убирают ран
set-eats-nothing-no = выжившим в колонии нужно пропитание
set-eats-nothing-yes = выжившим в колонии не нужно пропитание
set-decides-ties-no = ничьи решает первый игрок
set-decides-ties-yes = ничьи решает каждый игрок
set-barricades-stay-no = зомби уничтожают баррикады
set-barricades-stay-yes = зомби не уничтожают баррикад
set-forbid-act-no = с выжившими можно выполнять действия
set-forbid-act-yes = с выжившими нельзя выполнять действия
set-main-objective-is-enough-no = игроки побеждают, выполнив свою Секретную Цель
set-main-objective-is-enough-yes = игроки побеждают и тогда, когда выполнена Основная Цель
set-rounds-out-for-morale-no = для Секретных Целей Предателя Мораль считается такой, какая она есть
set-rounds-out-for-morale-yes = для Секретных Целей Предателя конец последнего раунда считается Моралью 0
set-crisis-need-default = Кризису нужно по 1 очку на игрока
set-cost-of-death-default = гибель выжившего снижает Мораль так же, как гибель беспомощного
set-said-symbol-own = каждая карта считается для Кризиса по своему символу
set-said-symbol-symbol = каждая карта считается для Кризиса только картой { SAY($symbol, "genitive") }
set-said-symbol-none = ни одна карта не считается для Кризиса по своему символу
