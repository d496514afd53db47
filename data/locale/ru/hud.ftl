# Панели поверх поля боя.

## The bar at the top

hud-round = Раунд { $round } / { $limit }
hud-season = { $season ->
    [spring] Весна
    [summer] Лето
    [autumn] Осень
    [winter] Зима
   *[other] { $season }
}
hud-hour = { $hour ->
    [dawn] Рассвет
    [day] День
    [dusk] Сумерки
    [night] Ночь
   *[other] { $hour }
}
hud-weather = { $weather ->
    [clear] Ясно
    [rain] Дождь
    [snow] Снег
   *[other] { $weather }
}
hud-turn-own = Ваш ход
hud-turn-other = Ходит сторона «{ $side }»

## The unit's card

hud-hit-points = Прочность
hud-action-points = Очки действия
hud-fuel = Топливо
hud-shots-left = { $count ->
    [0] Выстрелов не осталось
    [one] Остался { $count } выстрел
    [few] Осталось { $count } выстрела
   *[other] Осталось { $count } выстрелов
}
hud-shot-price = { $price } за выстрел
hud-range = Дальн. { $least }–{ $most }
hud-cover = Укрытие { $percent } %
hud-cover-by = Укрытие { $percent } %: { $causes }
hud-cover-cause = { $cause } −{ $percent } %

## Previews

hud-damage = Урон { $damage }
hud-damage-covered = Урон { $base } → { $damage }
hud-path-points = { $cost ->
    [one] { $cost } очко действия, останется { $left }
    [few] { $cost } очка действия, останется { $left }
   *[other] { $cost } очков действия, останется { $left }
}
hud-path-fuel = Топливо { $cost }, останется { $left }

## Lists

hud-units = Подразделения
hud-log = Журнал боя
hud-recap = Пока вы ждали
hud-recap-empty = Ничего, что вы могли бы увидеть.
hud-fold = Свернуть
hud-unfold = Развернуть

## The turn

hud-end-turn = Закончить ход
hud-units-left = { $count ->
    [one] ещё { $count } отряд может действовать
    [few] ещё { $count } отряда могут действовать
   *[other] ещё { $count } отрядов могут действовать
}
hud-undo = Отменить приказ
hud-next-unit = Следующий отряд
hud-menu = Меню

## Handing over

hud-hand-over = Передайте мышь: { $side }
hud-hand-over-why = Поле боя скрыто, пока за экран не сядет следующий игрок.
hud-hand-over-ready = К бою готов

## Leaving a screen

hud-close = Закрыть

## The end

hud-no-replay = Этот бой не записан.
