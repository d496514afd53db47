# La pantalla en la que se juega Cuarteles generales: cabecera, órdenes, registro, anuncios. Los nombres son del paquete.

## La cabecera

camp-turn = Turno { $round }
camp-turn-limit = Turno { $round } de { $limit }
camp-bounty = Botín { $gold }
camp-bounty-tip = Lo que te paga ahora cada ataque, mate o no. Baja con cada unidad destruida.
camp-gold-tip = { $gold } de oro. Al empezar el próximo turno, { $income } más: { $base } y lo que dan las ciudades.
camp-bomb-waits = Bomba atómica cuando queden { $left } bandos
camp-bomb-near = ¡Bomba atómica al caer el próximo cuartel general!
camp-bomb-tip = Deja a cada unidad, incluidos los cuarteles generales, con { $hp } punto de vida. Después no hay equipos de reparación.
camp-fallout = Lluvia radiactiva: sin equipos de reparación
camp-plate-tip = { $camp } ({ $player }): { $gold } de oro, +{ $income } por turno, { $cities } ciudades, { $units } unidades
camp-plate-choose = Haz clic para darle órdenes.
camp-person = un jugador
camp-computer = el ordenador
camp-state-ready = listo
camp-state-out = eliminado
camp-state-playing = jugando
camp-watching = Juegan todos los bandos

## Órdenes y tienda

order-camp_attack = Atacar
order-camp_attack-tip = Elige a quién golpear. Termina lo que hace la unidad este turno.
order-camp_wait = Esperar
order-camp_wait-tip = La unidad ha terminado este turno.
order-camp_shop = Reclutar
order-camp_shop-tip = Lo que recluta tu cuartel general y la tienda del día.
camp-recruit-tip = Haz clic en una casilla libre junto a tu cuartel general. Actúa desde el próximo turno.
camp-strike-tip = Apúntalo a cualquier enemigo del mapa.
camp-price = Precio: { $gold } de oro
camp-discount = Hoy con un { $percent } % de descuento
camp-stock = Tienda del día: te quedan { $left } de { $limit }
camp-figures = { $hp } puntos de vida, ataque { $attack }, defensa { $defence }, movimiento { $move }, alcance { $range }
camp-resume = Retomar
camp-waits = Los demás bandos terminan su turno.
camp-choose-cell = Elige una casilla junto a tu cuartel general: { $name }
camp-choose-target = Elige el objetivo: { $name }
camp-now-playing = Ahora da órdenes { $camp }.
camp-dropped = Ya no: { $reason }
camp-objective = Destruye el cuartel general de todos los demás bandos.

## Razones

camp-refusal-camp_ready = Has terminado tu turno; retómalo primero.
camp-refusal-not_your_turn = Este bando está eliminado.
camp-refusal-moved_this_turn = Ya se ha movido este turno.
camp-refusal-already_acted = Ya ha terminado este turno.
camp-refusal-not_enough_gold = No hay oro suficiente: hacen falta { $needed }, hay { $left }.
camp-refusal-sold_out = Ya has comprado todo lo que había.
camp-refusal-forbidden = Prohibido desde la bomba: lluvia radiactiva.
camp-refusal-not_adjacent = Debe ser una casilla junto a tu cuartel general.
camp-refusal-no_target = No hay enemigo al que golpear.
camp-refusal-cannot_fire = No puede atacar.
camp-refusal-below_minimum_range = Demasiado cerca: { $distance }, hacen falta al menos { $needed }.
camp-refusal-out_of_range = Fuera de alcance: { $distance }, llega a { $range }.
camp-refusal-no_free_cell = No queda casilla libre junto a tu cuartel general.
camp-refusal-unit_gone = La unidad ya no está.
camp-refusal-nothing_to_undo = Nada que deshacer: la última orden no es tuya.
camp-refusal-shot_fired = Un ataque no se deshace.
camp-refusal-turn_over = El turno terminó: retómalo con el mismo botón.

## La ficha de una unidad y lo que se señala

camp-attack = Ataque { $attack } · alcance { $range }
camp-defence = Defensa { $total }: { $own } propia, terreno { $ground }
camp-defence-works = Defensa { $total }: { $own } propia, terreno { $ground }, obras +{ $works }
camp-move = Movimiento { $move }
camp-captures = Captura ciudades
camp-capturing = Toma esta ciudad al acabar el turno
camp-no-strike-back = Nunca contraataca
camp-not-after-move = Solo ataca si no se ha movido
camp-acted = Ha terminado este turno
camp-moved = Se ha movido
camp-recruited = Nueva: actúa desde el próximo turno
camp-star = De la tienda
camp-heals = Recupera { $amount } aquí al empezar el turno
camp-ground = { $terrain }: defensa { $defence }
camp-ground-cost = { $terrain }: cuesta { $cost }, defensa { $defence }
camp-ground-closed = { $terrain }: sin paso para esta unidad
camp-city-of = Ciudad de { $camp }: { $gold } de oro por turno
camp-city-free = Ciudad libre: { $gold } de oro por turno
camp-way = Cuesta { $price } de { $move }
camp-way-strike = Va allí y ataca
camp-blow = Golpe
camp-blow-back = Contraataque
camp-blow-damage = { $damage } de daño
camp-no-blow-back = No contraataca
camp-blow-kills = No queda nadie que contraataque
camp-blow-back-maybe = Si sobrevive: { $damage } de daño
camp-blow-pays = Paga { $gold } de oro
camp-strike-damage = Ataque aéreo: { $damage } de daño
camp-place-here = { $name } aparece aquí

## El registro y los anuncios

camp-log-turn = Turno { $round }
camp-log-ready = { $camp } ha terminado su turno
camp-log-resumed = { $camp } sigue después de todo
camp-log-income = { $camp }: +{ $gold } de oro
camp-log-bounty = { $camp }: botín de { $gold } de oro
camp-log-moved = { $unit } se mueve
camp-log-waited = { $unit } espera
camp-log-struck = { $unit } ataca: { $target }
camp-log-struck-back = { $unit } contraataca: { $target }
camp-log-strike = { $camp }: ataque aéreo
camp-log-healed = { $unit }: +{ $amount }, { $hp } puntos de vida
camp-log-came = { $camp } recluta: { $unit }
camp-log-bought = { $camp } compra: { $offer }
camp-log-city = { $camp } toma una ciudad
camp-log-city-free = Una ciudad vuelve a ser libre
camp-log-fell = { $camp } queda eliminado: perdió su cuartel general
camp-log-surrendered = { $camp } queda eliminado: se rinde
camp-log-bomb = Bomba atómica: cada unidad queda con { $hp } punto de vida
camp-banner-fell = { $camp } queda eliminado
camp-banner-bomb = Bomba atómica
camp-banner-strike = Ataque aéreo
camp-outcome-headquarters = Cuartel general perdido: { $camps }
camp-outcome-surrender = Eliminados: { $camps }
camp-outcome-round_limit = Ha terminado el último turno.

## Tras la batalla

camp-after-earned = Oro ganado
camp-after-bounty = de él por ataques
camp-after-spent = Oro gastado
camp-after-cities = Ciudades tomadas
camp-after-hero = Golpes: { $attacks }, daño: { $damage }
camp-after-attacks = Ataques

## Teclas

key-camp_attack = Atacar
key-camp_wait = La unidad ha terminado este turno
key-camp_shop = Reclutar y comprar
key-next_camp = Jugar el siguiente bando (varios jugadores)
key-camp_end_turn = Terminar el turno, o retomarlo
key-camp_enemy_reach = Dónde pueden golpear los demás bandos
