# 화면에서 하는 소규모 전투.

sk-turn = { $round }턴
screen-round-skirmish = { $round }턴
sk-turn-limit = { $limit }턴 중 { $round }턴
sk-go = { $side } 차례
sk-others-go = 상대편이 행동하고 있습니다.
sk-left = { $first }명 중 { $left }명
sk-person = 사람이 맡음
sk-computer = 컴퓨터가 맡음
sk-plate-tip =
    { $player }.
    병력 { $first }명으로 시작했고 { $losses }명을 잃으면 무너집니다.
sk-goal-break = 적을 무너뜨리기
sk-goal-carry_off = { $thing }: 표시된 지대로 옮기기
sk-goal-hold = { $thing }: { $turns }턴이 끝날 때까지 지키기{ $held ->
    [0] { "" }
   *[other] { " " }(지금까지 { $held })
}
sk-goals-of = { $side }: { $goals }
sk-goals-last = 병력이 하나도 없는 편은 집니다.
sk-outcome-broken = { $loser } 붕괴: 병력을 너무 많이 잃었습니다.
sk-outcome-carried_off = { $side } 쪽이 가져갔습니다: { $thing }.
sk-outcome-held = { $side } 쪽이 { $turns }턴이 끝날 때까지 지켰습니다: { $thing }.
sk-outcome-both = 양편이 동시에 목표를 이루었습니다.
sk-outcome-round_limit = 마지막 턴이 끝났습니다.

sk-group = { $number }분대, { $formation }
sk-unarmed = 무기 없음
sk-weapon = { $weapon }: { $reaches } cm
sk-shots = 남은 탄: { $full }발 중 { $shots }발
sk-loaded = 장전됨
sk-unloaded = 장전 안 됨: 재장전에 행동 { $reload }번
sk-stage-fresh = 행동 가능: 행동 { $actions }번
sk-stage-active = 행동 중: { $actions ->
    [0] 남은 행동 없음
   *[other] 남은 행동 { $actions }번
}
sk-stage-waiting = 지휘관을 기다림: 남은 행동 { $actions }번
sk-stage-done = 이번 턴 행동 끝
sk-aimed = 조준 중
sk-hides-in = 안에 숨음: { $building }, { $floor }층
sk-lines = 창가에 있음: { $building }, { $floor }층
sk-ability-leader = 지휘관: 행동을 턴 안에서 나눠 쓸 수 있음
sk-ability-scout = 정찰병: 험지에서 종대를 이끎
sk-ability-sniper = 저격수: 먼 거리에서 주사위 { $dice }개 더
sk-wounds-left = 남은 부상
sk-wounds = 견딜 수 있는 부상: { $full } 중 { $left }
sk-decimal = { $whole }.{ $rest }
sk-length = { $whole }.{ $rest } cm
sk-chance = { $good }/{ $all } = { $percent } %
sk-band-near = 근거리
sk-band-effective = 유효 거리
sk-band-long = 장거리
sk-band-extreme = 극장거리
sk-shot = { $band }: 주사위 { $dice }개로 { $needed }+
sk-expected = 예상 명중: { $hits }
sk-why-cover = 부분 엄폐: { $more } 더 필요
sk-why-aimed = 조준: 주사위 { $dice }개 더
sk-why-moved = 이동: 주사위 { $dice }개 덜
sk-why-sniper = 이 거리의 저격수: 주사위 { $dice }개 더
sk-why-ran = 달렸음: 맞히려면 { $more } 더 필요
sk-path = { $most } 중 { $used }
sk-path-left = { $left } 남음
sk-path-rough = 험지 { $rough }, { $times }배로 계산
sk-path-obstacle = 장애물을 넘음
sk-path-go = 클릭이나 Enter: 출발
sk-path-go-first = 클릭이나 Enter: 첫 번째 이동
sk-path-moves = { $moves }번 이동: { $lengths }
sk-path-all = 이번 활성화로는 여기까지입니다.
sk-click = 클릭: { $what }
sk-path-ends = 여기서 멈춤: { $reason }
sk-building = { $building }, { $floors }층 건물

