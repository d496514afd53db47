# Игровой клиент: отказы, журнал, названия, клавиши, сценарии. Тексты пакета заменяют эти названия.

## Why an order is refused (docs: scenarios)

refusal-invalid = Здесь такой приказ не имеет смысла.
refusal-game_over = Сражение окончено.
refusal-unknown_unit = Этот отряд вам не подчиняется.
refusal-not_your_turn = Сейчас не ваш ход.
refusal-camp_ready = Ваша сторона уже отдала приказы.
refusal-out_of_bounds = Это за пределами карты.
refusal-unknown_weapon = У отряда нет такого оружия.
refusal-aboard = Отряд находится на борту транспорта.
refusal-hitched = Орудие прицеплено.
refusal-landed = Машина стоит на земле.
refusal-airborne = Машина находится в воздухе.
refusal-not_landed = Машина должна сначала сесть.
refusal-recruited_this_turn = Набран в этот ход: действует со следующего.
refusal-already_acted = Отряд уже действовал.
refusal-moved_this_turn = Нельзя после движения в этот ход.
refusal-not_active = Отряд сейчас не активен.
refusal-not_an_engineer = Это умеют только сапёры.
refusal-not_a_supplier = Это может только машина снабжения.
refusal-not_a_carrier = Этот отряд никого не перевозит.
refusal-not_a_gun = Буксируют только орудия.
refusal-cannot_alert = Этот отряд не встаёт в дозор.
refusal-cannot_patrol = Этот отряд не патрулирует.
refusal-cannot_fire = У этого отряда нет оружия.
refusal-no_shots_left = В этот ход выстрелов не осталось.
refusal-no_ammo = Боеприпасы кончились.
refusal-no_action_points = { $left ->
    [0] Очков действия не осталось.
   *[other] Не хватает очков действия: нужно { $needed }, осталось { $left }.
  }
refusal-no_fuel = Топливо кончилось.
refusal-no_battery = Батарея разряжена.
refusal-no_actions_left = Действий не осталось.
refusal-not_loaded = Оружие не заряжено.
refusal-two_moves_planned = Два перемещения уже запланированы.
refusal-not_enough_gold = Не хватает золота.
refusal-sold_out = Распродано.
refusal-forbidden = Здесь это запрещено.
refusal-not_visible = Там никого не видно.
refusal-no_target = Там нет цели.
refusal-not_targetable = Из этого оружия туда не прицелиться.
refusal-wrong_size = Слишком велик для этого транспорта.
refusal-carrier_full = На борту нет места.
refusal-not_adjacent = Нужна соседняя клетка.
refusal-not_in_contact = Нужно быть вплотную.
refusal-occupied = Клетка занята.
refusal-wrong_terrain = Не на такой местности.
refusal-already_built = Уже построено.
refusal-not_built = Ещё не достроено.
refusal-nothing_there = Там ничего нет.
refusal-nothing_to_supply = Ему ничего не нужно.
refusal-below_minimum_range = Слишком близко: { $distance }, нужно не меньше { $least }.
refusal-out_of_range = Вне досягаемости: { $distance }, дальность { $greatest }.
refusal-out_of_arc = Вне сектора обстрела.
refusal-blocked_line_of_fire = Линия огня перекрыта.
refusal-line_blocked = Путь преграждён.
refusal-towed-only = Орудие само не передвигается: его буксирует грузовик.
refusal-unreachable = За этот ход не дойти, или туда нет пути.
refusal-point = В победную точку входят только сапёры.
refusal-no-structure = Сначала выберите, что строить.
refusal-blocked-by = Линия огня перекрыта: { $what }.

## Why the last order cannot be taken back

undo-nothing_to_undo = Отменять нечего.
undo-shot_fired = Выстрел отменить нельзя.
undo-turn_over = Ход окончен.
undo-something_seen = Ход открыл новое: отменить нельзя.

## Orders and buttons

