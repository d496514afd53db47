# 전투 화면 위에 표시되는 패널.

## The bar at the top

hud-round = { $round } / { $limit }라운드
hud-season = { $season ->
    [spring] 봄
    [summer] 여름
    [autumn] 가을
    [winter] 겨울
   *[other] { $season }
}
hud-hour = { $hour ->
    [dawn] 새벽
    [day] 낮
    [dusk] 해 질 녘
    [night] 밤
   *[other] { $hour }
}
hud-weather = { $weather ->
    [clear] 맑음
    [rain] 비
    [snow] 눈
   *[other] { $weather }
}
hud-turn-own = 내 차례
hud-turn-other = { $side } 차례

## The unit's card

hud-hit-points = 체력
hud-action-points = 행동력
hud-fuel = 연료
hud-shots-left = { $count ->
    [0] 남은 사격 없음
   *[other] 남은 사격 { $count }회
}
hud-shot-price = 사격당 { $price }
hud-range = 사거리 { $least }–{ $most }
hud-cover = 엄폐 { $percent }%
hud-cover-by = 엄폐 { $percent }%: { $causes }
hud-cover-cause = { $cause } −{ $percent }%

## Previews

hud-damage = 피해 { $damage }
hud-damage-covered = 피해 { $base } → { $damage }
hud-path-points = { $cost ->
   *[other] 행동력 { $cost } 소모, { $left } 남음
}
hud-path-fuel = 연료 { $cost } 소모, { $left } 남음

## Lists

hud-units = 부대 목록
hud-log = 전투 기록
hud-recap = 기다리는 동안 있었던 일
hud-recap-empty = 관측된 일이 없습니다.
hud-fold = 접기
hud-unfold = 펼치기

## The turn

hud-end-turn = 턴 종료
hud-units-left = { $count ->
   *[other] 아직 행동할 수 있는 부대 { $count }개
}
hud-undo = 되돌리기
hud-next-unit = 다음 부대
hud-menu = 메뉴

## Handing over

hud-hand-over = { $side }에게 마우스를 넘겨 주세요
hud-hand-over-why = 다음 플레이어가 화면 앞에 앉을 때까지 전장은 가려집니다.
hud-hand-over-ready = 준비됐습니다

## Leaving a screen

hud-close = 닫기

## The end

hud-no-replay = 이 전투는 기록되지 않았습니다.
