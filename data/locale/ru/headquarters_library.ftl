# Энциклопедия игры «Штабы». Числа берутся из данных, здесь их нет.

library-tab-offers = Лавка

hq-library-gold = { $gold } золота
hq-library-yes = да
hq-library-kind-unit = Отряды
hq-library-kind-heal = Лечение
hq-library-kind-fortify = Укрепления
hq-library-kind-strike = Удары
hq-library-kind-raise = Золото

## Units

hq-library-from-the-shop = из лавки
hq-library-hp-note = Раненый отряд бьёт лишь с той долей силы, какая доля их осталась.
hq-library-move = Ход
hq-library-move-note = Сколько вместе могут стоить его шаги за ход.
hq-library-attack = Атака
hq-library-attack-note = Сила его ударов.
hq-library-defence = Защита
hq-library-defence-note = Ослабляет удары по нему. К ней прибавляется местность.
hq-library-range-note = Клеток до того, кого он бьёт.
hq-library-to-be-had = Как получить
hq-library-recruited = Набор
hq-library-recruited-note = Набирает штаб, на свободную клетку рядом с собой.
hq-library-in-the-shop-alone = В те дни, когда его продаёт лавка.
hq-library-its-blows = Что отнимает его удар на открытой местности
hq-library-blows-at-it = Что отнимает удар по нему на открытой местности
hq-library-taken = { $count ->
   *[other] прочность { $damage }
}
hq-library-blow = { $count ->
    [one] { $taken }: до гибели { $blows } удар
    [few] { $taken }: до гибели { $blows } удара
   *[many] { $taken }: до гибели { $blows } ударов
}
hq-library-in-its-city = В своём городе.
hq-library-damage-to-unit = Удар отнимает: { $unit }
hq-library-blows-to-destroy = Ударов, чтобы наверняка уничтожить другого
hq-library-can-captures = Занимает города
hq-library-can-captures-note = Если он стоит в городе, когда ход заканчивается, город достаётся его лагерю.
hq-library-can-recruits = Набирает отряды
hq-library-can-recruits-note = Новые отряды появляются на свободных клетках рядом с ним.
hq-library-can-is-the-game = От него зависит всё
hq-library-can-is-the-game-note = Лагерь, который его потерял, выбывает.
hq-library-can-stays = Стоит на месте
hq-library-can-stays-note = Бьёт соседей, но никогда не двигается и в своём городе не лечится. Город его защищает.
hq-library-can-from-afar = Бьёт издалека
hq-library-can-from-afar-note = Кто до него не достаёт, тот в ответ не бьёт.
hq-library-can-not-near = Беспомощен вблизи
hq-library-can-not-near-note = Ближе этого числа клеток никого не бьёт: { $least }.
hq-library-can-no-strike-back = Не бьёт в ответ
hq-library-can-no-strike-back-note = Кто на него нападает, может не бояться ответа.
hq-library-can-still-only = Идёт или бьёт
hq-library-can-still-only-note = И то и другое за один ход он не может.

## Terrain

hq-library-steps = шаг { $points }
hq-library-defence-line = защита { $defence }
hq-library-shelter = Защита
hq-library-ground-defence = Местность прибавляет
hq-library-ground-defence-note = К защите того, кто здесь стоит.
hq-library-blow-of = { $unit } против такого же отряда
hq-library-blow-here = прочность { $here }, на открытой местности { $open }
hq-library-city = Город
hq-library-can-captured = Можно занять
hq-library-can-captured-note = Занимает тот, кто стоит в нём, когда ход заканчивается: { $units }.
hq-library-income = Золото за ход
hq-library-income-note = Лагерю, который им владеет.
hq-library-heals = Лечит
hq-library-heals-note = Столько прочности возвращается здесь отряду его лагеря в начале каждого хода.

## The shop

hq-library-about-offer = Товар
hq-library-price = Цена
hq-library-price-note = В дни скидки { $percent } %: { $reduced } золота.
hq-library-limit = Сколько раз
hq-library-limit-note = Столько раз каждый лагерь может купить его за бой.
hq-library-on-sale = продаётся: { $gold } золота
hq-library-on-sale-title = Лавка { $date }
hq-library-not-on-sale = не продаётся
hq-library-on-sale-cheap = Со скидкой.
hq-library-on-sale-day = Лавка меняется в полночь по UTC; бой сохраняет лавку своего дня.
hq-library-effects = Что он даёт
hq-library-effect = Действие
hq-library-effect-unit = Отряд рядом со своим штабом: { $unit }. Действует со следующего хода и носит звезду.
hq-library-effect-heal = Всем своим отрядам, и штабу тоже, возвращается прочность: { $amount }.
hq-library-effect-fortify = До конца боя защита своего штаба больше на { $amount }.
hq-library-effect-strike = Отнимает у врага на любой выбранной клетке прочность, какой бы ни была его защита: { $amount }. Награды за это нет.
hq-library-effect-raise = До конца боя каждый свой город даёт за ход больше золота: +{ $amount }.
hq-library-can-fallout = Радиация
hq-library-can-fallout-note = После бомбы это запрещено.
