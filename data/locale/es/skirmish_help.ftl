# La ayuda de Escaramuza. Todos los números y nombres vienen de los datos del paquete: ningún texto tiene los suyos.

sk-help-table-action = Acción
sk-help-table-actions = Acciones
sk-help-table-who = Quién
sk-help-table-first = Primer movimiento
sk-help-table-further = Cada uno más
sk-help-table-all = Todas las acciones
sk-help-table-level = Nivel
sk-help-table-weapon = Arma
sk-help-table-needed = Hace falta
sk-help-table-reload = Recarga
sk-help-table-chance = Un disparo acierta

sk-help-action-move = Mover, o girar en el sitio
sk-help-action-shoot = Disparar
sk-help-action-aim = Apuntar
sk-help-action-reload = Recargar
sk-help-action-enter = Entrar en un edificio o salir de él
sk-help-action-floor = Moverse dentro, ocultarse, ir a las ventanas
sk-help-action-detect = Buscar a quien se oculta en un edificio
sk-help-action-capture = Coger una bandera o un objeto
sk-help-pace-infantry = Infante
sk-help-pace-group = Grupo de infantería
sk-help-pace-quick_group = Grupo a la carga, por camino, en columna
sk-help-pace-cavalry = Caballería
sk-help-pace-wagon = Carro fuera del camino
sk-help-pace-road_wagon = Carro por un camino
sk-help-chance-moved = con un movimiento
sk-help-chance-plain = quieto
sk-help-chance-aimed = apuntando
sk-help-chance-sniper-moved = francotirador, con un movimiento
sk-help-chance-sniper-plain = francotirador, quieto
sk-help-chance-sniper-aimed = francotirador, apuntando

sk-help-start = Cómo se juega
sk-help-start-1 = La mesa es abierta: no hay casillas. Las distancias son longitudes de verdad, del borde de una base al borde de la otra. Haz clic en uno de tus combatientes y actívalo con Intro o con el botón; un grupo actúa como uno.
sk-help-start-2 = Quien está activo tiene { $actions } acciones. Haz clic en los puntos de un camino sobre la mesa y otra vez en su final, y van; la regla muestra hasta dónde llega un movimiento. Señala a un enemigo, y las probabilidades de un disparo se ven antes de hacer clic.
sk-help-start-3 = Cuando hayas acabado con ellos, termina la activación. Entonces el otro bando activa a alguien. Lo que cada bando ha de hacer para ganar está arriba en la pantalla; la tecla de objetivos lo dice entero.
sk-help-start-4 = Una lección rápida: dispara desde donde estás, apunta si hay tiempo, ten un seto o un muro entre tú y el enemigo, y que no te pillen al descubierto tras una carrera con el fusil vacío.

sk-help-turn = Activaciones y acciones
sk-help-turn-1 = Los bandos activan por turnos a un combatiente o a un grupo. Un bando al que no le queda nadie por activar pasa. Cuando no queda nadie en ningún bando el turno termina y empieza el siguiente.
sk-help-turn-2 = Una activación tiene { $actions } acciones, en cualquier orden, y la misma varias veces si quieres. Quien ha empezado termina antes de que pases a otro.
sk-help-turn-3 = Los líderes son la excepción: { $leaders }. Pueden repartir sus acciones por todo el turno, y empezar mientras actúa otro, que los espera.
sk-help-turn-4 = Entrar en un edificio, salir y moverse dentro son también movimientos: quitan dados a un disparo de la misma activación. Moverse dentro cuesta { $inside } acciones.
sk-help-turn-5 = Una orden se deshace mientras no hayan caído dados, no haya pasado la vez y no te haya mostrado a nadie nuevo.

sk-help-moving = Moverse
sk-help-moving-1 = El primer movimiento de una activación es el más largo. Un infante recorre { $two } en dos movimientos, y { $all } en { $actions }. Una carga es un movimiento que termina tocando a un enemigo.
sk-help-moving-2 = Por terreno difícil el camino cuenta { $rough } veces. Los caminos son para grupos y carros: la parte del trayecto por un camino va a su paso rápido.
sk-help-moving-3 = Quien gasta todas las acciones de una activación en ir ha corrido, y es más difícil de acertar hasta su próxima activación: hace falta { $ran } más. Girar en el sitio no es correr, y trepar tampoco.
sk-help-moving-4 = Un movimiento puede ir en cualquier dirección, pero solo { $backwards } hacia atrás. Importa hacia dónde se mira: un combatiente mira en la dirección del final de su camino, o adonde tú le hagas mirar. Girar en el sitio cuesta una acción.
sk-help-moving-5 = Quien no está más lejos de { $contact } toca. La infantería trepa un obstáculo que toca, con un movimiento entero que termina al otro lado. La caballería salta de paso obstáculos hasta el nivel { $level } ({ $jumped }). Los demás han de rodearlos; un hueco entre dos obstáculos es una puerta.

