# Названия и описания всего, что есть в наборе. Без чисел: числа — это данные, и они могут меняться.

pack-title = Генерал Недотёпа

## Units

unit-infantry = Пехота
unit-infantry-about = Стрелки на все случаи, которые сбивают и дроны.
unit-scout = Разведчик
unit-scout-about = Далеко видит и быстро ходит, но слабо вооружён.
unit-sniper = Снайпер
unit-sniper-about = Издали выбивает пехоту, если в этот ход не двигался.
unit-observer = Наблюдатель
unit-observer-about = Видит дальше всех пеших, и заметить его трудно.
unit-medic = Санитар
unit-medic-about = Лечит пеших рядом с собой, но не себя.
unit-engineer = Сапёр
unit-engineer-about = Строит, чинит, ставит и снимает мины, и только он занимает победные точки.
unit-rocket_launcher = Гранатомётчик
unit-rocket_launcher-about = Уничтожает броню и авиацию, если в этот ход не двигался.
unit-mortar = Миномётный расчёт
unit-mortar-about = Навесом бьёт за препятствия на средней дальности.
unit-drone_operator = Оператор дронов
unit-drone_operator-about = Управляет дронами и заряжает их рядом с собой; без него они падают.
unit-jammer = Постановщик помех
unit-jammer-about = Роняет любой вражеский дрон, подлетевший близко.
unit-general = Генерал
unit-general-about = Ободряет войска вокруг и позволяет им стрелять дважды; берегите его.
unit-truck = Грузовик
unit-truck-about = Возит пеших и буксирует орудия.
unit-supply_truck = Грузовик снабжения
unit-supply_truck-about = Пополняет боеприпасы и топливо и позволяет соседям стрелять дважды.
unit-tank = Танк
unit-tank-about = Быстрая броня, чьи снаряды роют воронки и поджигают лес.
unit-heavy_tank = Тяжёлый танк
unit-heavy_tank-about = Медленная толстая броня, каждый ход стреляет из пушки и ракетой.
unit-cannon = Гаубица
unit-cannon-about = Издалека накрывает большую площадь, если грузовик её туда отбуксировал.
unit-anti_air_battery = Зенитная батарея
unit-anti_air_battery-about = Держит небо ракетами и пушками, а против наземных целей бессильна.
unit-attack_helicopter = Ударный вертолёт
unit-attack_helicopter-about = Бьёт дважды за ход над любой местностью, но сжигает много топлива.
unit-transport_helicopter = Транспортный вертолёт
unit-transport_helicopter-about = Перебрасывает пеших над чем угодно, но берёт их только на земле.
unit-surveillance_drone = Разведывательный дрон
unit-surveillance_drone-about = Далеко видит и передаёт сигнал оператора другим дронам.
unit-bomber_drone = Дрон-бомбардировщик
unit-bomber_drone-about = Сбрасывает несколько бомб на то, что под ним.
unit-kamikaze_drone = Дрон-камикадзе
unit-kamikaze_drone-about = Врезается в цель и гибнет сам.

## Weapons

weapon-rifle = Винтовка
weapon-rifle-about = Хороша против пехоты, против брони почти бесполезна.
weapon-carbine = Карабин
weapon-carbine-about = Лёгкое оружие для самообороны.
weapon-sniper_rifle = Снайперская винтовка
weapon-sniper_rifle-about = Смертельна для пехоты на большой дальности, если стрелок неподвижен.
weapon-pistol = Пистолет
weapon-pistol-about = Последнее средство вблизи.
weapon-sidearm = Табельный пистолет
weapon-sidearm-about = Генеральский, для первого выстрела.
weapon-assault_rifle = Штурмовая винтовка
weapon-assault_rifle-about = Автоматический огонь на малой дальности.
weapon-rocket = Противотанковая ракета
weapon-rocket-about = Пробивает броню и достаёт авиацию и дроны.
weapon-mortar_shell = Миномётная мина
weapon-mortar_shell-about = Круто падает за укрытия и препятствия.
weapon-tank_gun = Танковая пушка
weapon-tank_gun-about = Снаряд настильного огня, сильнее всего против машин.
weapon-heavy_gun = Тяжёлая пушка
weapon-heavy_gun-about = Снаряд настильного огня, который не щадит ничего.
weapon-cannon_shell = Гаубичный снаряд
weapon-cannon_shell-about = Накрывает всё вокруг цели, своих тоже.
weapon-missile = Зенитная ракета
weapon-missile-about = Достаёт вертолёты на большой дальности.
weapon-flak = Зенитная пушка
weapon-flak-about = Скорострельный огонь по вертолётам и дронам.
weapon-helicopter_rockets = Блоки НАР
weapon-helicopter_rockets-about = Тяжёлый залп по машинам, авиации и укреплениям.
weapon-helicopter_gun = Вертолётная пушка
weapon-helicopter_gun-about = Скорострельная пушка с большим боезапасом.
weapon-bomb = Бомба
weapon-bomb-about = Сбрасывается на землю под дроном или рядом с ним.
weapon-charge = Заряд взрывчатки
weapon-charge-about = Взрывается вместе с дроном, который его несёт.