order-move = Движение
order-fire = Огонь
order-supply = Снабжение
order-board = Посадка
order-unload = Высадка
order-tow = Прицепить
order-unhitch = Отцепить
order-build = Строить
order-clear = Расчистить
order-lay_mine = Мина
order-demine = Разминировать
order-land = Посадка
order-move-tip = Щёлкните освещённую клетку.
order-fire-tip = Показывает дальность оружия. Щёлкните цель.
order-supply-tip = Щёлкните соседа, чтобы пополнить топливо и боезапас.
order-price = Берёт очков действия: { $points } из { $has }; останется: { $left }.
order-price-round = Выстрел берёт очков действия: { $points } из { $has } и один заряд; останется: { $left }.
order-price-short = Нужно очков действия: { $points }; есть: { $has }.
order-price-back = Возвращает очков действия: { $points }.
order-flight-price = За клетку: очков действия { $points }, топлива { $fuel }; за конец хода в воздухе: топлива { $hover }.
order-board-tip = Щёлкните соседний транспорт, чтобы сесть в него.
order-unload-tip = Щёлкните соседнюю клетку, чтобы высадить пассажира. Ещё раз — следующего.
order-tow-tip = Щёлкните соседнее орудие, чтобы прицепить его.
order-unhitch-tip = Орудие останется на месте.
order-build-tip = Выберите, что строить, затем светлую клетку. Щёлкните по своей стройке, чтобы её продолжить.
order-clear-tip = Убирает развалины или обломки со светлой клетки.
order-lay_mine-tip = Ставит мину на светлой клетке. Видит её только ваша сторона.
order-demine-tip = Снимает известную мину.
order-land-tip = Садится там, где находится: на луг, гарь или свою вертолётную площадку. На земле не тратит топлива и не стреляет; взлетает, когда движется.
order-alert = Засада
order-patrol = Патруль
order-stand_down = Отбой
order-alert-tip = Бережёт выстрелы для хода врага и стреляет по тем, кто движется или появляется в зоне огня.
order-patrol-tip = Щёлкните середину зоны: в конце каждого хода отряд обходит её.
order-stand_down-tip = Снимает с засады и патруля и возвращает очки за непотраченные выстрелы.
turn-wait = Ждите своего хода.
turn-none-left = Больше никто не может действовать.
end-turn-title = Закончить ход?
end-turn-warning = { $count ->
    [one] Ещё не действовал { $count } отряд.
    [few] Ещё не действовали { $count } отряда.
   *[many] Ещё не действовали { $count } отрядов.
}
end-turn-yes = Закончить
end-turn-no = Играть дальше
fire-own-title = Ударить по своим?
fire-own-warning = Взрыв заденет: { $units }
fire-own-yes = Всё равно стрелять
fire-own-no = Не стрелять
fall-title = Потерять свои дроны?
fall-warning = Без связи с оператором разобьются: { $units }
fall-yes = Всё равно
fall-no = Остаться
route-ended-enemy = { $unit }: остановка в пути, виден враг.
route-ended-barred = { $unit }: остановка в пути, пути больше нет.
notice-speed = Скорость ×{ $speed }
notice-saved-picture = Снимок: { $file }

## What is pointed at

path-ground = { $ground }, без укрытия
path-cover = { $ground }: укрытие { $percent } %
path-shots = После: { $count } { $count ->
    [one] выстрел
    [few] выстрела
   *[other] выстрелов
  }, дальность вдвое меньше
path-no-shot-moving = После движения не стреляет: только с места
path-no-shot-points = После этого хода выстрела нет: он стоит { $price } очков действия
path-no-shot = После этого хода выстрелов не останется
flight-lands = Внизу { $ground }: можно сесть
flight-no-landing = Внизу { $ground }: сесть нельзя
flight-fuel = { $count ->
    [0] Упадёт в конце хода, если не сядет
    [one] Топлива ещё на { $count } ход в воздухе
    [few] Топлива ещё на { $count } хода в воздухе
   *[other] Топлива ещё на { $count } ходов в воздухе
}
flight-watched = В зоне огня: { $units }
tip-ghost = { $unit }, замечен в раунде { $round }
tip-ghost-unit = { $unit }, замечен раньше
tip-shell = Обстрелять эту клетку.
tip-airborne = { $unit } в воздухе
point-free = Победная точка (ничья)
point-held = Победная точка ({ $side })
point-count = Наш сапёр: { $count } из { $turns } ходов, осталось: { $left }
point-rule = Войти может только сапёр. Он займёт точку, если в конце наших ходов подряд ({ $turns }) врага нет в пределах { $radius } клеток; враг так близко освобождает и занятую точку. Для победы: { $needed } из { $points } точек.
point-taking = Станет нашей после стольких концов хода здесь без врага в пределах { $radius } клеток: { $turns }
cover-wreck = остов
cover-general = генерал рядом
blast-hit = { $unit } −{ $damage }
blast-own = Под взрывом свои: { $units }
blast-others = Заденет и других: { $units }
tip-burning = горит
supply-preview = Пополнит топливо и боезапас.
board-preview = Сядет сюда.
unload-preview = Высадит здесь: { $unit }
tow-preview = Прицепит орудие.

