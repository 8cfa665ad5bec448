## What is so, what is counted, which ones are meant.

### `state-at-place.there` is いる or ある of the subject, `state-a-betrayer.is` である (の before 場合),
### `filter-at-place.there` にいる or にある, に where いる follows.


predicate-picked-number = { $number }を{ $mood ->
    [te] { VERB("choose", "te") }{ VERB("be") }
   *[other] { VERB("choose", "past") }
}
predicate-fulfil-secret = { $secret }を満たして{ VERB("be") }
predicate-fulfil-betrayal = { $betrayal }を満たして{ VERB("be") }
predicate-fulfil-exiled = { $exiled }を満たして{ VERB("be") }
predicate-fulfil-objective = { $objective }を満たして{ VERB("be") }
predicate-hold-secret = { $secret }を持って{ VERB("be") }
predicate-hold-betrayal = { $betrayal }を持って{ VERB("be") }
predicate-hold-exiled = { $exiled }を持って{ VERB("be") }
predicate-voted-for-it = 賛成に投票{ $mood ->
    [te] { VERB("do", "te") }{ VERB("be") }
   *[other] { VERB("do", "past") }
}
predicate-voted-against-it = 反対に投票{ $mood ->
    [te] { VERB("do", "te") }{ VERB("be") }
   *[other] { VERB("do", "past") }
}
predicate-has-card = { SAY($card, "free") }を持って{ VERB("be") }
predicate-control-survivor = { SAY($survivor, "free") }を率いて{ VERB("be") }
predicate-control-more-survivor-than-other = { SAY($other, "than") }より多くの生存者を率いて{ VERB("be") }
predicate-control-fewer-survivor-than-other = 率いる生存者が{ SAY($other, "than") }より{ VERB("few") }
predicate-share-a-location-with-other = { $other }と同じロケーションに{ VERB("be") }
predicate-share-a-location-and-wound-with-other = { $other }と同じロケーションにいて、負傷の数も同じ{ VERB("copula") }
predicate-started-this-turn-at-place = { $place }でこのターンを始めて{ VERB("be") }
predicate-moved-this-turn = このターンに移動して{ VERB("be") }
# a place that has room is not full
predicate-has-room = 満員{ $polarity ->
    [negative] { state-a-betrayer.is }
   *[affirmative] { VERB("copula", "negative", $mood) }
}
predicate-need-symbol-card = { SAY($symbol, "borne") }カードを必要と{ VERB("do") }
predicate-lie-open = 公開されて{ VERB("be") }

state-a-betrayer = 裏切り者{ state-a-betrayer.is }
    .is = { $mood ->
        [attributive] { $polarity ->
            [negative] でない
           *[affirmative] の
        }
       *[plain] { VERB("copula") }
    }
state-dealt-a-betrayal-objective = 裏切りの秘密の目的を配られて{ VERB("be") }
state-on-top-of-deck = { $deck }の一番上に{ state-at-place.there }
state-voted-out = 投票で追放されて{ VERB("be") }
state-the-first-leader-of-player = { $player }の最初のグループリーダー{ state-a-betrayer.is }
state-exiled = 追放されて{ VERB("be") }
state-the-active-player = ターンプレイヤー{ state-a-betrayer.is }
state-the-first-player = ファーストプレイヤー{ state-a-betrayer.is }
state-at-place = { $place }に{ state-at-place.there }
    .there = { $being ->
        [animate] { VERB("be") }
        [undead] { VERB("be") }
       *[inanimate] { VERB("exist") }
    }
state-outside-place = { $place }以外に{ state-at-place.there }
state-in-play = { $standing ->
    [known] { $polarity ->
        [negative] もう
       *[affirmative] まだ
    }ゲームに残って{ VERB("be") }
   *[stranger] ゲームに登場して{ VERB("be") }
}
state-out-of-play = 一時的にゲームから離れて{ VERB("be") }
state-alive = 生存して{ VERB("be") }
state-wounded = 負傷して{ VERB("be") }
state-frostbitten = 凍傷を負って{ VERB("be") }
state-equipped-with-card = { SAY($card, "free") }を装備して{ VERB("be") }
state-tucked-under-survivor = { $survivor }の下に{ state-at-place.there }
state-the-leader-of-player = { $player }のグループリーダー{ state-a-betrayer.is }
state-in-deck = { $deck }に{ state-at-place.there }
state-other = { $other }{ state-a-betrayer.is }
state-cooperative = 協力プレイ{ state-a-betrayer.is }
state-hardcore = ハードコアサイド{ state-a-betrayer.is }
state-two-player = 2人プレイ{ state-a-betrayer.is }
state-the-betrayer-variant = 裏切り者バリエーション{ state-a-betrayer.is }
state-the-elimination-variant = 抹殺バリエーション{ state-a-betrayer.is }
state-a-symbol-card = { SAY($symbol, "borne") }カード{ state-a-betrayer.is }
state-a-event-card = イベントカード{ state-a-betrayer.is }
state-needed-by-the-current-crisis = 現在の危機に必要なカード{ state-a-betrayer.is }
state-full = 満員{ state-a-betrayer.is }
state-empty = 空{ state-a-betrayer.is }
state-unused = 未使用{ state-a-betrayer.is }
state-the-main-objective = 主要目的{ state-a-betrayer.is }
state-the-current-crisis = 現在の危機{ state-a-betrayer.is }
state-complete = 達成されて{ VERB("be") }
state-lost = 失敗して{ VERB("be") }

