# Энциклопедия. Числа берутся из данных набора, а не отсюда.

library-title = Энциклопедия
library-tab-units = Отряды
library-tab-weapons = Оружие
library-tab-terrain = Местность
library-tab-structures = Сооружения
library-search = Искать везде
library-nothing-found = Ничего с таким названием нет.
library-all = Все
library-compare = Сравнить
library-compare-end = Закончить сравнение
library-compare-choose = Выберите в списке второй отряд.
library-previous = { $name }
library-kind-building = Здание
library-kind-building-note = Преграждает путь. Достроенное и разрушенное оставляет развалины.
library-kind-work = Укрепление
library-kind-work-note = Не мешает тем, кому в него можно. Разрушенное не оставляет ничего.
library-kind-direct = Прямой огонь
library-kind-indirect = Навесной огонь

## Units

library-of-class = { $unitclass }, размер { $size }
library-about-unit = Что у него есть
library-its-weapons = Оружие
library-movement = Движение
library-can = Что умеет
library-carriage = Перевозка
library-served-by = Кто о нём заботится
library-hit-by = Что может в него попасть
library-class = Род
library-hp = Прочность
library-hp-note = При { $wounded } и меньше отряд ранен: шаги стоят ×{ $factor } очков действия.
library-action-points = Очки действия
library-action-points-note = Полны в начале каждого хода. Выстрел берёт { $price }.
library-vision = Обзор
library-vision-note = В клетках днём. Ночью { $night }, а в непогоду { $worst }.
library-vision-always = В клетках, в любой час и в любую погоду.
library-size = Размер
library-size-note = В укрытии замечают ближе, на столько клеток: { $cells }.
library-fuel = Топливо
library-battery = Батарея
library-battery-note = Своих ходов в воздухе: { $turns }.
library-value = Цена
library-no-weapon = Без оружия
library-fires-still = Стреляет, только если не двигался в этот ход.
library-fires-moved = Дальность после движения: { $range }.
library-in-the-air = В воздухе
library-in-the-air-note = За клетку топлива: { $fuel }, за конец хода в воздухе: { $hover }.
library-lands-on = Садится на
library-no-entry = не войти
library-step-cells = { $points } за клетку · { $cells } за ход
library-step-fuel = { $points } за клетку · { $cells } за ход · топливо { $fuel }
library-slots = Места
library-slots-note = Посадка берёт у пассажира очков действия: { $board }, высадка у транспорта: { $unload }.
library-takes-slots = занимает { $count }
library-tows = Буксирует орудия
library-tows-note = Прицепить: очков действия { $tow }, отцепить: { $unhitch }.
library-carries-it = перевозит его
library-tows-it = буксирует его
library-heals-it = лечит его
library-repairs-it = чинит его
library-only-landed = Только на земле.
library-supplies-it = снабжает его
library-recharges-it = заряжает его
library-recharges-it-note = В начале хода, если дрон стоит на земле рядом с оператором.
library-hit-both = И в воздухе, и на земле.
library-hit-air = Только в воздухе.
library-hit-landed = Только на земле.
library-damage-shots = { $shots ->
    [one] урон { $damage }: { $shots } выстрел
    [few] урон { $damage }: { $shots } выстрела
   *[other] урон { $damage }: { $shots } выстрелов
}
library-can-two-shots = Два выстрела
library-can-two-shots-note = Каждый ход стреляет дважды, по разу из каждого оружия. Третьего выстрела не даст никто.
library-can-engineer = Сапёр
library-can-engineer-note = Строит, расчищает, ставит и снимает мины. Замечает вражеские мины в радиусе { $spots }. Только он входит в победные точки и занимает точку после стольких концов хода: { $turns }.
library-can-medic = Лечит
library-can-medic-note = Пехота в радиусе { $radius } в начале своего хода возвращает прочности: { $amount }. Себя не лечит.
library-can-repair = Чинит
library-can-repair-note = Машины, орудия и севшие аппараты в радиусе { $radius } в начале своего хода возвращают прочности: { $amount }.
library-can-supplier = Снабжает
library-can-supplier-note = Пополняет соседу топливо и боезапас за { $points } очков действия; соседи могут стрелять дважды.
library-can-general = Командует
library-can-general-note = Войска в радиусе { $radius } стреляют дважды и укрыты ещё на { $cover } %.
library-can-operator = Управляет дронами
library-can-operator-note = Дроны держатся в пределах { $link } клеток от него, с ретранслятором в воздухе — { $relay }. Если он погибнет, дроны пропадут.
library-can-jammer = Глушит дроны
library-can-jammer-note = Каждый вражеский дрон в воздухе в радиусе { $radius } падает, в чей угодно ход и даром.
library-can-relay = Ретранслятор
library-can-relay-note = Пока он в воздухе, другие дроны стороны держат связь в радиусе { $relay } вместо { $link }.
library-can-camouflage = Маскировка
library-can-camouflage-note = Проведя свой ход в укрытии без движения и стрельбы, заметен ещё ближе, на столько клеток: { $cells }. Вышки и дроны этим не обмануть.
library-can-still-only = Огонь с места
library-can-still-only-note = Не стреляет в тот ход, когда двигался.
library-can-no-alert = Без засады
library-can-no-alert-note = Не бережёт выстрелов для хода врага.
library-can-no-patrol = Без патруля
library-can-no-patrol-note = Не обходит зону.
library-can-towed = На буксире
library-can-towed-note = Само никуда не едет: его тянет грузовик. На прицепе в него можно попасть, а стрелять оно не может.

