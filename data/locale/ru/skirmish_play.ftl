# «Стычка» на экране.

sk-turn = Ход { $round }
screen-round-skirmish = Ход { $round }
sk-turn-limit = Ход { $round } из { $limit }
sk-go = Действуют: { $side }
sk-others-go = Действует другая сторона.
sk-left = { $left } из { $first }
sk-person = играет человек
sk-computer = играет компьютер
sk-plate-tip =
    { $player }.
    Бойцов вначале: { $first }; сторона сломлена при потере: { $losses }.
sk-goal-break = сломить врага
sk-goal-carry_off = { $thing }: унести в отмеченную полосу
sk-goal-hold = { $thing }: удержать к концу стольких ходов: { $turns }{ $held ->
    [0] { "" }
   *[other] { " " }(пока { $held })
}
sk-goals-of = { $side }: { $goals }
sk-goals-last = Сторона без бойцов проиграла.
sk-outcome-broken = { $loser }: сторона сломлена, потеряно слишком много бойцов.
sk-outcome-carried_off = { $side }: цель унесена ({ $thing }).
sk-outcome-held = { $side }: удержано к концу стольких ходов: { $turns } ({ $thing }).
sk-outcome-both = Обе стороны достигли своих целей одновременно.
sk-outcome-round_limit = Последний ход окончен.

sk-group = группа { $number }, { $formation }
sk-unarmed = без оружия
sk-weapon = { $weapon }: { $reaches } см
sk-shots = зарядов осталось: { $shots } из { $full }
sk-loaded = заряжено
sk-unloaded = не заряжено: перезарядка занимает { $reload ->
    [one] { $reload } действие
    [few] { $reload } действия
   *[many] { $reload } действий
}
sk-stage-fresh = может действовать: { $actions ->
    [one] { $actions } действие
    [few] { $actions } действия
   *[many] { $actions } действий
}
sk-stage-active = действует: { $actions ->
    [0] действий не осталось
    [one] осталось { $actions } действие
    [few] осталось { $actions } действия
   *[many] осталось { $actions } действий
}
sk-stage-waiting = ждёт командира: { $actions ->
    [one] осталось { $actions } действие
    [few] осталось { $actions } действия
   *[many] осталось { $actions } действий
}
sk-stage-done = в этот ход своё сделал
sk-aimed = целится
sk-hides-in = прячется внутри: { $building }, этаж { $floor }
sk-lines = у окон: { $building }, этаж { $floor }
sk-ability-leader = командир: может делить действия на весь ход
sk-ability-scout = разведчик: ведёт колонну по трудной местности
sk-ability-sniper = снайпер: вдаль больше костей (+{ $dice })
sk-wounds-left = Ранения
sk-wounds = вынесет ран: { $left } из { $full }
sk-decimal = { $whole },{ $rest }
sk-length = { $whole },{ $rest } см
sk-chance = { $good }/{ $all } = { $percent } %
sk-band-near = близко
sk-band-effective = прицельно
sk-band-long = далеко
sk-band-extreme = предельно
sk-shot = { $band }: { $needed }+ на { $dice ->
    [one] { $dice } кости
   *[other] { $dice } костях
}
sk-expected = ожидаемые попадания: { $hits }
sk-why-cover = частичное укрытие: нужно на { $more } больше
sk-why-aimed = целится: костей больше на { $dice }
sk-why-moved = движется: костей меньше на { $dice }
sk-why-sniper = снайпер на этом расстоянии: костей больше на { $dice }
sk-why-ran = бежал: чтобы попасть, нужно на { $more } больше
sk-path = { $used } из { $most }
sk-path-left = остаётся { $left }
sk-path-rough = по трудной местности { $rough }, ×{ $times }
sk-path-obstacle = через препятствие
sk-path-go = щелчок или Enter: идти
sk-path-go-first = щелчок или Enter: первое движение
sk-path-moves = за { $moves ->
    [one] { $moves } движение
    [few] { $moves } движения
   *[other] { $moves } движений
}: { $lengths }
sk-path-all = Дальше за эту активацию не дойти.
sk-click = щелчок: { $what }
sk-path-ends = Путь кончается здесь: { $reason }
sk-building = { $building }, этажей: { $floors }

order-sk_activate = Начать
order-sk_activate-tip = Начать действия бойца или всей его группы. Кто начал, тот заканчивает; командир может делить действия.
order-sk_move = Идти
order-sk_move-tip = Щёлкайте точки пути на столе и ещё раз его конец, чтобы пойти. Правая кнопка убирает последнюю точку.
order-sk_face = Куда смотреть
order-sk_face-tip = Выбрать, куда смотреть в конце пути.
order-sk_turn = Повернуться
order-sk_turn-tip = Повернуться на месте: одно действие.
order-sk_shoot = Стрелять
order-sk_shoot-tip = Щёлкните врага. Шансы видны заранее.
order-sk_state = И двигаться
order-sk_state-tip = Объявить движение после выстрела. Это отнимает кости (−{ $dice }), даже если оно не сделано; без объявления после выстрела не двигаются.
order-sk_aim = Целиться
order-sk_aim-tip = Больше костей для следующего выстрела (+{ $dice }).
order-sk_reload = Заряжать
order-sk_reload-tip = Одно действие перезарядки.
order-sk_detect = Искать
order-sk_detect-tip = Искать врагов, спрятавшихся в здании: щёлкните его. Находит тот, кто выбросит { $needs } или больше (костей: { $dice }).
order-sk_enter = Войти
order-sk_enter-tip = Войти в здание, стены которого касаются: одно действие.
order-sk_leave = Выйти
order-sk_leave-tip = Выйти: одно действие. Или щёлкните куда.
order-sk_posture = Прятаться
order-sk_posture-tip = Прятаться внутри, невидимо, или встать у окон и дверей: видно, но в частичном укрытии.
order-sk_capture = Взять
order-sk_capture-tip = Взять знамя или предмет, которого касаются: одно действие.
order-sk_floor-tip = Перейти на этот этаж или только спрятаться или встать у окон: действий { $actions }.
sk-floor-line = Окна, этаж { $floor }
sk-floor-hide = Спрятаться, этаж { $floor }
sk-end-activation = Закончить действия
sk-hint-spent = Действий не осталось: закончите действия.
sk-hint-face = Укажите, куда смотреть, и щёлкните: дойдут и повернутся туда.
sk-hint-turn = Укажите, куда смотреть, и щёлкните.
sk-hint-shoot = Выберите цель.
sk-hint-detect = Выберите здание.
sk-hint-enter = Выберите здание.
sk-hint-leave = Выберите место у здания.

