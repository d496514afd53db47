# 소규모 전투의 백과사전. 숫자는 여기가 아니라 팩의 데이터에서 옵니다. 여기 있는 글이 library.ftl의 같은 이름보다
# 먼저 쓰입니다.

library-tab-abilities = 특별 규칙
library-tab-formations = 분대
library-tab-ground = 탁자 위

sk-library-length = { $length } cm
sk-library-degrees = { $degrees }°
sk-library-pace = { $first }, 그다음 { $further }
sk-library-pace-note = { $moves }번 이동: { $length }.
sk-library-sum = { $needed }+
sk-library-odds = 주사위 { $dice }개, { $percent }%
sk-library-actions = { $count ->
    [0] 행동 없음
   *[other] 행동 { $count }번
}
sk-library-more = +{ $more }
sk-library-more-dice = 주사위 { $dice }개 더
sk-library-kind-infantry = 보병
sk-library-kind-cavalry = 기병
sk-library-kind-wagon = 수레
sk-library-kind-weapon = 무기
sk-library-kind-ability = 특별 규칙
sk-library-kind-formation = 대형
sk-library-kind-area = 지면
sk-library-kind-obstacle = 장애물
sk-library-kind-building = 건물
sk-library-kind-object = 확보할 것

## 병사

sk-library-unarmed = 무기 없음
sk-library-wounds = 부상
sk-library-wounds-note = 마지막 부상에 쓰러집니다. 명중 한 번이 부상 하나입니다.
sk-library-base = 받침
sk-library-base-note = 거리는 받침 가장자리에서 잽니다.
sk-library-arc = 시야각
sk-library-arc-note = 혼자 행동할 때. 분대는 앞쪽 { $group }°를 봅니다.
sk-library-special = 특별 규칙
sk-library-can-uncounted = 병력이 아님
sk-library-can-uncounted-note = 잃어도 그 편이 무너지는 데 세지 않습니다.
sk-library-pace-always = 혼자서나 분대로나
sk-library-pace-alone = 혼자서
sk-library-pace-in-a-group = 분대로
sk-library-pace-in-a-hurry = 돌격하거나 행군하는 분대
sk-library-pace-off-road = 도로 밖
sk-library-pace-on-road = 도로 위
sk-library-backwards = 뒷걸음
sk-library-backwards-note = 이동 한 번에 최대.
sk-library-in-the-way = 길을 막는 것
sk-library-passes-climbs = 넘음
sk-library-passes-climbs-note = 맞닿은 곳에서 반대편까지 이동 한 번을 다 씁니다. 그 뒤에는 달린 것으로 치지 않습니다.
sk-library-passes-jumps = 뛰어넘음
sk-library-passes-jumps-note = 느려지지 않고 지나갑니다.
sk-library-passes-stops = 막힘
sk-library-passes-stops-note = 돌아가거나 틈으로 지나가야 합니다.
sk-library-passes-goes-in = 들어감
sk-library-passes-goes-in-note = 벽에 맞닿은 곳에서.
sk-library-passes-too-large = 너무 큼
sk-library-passes-too-large-note = 어느 문으로도 들어가지 못합니다.
sk-library-shooting = 사격
sk-library-reload-actions = { $count ->
    [0] 재장전 없음
   *[other] 재장전에 행동 { $count }번
}
sk-library-band = { $distance }까지: { $sum }
sk-library-shot-plain = 선 채로: { $odds }.
sk-library-shot-aimed = 조준: { $odds }.
sk-library-shot-moved = 이동과 함께: { $odds }.
sk-library-class = 종류
sk-library-first-move = 첫 이동
sk-library-further-moves = 다음 이동
sk-library-chance-at = 명중, { $band }
sk-library-chance-to = { $distance }까지 { $chance }

## 무기

sk-library-effective-line = { $range } · { $reload ->
    [0] 재장전 없음
   *[other] 재장전에 행동 { $reload }번
}
sk-library-about-weapon = 성능
sk-library-bands = 사격에 필요한 것
sk-library-carried-by = 쓰는 병사
sk-library-effective = 유효 거리
sk-library-effective-note = 그 절반이 근거리, 두 배가 장거리, 세 배가 극장거리입니다. 그 너머로는 쏘지 못합니다.
sk-library-reload = 재장전
sk-library-reload-note = 행동 { $actions }번 안에서 쏘고 재장전하면 남는 행동: { $left }번.
sk-library-shots = 탄
sk-library-shots-note = 한 전투에 쓸 수 있는 전부입니다.

## 특별 규칙