## Weapons

library-about-weapon = Оружие
library-damage-against = Урон без укрытия
library-effects = Что ещё делает
library-borne-by = У кого есть
library-weapon-line = урон { $damage } · дальность { $range } · зарядов { $rounds }
library-range = Дальность
library-range-note = После движения: { $moved }.
library-rounds = Заряды
library-fire = Огонь
library-fire-direct = прямой
library-fire-direct-note = Нужна цель, которую видит своя сторона, и свободная линия огня.
library-fire-indirect = навесной
library-fire-indirect-note = Летит через любые преграды и бьёт даже по клеткам, которых никто не видит.
library-targets = Можно навести на
library-target-ground = отряды на земле
library-target-landed = севшие аппараты
library-target-airborne = вертолёты в воздухе
library-target-drone = дроны в воздухе
library-target-structure = здания
library-target-work = укрепления
library-downs = Один выстрел сбивает дрон в воздухе, какой бы ни был урон.
library-against-structures = Здания и укрепления
library-against-structures-note = По наведённому выстрелу. Выстрел по отряду внутри отнимает у них { $wear }.
library-can-blast = Разрыв
library-can-blast-note = Все другие отряды в радиусе { $radius } от цели, и свои тоже, теряют { $damage } до укрытия.
library-can-shell = Снаряд
library-can-shell-note = Оставляет воронку: { $dug }. Поджигает на столько раундов ({ $rounds }): { $burns }.
library-can-spends = Одноразовое
library-can-spends-note = Выстрел уничтожает и того, кто стреляет.

## Terrain

library-entering = Вход
library-shelter = Укрытие
library-changes = Что с ней бывает
library-can-be-built = Что здесь можно построить
library-step = { $count ->
    [one] { $points } очко действия
    [few] { $points } очка действия
   *[other] { $points } очков действия
}
library-step-burns = Топливо { $fuel }
library-cover = Укрытие
library-cover-note = Такая доля урона от выстрела не доходит. Причины укрытия складываются.
library-cover-line = укрытие { $percent } %
library-none = нет
library-can-hides = Скрывает
library-can-hides-note = Отряды здесь замечают ближе, в клетках: малые { $small }, средние { $medium }, крупные { $large }.
library-can-stops-fire = Останавливает огонь
library-can-stops-fire-note = Прямой огонь не проходит.
library-can-stops-fire-together = Мешает огню
library-can-stops-fire-together-note = Прямой огонь не проходит, если таких клеток на пути: { $count }.
library-can-burns = Горит
library-can-burns-note = Раундов: { $rounds }. Кто закончит ход в огне, теряет { $damage }, и укрытия там нет.
library-burns-to = после пожара
library-dug-to = после снаряда
library-regrows-to = время года: { $season }
library-can-landing = Место для посадки
library-can-landing-note = Сюда могут садиться аппараты.

## Structures

library-structure-line = { $kind } · этапов { $parts } · прочность { $hp }
library-about-structure = Сооружение
library-kind = Вид
library-parts = Этапы
library-parts-note = По одному за ход на сапёра, очков действия за каждый: { $points }.
library-structure-hp = Прочность
library-building-vision = Обзор
library-building-vision-note = Когда достроено, в любой час и в любую погоду.
library-may-enter = Могут войти
library-nobody = никто
library-built-by = Кто строит
library-stands-on = Где может стоять
library-can-own-cell = Под собой
library-can-own-cell-note = Сапёр может построить это в своей клетке.
library-can-hospital = Лечит
library-can-hospital-note = Пехота в радиусе { $radius } в начале своего хода возвращает прочности: { $amount }.
library-can-workshop = Чинит
library-can-workshop-note = Машины, орудия и севшие аппараты в радиусе { $radius } в начале своего хода возвращают прочности: { $amount }.
library-can-depot = Снабжает
library-can-depot-note = Свой отряд рядом пополняет топливо и боезапас за { $points } очков действия.
library-can-tower = Наблюдает
library-can-tower-note = Маскировка её не обманывает. Дроны в радиусе { $radius } от неё могут быть в { $relay } клетках от оператора.
library-can-heliport = Площадка
library-can-heliport-note = Вертолёты своей стороны садятся на неё и пополняются за { $points } очков действия.

## Comparing

library-cells-a-turn = Клеток за ход: { $terrain }
library-shots = Выстрелов за ход
library-damage-to = Урон: { $unitclass }
library-shots-to-destroy = Выстрелов, чтобы уничтожить другого
