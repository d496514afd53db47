# 사령부 전투 화면: 상단 표시줄, 명령, 기록, 알림. 이름은 팩에서 옵니다.

## 상단 표시줄

camp-turn = { $round }턴
camp-turn-limit = { $limit }턴 중 { $round }턴
camp-bounty = 포상금 { $gold }
camp-bounty-tip = 공격할 때마다 받는 금액이며 처치 여부와 무관합니다. 부대가 파괴될 때마다 줄어듭니다.
camp-gold-tip = 금 { $gold }. 다음 턴 시작에 { $income }이(가) 더해집니다: 기본 { $base }와 도시 수입.
camp-bomb-waits = 진영이 { $left }개 남으면 원자폭탄 투하
camp-bomb-near = 사령부가 하나 더 무너지면 원자폭탄이 떨어집니다!
camp-bomb-tip = 사령부를 포함한 모든 부대의 체력이 { $hp }이(가) 됩니다. 그 뒤로는 수리 도구를 쓸 수 없습니다.
camp-fallout = 낙진: 수리 도구 사용 불가
camp-plate-tip = { $camp } ({ $player }): 금 { $gold }, 턴당 +{ $income }, 도시 { $cities }, 부대 { $units }
camp-plate-choose = 클릭하면 이 진영에 명령을 내립니다.
camp-person = 플레이어
camp-computer = 컴퓨터
camp-state-ready = 준비됨
camp-state-out = 탈락
camp-state-playing = 진행 중
camp-watching = 모든 진영이 움직입니다

## 명령과 상점

order-camp_attack = 공격
order-camp_attack-tip = 공격할 대상을 고릅니다. 이 부대의 이번 턴이 끝납니다.
order-camp_wait = 대기
order-camp_wait-tip = 이 부대의 이번 턴을 끝냅니다.
order-camp_shop = 모집
order-camp_shop-tip = 사령부의 모집과 오늘의 상점입니다.
camp-recruit-tip = 사령부 옆 빈칸을 클릭하세요. 다음 턴부터 움직입니다.
camp-strike-tip = 지도 위의 적 하나를 겨냥하세요.
camp-price = 가격: 금 { $gold }
camp-discount = 오늘 { $percent } % 할인
camp-stock = 오늘의 상점: { $limit }개 중 { $left }개 남음
camp-figures = 체력 { $hp }, 공격 { $attack }, 방어 { $defence }, 이동 { $move }, 사거리 { $range }
camp-resume = 준비 취소
camp-waits = 다른 진영이 턴을 마치는 중입니다.
camp-choose-cell = 사령부 옆 칸을 고르세요: { $name }
camp-choose-target = 목표를 고르세요: { $name }
camp-now-playing = 이제 { $camp } 진영이 명령합니다.
camp-dropped = 더는 할 수 없습니다: { $reason }
camp-objective = 다른 모든 진영의 사령부를 파괴하세요.

## 이유

camp-refusal-camp_ready = 턴을 이미 끝냈습니다. 먼저 준비를 취소하세요.
camp-refusal-not_your_turn = 이 진영은 탈락했습니다.
camp-refusal-moved_this_turn = 이번 턴에 이미 이동했습니다.
camp-refusal-already_acted = 이번 턴의 행동을 마쳤습니다.
camp-refusal-not_enough_gold = 금 부족: { $needed } 필요, { $left } 보유.
camp-refusal-sold_out = 모두 구입했습니다.
camp-refusal-forbidden = 폭탄 이후 금지: 낙진.
camp-refusal-not_adjacent = 사령부 옆 칸이어야 합니다.
camp-refusal-no_target = 공격할 적이 없습니다.
camp-refusal-cannot_fire = 공격할 수 없습니다.
camp-refusal-below_minimum_range = 너무 가깝습니다: { $distance }, 최소 { $needed } 필요.
camp-refusal-out_of_range = 사거리 밖: { $distance }, 사거리 { $range }.
camp-refusal-no_free_cell = 사령부 옆에 빈칸이 없습니다.
camp-refusal-unit_gone = 부대가 사라졌습니다.
camp-refusal-nothing_to_undo = 취소할 것이 없습니다: 마지막 명령은 당신 것이 아닙니다.
camp-refusal-shot_fired = 공격은 취소할 수 없습니다.
camp-refusal-turn_over = 턴을 끝냈습니다. 같은 단추로 취소하세요.

