## What somebody does, and what happens to a thing, before 時.

event-start-by-player = ターンを{ VERB("begin") }
event-start-by-phase = 開始{ VERB("do") }
event-end = 終了{ VERB("do") }
event-pass-by-player = ターンを{ VERB("end") }
event-pass-by-vote = 可決{ VERB("be-done") }
event-fail = 否決{ VERB("be-done") }
event-move-survivor-from-origin-to-destination-using-using = { SAY($using, "free") }を使って{ SAY($survivor, "free") }を{ SAY($origin, "free") }から{ SAY($destination, "free") }に移動{ VERB("make-do") }
event-move-survivor-from-origin-to-destination = { SAY($survivor, "free") }を{ SAY($origin, "free") }から{ SAY($destination, "free") }に移動{ VERB("make-do") }
event-move-survivor-from-origin-using-using = { SAY($using, "free") }を使って{ SAY($survivor, "free") }を{ SAY($origin, "free") }から移動{ VERB("make-do") }
event-move-survivor-from-origin = { SAY($survivor, "free") }を{ SAY($origin, "free") }から移動{ VERB("make-do") }
event-move-survivor-to-destination-using-using = { SAY($using, "free") }を使って{ SAY($survivor, "free") }を{ SAY($destination, "free") }に移動{ VERB("make-do") }
event-move-survivor-to-destination = { SAY($survivor, "free") }を{ SAY($destination, "free") }に移動{ VERB("make-do") }
event-move-survivor-using-using = { SAY($using, "free") }を使って{ SAY($survivor, "free") }を移動{ VERB("make-do") }
event-move-survivor = { SAY($survivor, "free") }を移動{ VERB("make-do") }
event-move-survivor-from-origin-to-destination-without-using-using = { SAY($using, "free") }を使わずに{ SAY($survivor, "free") }を{ SAY($origin, "free") }から{ SAY($destination, "free") }に移動{ VERB("make-do") }
event-move-survivor-from-origin-without-using-using = { SAY($using, "free") }を使わずに{ SAY($survivor, "free") }を{ SAY($origin, "free") }から移動{ VERB("make-do") }
event-move-survivor-to-destination-without-using-using = { SAY($using, "free") }を使わずに{ SAY($survivor, "free") }を{ SAY($destination, "free") }に移動{ VERB("make-do") }
event-move-survivor-without-using-using = { SAY($using, "free") }を使わずに{ SAY($survivor, "free") }を移動{ VERB("make-do") }
event-search = { VERB("search") }
event-search-location = { SAY($location, "free") }を{ VERB("search") }
event-make-noise = 騒音を{ VERB("put-out") }
event-attack-zombie = ゾンビを攻撃{ VERB("do") }
event-attack-target = { SAY($target, "free") }を攻撃{ VERB("do") }
event-kill-a-zombie = ゾンビを{ VERB("defeat") }
event-kill-a-zombie-at-location = { SAY($location, "free") }でゾンビを{ VERB("defeat") }
event-build-a-barricade-at-location = { SAY($location, "free") }にバリケードを設置{ VERB("do") }
event-build-a-barricade = バリケードを設置{ VERB("do") }
event-clean-waste = 廃物処理を{ VERB("perform") }
event-attract-zombie-to-destination = { SAY($destination, "free") }に{ SAY($zombie, "free") }を陽動{ VERB("do") }
event-attract-zombie = { SAY($zombie, "free") }を陽動{ VERB("do") }
event-use-the-ability-of-survivor = { SAY($survivor, "free") }のアビリティを使用{ VERB("do") }
event-use-the-ability-of-crossroads = { SAY($crossroads, "free") }のアビリティを使用{ VERB("do") }
event-use-the-ability-of-objective = { SAY($objective, "free") }のアビリティを使用{ VERB("do") }
event-use-the-ability-of-crisis = { SAY($crisis, "free") }のアビリティを使用{ VERB("do") }
event-use-card = { SAY($card, "free") }を使用{ VERB("do") }
event-play-card = { SAY($card, "free") }をプレイ{ VERB("do") }
event-play-using-to-heal-survivor = { SAY($using, "free") }をプレイして{ SAY($survivor, "free") }を回復{ VERB("make-do") }
event-heal-survivor = { SAY($survivor, "free") }を回復{ VERB("make-do") }
event-contribute-card = { SAY($card, "free") }を危機回避に提供{ VERB("do") }
event-contribute-card-from-hand = 手札から{ SAY($card, "free") }を危機回避に提供{ VERB("do") }
event-spend-food = 食料トークンを消費{ VERB("do") }
event-request-card-from-asked = { SAY($asked, "free") }に要求して{ SAY($card, "free") }を{ VERB("receive") }
event-request-card = 要求して{ SAY($card, "free") }を{ VERB("receive") }
event-pass-card-to-receiver = { SAY($receiver, "free") }に{ SAY($card, "free") }を{ VERB("pass") }
event-discard-card = { SAY($card, "free") }を{ VERB("discard") }
event-equip-survivor-with-card = { SAY($survivor, "free") }に{ SAY($card, "free") }を装備{ VERB("make-do") }
event-steal-card-from-owner = { SAY($owner, "free") }から{ SAY($card, "free") }を{ VERB("steal") }
event-spend-a-die = アクションダイスを1個消費{ VERB("do") }
event-spend-a-die-showing-die = { SAY($die, "free") }の目のアクションダイスを消費{ VERB("do") }
event-take-over-survivor = { SAY($survivor, "free") }を{ VERB("take-over") }
event-lose-the-last-survivor = 最後の生存者を{ VERB("lose") }
event-lose-the-leader = グループリーダーを{ VERB("lose") }
event-become-the-first-player = ファーストプレイヤーに{ VERB("become") }
event-become-a-leader = グループリーダーに{ VERB("become") }
event-draw-card = { SAY($card, "free") }を{ VERB("draw") }
event-find-card-at-location = { SAY($location, "free") }で{ SAY($card, "free") }を{ VERB("find") }
event-find-card = { SAY($card, "free") }を{ VERB("find") }
event-roll-action-die = アクションダイスを{ VERB("roll") }
event-ask-asked-for-a-card = { SAY($asked, "free") }にカードを要求{ VERB("do") }
event-start-a-vote-to-exile-target = { SAY($target, "free") }の追放投票を{ VERB("begin") }
event-join-player = { SAY($player, "free") }のグループに{ VERB("join") }
event-join-player-along-with-helpless-survivor = { SAY($helpless-survivor, "free") }を連れて{ SAY($player, "free") }のグループに{ VERB("join") }
event-move-from-origin-to-destination = { SAY($origin, "free") }から{ SAY($destination, "free") }に移動{ VERB("do") }
event-move-from-origin = { SAY($origin, "free") }から移動{ VERB("do") }
event-move-to-destination = { SAY($destination, "free") }に移動{ VERB("do") }
event-move = 移動{ VERB("do") }
event-roll-face = ダメージ判定ダイスで{ $face }を{ VERB("put-out") }
event-roll-face-after-cause = { $cause }後のダメージ判定ダイスで{ $face }を{ VERB("put-out") }
event-get-a-wound = 負傷を{ VERB("get") }
event-get-frostbite = 凍傷を{ VERB("get") }
event-survive-a-bite = 咬傷を{ VERB("survive") }
event-exile-target = { SAY($target, "free") }の追放を可決{ VERB("do") }
event-fail-to-exile-target = { SAY($target, "free") }の追放を否決{ VERB("do") }

