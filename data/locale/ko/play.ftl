# 게임 클라이언트: 거절 이유, 기록, 이름, 키, 스크립트. 팩의 글이 이 이름들을 대신합니다.

## Why an order is refused (docs: scenarios)

refusal-invalid = 여기서는 내릴 수 없는 명령입니다.
refusal-game_over = 전투가 끝났습니다.
refusal-unknown_unit = 지휘할 수 없는 부대입니다.
refusal-not_your_turn = 당신의 턴이 아닙니다.
refusal-camp_ready = 이미 명령을 마쳤습니다.
refusal-out_of_bounds = 지도 밖입니다.
refusal-unknown_weapon = 이 부대에는 그 무기가 없습니다.
refusal-aboard = 부대가 수송 수단에 타고 있습니다.
refusal-hitched = 포가 견인 중입니다.
refusal-landed = 기체가 착륙해 있습니다.
refusal-airborne = 기체가 비행 중입니다.
refusal-not_landed = 먼저 착륙해야 합니다.
refusal-recruited_this_turn = 이번 턴에 모집되어 다음 턴부터 움직입니다.
refusal-already_acted = 이미 행동한 부대입니다.
refusal-moved_this_turn = 이번 턴에 이동했기 때문에 할 수 없습니다.
refusal-not_active = 지금 활성화된 부대가 아닙니다.
refusal-not_an_engineer = 공병만 할 수 있습니다.
refusal-not_a_supplier = 보급 트럭만 할 수 있습니다.
refusal-not_a_carrier = 수송할 수 없는 부대입니다.
refusal-not_a_gun = 포만 견인할 수 있습니다.
refusal-cannot_alert = 경계할 수 없는 부대입니다.
refusal-cannot_patrol = 순찰할 수 없는 부대입니다.
refusal-cannot_fire = 무기가 없는 부대입니다.
refusal-no_shots_left = 이번 턴에 남은 사격이 없습니다.
refusal-no_ammo = 탄약이 없습니다.
refusal-no_action_points = { $left ->
    [0] 남은 행동력이 없습니다.
   *[other] 행동력이 부족합니다: 필요 { $needed }, 남음 { $left }.
  }
refusal-no_fuel = 연료가 없습니다.
refusal-no_battery = 배터리가 없습니다.
refusal-no_actions_left = 남은 행동이 없습니다.
refusal-not_loaded = 무기가 장전되지 않았습니다.
refusal-two_moves_planned = 이미 두 번의 이동이 계획되어 있습니다.
refusal-not_enough_gold = 금이 부족합니다.
refusal-sold_out = 품절입니다.
refusal-forbidden = 여기서는 금지되어 있습니다.
refusal-not_visible = 그곳에는 보이는 적이 없습니다.
refusal-no_target = 그곳에는 목표가 없습니다.
refusal-not_targetable = 이 무기로는 조준할 수 없는 목표입니다.
refusal-wrong_size = 크기 때문에 탈 수 없습니다.
refusal-carrier_full = 자리가 없습니다.
refusal-not_adjacent = 인접한 칸이어야 합니다.
refusal-not_in_contact = 접촉해 있어야 합니다.
refusal-occupied = 이미 차 있는 칸입니다.
refusal-wrong_terrain = 이 지형에서는 할 수 없습니다.
refusal-already_built = 이미 완성되었습니다.
refusal-not_built = 아직 완성되지 않았습니다.
refusal-nothing_there = 그곳에는 아무것도 없습니다.
refusal-nothing_to_supply = 보급할 것이 없습니다.
refusal-below_minimum_range = 너무 가깝습니다: { $distance }칸, 최소 { $least }칸.
refusal-out_of_range = 사거리 밖입니다: { $distance }칸, 사거리 { $greatest }칸.
refusal-out_of_arc = 사격 범위각 밖입니다.
refusal-blocked_line_of_fire = 사선이 막혀 있습니다.
refusal-line_blocked = 가로막혀 있습니다.
refusal-unreachable = 이번 턴에 가기에는 너무 멀거나, 길이 없습니다.
refusal-point = 승리 지점에는 공병만 들어갈 수 있습니다.
refusal-no-structure = 무엇을 지을지 먼저 고르세요.
refusal-blocked-by = 사선이 막혀 있습니다: { $what }.

