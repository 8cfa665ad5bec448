## Nouns and the things of this game. Terms are those of the Japanese rulebook.

# `.counter` stands behind a number, `.exist` is the verb that says that there is one
noun-player = プレイヤー
    .features = animate
    .counter = 人
    .exist = be
noun-survivor = 生存者
    .features = animate
    .counter = 人
    .exist = be
noun-fallen-survivor = 死亡した生存者
    .features = animate
    .counter = 人
    .exist = be
noun-helpless-survivor = 無力な生存者
    .features = animate
    .counter = 人
    .exist = be
noun-zombie = ゾンビ
    .features = undead
    .counter = 体
    .exist = be
noun-die = アクションダイス
    .counter = 個
    .exist = exist
noun-wound = 負傷
    .counter = 個
    .exist = exist
noun-frostbite = 凍傷
    .counter = 個
    .exist = exist
noun-card = カード
    .features = carried
    .counter = 枚
    .exist = exist
noun-location = ロケーション
    .counter = つ
    .exist = exist
noun-barricade = バリケード
    .counter = つ
    .exist = exist
noun-noise = 騒音トークン
    .counter = 個
    .exist = exist
noun-starvation-token = 飢餓トークン
    .counter = 個
    .exist = exist
noun-token-kind = トークン
    .counter = 個
    .exist = exist
noun-incident-deck = 出来事デッキ
    .counter = つ
    .exist = exist
noun-incident = 出来事カード
    .counter = 枚
    .exist = exist
noun-track = トラック
    .counter = 本
    .exist = exist
noun-round-marker = ラウンドトラッカー
    .counter = 個
    .exist = exist
noun-deck = デッキ
    .counter = つ
    .exist = exist
noun-crisis = 危機
    .counter = 枚
    .exist = exist
noun-crossroads = クロスロードカード
    .counter = 枚
    .exist = exist
noun-objective = 主要目的
    .counter = 枚
    .exist = exist
noun-hidden-goal = 秘密の目的
    .counter = 枚
    .exist = exist
noun-betrayal-goal = 裏切りの秘密の目的
    .counter = 枚
    .exist = exist
noun-exile-goal = 追放者の秘密の目的
    .counter = 枚
    .exist = exist
noun-phase = フェイズ
    .counter = つ
    .exist = exist
noun-step = ステップ
    .counter = つ
    .exist = exist
noun-vote = 投票
    .counter = 回
    .exist = exist
noun-game = ゲーム
    .counter = 回
    .exist = exist
noun-food = 食料トークン
    .features = supply
    .counter = 個
    .exist = exist
    .figure = 食料
noun-morale = 士気
    .features = level

# names of cards that are no places and nobody stand in brackets
name-item = 「{ $name }」
name-crisis = 「{ $name }」
name-crossroads = 「{ $name }」
name-objective = 「{ $name }」
name-secret = 「{ $name }」
name-betrayal = 「{ $name }」
name-exile = 「{ $name }」
name-track = 「{ $name }」
name-token = 「{ $name }」
name-deck = 「{ $name }」
name-incident = 「{ $name }」

symbol-weapon = 武器
symbol-fuel = 燃料
symbol-education = 教育
symbol-food = 食料
symbol-medicine = 薬
symbol-tool = 道具
symbol-survivor = { $role ->
    [borne] 生存者シンボルの
   *[thing] 生存者
}

# what ignores a face says what does not happen
face-blank = { $role ->
    [cause] 無印の目を無視する
   *[thing] 無印
}
face-wound = { $role ->
    [cause] 負傷の目を無視する
   *[thing] 負傷
}
face-frostbite = { $role ->
    [cause] 凍傷の目を無視する
   *[thing] 凍傷
}
face-bitten = { $role ->
    [cause] 咬傷で死亡しない
   *[thing] 咬傷
}

reference-the-colony = コロニー
reference-the-bearer = { $attached ->
    [yes] このカードが付いている
   *[no] { $kind ->
        [survivor] この
       *[other] 装備している
    }
}生存者
    .features = animate
reference-the-first-player = ファーストプレイヤー
    .features = animate
reference-the-food-step = 食料配給
reference-the-waste-step = 廃物チェック
reference-the-crisis-step = 危機回避
reference-the-zombie-step = ゾンビの追加
reference-the-objective-step = 主要目的チェック
reference-the-round-step = ラウンドトラッカーの移動
reference-the-token-step = ファーストプレイヤートークンの移動
# whom or what the card waits for without saying so: あなたがバリケードを設置した時
reference-that-survivor = { $unnamed ->
    [no] { reference-that }
    [search] 探索を行った生存者
    [make] 騒音を出した生存者
    [attack] 攻撃した生存者
    [kill] ゾンビを倒した生存者
    [build] バリケードを設置した生存者
    [attract] 陽動を行った生存者
    [use] カードを使用した生存者
   *[yes] それを行った生存者
}
    .features = animate
reference-that-location = { $unnamed ->
    [no] { reference-that }
    [search] 探索したロケーション
    [make] 騒音が出たロケーション
    [attack] 攻撃したロケーション
    [kill] ゾンビを倒したロケーション
    [build] バリケードを設置したロケーション
    [attract] 陽動先のロケーション
    [pass] カードを手渡したロケーション
    [find] カードを見つけたロケーション
    [survivor] その生存者がいるロケーション
   *[yes] それが起きたロケーション
}
reference-this-location = ここ
reference-here = ここ
reference-anywhere = どこでも
reference-the-location-of = { $thing }がいるロケーション
reference-the-origin = 移動元
reference-the-destination = 移動先
reference-the-game = ゲーム
reference-the-player-turn-phase = プレイヤーターンフェイズ
reference-the-colony-phase = コロニーフェイズ
reference-the-active-player = ターンプレイヤー
    .features = animate
