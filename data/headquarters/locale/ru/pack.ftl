pack-title = Штабы

unit-infantry = Пехота
unit-tank = Танк
unit-artillery = Артиллерия
unit-headquarters = Штаб
unit-heavy_tank = Тяжёлый танк
unit-commando = Коммандос
unit-howitzer = Гаубица
unit-scout = Разведчик

terrain-plain = Равнина
terrain-forest = Лес
terrain-hill = Холм
terrain-city = Город
terrain-river = Река
terrain-bridge = Мост
terrain-beach = Пляж
terrain-dune = Дюна
terrain-sea = Море

offer-heavy_tank = Тяжёлый танк
offer-commando = Коммандос
offer-howitzer = Гаубица
offer-scout = Разведчик
offer-repair_kit = Ремкомплект
offer-fortifications = Укрепления
offer-air_strike = Авиаудар
offer-fund_raising = Сбор средств

side-blue = Синие
side-red = Красные
side-green = Зелёные
side-yellow = Жёлтые

map-classic = Классическое поле
map-delta = Дельта
map-four_corners = Четыре угла

map-classic-about = Два лагеря, четыре города, один широкий мост.
map-delta-about = Три лагеря, и до каждого соседа одинаково далеко.
map-four_corners-about = Четыре лагеря вокруг озера, все углы равны.
