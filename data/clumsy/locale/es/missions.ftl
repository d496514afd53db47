# Las misiones: título, una frase para elegir, lo que se le dice al jugador al empezar y los objetivos.

mission-long_road = El largo camino
mission-long_road-about = Un convoy por un valle de emboscadas: dos de los tres camiones deben llegar al fuerte.
mission-long_road-briefing-blue = Al fuerte del otro lado del valle no le quedan vendas, y tiene proyectiles para un día más. Tres camiones deben estar allí al final de la ronda 14; con dos basta. El camino recto cruza el arroyo por un puente demasiado tranquilo; el del sur es más largo y va entre bosques. Un camión llega en un turno más lejos que nadie a pie: procure que no llegue solo.
mission-long_road-goal-lorries = Llevar dos de los tres camiones al fuerte, al este
mission-long_road-goal-stop = Impedir que el convoy llegue al fuerte hasta el final de la ronda 14

mission-last_bridge = El último puente
mission-last_bridge-about = Anochece: una aldea, dos puentes. Resista nueve rondas mientras el ejército escapa a sus espaldas.
mission-last_bridge-briefing-blue = El ejército se retira por la aldea y usted es su retaguardia. Resista hasta el final de la ronda 9. Hay barreras en los dos puentes y minas delante de ellas; de noche nadie ve lejos, y quien está en alerta dispara primero. Si seis enemigos están a la vez en la aldea, el camino es suyo.
mission-last_bridge-briefing-red = Se nos escapan. Tras el río hay una sola aldea, y el camino que la cruza es el único que tienen. Tenga allí seis unidades a la vez antes de que acabe la ronda 9. Las barreras de los puentes detienen a los tanques mientras no se destruyan; la infantería pasa por encima.
mission-last_bridge-goal-hold = Resistir hasta el final de la ronda 9
mission-last_bridge-goal-village = Tener seis unidades a la vez en la aldea

mission-generals_breakfast = El desayuno del general
mission-generals_breakfast-about = Un golpe de mano al alba contra una casa solariega, donde un hombre no debe terminar su café.
mission-generals_breakfast-briefing-blue = Su general tiene el cuartel en la casa donde acaba el camino de las colinas, y no saldrá de ella hasta mediodía. Elimínelo antes de que acabe la ronda 14; el resto de la guarnición no importa. Hay búnkeres que vigilan el camino, y en él, minas. Los bosques del oeste llevan muy cerca de la casa, pero en la colina vive un francotirador.
mission-generals_breakfast-goal-general = Eliminar al general enemigo
mission-generals_breakfast-goal-hold = Conservar la casa hasta el final de la ronda 14
mission-generals_breakfast-goal-live = El general debe sobrevivir

mission-breakout = Ruptura del cerco
mission-breakout-about = El cerco se ha cerrado. Cinco unidades deben salir de la aldea y pasar el río hacia el oeste.
mission-breakout-briefing-blue = Estamos rodeados y no vendrá nadie. Cinco de los nuestros, sean los que sean, deben estar en el borde oeste al final de la ronda 13. El camino lleva derecho a un puente vigilado; el del norte es más largo y tiene otro; al sur el río acaba en un pantano. A los tanques les queda poco combustible, y lo que viene detrás es lento pero no se detiene.
mission-breakout-goal-west = Llevar cinco unidades al borde oeste
mission-breakout-goal-ring = Mantener el cerco hasta el final de la ronda 13

mission-blind_them = Dejarlos ciegos
mission-blind_them-about = Tres torres de vigilancia en una sierra ven todo lo que se mueve. Derríbelas antes de que marche el ejército.
mission-blind_them-briefing-blue = Desde sus tres torres ven a doce casillas, de día y de noche, y sus cañones se enteran de todo. Las tres deben caer antes de que acabe la ronda 16. Dos puentes cruzan el arroyo. Cañones y morteros disparan por encima de las colinas si alguien ve el blanco por ellos, y una torre sufre entero cada impacto.
mission-blind_them-goal-towers = Destruir las tres torres de vigilancia
mission-blind_them-goal-hold = Conservar una torre en pie hasta el final de la ronda 16

mission-field_hospital = El hospital de campaña
mission-field_hospital-about = Tres sanitarios, un puñado de fusiles y un cruce de caminos: el relevo llega tras la ronda 10.
mission-field_hospital-briefing-blue = El hospital está donde se cruzan los caminos y no se puede trasladar. El relevo llegará tras la ronda 10; hasta entonces deben vivir dos de los tres sanitarios. El enemigo baja por el camino del norte y sale de los bosques por ambos lados. Un sanitario no tiene que ser valiente: guárdelos tras los muros y déjelos trabajar.
mission-field_hospital-briefing-red = Sus heridos vuelven a la línea a los dos días. Acabe con eso: elimine a dos de los tres sanitarios del cruce antes de que termine la ronda 10. Son ustedes más que ellos y vienen por tres lados; no se dejen batir uno tras otro.
mission-field_hospital-goal-doctors = Dos de los tres sanitarios deben vivir hasta el final de la ronda 10
mission-field_hospital-goal-raid = Eliminar a dos de los tres sanitarios