## Terrain

terrain-meadow = Луг
terrain-meadow-about = Открытое место, где снаряды оставляют воронки.
terrain-road = Дорога
terrain-road-about = Самый быстрый путь и самый выгодный по топливу.
terrain-forest = Лес
terrain-forest-about = Укрывает, прячет и останавливает огонь, всех замедляет и горит.
terrain-hill = Холм
terrain-hill-about = Укрывает, прячет и останавливает огонь, но всех замедляет.
terrain-marsh = Болото
terrain-marsh-about = Труднопроходимое место без укрытий.
terrain-water = Вода
terrain-water-about = Её переходят только по мосту.
terrain-ruin = Разрушенная деревня
terrain-ruin-about = Укрытие для пеших, закрытое для машин; две подряд останавливают огонь.
terrain-crater = Воронка
terrain-crater-about = Земля, изрытая снарядом.
terrain-burnt = Гарь
terrain-burnt-about = Остаётся после пожара; весной здесь снова вырастает лес.

## Structures

structure-hospital = Полевой госпиталь
structure-hospital-about = Лечит пеших, стоящих рядом.
structure-workshop = Ремонтная мастерская
structure-workshop-about = Чинит машины, стоящие рядом.
structure-depot = Склад снабжения
structure-depot-about = Пополняет боеприпасы и топливо тех, кто рядом.
structure-watchtower = Наблюдательная вышка
structure-watchtower-about = Видит дальше любой части, даже ночью, и усиливает связь с дронами.
structure-heliport = Вертолётная площадка
structure-heliport-about = Здесь садятся и пополняют запасы вертолёты её стороны.
structure-trench = Окоп
structure-trench-about = Быстрое укрытие для пеших.
structure-bunker = Дот
structure-bunker-about = Лучшее укрытие для пеших.
structure-dragons_teeth = Надолбы
structure-dragons_teeth-about = Бетонные глыбы, не пускающие машины.
structure-bridge = Мост
structure-bridge-about = Дорога над водой; рушится вместе с тем, кто на ней стоит.

## Seasons, hours, weather

season-spring = Весна
season-spring-about = Гарь снова становится лесом.
season-summer = Лето
season-summer-about = Леса могут загораться сами.
season-autumn = Осень
season-autumn-about = Дождь ухудшает обзор и не даёт пожарам распространяться.
season-winter = Зима
season-winter-about = Снег ухудшает обзор.
hour-dawn = Рассвет
hour-dawn-about = Обзор частей немного хуже.
hour-day = День
hour-day-about = Части видят так далеко, как могут.
hour-dusk = Сумерки
hour-dusk-about = Обзор частей немного хуже.
hour-night = Ночь
hour-night-about = Обзор частей намного хуже; зданиям и дронам темнота не мешает.
weather-clear = Ясно
weather-clear-about = Обзору ничто не мешает.
weather-rain = Дождь
weather-rain-about = Обзор частей хуже, а пожары не распространяются.
weather-snow = Снег
weather-snow-about = Обзор частей хуже.

## How the computer plays

personality-general_staff = Штабной офицер
personality-hothead = Горячая голова
personality-old_fox = Старый лис
