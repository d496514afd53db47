# 백과사전. 숫자는 팩의 데이터에서 오며 여기에는 적지 않는다.

library-title = 백과사전
library-tab-units = 부대
library-tab-weapons = 무기
library-tab-terrain = 지형
library-tab-structures = 구조물
library-search = 전체에서 찾기
library-nothing-found = 그런 이름은 없습니다.
library-all = 전체
library-compare = 비교
library-compare-end = 비교 끝내기
library-compare-choose = 목록에서 비교할 부대를 고르세요.
library-previous = { $name }
library-kind-building = 건물
library-kind-building-note = 지나갈 수 없습니다. 완성된 뒤 파괴되면 잔해가 남습니다.
library-kind-work = 시설
library-kind-work-note = 들어갈 수 있는 부대를 막지 않습니다. 파괴되면 아무것도 남지 않습니다.
library-kind-direct = 직사
library-kind-indirect = 곡사

## Units

library-of-class = { $unitclass }, { $size }
library-about-unit = 능력치
library-its-weapons = 무기
library-movement = 이동
library-can = 할 수 있는 일
library-carriage = 수송
library-served-by = 돌봐 주는 곳
library-hit-by = 맞힐 수 있는 무기
library-class = 종류
library-hp = 체력
library-hp-note = { $wounded } 이하가 되면 부상 상태이며 이동 비용은 ×{ $factor }입니다.
library-action-points = 행동력
library-action-points-note = 턴이 시작될 때마다 가득 찹니다. 사격 1회에 { $price } 사용.
library-vision = 시야
library-vision-note = 낮 기준 칸 수. 밤에는 { $night }, 날씨까지 나쁘면 { $worst }.
library-vision-always = 칸 수. 시간과 날씨의 영향을 받지 않습니다.
library-size = 크기
library-size-note = 엄폐 중이면 적이 { $cells }칸 더 가까이 와야 보입니다.
library-fuel = 연료
library-battery = 배터리
library-battery-note = 공중에 머물 수 있는 자기 턴: { $turns }.
library-value = 가격
library-no-weapon = 무장 없음
library-fires-still = 이번 턴에 이동하지 않았을 때만 쏩니다.
library-fires-moved = 이동한 뒤 사거리: { $range }.
library-in-the-air = 비행
library-in-the-air-note = 칸마다 연료 { $fuel }, 공중에서 턴이 끝날 때마다 연료 { $hover } 사용.
library-lands-on = 착륙 지형
library-no-entry = 들어갈 수 없음
library-step-cells = 칸당 { $points } · 턴당 { $cells }칸
library-step-fuel = 칸당 { $points } · 턴당 { $cells }칸 · 연료 { $fuel }
library-slots = 자리
library-slots-note = 탈 때는 승객의 행동력 { $board }, 내릴 때는 수송 부대의 행동력 { $unload } 사용.
library-takes-slots = 자리 { $count }
library-tows = 포 견인
library-tows-note = 연결에 행동력 { $tow }, 해제에 { $unhitch } 사용.
library-carries-it = 태워 줌
library-tows-it = 견인해 줌
library-heals-it = 치료해 줌
library-repairs-it = 수리해 줌
library-only-landed = 땅에 내려 있을 때만.
library-supplies-it = 보급해 줌
library-recharges-it = 충전해 줌
library-recharges-it-note = 조종사 옆에 착륙한 채 턴을 시작하면 충전됩니다.
library-hit-both = 공중과 지상 모두.
library-hit-air = 공중에 있을 때만.
library-hit-landed = 땅에 있을 때만.
library-damage-shots = 피해 { $damage }: { $shots }발
library-can-two-shots = 사격 두 번
library-can-two-shots-note = 매 턴 무기마다 한 번씩 두 번 쏩니다. 옆에 누가 있어도 세 번은 쏘지 못합니다.
library-can-engineer = 공병
library-can-engineer-note = 짓고, 치우고, 지뢰를 묻고 제거합니다. { $spots }칸 안의 적 지뢰를 찾아냅니다. 승리 지점에 들어갈 수 있는 유일한 부대이며 턴 종료를 { $turns }번 맞으면 점령합니다.
library-can-medic = 치료
library-can-medic-note = { $radius }칸 안의 보병은 턴이 시작될 때 체력을 { $amount } 되찾습니다. 자신은 치료하지 못합니다.
library-can-repair = 수리
library-can-repair-note = { $radius }칸 안의 차량, 포, 착륙한 항공기는 턴이 시작될 때 체력을 { $amount } 되찾습니다.
library-can-supplier = 보급
library-can-supplier-note = 행동력을 { $points } 써서 옆 부대의 연료와 탄약을 채우고, 옆 부대가 두 번 쏘게 합니다.
library-can-general = 지휘
library-can-general-note = { $radius }칸 안의 부대는 두 번 쏘고 엄폐 { $cover }%를 더 얻습니다.
library-can-operator = 드론 조종
library-can-operator-note = 드론은 조종사의 { $link }칸 안에 머뭅니다. 중계 드론이 떠 있으면 { $relay }칸입니다. 조종사가 죽으면 드론도 잃습니다.
library-can-jammer = 전파 방해
library-can-jammer-note = { $radius }칸 안에 떠 있는 적 드론은 누구의 턴이든 비용 없이 떨어집니다.
library-can-relay = 중계
library-can-relay-note = 떠 있는 동안 아군의 다른 드론은 { $link }칸 대신 { $relay }칸까지 갑니다.
library-can-camouflage = 위장
library-can-camouflage-note = 엄폐한 채 움직이지 않고 자기 턴을 한 번 마치면 { $cells }칸 더 가까이 와야 보입니다. 감시탑과 드론은 속지 않습니다.
library-can-still-only = 정지 사격
library-can-still-only-note = 이동한 턴에는 쏘지 못합니다.
library-can-no-alert = 경계 불가
library-can-no-alert-note = 적 차례를 위해 사격을 아껴 두지 못합니다.
library-can-no-patrol = 순찰 불가
library-can-no-patrol-note = 구역을 돌지 않습니다.
library-can-towed = 견인
library-can-towed-note = 스스로 움직이지 못하고 트럭이 끌고 갑니다. 연결된 동안 맞을 수는 있지만 쏘지 못합니다.

