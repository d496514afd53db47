# Подготовка боя в «Штабах».

hq-battle-reduced = { $price } золота вместо { $full }
hq-battle-shop = Лавка { $date }
hq-battle-camps = { $count ->
    [one] { $count } лагерь
    [few] { $count } лагеря
   *[many] { $count } лагерей
}
hq-battle-cities = { $count ->
    [one] { $count } город
    [few] { $count } города
   *[many] { $count } городов
}
hq-battle-date = День лавки (UTC)
hq-battle-today = Сегодня, { $date }
hq-battle-day-before = Днём раньше
hq-battle-day-after = Днём позже
hq-battle-date-wrong = День пишут так: год-месяц-день, например { $today }.
hq-battle-last-turn = Последний ход
hq-battle-limit = { $turns ->
    [0] Без предела
   *[other] Ход { $turns }
}
hq-battle-persons = { $count ->
    [0] За все лагеря играет компьютер, а вы смотрите.
    [1] Лагеря компьютера ходят, пока вы думаете.
   *[other] Игроков за одним экраном: { $count }, ходят все сразу.
}
hq-battle-bomb = Когда останется лагерей: { $left }, упадёт бомба.
screen-round-headquarters = Ход { $round }
