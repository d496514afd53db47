# 사령부의 전투 준비.

hq-battle-reduced = 금 { $full } 대신 { $price }
hq-battle-shop = { $date } 상점
hq-battle-camps = { $count ->
   *[other] 진영 { $count }개
}
hq-battle-cities = { $count ->
   *[other] 도시 { $count }곳
}
hq-battle-date = 상점 날짜 (UTC)
hq-battle-today = 오늘, { $date }
hq-battle-day-before = 하루 전
hq-battle-day-after = 하루 뒤
hq-battle-date-wrong = 날짜는 { $today }처럼 연-월-일로 적습니다.
hq-battle-last-turn = 마지막 턴
hq-battle-limit = { $turns ->
    [0] 제한 없음
   *[other] { $turns }턴
}
hq-battle-persons = { $count ->
    [0] 컴퓨터가 모든 진영을 맡고, 당신은 지켜봅니다.
    [1] 컴퓨터의 진영은 당신이 생각하는 동안에도 움직입니다.
   *[other] { $count }명이 한 화면에서 동시에 움직입니다.
}
hq-battle-bomb = 진영이 { $left }개만 남으면 폭탄이 떨어집니다.
screen-round-headquarters = { $round }턴
