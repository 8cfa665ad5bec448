## Adjectives and what stands before a noun. They never change.

adjective-wounded = 負傷している
adjective-frostbitten = 凍傷を負っている
adjective-exiled = 追放された
adjective-non-exiled = 追放されていない
adjective-male = 男性の
adjective-female = 女性の
adjective-human = 人間の
adjective-animal = 動物の
adjective-unused = 未使用の
adjective-staked = 賭けられた
# said behind the number: カードが1枚増える
adjective-more = 増える
adjective-fewer = 減る
# the item deck of a location is its 探索デッキ
adjective-item = 探索 | アイテム
adjective-weapon = 武器
adjective-fuel = 燃料
adjective-education = 教育
adjective-food = 食料
adjective-medicine = 薬
adjective-tool = 道具
adjective-survivor = 生存者シンボルの
adjective-waste = 捨て札
adjective-crisis = 危機
adjective-zombie = ゾンビ