number-secret-die-of-player = { $player }が伏せたダイスの目
number-number-picked-by-player = { $player }が選んだ数
number-stake-of-player = { $player }が賭けたカードの枚数
number-value-of-die = { $die }の目
number-sum-of-the-throw = 出た目の合計
number-highest-of-the-throw = 出た目のうち最も高い目
number-lowest-of-the-throw = 出た目のうち最も低い目
number-thrown-die-showing-number = { $number }の目が出たダイスの数
number-matching-die-thrown = 同じ目が出たダイスの数
number-matching-die-of-player = { $player }の未使用のダイスのうち同じ目のものの数
number-rounds-left = ラウンドトラッカーの数字
number-rounds = ラウンド数
number-starvation = 飢餓トークン
    .counter = 個
    .exist = exist
number-starting-player = ゲーム開始時のプレイヤー人数
number-waste-per-morale = 士気1あたりの捨て札の枚数
number-people-per-food = 食料トークン1個あたりの人数
number-people-per-zombie = ゾンビ1体あたりの人数
number-crisis-prevented = 回避した危機の数
number-point-a-crisis-need = 危機回避に必要なポイント
number-the-lower-of-first-and-second = { COUNT($first) }と{ COUNT($second) }の小さい方
number-the-higher-of-first-and-second = { COUNT($first) }と{ COUNT($second) }の大きい方
number-contributions = 提供されたカードの枚数
number-contributions-of-player = { $player }が提供したカードの枚数
number-influence-of-survivor = { $survivor }の影響力{ FEATURE("length", $survivor) ->
    [altogether] の合計
   *[other] {""}
}
number-attack-of-survivor = { $survivor }の攻撃力
number-search-value-of-survivor = { $survivor }の探索力
number-zombie-killed-this-turn = このターンに倒したゾンビの数
number-actions-taken-this-turn = このターンに行ったアクションの数
number-free-entrance-spaces-at-place = { $place }のエントランスの空きスペースの数
number-crisis-resolved = 解決した危機の数
number-crisis-with-a-card-of-player = { FEATURE("length", $player) ->
    [altogether] 各プレイヤーがカードを提供した危機の数の合計
   *[other] { $player }がカードを提供した危機の数
}
number-crisis-with-a-right-card-of-player = { FEATURE("length", $player) ->
    [altogether] 各プレイヤーが正しいカードを提供した危機の数の合計
   *[other] { $player }が正しいカードを提供した危機の数
}
number-right-card-given-by-player = { $player }が提供した正しいカードの枚数
number-wrong-card-given-by-player = { $player }が提供した間違ったカードの枚数
number-point-missing = 不足しているポイント
number-loss-of-morale = 下がる士気の値
number-vote-for-it = 賛成票の数
number-vote-against-it = 反対票の数
number-rounds-begun = 始まったラウンドの数
number-rank-of-survivor = { $survivor }の影響力の低い方から数えた順位
number-rounds-since-the-exile-of-player = { $player }が追放されてから経過したラウンド数
number-level-of-track = { $track }の値
number-number-of-token-at-place = { $part ->
    [spot] { $place }に
    [things] { $token }
   *[entire] { $place }にある{ $token }の数
}
    .stock = there
    .exist = laid
    .counter = 個
number-number-of-token-on-survivor = { $part ->
    [spot] { $survivor }に
    [things] { $token }
   *[entire] { $survivor }にある{ $token }の数
}
    .stock = there
    .exist = laid
    .counter = 個
number-number-of-token-on-card = { $part ->
    [spot] { $card }に
    [things] { $token }
   *[entire] { $card }にある{ $token }の数
}
    .stock = there
    .exist = laid
    .counter = 個
number-number-of-token-before-player = { $part ->
    [spot] { $player }の前に
    [things] { $token }
   *[entire] { $player }の前にある{ $token }の数
}
    .stock = there
    .exist = laid
    .counter = 個
number-supply-of-token = { $part ->
    [spot] サプライに
    [things] { $token }
   *[entire] サプライにある{ $token }の数
}
    .stock = there
    .exist = left
    .counter = 個
number-card-left-in-deck = { $part ->
    [spot] { $deck }に
    [things] カード
   *[entire] { $deck }に残っているカードの数
}
    .stock = there
    .exist = left
    .counter = 枚

## Filters: all of them stand before the noun. Behind `ga` and `some` (whether there are any) いる is not said twice.