## Why the last order cannot be taken back

undo-nothing_to_undo = 되돌릴 명령이 없습니다.
undo-shot_fired = 사격은 되돌릴 수 없습니다.
undo-turn_over = 턴이 끝났습니다.
undo-something_seen = 새로운 것을 보았기 때문에 되돌릴 수 없습니다.

## Orders and buttons

order-move = 이동
order-fire = 사격
order-supply = 보급
order-board = 탑승
order-unload = 하차
order-tow = 견인
order-unhitch = 견인 해제
order-build = 건설
order-clear = 치우기
order-lay_mine = 지뢰 매설
order-demine = 지뢰 제거
order-land = 착륙
order-move-tip = 밝은 칸을 누르면 이동합니다.
order-fire-tip = 무기의 사거리를 보여 줍니다. 목표를 누르면 사격합니다.
order-supply-tip = 옆 부대를 누르면 연료와 탄약을 채웁니다.
order-price = 행동력 { $has } 중 { $points } 사용, { $left } 남음.
order-price-round = 사격 1회에 행동력 { $has } 중 { $points }, 탄약 1발 사용, { $left } 남음.
order-price-short = 행동력 { $points } 필요, 현재 { $has }.
order-price-back = 행동력 { $points }을 돌려받습니다.
order-flight-price = 칸마다 행동력 { $points }, 연료 { $fuel } 사용. 공중에서 턴이 끝날 때마다 연료 { $hover } 사용.
order-board-tip = 옆 칸의 수송 부대를 누르면 탑니다.
order-unload-tip = 옆 칸을 누르면 내립니다. 다시 누르면 다음 부대를 고릅니다.
order-tow-tip = 옆 칸의 포를 누르면 연결합니다.
order-unhitch-tip = 포를 그 자리에 둡니다.
order-build-tip = 지을 것을 고른 뒤 밝은 칸을 누르세요. 건설 중인 곳을 누르면 이어서 짓습니다.
order-clear-tip = 밝은 칸의 잔해를 치웁니다.
order-lay_mine-tip = 밝은 칸에 지뢰를 묻습니다. 아군에게만 보입니다.
order-demine-tip = 알려진 지뢰를 제거합니다.
order-land-tip = 지금 있는 칸에 내립니다. 초원, 불탄 땅, 아군 헬기장에만 내릴 수 있습니다. 착륙하면 연료를 쓰지 않고 쏘지 못하며, 이동하면 이륙합니다.
order-alert = 경계
order-patrol = 순찰
order-stand_down = 해제
order-alert-tip = 적 차례를 위해 사격을 아껴 두고, 사거리 안에서 움직이거나 나타나는 적을 쏩니다.
order-patrol-tip = 구역의 가운데를 클릭하세요. 차례가 끝날 때마다 부대가 그 구역을 돕니다.
order-stand_down-tip = 경계와 순찰을 끝내고 쓰지 않은 사격의 행동력을 돌려받습니다.
turn-wait = 당신의 턴을 기다리세요.
turn-none-left = 더 행동할 수 있는 부대가 없습니다.
end-turn-title = 턴을 끝낼까요?
end-turn-warning = 아직 행동하지 않은 부대가 { $count }개 있습니다.
end-turn-yes = 턴 종료
end-turn-no = 계속하기
fire-own-title = 아군까지 맞힐까요?
fire-own-warning = 폭발에 휘말리는 부대: { $units }
fire-own-yes = 그래도 발사
fire-own-no = 발사 중지
fall-title = 아군 드론을 잃을까요?
fall-warning = 조종수와 연결이 끊겨 추락하는 드론: { $units }
fall-yes = 그래도 진행
fall-no = 그만두기
route-ended-enemy = { $unit }: 적이 보여 이동을 멈췄습니다.
route-ended-barred = { $unit }: 길이 막혀 이동을 멈췄습니다.
notice-speed = 속도 ×{ $speed }
notice-saved-picture = 그림: { $file }