sk-library-what-it-does = 하는 일
sk-library-who-has-it = 가진 병사
sk-library-can-splits = 행동을 나눠 씀
sk-library-can-splits-note = 많아야 { $actions }번인 행동을 턴 전체에 나눠 쓸 수 있습니다. 행동하고, 다른 병사가 행동한 뒤, 이어서 합니다.
sk-library-can-interrupts = 필요할 때 행동
sk-library-can-interrupts-note = 같은 편이 행동하는 동안 시작할 수 있고, 그 병사는 기다렸다가 이어서 합니다.
sk-library-can-guides = 종대를 이끎
sk-library-can-guides-note = 함께 있는 행군 종대는 험지에서 { $moves }번보다 많이 이동할 수 있습니다.
sk-library-far-dice = 먼 거리
sk-library-far-dice-note = 장거리와 극장거리에서.
sk-library-far-odds = 그 값어치
sk-library-far-odds-note = 장거리: { $better }. 다른 병사: { $plain }.
sk-library-can-unaimed = 조준 없이 극장거리
sk-library-can-unaimed-note = 다른 병사는 { $sum }이(가) 필요한 사격 전에 조준해야 합니다.

## 분대

sk-library-acting = 행동
sk-library-can-as-one = 하나처럼 행동
sk-library-can-as-one-note = 함께 행동을 시작하고, 행동 하나는 모두의 행동입니다.
sk-library-can-leaves-nobody = 전투 내내
sk-library-can-leaves-nobody-note = 분대는 쓰러진 병사 말고는 처음 그대로입니다. 마지막 한 명은 혼자인 병사처럼 행동합니다.
sk-library-can-follows = 앞뒤로 줄지어
sk-library-can-follows-note = 뒤의 병사는 앞사람이 간 길을 갑니다.
sk-library-column-limit = 험지에서의 이동
sk-library-column-limit-note = 행군 종대는 행동을 시작해 끝낼 때까지 이보다 많이 하지 못합니다. 이 병사가 있으면 예외입니다: { $scouts }.
sk-library-can-side-by-side = 나란히
sk-library-can-side-by-side-note = 모두 첫 병사와 같은 길로 갑니다.
sk-library-group-arc = 시야각
sk-library-group-arc-note = 표적에 가장 가까운 병사의 앞쪽. 혼자인 병사는 { $single }°를 봅니다.
sk-library-can-each-rolls = 각자 주사위를 굴림
sk-library-can-each-rolls-note = 한 표적을 쏩니다. 장전했고 사거리 안에서 보는 모두가 쏩니다.
sk-library-can-in-line = 서로 막지 않음
sk-library-can-in-line-note = 횡대의 병사는 서로 비켜 쏩니다.
sk-library-can-in-the-way = 서로 막음
sk-library-can-in-the-way-note = 쏘는 병사와 맞닿은 아군이 아니면 아군 너머로 쏘지 못합니다.

## 탁자 위

sk-library-level = 장애물, 높이 { $level }
sk-library-who-passes = 누가 지나가나
sk-library-shelter = 엄폐
sk-library-cover = 부분 엄폐
sk-library-cover-note = 사격에 필요한 수에 더합니다. 유효 거리에서 명중률이 { $open } 대신 { $behind }입니다.
sk-library-slow = 거리를 여러 배로 계산
sk-library-slow-note = 보병의 첫 이동이 { $whole } 대신 { $part }입니다.
sk-library-road-group = 보병 분대
sk-library-road-wagons = 수레
sk-library-road-note = 도로 밖: { $pace }.
sk-library-to-capture = 확보
sk-library-capture = 가지기
sk-library-capture-note = 맞닿은 병사가.
sk-library-can-carried = 지니고 다님
sk-library-can-carried-note = 가진 병사가 지니다가 쓰러진 자리에 떨어뜨립니다. 그러면 누구나 가질 수 있습니다.
sk-library-going-in = 들어가기
sk-library-enter = 들어가기, 나가기
sk-library-enter-note = 누구든 벽에 맞닿은 곳에서.
sk-library-inside = 안에서 움직이기
sk-library-inside-note = 다른 층으로, 또는 숨은 곳에서 창가로, 창가에서 숨을 곳으로.
sk-library-can-group-enters = 분대는 함께 들어감
sk-library-can-group-enters-note = 한 명이 벽에 닿고, 나머지는 서로 닿아 있으면 됩니다.
sk-library-postures = 창가에서, 또는 숨어서
sk-library-can-line = 창가에 붙기
sk-library-can-line-note = 보이지만 부분 엄폐를 받고, 사방으로 쏩니다.
sk-library-can-hide = 숨기
sk-library-can-hide-note = 보이지 않고, 맞지 않고, 쏘지 않습니다.
sk-library-found = 찾는 값
sk-library-found-note = { $range } 안에서 찾는 병사가: { $odds }. 벽 앞 장애물 너머로는: { $behind }.
sk-library-who-enters = 누가 들어가나
