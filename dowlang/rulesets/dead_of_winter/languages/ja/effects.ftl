## What happens. Mood and polarity are those of the verb at the end.

effect-lose-die = { SAY($die, "wo") }{ VERB("lose") }
effect-lose-morale = { SAY($morale, "ga") }{ VERB("fall") }
effect-gain-morale = { SAY($morale, "ga") }{ VERB("rise") }
effect-gain-die = { SAY($die, "wo") }{ VERB("obtain") }
effect-lose-game = ゲームに敗北{ VERB("do") }
effect-add-food = { SAY($food, "wo") }{ VERB("add") }
effect-remove-food = { SAY($food, "wo") }{ VERB("remove") }
effect-pay-food = { SAY($food, "wo") }{ VERB("pay") }
effect-add-zombie-to-place = { $place }に{ SAY($zombie, "wo") }{ VERB("add") }
effect-add-barricade-to-place = { $place }に{ SAY($barricade, "wo") }{ VERB("add") }
effect-add-noise-to-place = { $place }に{ SAY($noise, "wo") }{ VERB("add") }
effect-add-zombie-to-each-entrance-of-place = { $place }の各エントランスに{ SAY($zombie, "wo") }{ VERB("add") }
effect-add-zombie-to-each-besieged-entrance-of-place = { $place }の、ゾンビがいる各エントランスに{ SAY($zombie, "wo") }{ VERB("add") }
effect-add-zombie-to-each-empty-entrance-of-place = { $place }の、ゾンビもバリケードもない各エントランスに{ SAY($zombie, "wo") }{ VERB("add") }
effect-add-barricade-to-each-entrance-of-place = { $place }の各エントランスに{ SAY($barricade, "wo") }{ VERB("add") }
effect-add-barricade-to-each-unbarricaded-entrance-of-place = { $place }の、バリケードがない各エントランスに{ SAY($barricade, "wo") }{ VERB("add") }
effect-add-barricade-to-each-empty-entrance-of-place = { $place }の、ゾンビもバリケードもない各エントランスに{ SAY($barricade, "wo") }{ VERB("add") }
effect-remove-zombie-from-place = { $place }から{ SAY($zombie, "wo") }{ VERB("remove") }
effect-remove-barricade-from-place = { $place }から{ SAY($barricade, "wo") }{ VERB("remove") }
effect-remove-noise-from-place = { $place }から{ SAY($noise, "wo") }{ VERB("remove") }
effect-remove-wound-from-survivor = { $survivor }から{ SAY($wound, "wo") }{ VERB("remove") }
effect-remove-frostbite-from-survivor = { $survivor }から{ SAY($frostbite, "wo") }{ VERB("remove") }
effect-remove-card-from-game = { $card }をゲームから{ VERB("remove") }
effect-remove-crisis-from-game = { $crisis }をゲームから{ VERB("remove") }
effect-remove-survivor-from-game = { $survivor }をゲームから{ VERB("remove") }
effect-kill-zombie = { SAY($zombie, "wo") }{ VERB("defeat") }
effect-kill-helpless-survivor = { SAY($helpless-survivor, "wo") }死亡{ VERB("make-do") }
effect-kill-survivor = { $survivor }を死亡{ VERB("make-do") }
effect-move-zombie-from-origin-to-destination = { $origin }から{ $destination }に{ SAY($zombie, "wo") }移動{ VERB("make-do") }
effect-fill-place-with-noise = { $place }に騒音トークンを上限まで{ VERB("put") }
effect-replace-zombie-at-place-with-barricade = { $place }にいる{ SAY($zombie, "wo") }バリケードに置き換え、同じスペースに{ VERB("put") }
effect-draw-card-from-deck = { $deck }から{ SAY($card, "wo") }{ VERB("draw") }
effect-give-card-to-player = { $card }を{ $player }に{ VERB("give") }
effect-give-survivor-to-player = { $survivor }を{ $player }のグループに{ VERB("transfer") }
effect-steal-a-random-card-from-victim = { $victim }からカードをランダムに1枚{ VERB("steal") }
effect-equip-survivor-with-card = { $survivor }に{ $card }を装備{ VERB("make-do") }
effect-unequip-card = { $card }を{ VERB("detach") }
effect-put-card-into-the-hand-of-player = { $card }を{ $player }の手札に{ VERB("take") }
effect-contribute-card-to-the-crisis = { $card }を危機回避に提供{ VERB("do") }
effect-slip-card-into-the-crisis = { $card }を密かに危機回避資材置き場に{ VERB("put") }
effect-stake-card = { $card }を{ VERB("stake") }
effect-stake-card-face-down = { $card }を裏向きで{ VERB("stake") }
effect-tuck-card-under-survivor = { $card }を裏向きで{ $survivor }の下に{ VERB("put") }
effect-take-card = { $card }を手札に{ VERB("take") }
# a card of a pile is taken as it lies there, for one of a deck it is looked through
effect-take-card-from-deck = { FEATURE("cover", $deck) ->
    [open] { $deck }から{ $card }を手札に{ VERB("take") }
   *[closed] { effect-search-deck-for-card }
}
effect-discard-card = { $card }を{ VERB("discard") }
effect-play-card = { $card }をプレイ{ VERB("do") }
effect-set-morale-marker-to-level = 士気トラックを{ $level }に{ VERB("do") }
effect-move-round-marker-back-amount = ラウンドトラッカーを{ $amount }{ VERB("put-back") }
effect-move-round-marker-on-amount = ラウンドトラッカーを{ $amount }{ VERB("advance") }
effect-add-starvation-token = { SAY($starvation-token, "wo") }{ VERB("add") }
effect-remove-starvation-token = { SAY($starvation-token, "wo") }{ VERB("remove") }
effect-add-helpless-survivor = { SAY($helpless-survivor, "wo") }{ VERB("add") }
effect-remove-helpless-survivor = { SAY($helpless-survivor, "wo") }{ VERB("remove") }
effect-put-crisis-under-deck = { $crisis }を{ $deck }の一番下に{ VERB("put") }
effect-put-card-under-deck = { $card }を{ $deck }の一番下に{ VERB("put") }
effect-put-card-onto-deck = { $card }を{ $deck }の一番上に{ VERB("put") }
effect-reveal-a-new-crisis = 新しい危機を公開{ VERB("do") }
effect-shuffle-deck = { $deck }をシャッフル{ VERB("do") }
effect-shuffle-cards-into-deck = { $cards }を{ $deck }に加えてシャッフル{ VERB("do") }
effect-search-deck-for-card = { $deck }から{ $card }を探して手札に加え、デッキをシャッフル{ VERB("do") }
effect-look-at-cards = { $cards }を{ VERB("look") }
effect-look-at-the-hand-of-owner = { $owner }の手札を{ VERB("look") }
effect-show-your-hand-to-other = { $other }に手札を{ VERB("show") }
effect-look-at-the-secret-objective-of-owner = { $owner }の秘密の目的を{ VERB("look") }
effect-reveal-the-secret-objective-of-owner = { $owner }の秘密の目的を公開{ VERB("do") }
effect-reveal-card-from-deck-until-count-symbol-card-is-revealed = { SAY($symbol, "borne") }カードが{ $count }枚出るまで、{ $deck }のカードを公開{ VERB("do") }
effect-reveal-cards = { $cards }を公開{ VERB("do") }
effect-get-wound = { SAY($wound, "wo") }{ VERB("get") }
effect-get-frostbite = { SAY($frostbite, "wo") }{ VERB("get") }
effect-distribute-wound-among-survivors = { $survivors }に{ SAY($wound, "wo") }{ VERB("distribute") }
effect-roll-exposure-for-survivor = { $survivor }のダメージ判定ダイスロールを{ VERB("perform") }
effect-roll-exposure-for-survivor-amount-times = { $survivor }のダメージ判定ダイスロールを{ $amount ->
    [other] { $amount }回
   *[sum] { COUNT($amount) }の回数だけ
}{ VERB("perform") }
effect-reroll-the-exposure-die = ダメージ判定ダイスを{ VERB("reroll") }
effect-start-a-bite-at-place = { $place }で咬傷の波及を{ VERB("begin") }
effect-heal-survivor-completely = { $survivor }を完全に回復{ VERB("make-do") }
effect-spend-die = { $die }を消費{ VERB("do") }
effect-refresh-die = { SAY($die, "wo") }未使用に{ VERB("put-back") }
effect-raise-die-by-amount = { $die }{ effect-raise-die-by-amount.face }を{ $amount }{ VERB("raise") }
    .face = { ATTR("exist", $die) ->
        [exist] の目
       *[other] {""}
    }