## What is pointed at

path-ground = { $ground }, 엄폐 없음
path-cover = { $ground }: 엄폐 { $percent } %
path-shots = 이동 후: 사격 { $count }회, 사거리 절반
path-no-shot-moving = 이동하면 사격할 수 없습니다: 제자리에서만 사격
path-no-shot-points = 이 이동 후에는 사격 불가: 사격에 행동력 { $price } 필요
path-no-shot = 이 이동 후에는 남은 사격 없음
flight-lands = 아래: { $ground }, 착륙 가능
flight-no-landing = 아래: { $ground }, 착륙 불가
flight-fuel = { $count ->
    [0] 착륙하지 않으면 이번 턴 끝에 추락합니다
   *[other] 공중에서 { $count }턴 더 버틸 연료
}
flight-watched = 사정거리 안의 적: { $units }
tip-ghost = { $unit } — { $round }라운드에 마지막으로 관측
tip-shell = 이 칸을 포격합니다.
tip-airborne = { $unit }(공중)
point-free = 승리 지점 (중립)
point-held = 승리 지점 ({ $side })
point-count = 우리 공병: { $turns }턴 중 { $count }턴, { $left }턴 뒤 점령
point-rule = 공병만 들어갈 수 있습니다. { $radius }칸 안에 적이 없는 채로 아군 턴 종료를 { $turns }번 연속 맞으면 점령합니다. 적이 그만큼 가까이 오면 점령한 지점도 중립이 됩니다. 승리 조건: { $points }곳 중 { $needed }곳.
point-taking = { $radius }칸 안에 적 없이 여기서 턴을 { $turns }번 마치면 점령
cover-wreck = 잔해
cover-general = 지휘관 근처
blast-hit = { $unit } −{ $damage }
blast-own = 폭발에 휘말리는 아군: { $units }
blast-others = 함께 맞는 부대: { $units }
tip-burning = 불타는 중
supply-preview = 연료와 탄약을 채웁니다.
board-preview = 여기에 탑니다.
unload-preview = 여기에 내립니다: { $unit }
tow-preview = 포를 연결합니다.

## Units

unit-subtitle = { $side } · { $unitclass } · { $size }
state-wounded = 부상: 이동 비용 두 배
state-moved = 이동함
state-carries = 탑승 중: { $unit } ({ $hp }/{ $full })
state-tows = 견인 중: { $unit }
state-towed = 연결됨: { $unit }
state-fired = 사격함
state-burning = 불타는 숲 속: 엄폐가 없고 턴이 끝날 때 체력을 잃습니다
state-alert = 경계 중: { $count }회, 행동력 { $points } 예약
state-patrol = 구역 순찰 중
state-patrol-reserved = 구역 순찰 중, 사격용 행동력 { $points } 예약
state-route = 이동 중: { $turns }턴 남음
state-heals = 회복: 다음 턴 { $hp }/{ $full }
state-camouflaged = 위장: 2칸 더 가까워야 보임
state-battery = 배터리: 비행 { $full }턴 중 { $left }턴 남음
state-charging = 자기 턴이 시작될 때 충전됨
state-must-land = 이번 턴에 착륙하지 않으면 추락
state-linked = 연결됨: 조종사와 { $distance }칸 거리
state-beyond-link = 조종 범위 밖: 조종사와 { $distance }칸 거리
state-operator-aboard = 조종사가 탑승 중이라 날 수 없음
state-flies = 조종하는 드론: { $count }대
path-beyond-link = 조종 범위 밖: 추락함
path-drones-fall = 연결이 끊겨 추락: { $units }
path-route = { $turns }턴 뒤 도착
path-route-how = 매 턴 스스로 이동을 이어 가며, 적이 보이면 멈춥니다.
path-must-land = 이번 턴에 착륙하지 않으면 추락
path-battery = 이번 턴 뒤 배터리: { $left }
state-airborne = 비행 중: 엄폐 없음
state-landed = 착륙 상태
side-blue = 청군
side-red = 홍군
class-foot = 보병
class-wheeled = 차륜
class-tracked = 궤도
class-towed = 견인포
class-helicopter = 헬리콥터
class-drone = 드론
size-small = 소형
size-medium = 중형
size-large = 대형