## Units

unit-subtitle = { $side } · { $unitclass } · { $size }
card-hp-about = При { $percent } % прочности и меньше каждый шаг стоит в { $factor } раза больше очков действия.
card-points-about = Шаги, выстрелы и другие приказы берут очки действия. В начале вашего хода они снова полны.
card-fuel-flight = В воздухе топливо горит и на месте: { $hover } в конце каждого хода. Если тогда его 0, машина падает.
card-fuel-about = Каждая клетка жжёт топливо, по бездорожью гораздо больше, чем по дороге. При 0 машина стоит. Склад или грузовик снабжения заправит её.
card-shots-about = Один выстрел за ход, очков действия: { $price }; два рядом с грузовиком снабжения или близ генерала.
card-shots-two = Два выстрела за ход, по одному из каждого оружия, очков действия за каждый: { $price }.
card-weapon-damage = Урон { $damage }
card-weapon-damage-class = { $unitclass } { $damage }
card-weapon-range = Дальность { $least }–{ $most }
card-weapon-range-moved = Дальность { $least }–{ $most }, после движения до { $moved }
card-weapon-still = Стреляет, только если отряд в этот ход не двигался.
card-weapon-indirect = Навесной: через любые преграды, и по клеткам вне видимости.
card-weapon-direct = Прямой: отряды, леса и холмы на пути его останавливают.
card-weapon-blast = Накрывает в радиусе { $radius } от цели и своих, и чужих: { $percent } % урона.
card-weapon-spends = Выстрел расходует сам отряд.
round-limit-about = После раунда { $limit } побеждает тот, у кого больше точек, иначе у кого больше сил.
state-wounded = Ранен: шаги стоят вдвое
state-moved = Двигался
state-carries = На борту: { $unit } ({ $hp }/{ $full })
state-tows = На буксире: { $unit }
state-towed = Тягач: { $unit }
state-fired = Стрелял
state-burning = В горящем лесу: укрытия нет, и в конце хода теряются очки прочности
state-alert = В засаде: { $count }, отложено очков: { $points }
state-patrol = Патрулирует зону
state-patrol-reserved = Патрулирует зону, отложено очков на выстрел: { $points }
state-route = В пути, ходов: { $turns }
state-heals = Лечится: { $hp } из { $full } в следующий ход
state-camouflaged = Замаскирован: виден на 2 клетки ближе
state-battery = Батарея: { $left } из { $full } ходов в воздухе
state-charging = Зарядится в начале вашего хода
state-must-land = Должен сесть в этот ход, иначе упадёт
state-linked = Связь есть: { $distance } { $distance ->
    [one] клетка
    [few] клетки
   *[many] клеток
  } до оператора
state-beyond-link = Вне зоны связи: { $distance } { $distance ->
    [one] клетка
    [few] клетки
   *[many] клеток
  } до оператора
state-operator-aboard = Оператор на борту: лететь нельзя
state-flies = Управляет { $count } { $count ->
    [one] дроном
   *[other] дронами
  }
path-beyond-link = Вне зоны связи: упадёт
path-drones-fall = Без связи разобьются: { $units }
path-route = Ходов до цели: { $turns }
path-route-how = Каждый ход идёт дальше сам и останавливается, когда появляется враг.
path-must-land = Должен сесть в этот ход, иначе упадёт
path-battery = Батарея после этого хода: { $left }
state-airborne = В воздухе: без укрытия
state-landed = На земле
side-blue = Синие
side-red = Красные
class-foot = пехота
class-wheeled = колёсный
class-tracked = гусеничный
class-towed = буксируемый
class-helicopter = вертолёт
class-drone = дрон
size-small = малый
size-medium = средний
size-large = крупный

## Goals and the end

objective-points = Удержать точки или уничтожить врага
objective-destroy = Уничтожить все отряды врага
outcome-destruction = Все отряды стороны «{ $side }» уничтожены.
outcome-surrender = Сторона «{ $side }» сдалась.
outcome-round_limit = Последний раунд окончен.
outcome-points = Точки удержаны.
outcome-goals = Цели достигнуты.
banner-turn = { $side } · раунд { $round }
banner-enemy = Ходят: { $side }