effect-raise-track-by-amount = { $track }を{ $amount }{ VERB("raise") }
effect-lower-track-by-amount = { $track }を{ $amount }{ VERB("lower") }
effect-reveal-the-next-card-of-deck = { $deck }の次のカードを公開{ VERB("do") }
effect-put-away-the-card-of-deck = { $deck }の公開中のカードを脇に{ VERB("put") }
effect-reroll-die = { SAY($die, "wo") }{ VERB("reroll") }
effect-throw-die = （どのプールとも別に）{ SAY($die, "wo") }{ VERB("roll") }
effect-set-die-to-amount = { $die }{ effect-raise-die-by-amount.face }を{ $amount }に{ VERB("do") }
effect-set-track-to-amount = { $track }を{ $amount }に{ VERB("do") }
effect-exile-target = { $target }を追放{ VERB("do") }
effect-start-a-vote-to-exile-target = { $target }の追放投票を{ VERB("begin") }
effect-take-the-first-player-token = ファーストプレイヤートークンを{ VERB("receive") }
effect-lose-the-next-turn = 次のターンを{ VERB("rest") }
effect-end-the-turn = ターンを{ VERB("end") }
effect-search-place = { $place }を{ VERB("search") }
effect-draw-more-card-in-the-search-of-place = { $place }の探索で引く{ SAY($more-card, "raise") }{ VERB("increase") }
effect-draw-card-in-place-of-found = { $found }の代わりに{ SAY($card, "wo") }{ VERB("draw") }
effect-throw-the-exposure-die-for-survivor = { $survivor }のダメージ判定ダイスを結果を適用せずに{ VERB("roll") }
effect-replace-dice-with-the-throw = { SAY($dice, "wo") }振った目に{ VERB("do") }
effect-draw-a-new-secret-objective = 新しい秘密の目的を1枚{ VERB("draw") }
effect-swap-secret-objective-with-other = { $other }と秘密の目的を交換{ VERB("do") }
effect-end-the-game = ゲームを{ VERB("end") }
effect-complete-the-main-objective = 主要目的を達成{ VERB("do") }
effect-check-the-main-objective = 主要目的チェックを{ VERB("perform") }
effect-agree = 次の内容に同意{ VERB("do") }
effect-keep-a-die-in-secret = 密かにダイスを1個振って伏せて{ VERB("put") }
effect-pick-a-number-up-to-amount-in-secret = 1から{ COUNT($amount) }までの数を1つ密かに{ VERB("choose") }
effect-trade-survivor-with-other = { $survivor }と{ $other }を交換{ VERB("do") }
effect-make-room-for-survivor-at-location = { $location }に{ $survivor }分の空きスペースを{ VERB("make") }
effect-place-survivor-at-destination = { $survivor }を{ $destination }に{ VERB("put") }
effect-take-survivor-out-of-play = { $survivor }を一時的にゲームから{ VERB("put-out") }
effect-bring-survivor-back-to-place = { $survivor }を{ $place }に{ VERB("put-back") }
effect-move-survivor-to-destination = { $survivor }を{ SAY($destination, "freely") }に移動{ VERB("make-do") }
effect-swap-survivor-with-other = { $survivor }と{ $other }の位置を{ VERB("exchange") }
effect-join-player = { $player }のグループに{ VERB("join") }
    .comes = new
