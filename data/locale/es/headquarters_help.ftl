# La ayuda de Cuarteles generales. Números y nombres vienen de los datos: un texto no contiene ninguno propio.

hq-help-table-strikes = Quién golpea
hq-help-table-unit = Unidad
hq-help-table-offer = Oferta
hq-help-table-reduced = Rebajada
hq-help-table-limit = Veces por bando

hq-help-turn = El turno
hq-help-turn-1 = Todos los bandos juegan a la vez. Una orden se cumple al momento, y las órdenes valen en el orden en que se dan: quien es más rápido golpea primero. Los bandos del ordenador se mueven mientras piensas.
hq-help-turn-2 = Una unidad puede moverse y después golpear, en este orden. También puede golpear desde donde está, o solo moverse. Tras un golpe, o si la haces esperar, ha terminado por este turno y se ve gris. Estas no pueden hacer ambas cosas en un turno: { $still }.
hq-help-turn-3 = Cuando hayas acabado, termina el turno. Mientras otro bando siga jugando puedes volverte atrás; hasta entonces tu bando no da órdenes. Los bandos del ordenador acaban al momento cuando no queda nadie más a quien esperar.
hq-help-turn-4 = Cuando todos los bandos están listos, el turno se resuelve: se capturan las ciudades, empieza el turno siguiente, se paga el oro y las unidades se curan en sus propias ciudades.

hq-help-winning = Ganar
hq-help-winning-1 = Destruye el cuartel general de todos los demás bandos: gana el último en pie. Un cuartel general tiene { $hp } puntos de vida, y la ciudad en la que está lo protege.
hq-help-winning-2 = Un bando cuyo cuartel general cae queda fuera al momento. Sus unidades desaparecen, sus ciudades pasan a ser neutrales, y donde estaba el cuartel queda una ciudad que cualquiera puede tomar.
hq-help-winning-3 = Quien se rinde queda fuera del mismo modo. Si se acordó un último turno y nadie ha ganado al acabar, es un empate entre los que quedan.

hq-help-moving = Moverse
hq-help-moving-1 = Una unidad se mueve una vez por turno, hasta donde alcance el coste de sus pasos. { $adjacency ->
    [8] Los pasos pueden ir en diagonal, y un paso en diagonal cuenta como uno.
   *[other] Los pasos van rectos, nunca en diagonal, y las distancias se cuentan en tales pasos.
} Atraviesa a los amigos, pero no a los enemigos, y se detiene donde no hay nadie. Solo se puede entrar en el propio cuartel general; quien está en él recibe los golpes primero.
hq-help-moving-2 = Lo que cuesta un paso depende del terreno y de quién va; un guion significa que no hay paso. La última columna es lo que el terreno suma a la defensa de quien está en él. Nadie entra en: { $closed }.

hq-help-fighting = Combatir
hq-help-fighting-1 = Al ataque de quien golpea se le resta el { $share } % de la defensa: la de la unidad golpeada, con su terreno. Lo que queda, por { $scale } %, son los puntos de vida que quita el golpe. El azar lo deja entre el { $low } y el { $high } %, y después se redondea. Un golpe quita al menos { $least }.
hq-help-fighting-2 = Una unidad herida golpea con la parte de sus puntos de vida que le queda. Un ejemplo: { $unit } golpea a { $unit } en terreno abierto, ataque { $attack } contra defensa { $defence }. Eso quita { $damage }, así que { $blows } golpes destruyen una unidad de { $hp } puntos de vida. Si le quedan { $half_hp } de { $hp }, un golpe quita { $half }.
hq-help-fighting-3 = La tabla muestra lo que quita el golpe de una unidad entera en terreno abierto, con los cuarteles generales en su ciudad. A la izquierda está quien golpea, arriba quien es golpeado.
hq-help-fighting-4 = Quien sobrevive a un golpe responde al momento si el atacante está a su alcance. Estas nunca responden: { $silent }. Estas golpean desde { $farthest } casillas como mucho, y quien no las alcanza no puede responderles: { $afar }.
hq-help-fighting-5 = Antes de pulsar, la vista previa muestra ambos golpes, del menor al mayor.

hq-help-gold = Oro
hq-help-gold-1 = Al empezar cada turno un bando recibe { $base } de oro, y { $income } por cada ciudad que tenga; su cuartel general cuenta como una. Con { $cities } ciudades son { $total }.
hq-help-gold-2 = Todo ataque se paga, mate o no. Este botín es { $first } al principio, y { $less } menos por cada unidad destruida desde que empezó la batalla, entre todos los bandos, pero nunca menos de { $least }. Tras { $cities } unidades destruidas es { $after }. La cabecera muestra cuánto es ahora. Responder a un golpe no da nada, ni tampoco un ataque comprado en la tienda.

hq-help-cities = Ciudades
hq-help-cities-1 = Captura una ciudad quien está en ella cuando el turno se resuelve. Solo estas capturan: { $captors }.
hq-help-cities-2 = Cada una da { $income } de oro por turno. Una unidad en una ciudad de su bando, o sobre su cuartel general, recupera { $heals } puntos de vida al empezar el turno, nunca más de los que tenía entera. El cuartel general no se cura en su sitio. Quien está en una ciudad, sea de quien sea, suma { $defence } a su defensa.
hq-help-cities-3 = Cuando un bando queda fuera, sus ciudades ya no son de nadie.

hq-help-recruiting = Reclutar
hq-help-recruiting-1 = El cuartel general recluta por oro. Eliges la casilla libre a su lado en la que aparece la unidad nueva; si no hay ninguna libre, no se puede reclutar y no se paga nada.
hq-help-recruiting-2 = Una unidad nueva actúa desde el turno siguiente. Si la atacan antes, responde de todos modos.

hq-help-shop = La tienda del día
hq-help-shop-1 = Cada día, a medianoche UTC, la tienda muestra { $offers } ofertas, las mismas para todos, y rebaja un { $discount } % { $discounted ->
    [one] una de ellas
   *[other] { $discounted } de ellas
}. Dependen solo de la fecha, y una batalla conserva las de su día. Esta es la tienda del { $date }.
hq-help-shop-2 = Cada bando puede comprar cada oferta { $limit } veces en una batalla. Esto es todo lo que tiene la tienda.
hq-help-shop-3 = Las unidades compradas llegan a una casilla libre junto al cuartel general, actúan desde el turno siguiente y llevan una estrella: { $units }.
hq-help-shop-4 = Algunas ofertas apuntan a un enemigo en cualquier lugar del mapa y le quitan { $strike } puntos de vida, sea cual sea su defensa: { $strikes }. Otras están prohibidas cuando ha caído la bomba: { $forbidden }.

hq-help-bomb = La bomba atómica
hq-help-bomb-1 = En una batalla que empezó con { $camps } bandos o más, una bomba atómica cae en cuanto solo quedan { $left }. A cada unidad, también a los cuarteles generales, le deja { $hp ->
    [one] un solo punto de vida
   *[other] { $hp } puntos de vida
}. Cae una vez por batalla.
hq-help-bomb-2 = Por la lluvia radiactiva queda prohibido desde entonces: { $forbidden }. Solo quedan los cuidados en las ciudades y el cuartel general propios, { $heals } puntos de vida por turno.

hq-help-keys = Teclas y ratón
hq-help-keys-1 = Todo se puede hacer con el teclado y todo con el ratón. Las teclas se cambian en las opciones; así están ahora.
