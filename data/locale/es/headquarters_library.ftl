# La enciclopedia de Cuarteles generales. Los números vienen de los datos, nunca de aquí.

library-tab-offers = Tienda

hq-library-gold = { $gold } de oro
hq-library-yes = sí
hq-library-kind-unit = Unidades
hq-library-kind-heal = Curas
hq-library-kind-fortify = Obras
hq-library-kind-strike = Ataques
hq-library-kind-raise = Oro

## Units

hq-library-from-the-shop = de la tienda
hq-library-hp-note = Herida, golpea con la parte que le queda.
hq-library-move = Movimiento
hq-library-move-note = Lo que pueden costar en total sus pasos de un turno.
hq-library-attack = Ataque
hq-library-attack-note = La fuerza de sus golpes.
hq-library-defence = Defensa
hq-library-defence-note = Debilita los golpes que recibe. El terreno se suma a ella.
hq-library-range-note = Casillas entre ella y a quien golpea.
hq-library-to-be-had = Cómo conseguirla
hq-library-recruited = Se recluta por
hq-library-recruited-note = En el cuartel general, en una casilla libre a su lado.
hq-library-in-the-shop-alone = Los días en que la tienda la vende.
hq-library-its-blows = Lo que quita su golpe, en terreno abierto
hq-library-blows-at-it = Lo que le quita un golpe, en terreno abierto
hq-library-taken = { $count ->
    [one] { $damage } punto de vida
   *[other] { $damage } puntos de vida
}
hq-library-blow = { $count ->
    [one] { $taken }: un golpe la destruye
   *[other] { $taken }: { $blows } golpes la destruyen
}
hq-library-in-its-city = En su ciudad.
hq-library-damage-to-unit = Un golpe quita a: { $unit }
hq-library-blows-to-destroy = Golpes que destruyen seguro a la otra
hq-library-can-captures = Captura ciudades
hq-library-can-captures-note = Si está en una ciudad cuando acaba el turno, la ciudad es de su bando.
hq-library-can-recruits = Recluta
hq-library-can-recruits-note = Las unidades nuevas llegan a casillas libres a su lado.
hq-library-can-is-the-game = Todo depende de él
hq-library-can-is-the-game-note = El bando que lo pierde queda fuera.
hq-library-can-stays = No se mueve
hq-library-can-stays-note = Golpea a sus vecinos, pero nunca se mueve ni se cura en su ciudad. Su ciudad lo protege.
hq-library-can-from-afar = Golpea de lejos
hq-library-can-from-afar-note = Quien es golpeado y no la alcanza no responde.
hq-library-can-not-near = Indefensa de cerca
hq-library-can-not-near-note = No golpea a nadie a menos de { $least } casillas.
hq-library-can-no-strike-back = Nunca responde
hq-library-can-no-strike-back-note = Quien la ataca no tiene respuesta que temer.
hq-library-can-still-only = Se mueve o golpea
hq-library-can-still-only-note = No puede hacer ambas cosas en un turno.

## Terrain

hq-library-steps = pasos { $points }
hq-library-defence-line = defensa { $defence }
hq-library-shelter = Defensa
hq-library-ground-defence = El terreno suma
hq-library-ground-defence-note = A la defensa de quien está en él.
hq-library-blow-of = { $unit } contra { $unit }
hq-library-blow-here = { $here } puntos de vida, en terreno abierto { $open }
hq-library-city = La ciudad
hq-library-can-captured = Se puede capturar
hq-library-can-captured-note = La captura quien esté en ella cuando acabe el turno: { $units }.
hq-library-income = Oro por turno
hq-library-income-note = Para el bando que la tiene.
hq-library-heals = Cura
hq-library-heals-note = Puntos de vida que una unidad de su bando recupera aquí al empezar cada turno.

## The shop

hq-library-about-offer = La oferta
hq-library-price = Precio
hq-library-price-note = Los días en que está rebajada un { $percent } %: { $reduced } de oro.
hq-library-limit = Veces
hq-library-limit-note = Las que cada bando puede comprarla en una batalla.
hq-library-on-sale = a la venta: { $gold } de oro
hq-library-on-sale-title = Tienda del { $date }
hq-library-not-on-sale = no está a la venta
hq-library-on-sale-cheap = Con descuento.
hq-library-on-sale-day = La tienda cambia a medianoche UTC; una batalla conserva la de su día.
hq-library-effects = Qué hace
hq-library-effect = Efecto
hq-library-effect-unit = Una unidad junto a tu cuartel general: { $unit }. Actúa desde el turno siguiente y lleva una estrella.
hq-library-effect-heal = Todas tus unidades recuperan { $amount } puntos de vida, también el cuartel general.
hq-library-effect-fortify = Tu cuartel general tiene { $amount } más de defensa hasta el final de la batalla.
hq-library-effect-strike = Quita { $amount } puntos de vida a un enemigo en la casilla que elijas, sea cual sea su defensa. No da botín.
hq-library-effect-raise = Cada una de tus ciudades da { $amount } más de oro por turno hasta el final de la batalla.
hq-library-can-fallout = Lluvia radiactiva
hq-library-can-fallout-note = Cuando ha caído la bomba está prohibida.