key-sk_go = идти по пути (или ещё раз его конец); иначе начать
key-sk_done = закончить действия; иначе ход
key-sk_move = идти
key-sk_face = выбрать, куда смотреть в конце пути
key-sk_turn = повернуться на месте
key-sk_shoot = стрелять
key-sk_state = объявить движение после выстрела
key-sk_aim = целиться
key-sk_reload = заряжать
key-sk_detect = искать спрятавшихся врагов
key-sk_capture = взять
key-sk_enter = войти в здание
key-sk_leave = выйти из здания
key-sk_posture = прятаться или встать у окон
key-sk_arcs = показать или скрыть сектор обзора
key-sk_mouse_left = левая кнопка: выбрать, поставить точку пути, стрелять
key-sk_mouse_right = правая кнопка: убрать последнюю точку, отменить

sk-refusal-already_acted = Это уже сделано.
sk-refusal-not_active = Начал другой, он закончит первым.
sk-refusal-not_your_turn = Очередь другой стороны.
sk-refusal-unknown_unit = Этот боец вам не подчиняется.
sk-refusal-no_actions_left = { $needed ->
    [1] Действий не осталось.
   *[other] Нужно действий: { $needed }, осталось: { $left }.
}
sk-refusal-occupied = Там кто-то стоит.
sk-refusal-unreachable = Дальше за одно движение не дойти, или пути нет.
sk-refusal-not_in_contact = Сначала нужно коснуться.
sk-refusal-not_loaded = Не заряжено: нужно действий перезарядки: { $needed }.
sk-refusal-out_of_range = Слишком далеко, или нужно прицелиться.
sk-refusal-out_of_arc = Вне сектора обзора: сначала повернитесь.
sk-refusal-line_blocked = На линии кто-то или что-то стоит.
sk-refusal-cannot_fire = Без оружия.
sk-refusal-not_visible = Врагов не видно.
sk-refusal-no_target = Это не враг.
sk-refusal-two_moves_planned = Два движения уже сделаны или задуманы: тогда не стреляют, а после выстрела возможно лишь объявленное движение.
sk-refusal-wrong_size = Слишком велико, чтобы войти.
sk-refusal-nothing_there = Там ничего нет.
sk-refusal-out_of_bounds = Это за краем стола.

sk-log-turn = Ход { $round }
sk-log-active = Начинает действовать: { $unit }
sk-log-moved = Идёт: { $unit }
sk-log-ran = Бежит: { $unit }
sk-log-jumped = Перепрыгивает препятствие: { $unit } ({ $obstacle })
sk-log-climbed = Перелезает через препятствие: { $unit } ({ $obstacle })
sk-log-turned = Поворачивается: { $unit }
sk-log-entered = Входит в здание: { $unit } ({ $building })
sk-log-left = Выходит: { $unit } ({ $building })
sk-log-hides = Прячется: { $unit }, этаж { $floor }
sk-log-lines = Встаёт у окон: { $unit }, этаж { $floor }
sk-log-hid = Больше не виден: { $unit }
sk-log-seen = Замечен: { $unit }
sk-log-aimed = Целится: { $unit }
sk-log-reloaded = Заряжает: { $unit }, { $left ->
    [0] заряжено
    [one] ещё { $left } действие
    [few] ещё { $left } действия
   *[many] ещё { $left } действий
}
sk-log-hit = { $unit } стреляет, цель: { $target }. { $dice } = { $total }, нужно { $needed }+ ({ $percent } %): попадание
sk-log-missed = { $unit } стреляет, цель: { $target }. { $dice } = { $total }, нужно { $needed }+ ({ $percent } %): мимо
sk-log-wounded = Ранен: { $unit }, вынесет ещё { $left }
sk-log-fell = Падает: { $unit }
sk-log-searched = Обыскивает здание: { $unit } ({ $building }, { $dice } = { $total })
sk-log-taken = Берёт: { $unit } ({ $thing })
sk-log-dropped = Упало на землю: { $thing }
sk-log-held = { $side } удерживают { $turns ->
    [one] { $turns } ход
    [few] { $turns } хода
   *[many] { $turns } ходов
}

sk-after-shots = Выстрелы
sk-after-hits = Попадания
sk-after-expected = ожидалось по шансам
sk-after-luck = везение
sk-after-dice = Брошено костей
sk-after-mean = в среднем (ожидалось 3,5)
sk-after-face = выпало { $face }
sk-after-face-of = { $count } (ожидалось { $expected })
sk-after-fallen = Потеряно бойцов
sk-after-walked = Пройдено
sk-after-searches = Обыскано зданий
sk-after-taken = Взято предметов
sk-after-of-expected = { $hits } (ожидалось { $expected })
sk-deed-hits = попаданий: { $hits }, выстрелов: { $shots }
sk-deed-moves = движений: { $moves }
