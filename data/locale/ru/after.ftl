# После боя.

after-title = После боя
after-won = Победа
after-lost = Поражение
after-draw = Ничья
after-over = Победа: { $side }
after-open = Бой не окончен
after-rounds = { $count ->
    [one] за { $count } раунд
    [few] за { $count } раунда
   *[other] за { $count } раундов
}
after-turns = { $count ->
    [one] за { $count } ход
    [few] за { $count } хода
   *[other] за { $count } ходов
}
after-tab-overview = Итоги
after-tab-losses = Потери
after-tab-weapons = Оружие
after-tab-goals = Цели
after-left = Осталось отрядов
after-lost-units = Потеряно отрядов
after-gave-up = Сдалось отрядов
after-lost-value = Цена потерь
after-dealt = Урон врагу
after-suffered = Полученный урон
after-by-shot = от огня
after-by-mine = от мин
after-by-crash = от упавшего с неба
after-by-fire = в лесных пожарах
after-shots = Выстрелы
after-hits = В цель
after-damage = Урон
after-target = В кого попали
after-weapon = Оружие
after-share = { $count } ({ $percent } %)
after-own-fire = Урон своим
after-healed = Вылечено прочности
after-built = Построено
after-razed = Разрушено сооружений
after-points-taken = Занято точек
after-points-graph = Победные точки по раундам
after-heroes = Самые успешные отряды
after-no-hero = Никто не нанёс врагу урона.
after-hero-fire = Выстрелов: { $shots }, в цель: { $hits }, урон: { $damage }
after-hero-destroyed = Уничтожено: { $units }
after-times = { $unit } ×{ $count }
after-of = { $lost } из { $had }
after-no-shot = Никто не стрелял.
after-goal-open = Не достигнута: { $goal }
after-watch = Смотреть запись
after-keep = Сохранить запись
after-again = Ещё раз
after-another = Другой бой
after-to-title = На заставку
after-statistics = Статистика
pause-statistics = Статистика
after-keep-title = Сохранить запись
after-keep-done = Запись сохранена: { $name }.