mission-harvest = La cosecha
mission-harvest-about = Cuatro granjas y un invierno: quien tenga tres comerá.
mission-harvest-briefing-blue = Cuatro granjas nos separan de un invierno de hambre. Solo un zapador puede tomar una: dos turnos en el sitio sin enemigos a cuatro casillas o menos, y se pierde en cuanto uno se acerca. Mantenga tres a la vez antes de que acabe la ronda 18. La más cercana nos espera; para las otras hay que pasar un arroyo y echar a alguien.
mission-harvest-briefing-red = Que vengan por el grano. Si al final de la ronda 18 no tienen tres de las cuatro granjas a la vez, el invierno decide por nosotros; si las tenemos nosotros, se decide antes. Nuestros puestos son pocos, pero quien se acerca a cuatro casillas de una granja se la quita de las manos.
mission-harvest-goal-farms = Mantener tres de las cuatro granjas a la vez
mission-harvest-goal-winter = Resistir hasta el final de la ronda 18

mission-iron_ridge = La sierra de hierro
mission-iron_ridge-about = Búnkeres, trincheras y minas cortan el camino alto. Hay que tomarla, hasta el último hombre.
mission-iron_ridge-briefing-blue = Nadie pasa la sierra mientras dispare en ella una sola arma. Destruya todo lo que hay arriba antes de que acabe la ronda 20. Un búnker para más de la mitad de lo que lo alcanza, pero no vigila su espalda: los caminos que rodean la sierra son largos, y llevan justo allí. Donde un camino parezca vacío, que vayan delante los zapadores.
mission-iron_ridge-goal-all = Destruir todas las unidades enemigas
mission-iron_ridge-goal-hold = Conservar la sierra hasta el final de la ronda 20

mission-two_ways = Dos caminos
mission-two_ways-about = Se prepara una ofensiva. Queme sus proyectiles o elimine a quien la planeó: cualquiera de las dos basta.
mission-two_ways-briefing-blue = Dentro de tres días atacan, si usted no es más rápido. Al sur, tras el segundo puente, está el depósito de sus proyectiles; al norte, donde el camino sube a las colinas, el mariscal que lo planeó todo. Destruya lo uno o elimine al otro antes de que acabe la ronda 14. No tiene fuerzas para ambas cosas, y ellos no saben cuál elegirá. Que siga así.
mission-two_ways-goal-dump = Destruir el depósito del sur
mission-two_ways-goal-marshal = Eliminar al general enemigo en el norte
mission-two_ways-goal-hold = Conservar ambos hasta el final de la ronda 14

mission-night_landing = Desembarco nocturno
mission-night_landing-about = Una incursión desde el mar: queme un depósito tierra adentro y váyase por otra playa.
mission-night_landing-briefing-blue = Las lanchas lo dejan al norte y esperan en la bahía del sur. Entre ambas, a una hora tierra adentro, está el depósito que alimenta toda la costa. Quémelo y tenga a cuatro de los nuestros en la bahía al final de la ronda 14, en el orden que quiera. Las torres ven de noche como de día. En los caminos hay minas.
mission-night_landing-goal-depot = Destruir el depósito
mission-night_landing-goal-boats = Tener cuatro unidades a la vez en la bahía del sur
mission-night_landing-goal-hold = Guardar la costa hasta el final de la ronda 14

mission-left_behind = Abandonados
mission-left_behind-about = Tres aviadores se esconden en un bosque muy detrás de las líneas. Un helicóptero ha de traer a dos.
mission-left_behind-briefing-blue = Su aparato cayó en el bosque del nordeste, más allá de un río sin puentes, y los tres viven. Deje a dos en nuestro campamento antes del final de la ronda 10; quien sigue a bordo no ha llegado. La batería antiaérea de la colina domina el camino recto. Para rodearla hay combustible para una ida y vuelta y poco más, y un aparato sin combustible se estrella. En un bosque no se aterriza, y hay patrullas que lo registran: no los haga esperar.
mission-left_behind-goal-airmen = Traer a dos de los tres aviadores al campamento
mission-left_behind-goal-hold = Impedir que vuelvan hasta el final de la ronda 10

mission-wasps = Avispas
mission-wasps-about = Un valle, tres obuses mudos y un cielo lleno de drones: tras la ronda 12 deben quedar dos.
mission-wasps-briefing-blue = Los proyectiles llegan con el relevo, después de la ronda 12; hasta entonces dos de los tres obuses han de resistir, y están demasiado lejos unos de otros para guardarlos todos. Primero vienen los drones, y detrás un tanque e infantería. Un inhibidor derriba por sí solo cuanto vuela a seis casillas; la batería antiaérea y los fusileros, solo en alerta. Inhibidores y batería siguen en la retaguardia, y hay un camión. Y cada dron tiene un operador, que no vuela.
mission-wasps-goal-guns = Dos de los tres obuses deben resistir hasta el final de la ronda 12
mission-wasps-goal-kill = Destruir dos de los tres obuses
