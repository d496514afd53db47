pack-title = Escaramuza

unit-zouave = Zuavo
unit-prussian = Infante prusiano
unit-scout = Explorador
unit-sniper = Francotirador
unit-leader = Líder
unit-dragoon = Dragón
unit-wagon = Carro

weapon-muzzle_loader = Fusil de avancarga
weapon-needle_gun = Fusil de aguja
weapon-sniper_rifle = Fusil de precisión
weapon-revolver = Revólver
weapon-carbine = Carabina

area-rough = Terreno difícil
area-road = Camino

obstacle-hedge = Seto
obstacle-fence = Valla
obstacle-wall = Muro

building-farm = Granja
building-barn = Granero
building-inn = Posada
building-smithy = Herrería
building-mill = Molino
building-chapel = Capilla
building-church = Iglesia
building-stable = Establo

object-flag = Bandera
object-object = Objeto clave
object-loot = Botín

formation-none = Grupo suelto
formation-line = Línea
formation-column = Columna de marcha

side-blue = Azul
side-red = Rojo

mission-farm = La granja
mission-farm-about = Dos fuerzas se encuentran entre setos. Quiebra al enemigo: la mitad de sus combatientes.
mission-colours = Los colores
mission-colours-about = Una bandera yace entre las líneas. Llévala detrás de tu línea.
mission-strongbox = El cofre
mission-strongbox-about = Toma el cofre del camino y consérvalo durante dos finales de turno.
