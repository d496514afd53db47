# Экран, на котором играют в «Штабы»: верхняя панель, приказы, журнал, объявления. Имена — из пакета.

## Верхняя панель

camp-turn = Ход { $round }
camp-turn-limit = Ход { $round } из { $limit }
camp-bounty = Награда { $gold }
camp-bounty-tip = Сколько сейчас приносит каждая атака, убила она или нет. Падает с каждым уничтоженным отрядом.
camp-gold-tip = Золота: { $gold }. В начале следующего хода ещё { $income }: { $base } и доход городов.
camp-bomb-waits = Атомная бомба, когда останется лагерей: { $left }
camp-bomb-near = Атомная бомба — при гибели следующего штаба!
camp-bomb-tip = Оставляет каждому отряду, и штабам тоже, { $hp } очко прочности. После неё ремкомплектов нет.
camp-fallout = Радиация: без ремкомплектов
camp-plate-tip = { $camp } ({ $player }): золота { $gold }, +{ $income } за ход, городов { $cities }, отрядов { $units }
camp-plate-choose = Щёлкните, чтобы отдавать его приказы.
camp-person = игрок
camp-computer = компьютер
camp-state-ready = готов
camp-state-out = выбыл
camp-state-playing = ходит
camp-watching = Ходят все лагеря

## Приказы и магазин

order-camp_attack = Атака
order-camp_attack-tip = Выберите цель. На этом ход отряда окончен.
order-camp_wait = Ждать
order-camp_wait-tip = Отряд больше ничего не делает в этот ход.
order-camp_shop = Набор
order-camp_shop-tip = Кого набирает штаб и магазин дня.
camp-recruit-tip = Щёлкните свободную клетку у штаба. Действует со следующего хода.
camp-strike-tip = Наведите на любого врага на карте.
camp-price = Цена: { $gold } золота
camp-discount = Сегодня скидка { $percent } %
camp-stock = Магазин дня: вам осталось { $left } из { $limit }
camp-figures = Прочность { $hp }, атака { $attack }, защита { $defence }, ход { $move }, дальность { $range }
camp-resume = Продолжить
camp-waits = Другие лагеря заканчивают ход.
camp-choose-cell = Выберите клетку у штаба: { $name }
camp-choose-target = Выберите цель: { $name }
camp-now-playing = Теперь приказывает { $camp }.
camp-dropped = Больше нельзя: { $reason }
camp-objective = Уничтожьте штабы всех остальных лагерей.

## Причины

camp-refusal-camp_ready = Вы закончили ход; сначала отмените это.
camp-refusal-not_your_turn = Этот лагерь выбыл.
camp-refusal-moved_this_turn = В этот ход отряд уже двигался.
camp-refusal-already_acted = В этот ход отряд уже всё сделал.
camp-refusal-not_enough_gold = Не хватает золота: нужно { $needed }, есть { $left }.
camp-refusal-sold_out = Вы купили всё, что было.
camp-refusal-forbidden = Запрещено после бомбы: радиация.
camp-refusal-not_adjacent = Нужна клетка рядом с вашим штабом.
camp-refusal-no_target = Бить некого.
camp-refusal-cannot_fire = Этот отряд не атакует.
camp-refusal-below_minimum_range = Слишком близко: { $distance }, нужно не меньше { $needed }.
camp-refusal-out_of_range = Вне досягаемости: { $distance }, достаёт на { $range }.
camp-refusal-no_free_cell = У штаба не осталось свободной клетки.
camp-refusal-unit_gone = Отряда больше нет.
camp-refusal-nothing_to_undo = Отменять нечего: последний приказ не ваш.
camp-refusal-shot_fired = Атаку отменить нельзя.
camp-refusal-turn_over = Ход закончен: отмените той же кнопкой.

## Карточка отряда и клетка под указателем

camp-attack = Атака { $attack } · дальность { $range }
camp-defence = Защита { $total }: своя { $own }, местность { $ground }
camp-defence-works = Защита { $total }: своя { $own }, местность { $ground }, укрепления +{ $works }
camp-move = Ход { $move }
camp-captures = Захватывает города
camp-capturing = Займёт этот город в конце хода
camp-no-strike-back = Не отвечает на удары
camp-not-after-move = Атакует, только если не двигался
camp-acted = В этот ход всё сделал
camp-moved = Двигался
camp-recruited = Новый: действует со следующего хода
camp-star = Из магазина
camp-heals = Здесь в начале хода вернёт { $amount }
camp-ground = { $terrain }: защита { $defence }
camp-ground-cost = { $terrain }: цена { $cost }, защита { $defence }
camp-ground-closed = { $terrain }: этому отряду не пройти
camp-city-of = Город лагеря «{ $camp }»: { $gold } золота за ход
camp-city-free = Ничей город: { $gold } золота за ход
camp-way = Стоит { $price } из { $move }
camp-way-strike = Идёт туда и атакует
camp-blow = Удар
camp-blow-back = Ответный удар
camp-blow-damage = Урон { $damage }
camp-no-blow-back = Не отвечает
camp-blow-kills = Отвечать будет некому
camp-blow-back-maybe = Если выживет: урон { $damage }
camp-blow-pays = Принесёт { $gold } золота
camp-strike-damage = Авиаудар: урон { $damage }
camp-place-here = Здесь появится: { $name }

## Журнал и объявления

camp-log-turn = Ход { $round }
camp-log-ready = { $camp }: ход закончен
camp-log-resumed = { $camp }: ход продолжен
camp-log-income = { $camp }: +{ $gold } золота
camp-log-bounty = { $camp }: награда { $gold } золота
camp-log-moved = { $unit }: идёт
camp-log-waited = { $unit }: ждёт
camp-log-struck = { $unit } атакует: { $target }
camp-log-struck-back = { $unit } отвечает: { $target }
camp-log-strike = { $camp }: авиаудар
camp-log-healed = { $unit }: +{ $amount }, прочность { $hp }
camp-log-came = { $camp } набирает: { $unit }
camp-log-bought = { $camp } покупает: { $offer }
camp-log-city = { $camp }: город взят
camp-log-city-free = Город снова ничей
camp-log-fell = { $camp } выбывает: штаб потерян
camp-log-surrendered = { $camp } выбывает: сдаётся
camp-log-bomb = Атомная бомба: у каждого отряда осталось { $hp } очко прочности
camp-banner-fell = { $camp } выбывает
camp-banner-bomb = Атомная бомба
camp-banner-strike = Авиаудар
camp-outcome-headquarters = Штаб потерян: { $camps }
camp-outcome-surrender = Выбыли: { $camps }
camp-outcome-round_limit = Последний ход окончен.

## После битвы

camp-after-earned = Заработано золота
camp-after-bounty = из него атаками
camp-after-spent = Потрачено золота
camp-after-cities = Взято городов
camp-after-hero = Ударов: { $attacks }, урон: { $damage }
camp-after-attacks = Атак

## Клавиши

key-camp_attack = Атаковать
key-camp_wait = Отряд закончил ход
key-camp_shop = Набор и покупки
key-next_camp = Следующий лагерь (несколько игроков)
key-camp_end_turn = Закончить ход или отменить это
key-camp_enemy_reach = Куда могут ударить другие лагеря