## Weapons

library-about-weapon = 무기
library-damage-against = 엄폐가 없을 때의 피해
library-effects = 그 밖의 효과
library-borne-by = 쓰는 부대
library-weapon-line = 피해 { $damage } · 사거리 { $range } · 탄약 { $rounds }
library-range = 사거리
library-range-note = 이동한 뒤: { $moved }.
library-rounds = 탄약
library-fire = 사격 방식
library-fire-direct = 직사
library-fire-direct-note = 아군이 보고 있는 목표와 트인 사선이 필요합니다.
library-fire-indirect = 곡사
library-fire-indirect-note = 모든 장애물을 넘고, 보이지 않는 칸도 포격할 수 있습니다.
library-targets = 조준 대상
library-target-ground = 지상 부대
library-target-landed = 착륙한 항공기
library-target-airborne = 비행 중인 헬기
library-target-drone = 비행 중인 드론
library-target-structure = 건물
library-target-work = 시설
library-downs = 피해와 상관없이 한 발로 떠 있는 드론을 떨어뜨립니다.
library-against-structures = 건물과 시설
library-against-structures-note = 직접 조준했을 때. 안의 부대를 쏘면 { $wear }만큼 닳습니다.
library-can-blast = 폭풍
library-can-blast-note = 목표에서 { $radius }칸 안의 다른 부대는 아군까지 모두 엄폐 적용 전 피해를 { $damage } 받습니다.
library-can-shell = 포탄
library-can-shell-note = 구덩이를 파는 지형: { $dug }. { $rounds }라운드 동안 불이 붙는 지형: { $burns }.
library-can-spends = 자폭
library-can-spends-note = 쏘면 자신도 파괴됩니다.

## Terrain

library-entering = 진입
library-shelter = 엄폐와 은폐
library-changes = 지형의 변화
library-can-be-built = 지을 수 있는 것
library-step = { $count ->
   *[other] 행동력 { $points }
}
library-step-burns = 연료 { $fuel }
library-cover = 엄폐
library-cover-note = 사격 피해에서 이 비율만큼을 막아 줍니다. 여러 엄폐는 더해집니다.
library-cover-line = 엄폐 { $percent }%
library-none = 없음
library-can-hides = 은폐
library-can-hides-note = 안의 부대는 더 가까이 와야 보입니다(칸): 소형 { $small }, 중형 { $medium }, 대형 { $large }.
library-can-stops-fire = 사격 차단
library-can-stops-fire-note = 직사 사격이 지나가지 못합니다.
library-can-stops-fire-together = 사격 방해
library-can-stops-fire-together-note = 사선에 이런 칸이 { $count }개 있으면 직사 사격이 막힙니다.
library-can-burns = 불탐
library-can-burns-note = { $rounds }라운드 동안 탑니다. 불 속에서 턴을 마치면 체력을 { $damage } 잃고 엄폐도 없습니다.
library-burns-to = 불탄 뒤
library-dug-to = 포탄을 맞은 뒤
library-regrows-to = { $season }에
library-can-landing = 착륙장
library-can-landing-note = 항공기가 내릴 수 있습니다.

## Structures

library-structure-line = { $kind } · 단계 { $parts } · 체력 { $hp }
library-about-structure = 구조물
library-kind = 종류
library-parts = 건설 단계
library-parts-note = 공병마다 턴당 하나, 행동력 { $points }씩.
library-structure-hp = 체력
library-building-vision = 시야
library-building-vision-note = 완성된 뒤. 시간과 날씨의 영향을 받지 않습니다.
library-may-enter = 들어갈 수 있는 부대
library-nobody = 없음
library-built-by = 짓는 부대
library-stands-on = 지을 수 있는 지형
library-can-own-cell = 제자리 건설
library-can-own-cell-note = 공병이 서 있는 칸에도 지을 수 있습니다.
library-can-hospital = 치료
library-can-hospital-note = { $radius }칸 안의 보병은 턴이 시작될 때 체력을 { $amount } 되찾습니다.
library-can-workshop = 수리
library-can-workshop-note = { $radius }칸 안의 차량, 포, 착륙한 항공기는 턴이 시작될 때 체력을 { $amount } 되찾습니다.
library-can-depot = 보급
library-can-depot-note = 옆에 있는 아군 부대가 행동력을 { $points } 써서 연료와 탄약을 채웁니다.
library-can-tower = 감시
library-can-tower-note = 위장에 속지 않습니다. { $radius }칸 안의 드론은 조종사에게서 { $relay }칸까지 갈 수 있습니다.
library-can-heliport = 이착륙장
library-can-heliport-note = 아군 헬기가 내려앉아 행동력을 { $points } 쓰고 보급을 받습니다.

## Comparing

library-cells-a-turn = 턴당 칸 수: { $terrain }
library-shots = 턴당 사격
library-damage-to = 피해: { $unitclass }
library-shots-to-destroy = 상대를 파괴하는 사격 수