reference-the-controller-of = { $thing }のプレイヤー
    .features = animate
reference-the-last-controller-of = { $thing }を最後に率いていたプレイヤー
    .features = animate
reference-the-leader-of = { $thing }のグループリーダー
    .features = animate
reference-your-leader = あなたのグループリーダー
    .features = animate
reference-their-leader = { reference-their.whose }グループリーダー
    .features = animate
reference-the-deck = { $name }の探索デッキ
reference-the-survivor-deck = 生存者デッキ
reference-the-crisis-deck = 危機デッキ
reference-the-crossroads-deck = クロスロードデッキ
reference-the-exile-deck = 追放者の秘密の目的デッキ
reference-the-waste-pile = 捨て札置き場
    .features = open
reference-the-removed-pile = ゲームから取り除いたカードの山
    .features = open
reference-the-revealed-card = 公開されたカード
reference-the-main-objective = 主要目的
reference-the-current-crisis = 現在の危機

# what cannot be done: 移動できない, and of several 探索も移動もできない
action-move = { $role ->
    [unable] { $several ->
        [yes] 移動も
       *[no] 移動できない
    }
   *[thing] 移動
}
action-search = { $role ->
    [unable] { $several ->
        [yes] 探索も
       *[no] 探索できない
    }
   *[thing] 探索
}
action-attack = { $role ->
    [unable] { $several ->
        [yes] 攻撃も
       *[no] 攻撃できない
    }
   *[thing] 攻撃
}
action-use-its-ability = { $role ->
    [unable] { $several ->
        [yes] アビリティの使用も
       *[no] アビリティを使用できない
    }
   *[thing] アビリティの使用
}
action-be-moved = { $role ->
    [unable] { $several ->
        [yes] 移動の対象になることも
       *[no] 移動の対象にならない
    }
   *[thing] 移動の対象になること
}
action-be-attacked = { $role ->
    [unable] { $several ->
        [yes] 攻撃の対象になることも
       *[no] 攻撃の対象にならない
    }
   *[thing] 攻撃の対象になること
}
action-clean-waste = { $role ->
    [unable] { $several ->
        [yes] 廃物処理も
       *[no] 廃物処理を行えない
    }
   *[thing] 廃物処理
}
action-add-cards-to-the-crisis = { $role ->
    [unable] { $several ->
        [yes] 危機回避への提供も
       *[no] カードを危機回避に提供できない
    }
   *[thing] 危機回避への提供
}
action-spend-food = { $role ->
    [unable] { $several ->
        [yes] 食料トークンの消費も
       *[no] 食料トークンを消費できない
    }
   *[thing] 食料トークンの消費
}
action-build-barricades = { $role ->
    [unable] { $several ->
        [yes] バリケードの設置も
       *[no] バリケードを設置できない
    }
   *[thing] バリケードの設置
}
action-attract-zombies = { $role ->
    [unable] { $several ->
        [yes] ゾンビの陽動も
       *[no] ゾンビの陽動を行えない
    }
   *[thing] ゾンビの陽動
}
action-request-cards = { $role ->
    [unable] { $several ->
        [yes] カードの要求も
       *[no] カードを要求できない
    }
   *[thing] カードの要求
}
action-hand-off-cards = { $role ->
    [unable] { $several ->
        [yes] カードの手渡しも
       *[no] カードを手渡せない
    }
   *[thing] カードの手渡し
}
action-start-exile-votes = { $role ->
    [unable] { $several ->
        [yes] 追放投票の開始も
       *[no] 追放投票を始められない
    }
   *[thing] 追放投票の開始
}
action-be-equipped = { $role ->
    [unable] { $several ->
        [yes] 装備を受け取ることも
       *[no] 装備を受け取れない
    }
   *[thing] 装備を受け取ること
}
action-be-wounded = { $role ->
    [unable] { $several ->
        [yes] 負傷を受けることも
       *[no] 負傷を受けない
    }
   *[thing] 負傷を受けること
}
action-be-healed = { $role ->
    [unable] { $several ->
        [yes] 回復することも
       *[no] 回復できない
    }
   *[thing] 回復の対象になること
}
action-take-actions = { $role ->
    [unable] { $several ->
        [yes] アクションを行うことも
       *[no] アクションを行えない
    }
   *[thing] 行動
}
doing-moving = 移動
doing-attacking = 攻撃
doing-killing = ゾンビを倒す
cause-effect = 効果
cause-moving = 移動
cause-killing = 殺害
cause-wounds = 負傷
cause-bite = 咬傷
cause-overrun = ゾンビの満ち溢れ
cause-frostbite = 凍傷
cause-attack = 攻撃
cause-hunger = 飢餓
point-before-the-roll = ダイスを振る前
point-after-the-roll = ダイスを振った後
point-before-it-takes-effect = その効果が適用される前
point-before-the-first-takes-effect = 最初の1つが適用される前
point-before-a-card-is-taken = カードを取る前
point-after-paying = 支払った後
modifier-without-exposure = ダメージ判定なし
modifier-without-losing-morale = 士気は下がらない
modifier-with-bites-like-wound = 咬傷の目は負傷として扱う
