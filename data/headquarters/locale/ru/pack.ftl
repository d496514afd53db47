pack-title = Штабы

class-headquarters = штаб

unit-infantry = Пехота
unit-infantry-about = Основа каждого лагеря: дёшева и занимает города, которые кормят всех остальных.
unit-tank = Танк
unit-tank-about = На открытой местности быстр и крепок. Лес его замедляет, а реку он переходит только по мосту.
unit-artillery = Артиллерия
unit-artillery-about = Бьёт из-за спин других, где никто не ответит. Оставшись одна, гибнет от первого нападения.
unit-headquarters = Штаб
unit-headquarters-about = Сердце лагеря: набирает отряды, приносит золото, как город, и не должен пасть.
unit-heavy_tank = Тяжёлый танк
unit-heavy_tank-about = Ломает то, с чем танк не справится. Есть только в лавке и стоит дорого.
unit-commando = Коммандос
unit-commando-about = Пехота, которая уходит дальше, бьёт сильнее и так же занимает города.
unit-howitzer = Гаубица
unit-howitzer-about = Артиллерия с более длинной рукой. Достаёт до штаба оттуда, откуда не ждут.
unit-scout = Разведчик
unit-scout-about = Лёгок и быстр: до раненых и до пушек добирается раньше всех. Ничего не занимает.

terrain-plain = Равнина
terrain-plain-about = Открытая местность. Пройдёт любой, но укрыться негде.
terrain-forest = Лес
terrain-forest-about = Идти медленно, особенно танкам, зато есть укрытие.
terrain-hill = Холм
terrain-hill-about = Подъём отнимает время. Того, кто наверху, трудно сбросить.
terrain-city = Город
terrain-city-about = Платит своему лагерю и лечит его отряды. Ради городов и воюют.
terrain-river = Река
terrain-river-about = Пехота и пушки переходят её вброд, медленно и без укрытия.
terrain-bridge = Мост
terrain-bridge-about = Единственный путь через реку для всего, что на гусеницах.
terrain-beach = Пляж
terrain-beach-about = Рыхлый песок у всех на виду. Без нужды здесь не стоят.
terrain-dune = Дюна
terrain-dune-about = Переходить тяжело, зато есть за чем пригнуться.
terrain-sea = Море
terrain-sea-about = Для всех сухопутных здесь карта кончается.

offer-heavy_tank = Тяжёлый танк
offer-heavy_tank-about = Сильнейший из танков.
offer-commando = Коммандос
offer-commando-about = Отборные бойцы, которые занимают города.
offer-howitzer = Гаубица
offer-howitzer-about = Пушка, которая бьёт дальше всех.
offer-scout = Разведчик
offer-scout-about = Самый быстрый из всех.
offer-repair_kit = Ремкомплект
offer-repair_kit-about = Запчасти и бинты сразу всем, где бы они ни стояли.
offer-fortifications = Укрепления
offer-fortifications-about = Бетон и мешки с песком вокруг штаба.
offer-air_strike = Авиаудар
offer-air_strike-about = Самолёт прилетает, сбрасывает груз и исчезает.
offer-fund_raising = Сбор средств
offer-fund_raising-about = Горожане дают больше. Чем раньше куплен, тем больше принесёт.

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

personality-steady = Рассудительный
personality-raider = Налётчик
personality-banker = Банкир