effect-become-leader = { $leader }に{ VERB("become") }
effect-lay-amount-token-on-card = { $card }に{ $token }を{ $amount ->
    [other] { $amount }個
   *[sum] { COUNT($amount) }だけ
}{ VERB("put") }
effect-lay-amount-token-on-survivor = { $survivor }に{ $token }を{ $amount ->
    [other] { $amount }個
   *[sum] { COUNT($amount) }だけ
}{ VERB("put") }
effect-lay-amount-token-at-place = { $place }に{ $token }を{ $amount ->
    [other] { $amount }個
   *[sum] { COUNT($amount) }だけ
}{ VERB("put") }
effect-lay-amount-token-before-player = { $player }の前に{ $token }を{ $amount ->
    [other] { $amount }個
   *[sum] { COUNT($amount) }だけ
}{ VERB("put") }
effect-lift-amount-token-on-card = { $card }から{ $token }を{ $all ->
    [yes] すべて
   *[no] { $amount ->
        [other] { $amount }個
       *[sum] { COUNT($amount) }だけ
    }
}{ VERB("remove") }
effect-lift-amount-token-on-survivor = { $survivor }から{ $token }を{ $all ->
    [yes] すべて
   *[no] { $amount ->
        [other] { $amount }個
       *[sum] { COUNT($amount) }だけ
    }
}{ VERB("remove") }
effect-lift-amount-token-at-place = { $place }から{ $token }を{ $all ->
    [yes] すべて
   *[no] { $amount ->
        [other] { $amount }個
       *[sum] { COUNT($amount) }だけ
    }
}{ VERB("remove") }
effect-lift-amount-token-before-player = { $player }の前から{ $token }を{ $all ->
    [yes] すべて
   *[no] { $amount ->
        [other] { $amount }個
       *[sum] { COUNT($amount) }だけ
    }
}{ VERB("remove") }
