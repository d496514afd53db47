pack-title = Escaramuza

unit-zouave = Zuavo
unit-zouave-about = Un infante ligero de pantalón holgado. Un disparo que cuenta y luego un buen rato con baqueta y pólvora: dispara primero, y a cubierto.
unit-prussian = Infante prusiano
unit-prussian-about = Carga por detrás, tumbado si quiere, y dispara dos veces mientras otros atacan la bala. Su fusil de aguja no llega tan lejos como los de ellos.
unit-scout = Explorador
unit-scout-about = Conoce el camino donde no lo hay. En una columna hace avanzar a los demás por terreno difícil; solo, va a buscar lo que haya por ahí.
unit-sniper = Francotirador
unit-sniper-about = Espera. A distancias a las que otros ni cargan, él acierta a veces, y casi siempre si apunta.
unit-leader = Líder
unit-leader-about = Aguanta más que los demás y lleva un revólver que de lejos no sirve de nada. Lo que cuenta es que actúa justo cuando hace falta.
unit-dragoon = Dragón
unit-dragoon-about = Al otro lado de la mesa antes de que nadie haya recargado, por encima de setos y vallas, y fuera otra vez. Un muro lo detiene, y un caballo no se oculta tras nada.
unit-wagon = Carro
unit-wagon-about = Lento, sin armas y demasiado ancho para cualquier puerta. En un camino es otra cosa.

weapon-muzzle_loader = Fusil de avancarga
weapon-muzzle_loader-about = Pólvora, bala, baqueta, cápsula. Llega lejos, y cargarlo cuesta casi toda una activación.
weapon-needle_gun = Fusil de aguja
weapon-needle_gun-about = Se carga por detrás de un solo gesto. No llega tan lejos, pero siempre hay una bala dentro.
weapon-sniper_rifle = Fusil de precisión
weapon-sniper_rifle-about = Un cañón largo bien apoyado, y un buen ojo detrás.
weapon-revolver = Revólver
weapon-revolver-about = Un disparo tras otro sin recargar, hasta que se vacía. Después sigue vacío.
weapon-carbine = Carabina
weapon-carbine-about = Lo bastante corta para la silla y la maleza, e igual de lenta de cargar.

area-rough = Terreno difícil
area-rough-about = Maleza, piedras, tierra arada. No oculta a nadie y frena a todos.
area-road = Camino
area-road-about = Tierra apisonada. Los grupos al paso y los carros van deprisa por ella.

obstacle-hedge = Seto
obstacle-hedge-about = Lo bastante bajo para que lo salte un caballo. De vez en cuando detiene una bala.
obstacle-fence = Valla
obstacle-fence-about = Travesaños sobre postes: se trepa, se salta o se rodea por un hueco.
obstacle-wall = Muro
obstacle-wall-about = Piedra seca, demasiado alta para un caballo.

ground-building = Edificio
ground-building-about = Cobertura para quien está en las ventanas y escondite para quien no quiere ser visto.

building-farm = Granja
building-barn = Granero
building-inn = Posada
building-smithy = Herrería
building-mill = Molino
building-chapel = Capilla
building-church = Iglesia
building-stable = Establo
building-bakery = Panadería
building-cottage = Cabaña
building-dovecote = Palomar
building-forge = Fragua
building-granary = Silo
building-school = Escuela
building-shed = Cobertizo
building-sheepfold = Redil

object-flag = Bandera
object-flag-about = Los colores de un regimiento. Quien los tiene no los devuelve.
object-object = Objeto clave
object-object-about = De esto se trata todo.
object-loot = Botín
object-loot-about = Lo que otros dejaron y a alguien le sirve.

formation-none = Grupo suelto
formation-none-about = Un puñado que se mantiene junto y se coloca como permite el suelo.
formation-line = Línea
formation-line-about = Codo con codo, para que todos puedan disparar a la vez: una descarga.
formation-column = Columna de marcha
formation-column-about = Uno tras otro, y deprisa. En combate es la peor manera de estar.

ability-leader = Líder
ability-leader-about = Actúa cuando hace falta, no cuando le toca.
ability-scout = Explorador
ability-scout-about = Conoce un camino donde otros no ven ninguno.
ability-sniper = Francotirador
ability-sniper-about = Acierta donde otros ni disparan.

side-blue = Azul
side-red = Rojo

mission-farm = La granja
mission-farm-about = Dos fuerzas se encuentran entre setos. Quiebra al enemigo: la mitad de sus combatientes.
mission-farm-briefing = Alrededor de una granja ha crecido una aldea junto al camino, y dos columnas que no sabían nada una de otra se han encontrado allí al amanecer. Quien entre primero en las casas disparará desde las ventanas a hombres al descubierto. Los setos no ocultan a nadie, pero de vez en cuando detienen una bala. Detrás esperan los jinetes a que alguien falle.
mission-colours = Los colores
mission-colours-about = Una bandera yace entre las líneas. Llévala detrás de tu línea.
mission-colours-briefing = Anoche un regimiento dejó sus colores entre un molino y una capilla, y a estas horas ya lo sabe todo el mundo. Las vallas tienen huecos por donde pasa la senda; desde los pisos altos se ven todos. Envía a alguien rápido y a alguien que cubra la vuelta: es tan larga como la ida.
mission-strongbox = El cofre
mission-strongbox-about = Toma el cofre del camino y consérvalo durante tres finales de turno.
mission-strongbox-briefing = Al carro del pagador se le partió el eje donde el camino tuerce entre la posada y la herrería. El carro ya no está; el cofre, sí. Quien lo tenga al final de tres turnos seguidos se lo queda, y a quien se encierra con él en una casa cuesta sacarlo.
