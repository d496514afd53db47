# 임무와 목표: 파일에서 잘못될 수 있는 것, 전투 중에 알리는 말.

goal-needs = 이런 목표에는 "{ $name }"이(가) 필요합니다
goal-takes-no = 이런 목표에는 "{ $name }"을(를) 쓸 수 없습니다
goal-combine = 이 진영의 목표는 이미 "{ $name }"(으)로 묶여 있습니다
goal-nobody = 이 전투에는 이 목표의 대상이 될 "{ $name }"이(가) 없습니다
goal-off-map = { $x }, { $y } 칸은 지도 밖입니다
goal-no-point = { $x }, { $y }에 승리 지점이 없습니다
goal-no-points = 이 지도에는 승리 지점이 없습니다
goal-no-structure = { $x }, { $y }에는 아무것도 서 있지 않습니다
goal-own-structure = 이것은 자기 진영의 것입니다
goal-own-unit = 처치할 부대는 다른 진영의 부대여야 합니다
goal-not-own-unit = 자기 진영의 부대여야 합니다
goal-unit-unknown = 부대가 두 번 적혔거나 없는 부대입니다
goal-number = 여기서 { $number }은(는) 안 됩니다: 1에서 { $most }까지
goal-small-zone = 이 구역에 부대 { $count }개가 함께 있어야 하지만 { $most }개만 들어갑니다
setup-too-many-goals = 목표가 { $most }개보다 많거나 글의 키가 너무 깁니다
setup-goal-side = 목표 { $number }의 진영이 없습니다
setup-goal = 목표 { $number }은(는) 쓸 수 없습니다: "{ $name }"이(가) 잘못되었습니다

## 전투 중

goal-kind-destroy_all = 적 부대를 모두 격파
goal-kind-hold_points = 승리 지점 { $count }곳 확보
goal-kind-hold_out = { $round }라운드가 끝날 때까지 버티기
goal-kind-escort = 표시된 부대 { $count }개를 표시된 구역으로 보내기
goal-kind-kill = 추적 중인 적 { $count }개 격파
goal-kind-reach = 표시된 구역에 부대 { $count }개 두기
goal-kind-destroy = 표시된 구조물 { $count }개 파괴
goal-kind-keep_alive = 표시된 부대 { $count }개를 살려 두기
log-goal-met = 목표 달성: { $goal }
log-goal-failed = 목표 실패: { $goal }
log-goal-open = 더는 달성되지 않음: { $goal }
log-goal-of = { $side }: { $goal }
log-goal-progress = { $goal }: { $count } 중 { $done }
log-goal-left = { $goal }: { $left } 남음
log-target = 추적하던 적입니다: { $unit }
outcome-goals_failed = { $side } 진영은 더는 목표를 이룰 수 없습니다.
point-rule-mission = 공병만 들어갈 수 있습니다. { $radius }칸 안에 적이 없는 채로 우리 차례가 { $turns }번 연달아 끝나면 점령합니다. 적이 그만큼 다가오면 점령한 지점도 풀립니다.
briefing-title = 이기는 방법
briefing-begin = 부대로
briefing-close = 닫기
goal-open = { $goal } ({ $done }/{ $count })
goal-met = { $goal } (달성)
goal-failed = { $goal } (실패)
goals-or = 또는
goals-own-one = 우리의 목표:
goals-own-any = 우리의 목표, 하나만 이루면 됩니다:
goals-own-all = 우리의 목표, 모두 이루어야 합니다:
goals-of = { $side } 진영의 목표:
goals-line = { "– " }{ $goal }
key-goals = 지시와 목표

## 임무 파일에서

mission-fault-map-and-rows = 팩의 지도를 쓰는 임무에는 따로 "{ $name }"을(를) 쓸 수 없습니다
mission-fault-sides = 임무의 진영은 { $choices } 순서여야 합니다
mission-fault-no-goal = 사람이 맡을 { $name } 진영에 목표가 없습니다
mission-fault-text = 팩에 "{ $name }" 글이 없습니다
mission-fault-ground = "{ $name }"은(는) 여기 설 수 없습니다: 지형이 "{ $terrain }"입니다
mission-fault-structure = "{ $name }"은(는) { $x }, { $y }에 설 수 없습니다: 그곳의 구조물이 막습니다
mission-fault-point = 공병만 승리 지점에 설 수 있는데 "{ $name }"은(는) 공병이 아닙니다
mission-fault-mine = 부대가 { $x }, { $y }의 지뢰 위에서 시작할 수 없습니다