## Goals and the end

objective-points = 승리 지점을 점령하거나 적을 전멸시키기
objective-destroy = 적 부대 전멸시키기
victory-left = 남은 부대
victory-lost = 손실
victory-points = 지점
outcome-destruction = { $side }의 모든 부대가 파괴되었습니다.
outcome-surrender = { $side } 항복.
outcome-round_limit = 마지막 라운드가 끝났습니다.
outcome-points = 승리 지점을 점령했습니다.
outcome-goals = 목표를 달성했습니다.
banner-turn = { $side } · { $round }라운드
banner-enemy = { $side }의 차례

## The log. $unit is a unit as log-own and log-of-side give it

log-own = { $unit }
log-of-side = { $side } { $unit }
log-somebody = 누군가
log-turn = { $round }라운드: { $side }
log-clock = { $season }, { $hour }, { $weather }
log-moved = 이동: { $unit }
log-spotted = 발견: { $unit }
log-lost = 시야에서 사라짐: { $unit }
log-fired = { $unit } 사격: { $weapon }
log-fired-at = { $unit } 사격 → { $target }: { $weapon }
log-fired-on-alert = 경계 사격: { $unit } → { $target } ({ $weapon })
log-alert = 경계 중: { $unit }, 사격 { $count }회
log-alert-over = 경계 사격을 모두 씀: { $unit }
log-patrol = 순찰: { $unit }
log-blocked = 사격이 가로막힘: { $unit }
log-hit = { $unit }: −{ $damage }, 남은 체력 { $hp }
log-destroyed = 파괴: { $unit }
log-fire-lit = 숲에 불이 났습니다
log-fire-died = 숲의 불이 꺼졌습니다
log-stopped-barred = { $unit }: 보이지 않던 적에게 막혔습니다.
log-stopped-no_action_points = { $unit }: 행동력이 떨어졌습니다.
log-stopped-no_fuel = { $unit }: 연료가 떨어졌습니다.
log-stopped-no_means = { $unit }: 더 갈 수 없습니다.
log-supplied = 보급: { $unit }
log-took-off = 이륙: { $unit }
log-landed = 착륙: { $unit }
log-flight-failed-dry = 비행 중 연료 고갈: { $unit }
log-flight-failed-link = 조종 범위를 벗어남: { $unit }
log-flight-failed-operator = 조종사를 잃음: { $unit }
log-flight-failed-battery = 배터리 방전: { $unit }
log-jammed = 전파 방해를 받음: { $unit }
log-operator-lost = 조종사와 함께 잃음: { $unit }
log-battery-low = 다음 턴에 착륙하지 않으면 추락: { $unit }
log-battery-charged = 충전 완료: { $unit }
log-fell = 추락: { $unit }
log-boarded = 탑승: { $unit } → { $carrier }
log-unloaded = 하차: { $carrier } → { $unit }
log-hitched = 견인 시작: { $unit }, { $gun }
log-unhitched = 견인 해제: { $unit }, { $gun }
structure-site = { $structure } 건설 중
cover-rubble = 잔해
log-structure-seen = 발견: { $structure }
log-structure-hit = { $structure }: −{ $damage }, 남은 내구도 { $hp }
log-structure-fell = 파괴: { $structure }
log-structure-begun = 건설 중: { $structure } ({ $progress })
log-structure-built = 완공: { $structure }
log-healed = { $unit }: +{ $amount }, 현재 체력 { $hp }
log-cleared = 치웠습니다.
log-mine-laid = 지뢰를 매설했습니다.
log-mine-spotted = 적의 지뢰를 발견했습니다.
log-mine-exploded = 지뢰가 터졌습니다.
log-mine-lifted = 지뢰를 제거했습니다.
log-stopped-mine = { $unit }: 지뢰 앞에서 멈췄습니다.
log-point-taken = { $side }: 승리 지점을 점령했습니다
log-point-lost = { $side }: 적이 가까이 와서 승리 지점을 잃었습니다
log-point-counted = 공병이 지점을 지키고 있습니다: { $count }턴째
log-point-restarted = 우리의 승리 지점 점령을 처음부터 다시 해야 합니다
log-point-counted-of = { $side }: 공병이 지점에서 { $count }턴째
log-point-restarted-of = { $side }: 승리 지점 점령을 처음부터 다시 해야 합니다
log-surrendered = { $side } 항복
log-undone = 명령을 되돌렸습니다
log-won = 승리: { $side }
log-draw = 무승부