sk-help-groups = Grupos y columnas
sk-help-groups-1 = Un grupo se activa como uno, y todos hacen lo mismo: mover, apuntar, recargar, disparar. El camino es el de su primer combatiente. En una columna de marcha los de atrás siguen su huella; en otros grupos todos van igual.
sk-help-groups-2 = Un combatiente solo ve { $single }°. Un grupo ve { $group }° al frente, desde los bordes de la base de quien está más cerca del blanco. Quien está dentro de un edificio ve a todos lados.
sk-help-groups-3 = Cuando dispara un grupo, cada combatiente que está cargado y puede dar en el blanco tira sus propios dados. En línea no se estorban.
sk-help-groups-4 = Una columna de marcha va tan rápida como una carga, pero no hace más de { $column } movimientos por terreno difícil en una activación, salvo que haya en ella uno de estos: { $scouts }.

sk-help-shooting = El disparo y sus probabilidades
sk-help-shooting-1 = Un disparo tira { $dice } dados, y su suma ha de llegar a lo que pide la distancia. Hasta dónde llegan la corta, la eficaz, la larga y la extrema depende del arma. Un impacto causa una herida.
sk-help-shooting-2 = Apuntar antes del disparo añade dados: { $aimed }. Haberse movido antes, o anunciar un movimiento después, quita: { $moved }. Un movimiento anunciado cuesta el dado aunque no se haga, y sin anunciarlo nadie se mueve tras un disparo. Quien hace o prevé dos movimientos no dispara.
sk-help-shooting-3 = A distancia extrema hace falta { $extreme }, fuera de alcance si no se apunta. Estos disparan allí sin apuntar y tienen más dados a distancia larga y extrema, { $sniper } cada uno: { $snipers }. La tabla da las probabilidades exactas.
sk-help-shooting-4 = La cobertura parcial pide { $cover } más: en las ventanas de un edificio, y tocando un seto, una valla o un muro que la línea cruza. Un blanco que ha corrido pide { $ran } más. Un ejemplo: a distancia eficaz hace falta { $sum } ({ $odds }); contra cobertura parcial queda { $behind }.
sk-help-shooting-5 = Nadie dispara a través de enemigos, ni a través de amigos, salvo que toquen al que dispara o disparen en línea con él. A un jinete detrás de un hombre a pie se le puede disparar. Los edificios detienen todos los disparos.
sk-help-shooting-6 = Tras un disparo hay que volver a cargar el arma, con tantas acciones como dice la tabla. Nadie dispara con un arma vacía, y quien ha empezado a cargar sigue en el turno siguiente.

sk-help-buildings = Edificios
sk-help-buildings-1 = A un edificio se entra tocando su pared. Después de entrar, y después de cada movimiento dentro, dices si los combatientes se ocultan o se ponen en ventanas, puertas y brechas. Moverse dentro, también entre pisos, cuesta { $inside } acciones.
sk-help-buildings-2 = En las ventanas se les ve, disparan a todos lados y tienen cobertura parcial: hace falta { $cover } más para acertarles. A los ocultos no se les ve: quizá ni sepas que hay alguien.
sk-help-buildings-3 = Búscalos con la acción Detectar, a { $range } como mucho y en el arco de visión. Una tirada vale para todos los que se ocultan allí: { $found } los encuentra ({ $odds }), a través de un obstáculo { $covered } ({ $covered_odds }).
sk-help-buildings-4 = A quien sale, o va a una ventana, se le vuelve a ver. Enemigos en el mismo piso se disparan sin cobertura.

sk-help-winning = Ganar
sk-help-winning-1 = Cada bando tiene sus objetivos, dichos antes de la misión y arriba en la pantalla: romper al enemigo, llevar algo a una franja marcada o conservar un objeto al final de tantos turnos.
sk-help-winning-2 = Un bando se rompe cuando ha perdido el { $broken } % de los combatientes con que empezó: de { $fighters } son { $losses }. Los carros no cuentan. Un bando sin combatientes ha perdido, fueran cuales fueran sus objetivos.
sk-help-winning-3 = Una bandera o un objeto lo coge con una acción quien lo toca. Se lleva hasta que su portador cae, y entonces queda donde estaba. Si nadie ha ganado en el último turno, es un empate.

sk-help-keys = Teclas y ratón
sk-help-keys-1 = Todo se puede hacer con el teclado y todo con el ratón. Las teclas se cambian en las opciones; así están ahora.
