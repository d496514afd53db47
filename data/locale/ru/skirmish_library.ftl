# Энциклопедия «Стычки». Числа берутся из данных набора, а не отсюда. То, что есть здесь, важнее текстов с тем же именем
# из library.ftl.

library-tab-abilities = Особые правила
library-tab-formations = Группы
library-tab-ground = На столе

sk-library-length = { $length } см
sk-library-degrees = { $degrees }°
sk-library-pace = { $first }, потом { $further }
sk-library-pace-note = Движений { $moves }: { $length }.
sk-library-sum = { $needed }+
sk-library-odds = { $dice ->
    [one] { $dice } кость
    [few] { $dice } кости
   *[many] { $dice } костей
}, { $percent } %
sk-library-actions = { $count ->
    [one] { $count } действие
    [few] { $count } действия
   *[many] { $count } действий
}
sk-library-more = +{ $more }
sk-library-more-dice = { $dice ->
    [one] { $dice } лишняя кость
    [few] { $dice } лишние кости
   *[many] { $dice } лишних костей
}
sk-library-kind-infantry = Пехота
sk-library-kind-cavalry = Кавалерия
sk-library-kind-wagon = Повозки
sk-library-kind-weapon = Оружие
sk-library-kind-ability = Особые правила
sk-library-kind-formation = Построения
sk-library-kind-area = Земля
sk-library-kind-obstacle = Препятствия
sk-library-kind-building = Здания
sk-library-kind-object = Добыча и цели

## Бойцы

sk-library-unarmed = без оружия
sk-library-wounds = Ранения
sk-library-wounds-note = С последним он падает. Каждое попадание даёт одно.
sk-library-base = Подставка
sk-library-base-note = Расстояния меряют от её края.
sk-library-arc = Видит
sk-library-arc-note = Когда действует один. Группа видит { $group }° перед собой.
sk-library-special = Особые правила
sk-library-can-uncounted = Не боец
sk-library-can-uncounted-note = Его потеря не считается, когда решают, сломлена ли сторона.
sk-library-pace-always = Один или в группе
sk-library-pace-alone = Один
sk-library-pace-in-a-group = В группе
sk-library-pace-in-a-hurry = Группа в атаке или на марше
sk-library-pace-off-road = Вне дороги
sk-library-pace-on-road = По дороге
sk-library-backwards = Назад
sk-library-backwards-note = Не больше, за одно движение.
sk-library-in-the-way = Что на пути
sk-library-passes-climbs = перелезает
sk-library-passes-climbs-note = От касания до другой стороны: целое движение, после которого не считается, что он бежал.
sk-library-passes-jumps = перепрыгивает
sk-library-passes-jumps-note = На ходу, не замедляясь.
sk-library-passes-stops = не проходит
sk-library-passes-stops-note = Нужно обойти или пройти через проём.
sk-library-passes-goes-in = входит
sk-library-passes-goes-in-note = Касаясь стены.
sk-library-passes-too-large = не помещается
sk-library-passes-too-large-note = Не пройдёт ни в одну дверь.
sk-library-shooting = Стрельба
sk-library-reload-actions = { $count ->
    [0] без перезарядки
    [one] перезарядка: { $count } действие
    [few] перезарядка: { $count } действия
   *[many] перезарядка: { $count } действий
}
sk-library-band = до { $distance }: { $sum }
sk-library-shot-plain = Стоя: { $odds }.
sk-library-shot-aimed = Прицелившись: { $odds }.
sk-library-shot-moved = С движением: { $odds }.
sk-library-class = Вид
sk-library-first-move = Первое движение
sk-library-further-moves = Следующие движения
sk-library-chance-at = Попадание, { $band }
sk-library-chance-to = { $chance } до { $distance }

## Оружие

sk-library-effective-line = { $range } · { $reload ->
    [0] без перезарядки
    [one] перезарядка: { $reload } действие
    [few] перезарядка: { $reload } действия
   *[many] перезарядка: { $reload } действий
}
sk-library-about-weapon = Каково оно
sk-library-bands = Что нужно для выстрела
sk-library-carried-by = Кто его носит
sk-library-effective = Прицельная дальность
sk-library-effective-note = Половина её — близко, вдвое больше — далеко, втрое — предельно. Дальше не стреляют.
sk-library-reload = Перезарядка
sk-library-reload-note = Кто за отведённые действия ({ $actions }) стреляет и перезаряжает, у того остаётся: { $left }.
sk-library-shots = Выстрелы
sk-library-shots-note = На весь бой. Других нет.

