# 사령부의 백과사전. 숫자는 팩의 데이터에서 오며 여기에는 없다.

library-tab-offers = 상점

hq-library-gold = 금 { $gold }
hq-library-yes = 예
hq-library-kind-unit = 부대
hq-library-kind-heal = 회복
hq-library-kind-fortify = 방어 시설
hq-library-kind-strike = 타격
hq-library-kind-raise = 금

## Units

hq-library-from-the-shop = 상점 판매
hq-library-hp-note = 다치면 남은 체력의 비율만큼만 공격합니다.
hq-library-move = 이동력
hq-library-move-note = 한 턴 동안 걸음 비용을 모두 합한 한도입니다.
hq-library-attack = 공격력
hq-library-attack-note = 공격의 세기입니다.
hq-library-defence = 방어력
hq-library-defence-note = 받는 공격을 약하게 합니다. 지형의 방어가 더해집니다.
hq-library-range-note = 공격할 상대까지의 칸 수입니다.
hq-library-to-be-had = 얻는 방법
hq-library-recruited = 모집 비용
hq-library-recruited-note = 사령부가 옆의 빈 칸에 모집합니다.
hq-library-in-the-shop-alone = 상점이 파는 날에 살 수 있습니다.
hq-library-its-blows = 트인 땅에서 이 부대의 공격이 주는 피해
hq-library-blows-at-it = 트인 땅에서 이 부대가 받는 피해
hq-library-taken = { $count ->
   *[other] 체력 { $damage }
}
hq-library-blow = { $count ->
    [1] { $taken }: 한 번이면 파괴
   *[other] { $taken }: { $blows }번이면 파괴
}
hq-library-in-its-city = 자기 도시에 있을 때.
hq-library-damage-to-unit = 한 번의 피해: { $unit }
hq-library-blows-to-destroy = 상대를 반드시 파괴하는 공격 횟수
hq-library-can-captures = 도시 점령
hq-library-can-captures-note = 턴이 끝날 때 도시에 서 있으면 그 도시는 자기 진영의 것이 됩니다.
hq-library-can-recruits = 모집
hq-library-can-recruits-note = 새 부대는 옆의 빈 칸에 나타납니다.
hq-library-can-is-the-game = 승패가 달린 곳
hq-library-can-is-the-game-note = 이것을 잃은 진영은 탈락합니다.
hq-library-can-stays = 움직이지 않음
hq-library-can-stays-note = 이웃을 공격하지만 움직이지 않고, 자기 도시에서 회복하지도 않습니다. 서 있는 도시가 지켜 줍니다.
hq-library-can-from-afar = 원거리 공격
hq-library-can-from-afar-note = 사거리가 닿지 않는 상대는 반격하지 못합니다.
hq-library-can-not-near = 가까이에서는 무력함
hq-library-can-not-near-note = { $least }칸보다 가까운 상대는 공격하지 못합니다.
hq-library-can-no-strike-back = 반격하지 않음
hq-library-can-no-strike-back-note = 공격하는 쪽은 반격을 걱정할 필요가 없습니다.
hq-library-can-still-only = 이동 또는 공격
hq-library-can-still-only-note = 한 턴에 둘 다 할 수는 없습니다.

## Terrain

hq-library-steps = 걸음 { $points }
hq-library-defence-line = 방어 { $defence }
hq-library-shelter = 방어
hq-library-ground-defence = 지형 방어
hq-library-ground-defence-note = 이곳에 서 있는 부대의 방어력에 더해집니다.
hq-library-blow-of = { $unit } 대 { $unit }
hq-library-blow-here = 체력 { $here }, 트인 땅에서는 { $open }
hq-library-city = 도시
hq-library-can-captured = 점령할 수 있음
hq-library-can-captured-note = 턴이 끝날 때 서 있으면 점령하는 부대: { $units }.
hq-library-income = 턴마다 금
hq-library-income-note = 도시를 가진 진영이 받습니다.
hq-library-heals = 회복
hq-library-heals-note = 그 진영의 부대가 턴이 시작될 때마다 이곳에서 되찾는 체력입니다.

## The shop

hq-library-about-offer = 상품
hq-library-price = 값
hq-library-price-note = { $percent } % 할인하는 날에는 금 { $reduced }.
hq-library-limit = 횟수
hq-library-limit-note = 한 전투에서 진영마다 살 수 있는 횟수입니다.
hq-library-on-sale = 판매 중: 금 { $gold }
hq-library-on-sale-title = { $date } 상점
hq-library-not-on-sale = 팔지 않음
hq-library-on-sale-cheap = 할인 중입니다.
hq-library-on-sale-day = 상점은 협정 세계시 자정에 바뀌며, 전투는 그날의 상점을 그대로 씁니다.
hq-library-effects = 효과
hq-library-effect = 효과
hq-library-effect-unit = 사령부 옆에 부대가 옵니다: { $unit }. 다음 턴부터 행동하고 별을 답니다.
hq-library-effect-heal = 사령부를 포함한 모든 아군이 체력 { $amount }만큼 회복합니다.
hq-library-effect-fortify = 전투가 끝날 때까지 사령부의 방어력이 { $amount } 늘어납니다.
hq-library-effect-strike = 어느 칸이든 고른 곳의 적에게서 방어력과 상관없이 체력 { $amount }만큼 빼앗습니다. 포상금은 없습니다.
hq-library-effect-raise = 전투가 끝날 때까지 도시마다 턴당 금을 { $amount } 더 받습니다.
hq-library-can-fallout = 낙진
hq-library-can-fallout-note = 폭탄이 떨어진 뒤에는 쓸 수 없습니다.
