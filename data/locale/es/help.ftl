# La ayuda. Cada cifra y cada nombre salen de los datos del paquete: ningún texto lleva los suyos.

help-title = Ayuda
help-see-also = Consultar
help-open-library = Enciclopedia
help-table-order = Orden
help-table-points = Puntos de acción
help-table-terrain = Un paso a
help-table-with-fuel = { $points } · comb. { $fuel }
help-table-cause = Lo que protege
help-table-percent = { $percent } %
help-table-wreck = restos
help-table-general = general cercano
help-table-hour = Vista
help-table-structure = Construcción
help-table-season = Estación
help-table-weather = Tiempo
help-table-effect = Lo que trae
help-table-chance = { $weather } ({ $percent } %)
help-table-key = Tecla
help-table-does = Lo que hace
help-diagram-line = El soldado de la izquierda puede disparar a las casillas verdes, no a las que llevan una cruz. En el camino, arriba: { $full }; abajo, dos seguidas: { $half }.
help-diagram-sweep = { $weapon }: lo que pierde la tropa a pie al descubierto, casilla a casilla.
help-diagram-contest = Mientras se toma el punto no puede haber enemigos en las casillas rojas.
help-diagram-patrol = La zona de una patrulla.

help-turn = El turno
help-turn-1 = Los bandos juegan uno tras otro. En tu turno mueves tus unidades y disparas con ellas en el orden que quieras, mientras tengan con qué, y luego terminas el turno. Cuando todos los bandos han jugado acaba la ronda y avanza el reloj. Una estación dura { $season_rounds } rondas.
help-turn-2 = Cada unidad tiene puntos de acción, completos otra vez al empezar cada turno tuyo. Pasos, disparos y demás órdenes los consumen. Un disparo cuesta el { $shot_share } % del total, redondeado hacia abajo, y nunca menos de { $shot_minimum }. Lo que cuestan las demás órdenes está en la tabla.
help-turn-3 = Una unidad dispara una vez por turno. Dispara dos si está junto a un abastecedor ({ $suppliers }) o a { $general_radius } casillas o menos de su jefe ({ $generals }). Algunas disparan siempre dos veces, una con cada arma, y nunca una tercera: { $twice }.
help-turn-4 = Las heridas frenan. Con el { $wounded_share } % de sus puntos de vida o menos, una unidad paga por cada paso { $wounded_factor } veces sus puntos de acción. No gasta más combustible.
help-turn-5 = Aquí no ruedan dados. Lo que muestra la vista previa es lo que ocurre. Una orden se deshace mientras no fuera un disparo ni te revelara nada nuevo.

help-moving = Moverse
help-moving-1 = Haz clic en una casilla iluminada para ir. El camino dibujado es el que cuesta menos puntos y luego menos combustible, y su precio se ve antes del clic. { $adjacency ->
    [8] Se puede avanzar en diagonal, y un paso en diagonal cuenta como uno.
   *[other] Se avanza en línea recta, nunca en diagonal, y las distancias se cuentan en pasos.
}
help-moving-2 = Las carreteras son rápidas, el terreno difícil es lento y el agua solo se cruza por puentes. Los vehículos gastan además combustible en cada casilla, mucho más fuera de la carretera: un rodeo por ella puede ahorrar ambas cosas. Sin combustible para el siguiente paso un vehículo se queda quieto. Lo gastan en tierra: { $burners }.
help-moving-3 = Solo la tropa a pie entra aquí: { $foot_only }. Nadie atraviesa edificios, obras de edificios ni escombros. Algunas obras dejan entrar a la tropa a pie de ambos bandos, y solo a ella: { $foot_works }.
help-moving-4 = Puedes cruzar casillas de tus unidades, pero no parar en ellas; los enemigos cierran el paso. Si lo cierra alguien oculto, tu unidad se detiene antes y ha pagado hasta ahí. También se detiene si descubre una mina delante, pero no por un enemigo que aparece.
help-moving-5 = Una unidad con todos sus puntos de acción siempre puede dar un paso, aunque cueste más de lo que tiene.