## 부대 카드와 가리킨 곳

camp-attack = 공격 { $attack } · 사거리 { $range }
camp-defence = 방어 { $total }: 자체 { $own }, 지형 { $ground }
camp-defence-works = 방어 { $total }: 자체 { $own }, 지형 { $ground }, 요새화 +{ $works }
camp-move = 이동 { $move }
camp-captures = 도시 점령
camp-capturing = 턴이 끝나면 이 도시를 점령
camp-no-strike-back = 반격하지 않음
camp-not-after-move = 이동하지 않았을 때만 공격
camp-acted = 이번 턴 행동 종료
camp-moved = 이동함
camp-recruited = 신규: 다음 턴부터 행동
camp-star = 상점 부대
camp-heals = 턴 시작 시 여기서 { $amount } 회복
camp-ground = { $terrain }: 방어 { $defence }
camp-ground-cost = { $terrain }: 비용 { $cost }, 방어 { $defence }
camp-ground-closed = { $terrain }: 이 부대는 갈 수 없음
camp-city-of = { $camp }의 도시: 턴당 금 { $gold }
camp-city-free = 중립 도시: 턴당 금 { $gold }
camp-way = 이동력 { $move } 중 { $price }
camp-way-strike = 이동 후 공격
camp-blow = 공격
camp-blow-back = 반격
camp-blow-damage = 피해 { $damage }
camp-no-blow-back = 반격 없음
camp-blow-kills = 반격할 적이 남지 않음
camp-blow-back-maybe = 살아남으면: 피해 { $damage }
camp-blow-pays = 금 { $gold } 획득
camp-strike-damage = 공습: 피해 { $damage }
camp-place-here = { $name } 배치

## 기록과 알림

camp-log-turn = { $round }턴
camp-log-ready = { $camp }: 턴 종료
camp-log-resumed = { $camp }: 턴을 계속함
camp-log-income = { $camp }: 금 +{ $gold }
camp-log-bounty = { $camp }: 포상금 { $gold }
camp-log-moved = { $unit }: 이동
camp-log-waited = { $unit }: 대기
camp-log-struck = { $unit }: { $target } 공격
camp-log-struck-back = { $unit }: { $target }에 반격
camp-log-strike = { $camp }: 공습
camp-log-healed = { $unit }: +{ $amount }, 체력 { $hp }
camp-log-came = { $camp }: { $unit } 모집
camp-log-bought = { $camp }: { $offer } 구입
camp-log-city = { $camp }: 도시 점령
camp-log-city-free = 도시가 다시 중립이 됨
camp-log-fell = { $camp } 탈락: 사령부 상실
camp-log-surrendered = { $camp } 탈락: 항복
camp-log-bomb = 원자폭탄: 모든 부대의 체력이 { $hp }
camp-banner-fell = { $camp } 탈락
camp-banner-bomb = 원자폭탄
camp-banner-strike = 공습
camp-outcome-headquarters = 사령부 상실: { $camps }
camp-outcome-surrender = 탈락: { $camps }
camp-outcome-round_limit = 마지막 턴이 끝났습니다.

## 전투가 끝난 뒤

camp-after-earned = 번 금
camp-after-bounty = 그중 공격으로
camp-after-spent = 쓴 금
camp-after-cities = 점령한 도시
camp-after-hero = 공격 { $attacks }회, 피해 { $damage }
camp-after-attacks = 공격 횟수

## 키

key-camp_attack = 공격
key-camp_wait = 부대의 턴 끝내기
key-camp_shop = 모집과 구입
key-next_camp = 다음 진영 (여러 명)
key-camp_end_turn = 턴 끝내기 또는 취소
key-camp_enemy_reach = 다른 진영의 공격 범위