## The log. $unit is a unit as log-own and log-of-side give it

log-own = { $unit }
log-of-side = { $unit } ({ $side })
log-somebody = Кто-то
log-turn = Раунд { $round }: { $side }
log-clock = { $season }, { $hour }, { $weather }
log-moved = Движется: { $unit }
log-spotted = Замечен: { $unit }
log-lost = Пропал из виду: { $unit }
log-fired = { $unit } стреляет: { $weapon }
log-fired-at = { $unit } → { $target }: { $weapon }
log-fired-on-alert = Огонь из засады: { $unit } по цели: { $target } ({ $weapon })
log-alert = В засаде: { $unit }, { $count } { $count ->
    [one] выстрел
    [few] выстрела
   *[many] выстрелов
  }
log-alert-over = Выстрелов в засаде больше нет: { $unit }
log-patrol = В патруле: { $unit }
log-blocked = Выстрел остановлен: { $unit }
log-hit = { $unit }: −{ $damage }, осталось { $hp }
log-destroyed = Уничтожен: { $unit }
log-fire-lit = Лес горит
log-fire-died = Лесной пожар догорел
log-stopped-barred = { $unit }: путь преградил невидимый враг.
log-stopped-no_action_points = { $unit }: кончились очки действия.
log-stopped-no_fuel = { $unit }: кончилось топливо.
log-stopped-no_means = { $unit }: не смог идти дальше.
log-supplied = Снабжён: { $unit }
log-took-off = Взлёт: { $unit }
log-landed = Посадка на землю: { $unit }
log-flight-failed-dry = Топливо кончилось в полёте: { $unit }
log-flight-failed-link = { $unit }: вне зоны связи
log-flight-failed-operator = { $unit }: оператор потерян
log-flight-failed-battery = { $unit }: батарея пуста
log-jammed = Заглушён: { $unit }
log-operator-lost = { $unit }: потерян вместе с оператором
log-battery-low = { $unit }: в следующий ход нужно сесть, иначе упадёт
log-battery-charged = Заряжен: { $unit }
log-fell = Падение: { $unit }
log-boarded = Посадка: { $unit } → { $carrier }
log-unloaded = Высадка: { $carrier } → { $unit }
log-hitched = Прицеплено: { $unit } — { $gun }
log-unhitched = Отцеплено: { $unit } — { $gun }
structure-site = { $structure } (стройка)
cover-rubble = Развалины
log-structure-seen = Замечено: { $structure }
log-structure-hit = { $structure }: −{ $damage }, осталось { $hp }
log-structure-fell = Разрушено: { $structure }
log-structure-begun = Стройка: { $structure } ({ $progress })
log-structure-built = Построено: { $structure }
log-healed = { $unit }: +{ $amount }, теперь { $hp }
log-cleared = Расчищено.
log-mine-laid = Мина установлена.
log-mine-spotted = Замечена вражеская мина.
log-mine-exploded = Взорвалась мина.
log-mine-lifted = Мина снята.
log-stopped-mine = { $unit }: остановка перед миной.
log-point-taken = { $side }: занята победная точка
log-point-lost = { $side }: победная точка потеряна, рядом противник
log-point-counted = Наши сапёры держат точку: { $count } { $count ->
    [one] ход
    [few] хода
   *[other] ходов
  }
log-point-restarted = Нам придётся занимать победную точку заново
log-point-counted-of = { $side }: сапёры на точке, ходов: { $count }
log-point-restarted-of = { $side }: занимать победную точку надо заново
log-surrendered = Сдались: { $side }
log-undone = Приказ отменён
log-won = Победа: { $side }
log-draw = Ничья

## Aiming, engineers, fires, the calendar, alert fire