help-fire = Disparar
help-fire-1 = Un disparo cuesta puntos de acción y un tiro de munición. Un arma tiene un alcance mínimo y uno máximo. Tras moverse queda el { $moved_share } % del máximo, redondeado hacia abajo, al menos { $moved_minimum } y nunca menos que el mínimo. Así que dispara primero y retírate después.
help-fire-2 = El tiro directo pide un objetivo que vea tu bando y una línea libre, del centro de una casilla al de la otra. Lo detienen las unidades en tierra, y también: { $blocks }. De estas hacen falta { $half_count }: { $half }. Edificios, obras, restos y escombros no lo detienen. La línea es la misma desde ambos extremos.
help-fire-3 = El tiro indirecto pasa por encima de todo y puede batir casillas que nadie ve: { $indirect }.
help-fire-4 = Algunas unidades solo disparan si no se han movido este turno: { $still }.
help-fire-5 = Si en la línea hay una unidad que no veías, el disparo se pierde en ella sin efecto, y ya sabes que está ahí. Un disparo a una aeronave en vuelo, o desde ella, nunca se detiene.

help-cover = Daño y cobertura
help-cover-1 = Lo que quita un arma depende de la clase del objetivo. La cobertura detiene una parte. Todo lo que protege a una unidad se suma, hasta { $cap } %; un jefe ({ $generals }) a { $general_radius } casillas o menos añade { $general } %.
help-cover-2 = Un ejemplo. Dispara: { $shooter }; objetivo: { $target }; lugar: { $ground }. Arma: { $weapon }, { $base } de daño contra un objetivo así. La cobertura es { $covered } %, de modo que pasa { $passes } %: { $base } × { $passes } / 100 = { $product } / 100, redondeado hacia abajo { $damage }. Con el jefe cerca la cobertura es { $steadied } % y el disparo quita { $steadied_damage }.
help-cover-3 = Un disparo que acierta quita al menos { $least }, haya la cobertura que haya.
help-cover-4 = No hay cobertura en el aire ni en un bosque en llamas, ni contra minas, fuego y lo que cae del cielo. Un edificio o una obra a los que se apunta reciben todo el daño. Un disparo a la unidad de dentro los desgasta en { $wear_share } % del daño antes de la cobertura, salvo que el arma no haga más de { $harmless }.

help-sight = Ver y ocultarse
help-sight-1 = Ves lo que ven tus unidades y tus edificios terminados, hasta donde alcanza su vista, haya lo que haya en medio. Nadie ve más allá de { $sight_cap } casillas, salvo estos, que ven a { $tower_vision }: { $towers }.
help-sight-2 = La noche, el amanecer, el anochecer y el mal tiempo quitan casillas a la vista de las unidades, como en la tabla. Edificios y drones ven como siempre.
help-sight-3 = La cobertura también oculta. En ella las unidades pequeñas se descubren { $small } casillas más cerca, las medianas { $medium }, las grandes { $large }, pero siempre desde { $sight_minimum }. Una unidad que dispara ya no se oculta hasta su próximo turno.
help-sight-4 = Algunas se funden con su cobertura tras pasar en ella un turno propio sin moverse ni disparar: { $camouflaged }. Se descubren { $camouflage } casillas más cerca aún. Torres de vigilancia y drones no se dejan engañar.
help-sight-5 = Lo que has visto queda dibujado como lo viste por última vez. De un enemigo ves el tipo, los puntos de vida y el sitio, pero no sus puntos de acción, su munición ni sus órdenes.

help-supply = Abastecer y curar
help-supply-1 = Un abastecedor repone todo el combustible y la munición de una unidad contigua: { $suppliers }. O la unidad lo hace sola junto a un depósito terminado de su bando: { $depots }. Cuesta { $supply } puntos de acción del abastecedor, o de la unidad en el depósito. Las reservas no se agotan nunca.
help-supply-2 = La tropa a pie se cura al empezar tu turno a distancia { $heal_radius } de: { $foot_healers }. Recupera { $heal_amount } puntos de vida, nunca más de su total.
help-supply-3 = A vehículos y piezas los reparan igual: { $vehicle_healers }. Varios no se suman, y nadie se cura a sí mismo.
help-supply-4 = Las aeronaves solo se reparan y abastecen en tierra.