## Aiming, engineers, fires, the calendar, alert fire

unit-numbered = { $unit } { $number }
aim-title = 무엇을 쏠까요?
aim-unit = 부대
aim-structure = 시설
aim-ground = 지면
aim-unit-tip = 칸에 있는 부대를 쏩니다. Shift+F: 다음.
aim-structure-tip = 칸에 있는 건물이나 시설을 쏩니다. Shift+F: 다음.
aim-ground-tip = 누가 있든 그 칸을 포격합니다. Shift+F: 다음.
aim-damages = { $weapon }: 피해 { $damage }, 남은 체력 { $left }
aim-destroys = { $weapon }: 피해 { $damage }, 파괴
aim-other = 또는 { $target }. { $outcome }
aim-how = 사격(F) 후 클릭하면 묻고, Shift+F로 고릅니다.
order-weapon-tip = 이 무기로만 쏩니다. G: 다음.
build-cost = 단계: { $turns } (공병마다 턴당 하나, 행동력 { $price }씩). 체력: { $hp }
build-on = 지형: { $terrain }
build-cover = 엄폐 { $percent }%
work-cost = 행동력 { $price }, 남는 행동력 { $left }
work-build = 건설: { $structure }, { $turns }단계 중 { $part }단계
work-clear = 이 칸을 치웁니다
work-lay_mine = 여기에 지뢰를 묻습니다
work-demine = 여기 지뢰를 제거합니다
site-progress = 완료한 단계: { $turns } 중 { $done }
site-worked = { $unit }: 이번 턴에 한 단계를 마침
site-engineer = { $unit }: 옆에 있어 일할 수 있음
state-worked = 이번 턴에 건설 한 단계를 마침
tip-mine = 아군 지뢰: 아군이든 적이든 들어가면 피해 { $damage }
tip-foreign-mine = 발견한 적 지뢰: 들어가면 피해 { $damage }. 옆에 있는 공병이 제거할 수 있습니다
tip-fire = 남은 라운드: { $left }. 여기서 턴을 마치면 체력 -{ $damage }
tip-spreads = 이 라운드가 끝나면 옆 숲으로 번집니다
tip-catches = 이 라운드가 끝나면 불이 붙습니다
tip-regrows = 이 라운드가 끝나면 다시 숲이 됩니다
badge-point = { $count }/{ $turns }
point-near = 점령을 막는 적: { $units }
calendar-line = { $name }: { $effect }
calendar-sight = 부대 시야 -{ $cells }칸.
calendar-ignition = { $rounds }라운드에 한 번꼴로 숲에 저절로 불이 납니다.
calendar-regrowth = 불탄 땅이 다시 숲이 됩니다.
calendar-no-spread = 불이 번지지 않습니다.
calendar-nothing = 영향 없음.
calendar-not-buildings = 건물과 드론의 시야는 그대로입니다.
label-alert = 경계 사격 → { $target }
label-patrol = 순찰 사격 → { $target }
label-stopped-barred = 정지: 보이지 않던 적이 가로막음
label-stopped-mine = 정지: 지뢰
label-stopped-no_action_points = 정지: 다음 걸음에 쓸 행동력 부족
label-stopped-no_fuel = 정지: 연료 없음
label-stopped-no_means = 정지: 더 갈 수 없음
log-fired-on-patrol = 순찰 사격: { $unit } → { $target } ({ $weapon })
log-strikes = 보이지 않는 곳에서 사격: { $weapon }
key-aim = 칸 안의 다른 목표
key-ranges = 경계 범위와 순찰 구역 표시
key-enemy_reach = 보이는 적이 이동하고 사격할 수 있는 곳
key-sight = 선택한 부대의 시야