order-sk_activate = 행동 시작
order-sk_activate-tip = 이 병사나 분대 전체의 행동을 시작합니다. 시작하면 끝까지 하며, 지휘관은 행동을 나눠 쓸 수 있습니다.
order-sk_move = 이동
order-sk_move-tip = 탁자 위에 길의 점들을 클릭하고, 끝점을 한 번 더 클릭하면 출발합니다. 오른쪽 버튼은 마지막 점을 지웁니다.
order-sk_face = 방향
order-sk_face-tip = 길 끝에서 어디를 볼지 고릅니다.
order-sk_turn = 돌기
order-sk_turn-tip = 제자리에서 돌기: 행동 1번.
order-sk_shoot = 사격
order-sk_shoot-tip = 적을 클릭합니다. 확률이 먼저 보입니다.
order-sk_state = 쏜 뒤 이동
order-sk_state-tip = 사격 뒤 이동을 미리 밝힙니다. 움직이지 않아도 주사위가 { $dice }개 줄고, 밝히지 않으면 뒤에 움직이지 못합니다.
order-sk_aim = 조준
order-sk_aim-tip = 이번 행동의 다음 사격에 주사위 { $dice }개 더.
order-sk_reload = 재장전
order-sk_reload-tip = 재장전 행동 1번.
order-sk_detect = 탐지
order-sk_detect-tip = 건물에 숨은 적을 찾습니다. 건물을 클릭하세요. 주사위 { $dice }개로 { $needs } 이상이면 찾습니다.
order-sk_enter = 들어가기
order-sk_enter-tip = 맞닿은 건물에 들어갑니다: 행동 1번.
order-sk_leave = 나가기
order-sk_leave-tip = 밖으로 나갑니다: 행동 1번. 나갈 곳을 클릭해도 됩니다.
order-sk_posture = 숨기
order-sk_posture-tip = 안에 숨어 보이지 않을지, 창과 문에 붙어 보이되 부분 엄폐를 받을지 정합니다.
order-sk_capture = 확보
order-sk_capture-tip = 맞닿은 깃발이나 물건을 가집니다: 행동 1번.
order-sk_floor-tip = 이 층으로 가거나, 여기서 숨거나 창가에 붙습니다: 행동 { $actions }번.
sk-floor-line = 창가, { $floor }층
sk-floor-hide = 숨기, { $floor }층
sk-end-activation = 행동 끝
sk-hint-spent = 남은 행동이 없습니다: 행동을 끝내세요.
sk-hint-face = 볼 곳을 가리키고 클릭하세요: 가서 그쪽을 봅니다.
sk-hint-turn = 볼 곳을 가리키고 클릭하세요.
sk-hint-shoot = 표적을 고르세요.
sk-hint-detect = 건물을 고르세요.
sk-hint-enter = 건물을 고르세요.
sk-hint-leave = 건물 옆자리를 고르세요.

key-sk_go = 길로 출발(끝을 다시 클릭해도 됨); 아니면 행동 시작
key-sk_done = 행동 끝; 아니면 턴 끝
key-sk_move = 이동
key-sk_face = 길 끝에서 볼 방향 고르기
key-sk_turn = 제자리에서 돌기
key-sk_shoot = 사격
key-sk_state = 사격 뒤 이동을 밝히기
key-sk_aim = 조준
key-sk_reload = 재장전
key-sk_detect = 숨은 적 찾기
key-sk_capture = 확보
key-sk_enter = 건물에 들어가기
key-sk_leave = 건물에서 나가기
key-sk_posture = 숨기 또는 창가에 붙기
key-sk_arcs = 시야각 보이기, 감추기
key-sk_mouse_left = 왼쪽 버튼: 고르기, 길의 점 찍기, 사격
key-sk_mouse_right = 오른쪽 버튼: 마지막 점 지우기, 취소

