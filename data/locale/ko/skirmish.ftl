# 소규모 전투: 테이블, 임무, 배치에서 잘못될 수 있는 것.

scenario-off-table = { $x }, { $y }은(는) 테이블 밖입니다
skirmish-not-inside = 건물 안의 병사만 "{ $name }" 값을 가질 수 있습니다
skirmish-no-room = { $x }, { $y }에는 설 수 없습니다: 이미 누가 있거나 건물입니다
skirmish-not-of-group = { $name }은(는) 이 분대에 들 수 없습니다: 다른 편이거나 이미 다른 분대에 있습니다
skirmish-group-apart = 한 분대의 병사는 모두 같은 건물의 같은 층에 있거나 모두 밖에 있어야 합니다
setup-table-size = 테이블의 너비와 깊이는 0에서 { $most }센티미터까지여야 합니다
setup-too-many-pieces = 구역, 장애물, 건물, 물건, 분대 또는 목표가 { $most }개를 넘습니다
setup-shape = 테이블 위의 무언가가 테이블 안의 점 { $least }~{ $most }개로 그려져 있지 않습니다
setup-floors = 건물에 층이 없거나 { $most }층을 넘습니다
setup-unit-place = 유닛 { $unit }이(가) 있을 수 없는 곳에 있습니다: 테이블 밖, 벽 안 또는 없는 층
setup-no-room = 두 유닛이 { $x }, { $y }에 서 있습니다
setup-group = { $number }번 분대는 성립하지 않습니다: 병사는 같은 편, 같은 장소에 있고 한 분대에만 속해야 합니다
scenario-malformed-place = "{ $name }"은(는) 위치가 아닙니다: 쉼표로 나눈 두 수여야 합니다