## Keys (help overlay and menu)

help-title = 조작법
key-end_turn = 턴 종료
key-next_unit = 행동 가능한 다음 부대
key-skip_unit = 이번 턴에 이 부대 건너뛰기
key-move = 이동
key-fire = 조준
key-weapon = 다른 무기
key-supply = 보급
key-board = 탑승
key-unload = 하차, 다음 승객
key-tow = 포 견인 또는 해제
key-alert = 경계
key-patrol = 구역 순찰
key-stand_down = 경계와 순찰 해제
key-build = 건설
key-clear = 잔해 치우기
key-lay_mine = 지뢰 매설
key-demine = 지뢰 제거
key-land = 항공기 착륙
key-undo = 명령 되돌리기
key-cancel = 취소, 메뉴
key-centre = 부대로 화면 이동
key-pan = 화면 이동
key-turn = 화면 회전
key-zoom = 확대·축소 (휠)
key-speed = 재생 속도
key-skip = 건너뛰기
key-log = 전투 기록
key-help = 도움말
key-picture = 그림 저장
key-mouse_left = 왼쪽 클릭: 선택, 이동, 사격
key-mouse_right = 오른쪽 클릭: 취소, 끌기: 화면 이동
option-speed = 속도
choice-on = 켬
choice-off = 끔

## Watching

watch-pause = 일시 정지
watch-play = 재생
watch-restart = 처음부터
watch-previous = 이전 턴
watch-next = 다음 턴
watch-at-end = 리플레이가 끝났습니다
watch-unfinished = 끝까지 진행되지 않은 전투입니다.
watch-all = 전체
watch-eyes = 한 진영의 눈으로, 또는 전체를 보기
key-pause = 일시 정지와 재생
key-next_turn = 다음 턴
key-previous_turn = 이전 턴
key-eyes = 보는 진영 바꾸기

## Before a battle and on the command line

window-title = General Clumsy
no-display = 화면을 찾을 수 없습니다: DISPLAY를 설정하거나 --offscreen을 쓰세요.
sound-missing = 소리 ‘{ $name }’ 파일이 어느 ‘sounds’ 폴더에도 없어 소리가 나지 않습니다.
sound-broken = 소리 파일을 재생할 수 없습니다: { $name }
not-recorded = 이 전투는 기록되지 않습니다: { $message }
no-graphics = 그래픽을 시작할 수 없습니다: { $message }
script-fault = { $file } { $line }번째 줄: { $message }
script-unreadable = { $file } 파일을 읽을 수 없습니다: { $message }
script-too-large = 파일이 { $most }바이트보다 큽니다
script-unknown-verb = 알 수 없는 명령 "{ $found }", 가능한 것: { $expected }
script-unknown-word = 알 수 없는 단어 "{ $found }", 가능한 것: { $expected }
script-open-quote = 따옴표가 닫히지 않았습니다
script-no-cell = "{ $found }"는 칸이 아닙니다. x,y 형식이어야 합니다
script-no-number = "{ $found }"는 { $low }부터 { $high }까지의 정수가 아닙니다
script-no-seconds = "{ $found }"는 초가 아닙니다
script-wrong-count = 명령 뒤 단어가 { $found }개입니다. { $expected }개여야 합니다
script-no-json = JSON 객체가 아닙니다: { $message }
script-no-equals = "{ $found }": 키=값 형식이어야 합니다
unknown-map = "{ $name }" 지도가 없습니다. 있는 지도: { $known }
unknown-side = "{ $name }" 진영이 없습니다. 있는 진영: { $known }