filter-at-place = { $place }{ filter-at-place.there }
    .there = に{ $particle ->
        [some] {""}
        [ga] {""}
       *[other] { $being ->
            [animate] いる
            [undead] いる
           *[inanimate] ある
        }
    }
filter-at-location = { $location }{ filter-at-place.there }
filter-here = ここ{ filter-at-place.there }
filter-outside-place = { $place }以外{ $being ->
    [animate] { filter-at-place.there }
    [undead] { filter-at-place.there }
   *[inanimate] の
}
filter-they-control = { reference-their.whose }
filter-you-control = あなたの
filter-controlled-by-player = { $player }の
filter-with-survivor = { SAY($survivor, "some") }{ FEATURE("topic", $survivor) ->
    [none] いない
   *[definite] がいる
}
filter-with-the-highest-number = 選んだ数が最も大きい
filter-with-the-lowest-number = 選んだ数が最も小さい
filter-staked-by-player = { $player }が賭けた
filter-showing-amount = { $amount }の目の
filter-showing-at-least-amount = { $amount }以上の目の
filter-with-the-lowest-value = 目が最も低い
filter-with-the-highest-value = 目が最も高い
filter-in-hand = 手札{ filter-in-deck.in }
# in the hand or equipped
filter-you-hold = あなたの手札と装備の
filter-they-hold = { reference-their.whose }手札と装備の
filter-on-survivor = { $survivor }{ $being ->
    [carried] が装備している
   *[other] の
}
filter-beneath-survivor = { $survivor }の下の
filter-in-use = 装備中の
filter-aside = 脇に置かれた
filter-in-the-hand-of-player = { $player }の手札{ filter-in-deck.in }
filter-in-deck = { $deck }{ filter-in-deck.in }
    .in = { $particle ->
        [some] に
        [ga] に
       *[other] の
    }
filter-among-cards = { $cards }の中の
filter-of-deck = { $deck }の
filter-of-place = { $place }の
filter-of-player = { $player }の
filter-contributed-to-the-crisis = 危機回避に提供された
filter-contributed-by-player = { $player }が提供した
filter-in-your-pool = あなたのプールの
filter-in-their-pool = { reference-their.whose }プールの
filter-with-the-most-staked-card = 最も多くカードを賭けた
filter-with-the-fewest-staked-card = 賭けたカードが最も少ない
filter-with-the-most-contributions = 最も多くカードを提供した
filter-with-the-fewest-contributions = 提供したカードが最も少ない
filter-with-the-most-weapon-card = 武器カードを最も多く持つ
filter-with-the-fewest-weapon-card = 武器カードが最も少ない
filter-with-the-most-fuel-card = 燃料カードを最も多く持つ
filter-with-the-fewest-fuel-card = 燃料カードが最も少ない
filter-with-the-most-education-card = 教育カードを最も多く持つ
filter-with-the-fewest-education-card = 教育カードが最も少ない
filter-with-the-most-food-card = 食料カードを最も多く持つ
filter-with-the-fewest-food-card = 食料カードが最も少ない
filter-with-the-most-medicine-card = 薬カードを最も多く持つ
filter-with-the-fewest-medicine-card = 薬カードが最も少ない
filter-with-the-most-tool-card = 道具カードを最も多く持つ
filter-with-the-fewest-tool-card = 道具カードが最も少ない
filter-except-place = { $place }以外の
filter-except-other = { $other }以外の
filter-with-the-most-zombie = ゾンビが最も多い
filter-with-the-fewest-zombie = ゾンビが最も少ない
filter-with-card = { SAY($card, "free") }{ FEATURE("topic", $card) ->
    [none] 持たない
   *[definite] を持つ
}
filter-with-the-most-card = カードを最も多く持つ
filter-with-the-fewest-card = カードが最も少ない
filter-with-the-largest-hand = 手札が最も多い
filter-with-the-smallest-hand = 手札が最も少ない
filter-with-the-most-survivor = 生存者が最も多い
filter-with-the-fewest-survivor = 生存者が最も少ない
filter-on-your-left = あなたの左隣の
filter-on-your-right = あなたの右隣の
filter-on-their-left = { reference-their.whose }左隣の
filter-on-their-right = { reference-their.whose }右隣の
filter-on-the-left-of-other = { $other }の左隣の
filter-on-the-right-of-other = { $other }の右隣の
filter-with-the-highest-roll = 最も高い目を出した
filter-with-the-lowest-roll = 最も低い目を出した
filter-with-the-lowest-influence = 影響力が最も低い
filter-with-the-highest-influence = 影響力が最も高い
filter-with-the-most-wound = 負傷が最も多い
filter-with-the-fewest-wound = 負傷が最も少ない
filter-on-top-of-the-survivor-deck = 生存者デッキの一番上の
filter-at-entrance-number-of-place = { $place }のエントランス{ $number }{ filter-at-place.there }