# food is not dealt with only then: a player spends some on a die
happening-due = { $being ->
    [supply] 食料配給で支払われる
   *[other] 処理される
}直前に{ VERB("become") }
happening-removed = { VERB("be-removed") }
happening-removed-from-game = ゲームから{ VERB("be-removed") }
happening-removed-from-location = { SAY($location, "free") }から{ VERB("be-removed") }
happening-lost-without-a-death = 死亡以外の理由で{ VERB("fall") }
# zombies are defeated, survivors die
happening-killed = { happening-killed.said }
    .said = { $being ->
        [undead] { VERB("be-defeated") }
       *[other] 死亡{ VERB("do") }
    }
happening-killed-at-location = { SAY($location, "free") }で{ happening-killed.said }
happening-killed-by-cause = { $cause }によって{ happening-killed.said }
happening-killed-at-location-by-cause = { SAY($location, "free") }で{ $cause }によって{ happening-killed.said }
happening-bitten = 咬傷を{ VERB("get") }
happening-healed = 回復{ VERB("do") }
happening-placed-at-destination = { SAY($destination, "free") }に{ VERB("be-placed") }
happening-placed-away-from-origin = { SAY($origin, "free") }から別の場所に{ VERB("be-placed") }
happening-exiled = 追放{ VERB("be-done") }
happening-searched = 探索{ VERB("be-done") }
happening-overrun = ゾンビで{ VERB("overflow") }
happening-added-to-location = { SAY($location, "free") }に追加{ VERB("be-done") }
happening-added = 追加{ VERB("be-done") }
happening-destroyed-at-location = { SAY($location, "free") }で破壊{ VERB("be-done") }
happening-destroyed = 破壊{ VERB("be-done") }
happening-revealed = 公開{ VERB("be-done") }
happening-prevented = 回避{ VERB("be-done") }
happening-prevented-with-a-surplus = 余剰ポイントを残して回避{ VERB("be-done") }
# with an end of its own: 回避されずに終わっており
happening-failed = 回避されずに{ VERB("finish") }
happening-resolved = 解決{ VERB("be-done") }
happening-triggered = 発動{ VERB("do") }
happening-wounded = 負傷{ VERB("do") }
happening-wounded-by-cause = { $cause }によって負傷{ VERB("do") }
happening-frostbitten = 凍傷を{ VERB("get") }
happening-unequipped-from-survivor = { SAY($survivor, "free") }から{ VERB("come-off") }
happening-unequipped = 装備から{ VERB("come-off") }
happening-paid = 食料配給で{ VERB("be-paid") }
happening-gained = { VERB("rise") }
happening-lost = { $being ->
    [level] { VERB("fall") }
   *[other] { VERB("be-lost") }
}
happening-shuffled = シャッフル{ VERB("be-done") }
happening-refused-a-card-by-asked = { SAY($asked, "free") }にカードの要求を{ VERB("be-refused") }
happening-refused-a-card = カードの要求を{ VERB("be-refused") }
happening-short = 不足{ VERB("do") }
happening-rolled-for = 騒音の判定の対象に{ VERB("become") }
happening-checked-for-waste = 廃物チェックで確認{ VERB("be-done") }
happening-checked = チェック{ VERB("be-done") }
happening-moved-from-origin-to-destination = { SAY($origin, "free") }から{ SAY($destination, "free") }に移動{ VERB("do") }
happening-moved-from-origin = { SAY($origin, "free") }から移動{ VERB("do") }
happening-moved-to-destination = { SAY($destination, "free") }に移動{ VERB("do") }
happening-moved = 移動{ VERB("do") }
happening-raised = { VERB("rise") }
happening-lowered = { VERB("fall") }
happening-laid = { VERB("be-placed") }