unit-numbered = { $unit } { $number }
aim-title = По чему стрелять?
aim-unit = Отряд
aim-structure = Сооружение
aim-ground = Земля
aim-unit-tip = Стреляет по отряду в клетке. Shift+F: следующая цель.
aim-structure-tip = Стреляет по зданию или сооружению в клетке. Shift+F: следующая цель.
aim-ground-tip = Обстреливает клетку, кто бы там ни был. Shift+F: следующая цель.
aim-damages = { $weapon }: урон { $damage }, останется { $left }
aim-destroys = { $weapon }: урон { $damage }, уничтожение
aim-other = Или { $target }. { $outcome }
aim-how = Огонь (F), затем щелчок спросит; Shift+F выбирает.
order-weapon-tip = Стреляет только из этого оружия. G: следующее.
build-cost = Этапов: { $turns }, по одному за ход на сапёра, очков действия за каждый: { $price }. Прочность: { $hp }
build-on = Где: { $terrain }
build-cover = Укрытие { $percent } %
work-cost = Очки действия: { $price }, останется { $left }
work-build = Строит: { $structure }, этап { $part } из { $turns }
work-clear = Расчищает эту клетку
work-lay_mine = Ставит здесь мину
work-demine = Снимает здесь мину
site-progress = Готово этапов: { $done } из { $turns }
site-worked = { $unit }: этап за этот ход сделан
site-engineer = { $unit }: рядом, может строить
state-worked = Свой этап стройки за этот ход сделан
tip-mine = Наша мина: урон { $damage } любому, кто войдёт, своему и чужому
tip-foreign-mine = Обнаружена вражеская мина: урон { $damage } любому, кто войдёт. Сапёр рядом может её снять
tip-fire = Гореть ещё раундов: { $left }. Кто закончит здесь ход, потеряет прочности: { $damage }
tip-spreads = В конце этого раунда огонь перейдёт на соседний лес
tip-catches = Загорится в конце этого раунда
tip-regrows = Снова станет лесом в конце этого раунда
badge-point = { $count }/{ $turns }
point-near = Мешает занять: { $units }
calendar-line = { $name }: { $effect }
calendar-sight = отряды видят ближе, в клетках: { $cells }.
calendar-ignition = лес может загореться сам, в одном раунде из { $rounds }.
calendar-regrowth = гарь снова становится лесом.
calendar-no-spread = огонь не распространяется.
calendar-nothing = без последствий.
calendar-not-buildings = Здания и дроны видят как обычно.
label-alert = Из засады по цели: { $target }
label-patrol = Патруль стреляет: { $target }
label-stopped-barred = Стоп: путь преградил невидимый враг
label-stopped-mine = Стоп: мина
label-stopped-no_action_points = Стоп: не хватает очков на шаг
label-stopped-no_fuel = Стоп: нет топлива
label-stopped-no_means = Стоп: дальше нельзя
log-fired-on-patrol = Огонь патруля: { $unit } по цели: { $target } ({ $weapon })
log-strikes = Огонь невидимого врага: { $weapon }
key-aim = другая цель в клетке
key-ranges = показать зоны засад и патрулей
key-enemy_reach = Куда видимые враги могут дойти и стрелять
key-sight = Что видит выбранный отряд

## Keys (help overlay and menu)

help-keys-title = Клавиши
key-end_turn = закончить ход
key-next_unit = следующий отряд
key-skip_unit = Пропустить этот отряд в этом ходу
key-move = двигаться
key-fire = прицелиться
key-weapon = другое оружие
key-supply = снабжение
key-board = сесть в транспорт
key-unload = высадить; следующий пассажир
key-tow = прицепить или отцепить орудие
key-alert = засада
key-patrol = патрулировать зону
key-stand_down = снять с засады и патруля
key-build = строить
key-clear = расчистить развалины или обломки
key-lay_mine = поставить мину
key-demine = снять мину
key-land = посадить аппарат
key-undo = отменить приказ
key-cancel = отмена; меню
key-centre = показать отряд
key-pan = сдвинуть вид
key-turn = повернуть вид
key-zoom = масштаб (колесо)
key-speed = скорость показа
key-skip = пропустить показ
key-log = журнал
key-help = эти клавиши
key-manual = правила по темам
key-lookup = справка о том, что под указателем
key-statistics = статистика оконченного боя
key-picture = сохранить снимок
key-mouse_left = левая кнопка: выбор, ход, огонь
key-mouse_right = правая кнопка: отмена; тянуть: сдвиг вида
option-speed = Скорость
choice-on = да
choice-off = нет

## Watching