## Особые правила

sk-library-what-it-does = Что даёт
sk-library-who-has-it = У кого есть
sk-library-can-splits = Делит действия
sk-library-can-splits-note = Свои действия, не больше { $actions }, он распределяет на весь ход: действует, пропускает других и продолжает.
sk-library-can-interrupts = Действует, когда нужно
sk-library-can-interrupts-note = Может начать, пока действует другой с его стороны; тот ждёт и потом продолжает.
sk-library-can-guides = Ведёт колонны
sk-library-can-guides-note = С ним походная колонна делает по пересечённой местности движений больше чем { $moves }.
sk-library-far-dice = Вдаль
sk-library-far-dice-note = Далеко и предельно.
sk-library-far-odds = Чего это стоит
sk-library-far-odds-note = Далеко: { $better }. У других: { $plain }.
sk-library-can-unaimed = Предельно без прицеливания
sk-library-can-unaimed-note = Другим перед выстрелом, для которого нужно { $sum }, надо прицелиться.

## Группы

sk-library-acting = Действия
sk-library-can-as-one = Действуют как один
sk-library-can-as-one-note = Начинают вместе, и каждое действие общее.
sk-library-can-leaves-nobody = На весь бой
sk-library-can-leaves-nobody-note = Группа остаётся какой была, кроме тех, кто пал. Последний действует как одиночка.
sk-library-can-follows = Друг за другом
sk-library-can-follows-note = Задние идут там, где прошёл первый.
sk-library-column-limit = Движений по пересечённой местности
sk-library-column-limit-note = Больше походная колонна за раз не делает, если в ней нет никого из этих: { $scouts }.
sk-library-can-side-by-side = Рядом
sk-library-can-side-by-side-note = Все идут тем же путём, что первый.
sk-library-group-arc = Видит
sk-library-group-arc-note = Перед собой, от того, кто ближе всех к цели. Одиночка видит { $single }°.
sk-library-can-each-rolls = Каждый бросает сам
sk-library-can-each-rolls-note = Стреляют в одну цель: все, у кого заряжено и кто видит её на дальности выстрела.
sk-library-can-in-line = Не мешают друг другу
sk-library-can-in-line-note = Бойцы линии стреляют мимо соседей.
sk-library-can-in-the-way = Мешают друг другу
sk-library-can-in-the-way-note = Сквозь своих не стреляют, если только те не касаются стрелка.

## На столе

sk-library-level = Препятствие, высота { $level }
sk-library-who-passes = Кто проходит
sk-library-shelter = Укрытие
sk-library-cover = Частичное укрытие
sk-library-cover-note = Прибавляется к нужной сумме. Прицельно выстрел попадает с вероятностью { $behind } вместо { $open }.
sk-library-slow = Путь считается несколько раз
sk-library-slow-note = Первое движение пехотинца { $part } вместо { $whole }.
sk-library-road-group = Группы пехоты
sk-library-road-wagons = Повозки
sk-library-road-note = Вне дороги: { $pace }.
sk-library-to-capture = Захват
sk-library-capture = Взять
sk-library-capture-note = Тому, кто касается.
sk-library-can-carried = Носят с собой
sk-library-can-carried-note = Носитель держит его, пока не падёт, и роняет там, где упал. Потом взять может любой.
sk-library-going-in = Вход
sk-library-enter = Войти или выйти
sk-library-enter-note = Касаясь стены, кто бы это ни был.
sk-library-inside = Движение внутри
sk-library-inside-note = На другой этаж или из тайника к окнам и обратно.
sk-library-can-group-enters = Группа входит вместе
sk-library-can-group-enters-note = Один касается стены, остальные касаются друг друга.
sk-library-postures = У окон или в тайнике
sk-library-can-line = Встать у окон
sk-library-can-line-note = Видно, в частичном укрытии, стреляют во все стороны.
sk-library-can-hide = Прятаться
sk-library-can-hide-note = Не видно, не попасть, и сам не стреляет.
sk-library-found = Найти
sk-library-found-note = Бойцу не дальше { $range }, который ищет: { $odds }. Через препятствие у стены: { $behind }.
sk-library-who-enters = Кто входит
