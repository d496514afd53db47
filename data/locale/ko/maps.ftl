# 지도 파일에서, 그리고 구입하거나 배치한 부대에서 잘못될 수 있는 것. faults.ftl의 오류처럼 표시된다.

map-fault-glyph = "{ $glyph }" 문자는 여기서 아무것도 나타내지 않습니다. 쓸 수 있는 문자: { $glyphs }
map-fault-row-length = 이 줄은 { $count }칸인데 대부분의 줄은 { $wanted }칸입니다
map-fault-off-map = ({ $x }, { $y })은(는) 지도 밖입니다. 지도는 가로 { $width }칸, 세로 { $height }칸이며 0부터 셉니다
map-fault-point-twice = ({ $x }, { $y })에는 이미 승리 지점이 있습니다: 이 목록의 { $number }번째
map-fault-point-no-entry = 공병이 이 승리 지점에 들어갈 수 없습니다. 지형: "{ $terrain }"
map-fault-point-unreachable = { $side ->
    [blue] 청군
   *[red] 홍군
  } 공병이 시작 구역에서 이 승리 지점까지 갈 길이 없습니다
map-fault-zone-missing = { $side ->
    [blue] 청군
   *[red] 홍군
  }의 시작 구역이 없습니다
map-fault-zone-size = 그려진 구역은 가로 { $x }칸, 세로 { $y }칸인데 지도는 가로 { $width }칸, 세로 { $height }칸입니다
map-fault-zones-in-sight = 이 시작 구역은 상대 구역에서 거리 { $distance }에 있는데, 전투 시작 때 유닛의 시야는 { $sight }칸입니다
map-fault-structure-type = "{ $name }"(이)라는 건물이나 구조물은 없습니다
map-fault-cell-taken = ({ $x }, { $y })에는 이미 무언가가 있습니다: 승리 지점, 구조물, 다리 또는 지뢰
map-fault-structure-ground = "{ $name }"은(는) 여기 세울 수 없습니다. 지형: "{ $terrain }"
map-fault-structure-sees = 이 "{ $name }"은(는) { $sight }칸까지 보므로 상대편 출발 구역이 보입니다
map-fault-mine-ground = 여기에는 지뢰를 둘 수 없습니다. "{ $terrain }"에는 지상 유닛이 들어가지 못합니다

## Forces

force-unknown-unit = "{ $name }"(이)라는 유닛은 없습니다
force-no-operator = "{ $name }" 유닛을 조종할 조종사가 부대에 있어야 합니다
force-off-map = ({ $x }, { $y })은(는) 지도 밖입니다. 지도는 가로 { $width }칸, 세로 { $height }칸이며 0부터 셉니다
force-outside-zone = ({ $x }, { $y })은(는) 이 진영의 시작 구역이 아닙니다
force-no-entry = "{ $name }" 유닛은 이 칸에 들어갈 수 없습니다. 지형: "{ $terrain }"
force-on-point = 승리 지점에는 공병만 설 수 있는데 "{ $name }" 유닛은 공병이 아닙니다
force-occupied = ({ $x }, { $y })에는 이미 "{ $name }" 유닛이 있습니다
force-empty = 부대에는 유닛이 하나 이상 있어야 합니다
force-over-budget = 이 부대의 비용은 { $cost }인데 예산은 { $budget }입니다
force-no-room = 시작 구역에는 이 유닛 { $units }개 가운데 { $room }개만 들어갈 수 있습니다