sk-refusal-already_acted = 이미 했습니다.
sk-refusal-not_active = 다른 병사가 시작했으니 먼저 끝내야 합니다.
sk-refusal-not_your_turn = 상대편 차례입니다.
sk-refusal-unknown_unit = 그 병사는 당신의 부하가 아닙니다.
sk-refusal-no_actions_left = { $needed ->
    [1] 남은 행동이 없습니다.
   *[other] 행동 { $needed }번이 필요한데 { $left }번 남았습니다.
}
sk-refusal-occupied = 누군가 서 있습니다.
sk-refusal-unreachable = 한 번에 더 갈 수 없거나 길이 없습니다.
sk-refusal-not_in_contact = 먼저 맞닿아야 합니다.
sk-refusal-not_loaded = 장전 안 됨: 재장전 행동 { $needed }번 필요.
sk-refusal-out_of_range = 사거리 밖이거나, 조준 없이는 너무 멉니다.
sk-refusal-out_of_arc = 시야각 밖입니다: 먼저 도세요.
sk-refusal-line_blocked = 사선에 무언가 있습니다.
sk-refusal-cannot_fire = 무기가 없습니다.
sk-refusal-not_visible = 보이는 적이 없습니다.
sk-refusal-no_target = 적이 아닙니다.
sk-refusal-two_moves_planned = 이미 두 번 움직였거나 움직이기로 했습니다: 그러면 쏘지 못하고, 쏜 뒤에는 밝힌 이동만 할 수 있습니다.
sk-refusal-wrong_size = 너무 커서 들어갈 수 없습니다.
sk-refusal-nothing_there = 거기에는 아무것도 없습니다.
sk-refusal-out_of_bounds = 탁자 밖입니다.

sk-log-turn = { $round }턴
sk-log-active = { $unit }: 행동 시작
sk-log-moved = { $unit }: 이동
sk-log-ran = { $unit }: 달림
sk-log-jumped = { $unit }: 장애물을 뛰어넘음 ({ $obstacle })
sk-log-climbed = { $unit }: 장애물을 넘음 ({ $obstacle })
sk-log-turned = { $unit }: 방향 바꿈
sk-log-entered = { $unit }: 건물에 들어감 ({ $building })
sk-log-left = { $unit }: 밖으로 나옴 ({ $building })
sk-log-hides = { $unit }: { $floor }층에 숨음
sk-log-lines = { $unit }: { $floor }층 창가에 붙음
sk-log-hid = { $unit }: 시야에서 사라짐
sk-log-seen = { $unit }: 보임
sk-log-aimed = { $unit }: 조준
sk-log-reloaded = { $unit }: 재장전, { $left ->
    [0] 장전됨
   *[other] 행동 { $left }번 더
}
sk-log-hit = { $unit } → { $target }: { $dice } = { $total }, { $needed }+ 필요 ({ $percent } %): 명중
sk-log-missed = { $unit } → { $target }: { $dice } = { $total }, { $needed }+ 필요 ({ $percent } %): 빗나감
sk-log-wounded = { $unit }: 부상, { $left }번 더 견딤
sk-log-fell = { $unit }: 쓰러짐
sk-log-searched = { $unit }: 건물 수색 ({ $building }, { $dice } = { $total })
sk-log-taken = { $unit }: 확보 ({ $thing })
sk-log-dropped = 땅에 떨어짐: { $thing }
sk-log-held = { $side }: { $turns }턴째 지킴

sk-after-shots = 사격
sk-after-hits = 명중
sk-after-expected = 확률에 따른 예상
sk-after-luck = 운
sk-after-dice = 굴린 주사위
sk-after-mean = 평균 (예상 3.5)
sk-after-face = { $face }의 눈
sk-after-face-of = { $count } (예상 { $expected })
sk-after-fallen = 잃은 병력
sk-after-walked = 걸은 거리
sk-after-searches = 수색한 건물
sk-after-taken = 확보한 물건
sk-after-of-expected = { $hits } (예상 { $expected })
sk-deed-hits = 사격 { $shots }번에 명중 { $hits }번
sk-deed-moves = 이동 { $moves }번