help-transport = Transportar y remolcar
help-transport-1 = La tropa a pie sube a un transporte contiguo si no se ha movido este turno. Los transportes y sus plazas: { $carriers }. Plazas que ocupa un pasajero según su tamaño: { $rooms }. Subir cuesta { $board } puntos de acción del pasajero; bajar, { $unload } del transporte.
help-transport-2 = Quien va a bordo está fuera del combate: no ve nada, no dispara y no lo alcanzan. Si destruyen el transporte, sus pasajeros se pierden.
help-transport-3 = Una unidad que baja va a una casilla contigua libre. Conserva sus puntos de acción, pero cuenta como movida. Un transporte puede moverse y después ser abordado.
help-transport-4 = Las piezas se remolcan: { $guns }. Enganchar cuesta { $tow } puntos de acción del tractor ({ $tractors }); desenganchar, { $unhitch }. La pieza pasa a cada casilla que deja su tractor. Enganchada no dispara, pero pueden alcanzarla; si destruyen el tractor, se queda donde está.

help-engineers = Construir y minar
help-engineers-1 = Construyen: { $engineers }. Elige qué y luego una casilla contigua. Cada parte cuesta { $build } puntos de acción; una unidad hace una por turno, y varias pueden trabajar en la misma obra. En su propia casilla un zapador puede construir: { $own_cell }.
help-engineers-2 = Una obra tiene todos sus puntos de vida desde la primera parte, conserva lo hecho si la dejas y no sirve de nada hasta terminarla. No se construye sobre puntos de victoria, minas, restos, escombros, fuego ni otra construcción.
help-engineers-3 = Un edificio terminado que destruyen deja escombros, que detienen a todos. Despejar escombros o restos cuesta { $clear } puntos de acción. Cuando cae un puente, quien está encima se pierde.
help-engineers-4 = Una mina se coloca por { $lay_mine } puntos de acción en una casilla vacía contigua. Solo la ve tu bando. Quita { $mine_damage } a quien entre por tierra, amigo o enemigo, sea cual sea su cobertura, y lo detiene ahí.
help-engineers-5 = Los zapadores descubren minas enemigas a { $spotting } casillas; las descubiertas siguen a la vista. Retirar una, al lado o bajo los pies, cuesta { $demine } puntos de acción.

help-shells = Proyectiles e incendios
help-shells-1 = Algunos proyectiles hacen algo más que herir: { $shells }. Si dan en { $dug } sin construcción dejan: { $crater }.
help-shells-2 = Algunos barren el suelo a { $sweep } casillas del objetivo: { $sweepers }. Quien está en la casilla batida recibe todo el daño; toda otra unidad en la onda, propia o enemiga, recibe { $sweep_share } % antes de su cobertura.
help-shells-3 = Un proyectil que da en { $burns }, o un vehículo destruido allí, lo incendia. Arde { $burn_rounds } rondas. Quien termina un turno en el fuego pierde { $burn_damage } y no tiene cobertura. Queda: { $burn_leaves }.
help-shells-4 = Al acabar { $spread_age } rondas el fuego pasa a los bosques vecinos, y estos ya no lo extienden. Lo impide: { $stopped_by }. Un bosque también puede arder solo, una vez de cada tantas rondas: { $ignition }. Vuelve a crecer en esta estación: { $regrowth }.

help-alert = Alerta y patrulla
help-alert-1 = Una unidad en alerta guarda sus disparos para el turno enemigo. Dispara al primer enemigo que se mueva o aparezca donde pueda alcanzarlo, en cada paso y antes del siguiente. Reserva los puntos de esos disparos, { $shot_share } % del total cada uno; al cancelar se devuelven los no usados.
help-alert-2 = La alerta acaba con el último disparo guardado, con otra orden y al empezar tu próximo turno. Una onda que alcanzaría a un amigo se retiene. Nunca en alerta: { $no_alert }.
help-alert-3 = Una unidad de patrulla recibe una zona de radio { $patrol_radius }. Al final de cada turno tuyo hace allí su ronda, dispara al primer enemigo que pueda alcanzar y se detiene. Un disparo no usado lo guarda como en alerta.
help-alert-4 = Las unidades de tiro indirecto no patrullan, ni estas: { $no_patrol }. La zona dura hasta otra orden o hasta que la canceles.