watch-pause = Пауза
watch-play = Пуск
watch-restart = Сначала
watch-previous = Ход назад
watch-next = След. ход
watch-at-end = Повтор окончен
watch-unfinished = Этот бой не доигран до конца.
watch-all = Всё
watch-eyes = Смотреть глазами одной стороны или всех
key-pause = пауза и пуск
key-next_turn = следующий ход
key-previous_turn = предыдущий ход
key-eyes = чьими глазами смотреть
watch-step-back = Шаг назад
watch-step = Шаг
watch-follow = Следить
watch-follow-tip = Переходит ли вид туда, где что-то происходит
watch-play-on = Играть
watch-play-on-tip = Играть дальше отсюда, как новую игру
play-on-ended = Бой окончен: играть дальше нечего.
play-on-title = Играть дальше отсюда?
play-on-text = Новая игра пойдёт с раунда { $round }, ходят { $side }; противники те же, что были. Повтор останется как есть.
play-on-text-all = Новая игра продолжится с хода { $round } с теми же противниками. Запись останется как есть.
play-on-as-was = Как было
play-on-side = За { $side }
play-on-cancel = Смотреть
film-eyes = { $turn } · глазами стороны «{ $side }»
timeline-turn = Раунд { $round } · { $side }
timeline-turn-all = Ход { $round }
timeline-more = { $count ->
    [one] и ещё { $count }
    [few] и ещё { $count }
   *[other] и ещё { $count }
  }
key-step_turn = на ход назад, вперёд
key-step_order = на приказ назад, вперёд
key-step_event = на событие назад, вперёд
key-step_mark = к отметке назад, вперёд
key-ends = к началу, к концу
key-next_event = на событие вперёд
key-previous_event = на событие назад
key-next_order = на приказ вперёд
key-previous_order = на приказ назад
key-next_mark = к следующей отметке
key-previous_mark = к предыдущей отметке
key-beginning = к началу
key-ending = к концу
key-follow = следить за событиями или нет
key-play_on = играть дальше отсюда

## Before a battle and on the command line

window-title = General Clumsy
no-display = Экран не найден: запустите игру на рабочем столе или задайте DISPLAY. Без экрана --offscreen --script ФАЙЛ выполнит сценарий.
no-screen = у битв «{ $name }» пока нет экрана
sound-missing = Звука «{ $name }» нет ни в одной папке «sounds»: он не прозвучит.
sound-broken = Звуковой файл не воспроизводится: { $name }
not-recorded = Этот бой не записывается: { $message }
no-graphics = Не удалось запустить графику: { $message }
script-fault = { $file }, строка { $line }: { $message }
script-unreadable = { $file } не читается: { $message }
script-too-large = файл больше { $most } байт
script-unknown-verb = неизвестная инструкция «{ $found }»; ожидалось: { $expected }
script-unknown-word = неизвестное слово «{ $found }»; ожидалось: { $expected }
script-open-quote = кавычка не закрыта
script-no-cell = «{ $found }» — не клетка; ожидалось x,y
script-no-number = «{ $found }» — не целое от { $low } до { $high }
script-no-seconds = «{ $found }» — не число секунд
script-wrong-count = слов после инструкции: { $found }; ожидалось: { $expected }
script-no-json = это не объект JSON: { $message }
script-no-equals = «{ $found }»: ожидалось ключ=значение
unknown-map = Карты «{ $name }» нет; есть: { $known }
unknown-side = Стороны «{ $name }» нет; есть: { $known }

row-hp = Прочность: { $hp } из { $full }
row-points = Очки действия: { $points } из { $full }
row-ready = Ещё может действовать в этот ход
row-done = В этот ход делать больше нечего
row-aboard = На борту: действовать не может
row-click = Щелчок выбирает, двойной показывает.

## Расстановка

deploy-objective = Расставьте отряды в освещённой зоне начала и скажите, что готовы
deploy-ready = Готово
deploy-reset = Как вначале
deploy-nothing-changed = Все стоят как вначале.
deploy-how-1 = Щёлкните отряд, затем клетку освещённой зоны; или перетащите его туда.
deploy-how-2 = На другом отряде: оба меняются местами.
deploy-how-3 = С клавиатуры: Tab берёт следующий отряд, стрелки указывают, Enter ставит.
place-outside-zone = Ваша только освещённая зона.
place-off-map = Это за краем карты.
place-no-entry = { $name }: здесь не встать. Местность: { $terrain }
place-on-point = { $name }: на точке победы может стоять только сапёр.
place-occupied = Там уже кто-то стоит.
place-no-operator = { $name }: некому управлять.
key-deploy_next = взять следующий отряд
key-deploy_previous = взять предыдущий отряд
key-deploy_cursor = указать соседнюю клетку
key-deploy_pan = сдвинуть вид
key-deploy_put = взять, поставить, поменять местами
key-deploy_reset = всё как вначале
key-deploy_ready = готово
