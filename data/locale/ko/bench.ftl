# `clumsy bench`의 표: 약속한 것, 잰 것, 견준 것.

## 재는 동안

bench-part-board = 보드를 재는 중…
bench-part-engine = 엔진을 재는 중…
bench-part-ai = 컴퓨터끼리 겨루는 중…
bench-part-battle = 전투 전체를 치르는 중…
bench-part-replay = 리플레이를 오가는 중…
bench-part-recording = 전투를 기록하는 중…
bench-part-start = 시작 시간을 재는 중…
bench-part-mods = 모드 검사 중…
bench-part-frame = 한 프레임을 재는 중…
bench-part-longest = 가장 긴 프레임을 찾는 중…
bench-part-client = 클라이언트를 여는 중…

## 표

bench-column-promise = 약속
bench-column-measured = 잰 값
bench-column-reference = 기준
bench-column-ratio = 비율
bench-column-bound = 한도
bench-column-holds = 지켜짐
bench-holds = 예
bench-broken = 아니요
bench-not-measured = 재지 못함
bench-frame-ran = { $what }, 프레임 { $number }: { $ms } ms, 시계로 { $clock } ms ({ $ran })
bench-unknown = clumsy: { $part }라는 측정 항목은 없습니다. 있는 항목: { $known }
bench-summary = 지킨 약속 { $held }개, 어긴 약속 { $broken }개.

## 약속

bench-reach = 40x40에서 갈 수 있는 칸, 가장 비싼 유닛
bench-reach-sum = 모든 유닛의 갈 수 있는 칸 합계
bench-line = 사선 질의 한 번
bench-fog = 유닛 40개의 시야 전체
bench-undo = 명령 되돌리기, 유닛 60개
bench-copy = 전체 복사, 유닛 60개
bench-chain = 드론과 함께 쓰러지는 조종사 50명의 연쇄
bench-ai-turn = 컴퓨터의 한 차례, 40x40에서 진영당 12개
bench-ai-orders = 유닛과 차례마다 받아들여진 명령
bench-ai-decided = 라운드 제한 전에 끝난 게임
bench-activation = 소규모 전투에서 컴퓨터의 한 활성화, 평균
bench-activation-longest = 가장 긴 것
bench-game = 40x40에서 진영당 25개, 30라운드, 모든 지상 규칙
bench-watched-move = 경계 중인 20개 앞을 지나는 이동, 그중 9개가 사격
bench-seek = 60라운드 리플레이의 아무 곳으로나 가기(그리기 제외)
bench-replay-size = 진영당 25개, 30라운드의 리플레이
bench-recording = 그 30라운드의 기록
bench-start = 파일 하나의 `scenario check` 전체
bench-check-mod = 유닛 1,000개인 모드 검사
bench-check-wrong-mod = 같은 모드의 유닛이 모두 틀렸을 때
bench-frame = 그리지 않는 한 프레임, 40x40, 유닛 80개, 가장 무거운 화질
bench-frame-large = 그리지 않는 한 프레임, 100x100, 유닛 300개, 가장 무거운 화질
bench-nodes = 쉬는 장면의 노드
bench-longest-ai-25 = 컴퓨터 차례의 가장 긴 프레임, 편당 25기
bench-longest-ai-60 = 컴퓨터 차례의 가장 긴 프레임, 편당 60기
bench-longest-turn = 자기 차례의 가장 긴 프레임, 편당 60기
bench-longest-scroll = 100x100을 둘러볼 때의 가장 긴 프레임
bench-longest-seek = 리플레이를 오갈 때의 가장 긴 프레임
bench-longest-marks = 표시를 읽는 동안의 가장 긴 프레임
bench-longest-save = 전투를 저장하는 동안의 가장 긴 프레임
bench-longest-tidying = 메모리를 정리하는 가장 긴 멈춤
bench-open-title = 시작부터 타이틀까지
bench-open-40 = 시작부터 40x40 전투까지
bench-open-100 = 시작부터 100x100 전투까지

## 한도와 단위

bench-against-heapq = 힙을 쓰면 { $figure }
bench-against-order = 그 명령은 { $figure }
bench-against-game = 그 게임은 { $figure }
bench-against-wesnoth = Battle for Wesnoth는 { $figure }
bench-against-libraries = 라이브러리만 { $figure }
bench-against-window = 창만 열 때 { $figure }
bench-against-clock = 시계로 { $figure }
bench-bound-at-most = { $figure } 이하
bench-bound-under = { $figure } 미만
bench-bound-at-least = { $figure } 이상
bench-bound-of-reference = 기준의 { $figure }배 이하
bench-bound-times-faster = { $figure }배 이상 빠름
bench-unit-us = { $figure } µs
bench-unit-ms = { $figure } ms
bench-unit-s = { $figure } s
bench-unit-percent = { $figure }%
bench-unit-number = { $figure }
bench-unit-count = { $figure }
bench-unit-kb = { $figure } KB