help-helicopters = Helicópteros
help-helicopters-1 = Un helicóptero vuela sobre todo. Una casilla cuesta { $step_cost } punto de acción y { $step_fuel } de combustible, y cada final de turno en vuelo { $hover_fuel } más. Si al final del turno está seco en el aire, cae.
help-helicopters-2 = Aterriza por { $land } puntos de acción en: { $lands_on }, o en una plataforma de su bando: { $heliports }. En tierra no gasta nada, no dispara, y se le puede reparar, abastecer, abordar y dejar. Despega al moverse.
help-helicopters-3 = En vuelo puede pararse sobre una unidad o un edificio. Allí no lo tocan minas, fuego ni ondas. Lo alcanzan en vuelo: { $anti_air }. En tierra, todo menos: { $not_landed }.
help-helicopters-4 = Derribado, cae con sus pasajeros hasta { $crash_radius } casillas más allá y quita { $crash_damage } a lo que haya allí.

help-drones = Drones
help-drones-1 = Los pilota: { $operators }. Los drones deben seguir a { $link } casillas o menos del operador, o a { $relay_link } mientras otro dron repetidor esté en el aire ({ $relays }) o haya una torre de vigilancia a { $tower_radius } casillas del operador o del dron. Más allá caen. Las casillas iluminadas mantienen el enlace.
help-drones-2 = Una batería dura { $battery } turnos tuyos en el aire. Se llena al empezar un turno en tierra junto a su operador. Vacía en el aire, el dron cae.
help-drones-3 = Si el operador sube a un transporte, sus drones en vuelo caen; si lo destruyen, los pierde todos.
help-drones-4 = Un solo disparo derriba un dron, pero solo de estas armas: { $downs }. Un inhibidor ({ $jammers }) derriba todo dron enemigo en vuelo a { $jammer_radius } casillas, en el turno de cualquiera y gratis. Un dron que cae quita { $crash_damage } a lo que hay debajo.

help-victory = Ganar
help-victory-1 = Ganas si destruyes todas las unidades enemigas, o si controlas todos los puntos de victoria del mapa menos { $spared }, y al menos uno.
help-victory-2 = Solo entran en un punto: { $engineers }. La unidad lo toma tras { $capture_turns } finales de turno tuyos seguidos en él, sin enemigos a { $contest } casillas o menos. Si se acerca uno, aunque sea de paso o sin ser visto, la cuenta empieza de nuevo.
help-victory-3 = Un punto tomado sigue siendo tuyo al dejarlo, hasta que un enemigo llegue a { $contest } casillas. Entonces no es de nadie, y hay que tomarlo otra vez.
help-victory-4 = Las misiones tienen objetivos propios: resistir, hacer pasar a alguien, matar a un general, llegar a un lugar, destruir o conservar algo. Sustituyen a estas reglas, pero un bando sin unidades ha perdido igualmente.
help-victory-5 = Tras { $round_limit } rondas, salvo que una misión diga otra cosa, gana el bando con más puntos y luego aquel cuyas unidades restantes valgan más. Puedes rendirte en tu propio turno.

help-seasons = Estaciones y tiempo
help-seasons-1 = Una estación dura { $season_rounds } rondas. Las horas pasan en este orden, una ronda cada una, y vuelven a empezar: { $hours }.
help-seasons-2 = La hora y el tiempo cambian al final de una ronda y cuentan desde entonces. Lo que quitan a la vista de las unidades está arriba.

help-keys = Teclas y ratón
help-keys-1 = Todo se puede hacer con el teclado y todo con el ratón. Las teclas se cambian en las opciones; así están ahora.
