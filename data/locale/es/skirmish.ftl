# Escaramuza: lo que puede estar mal en sus mesas, misiones y preparaciones.

scenario-off-table = { $x }, { $y } está fuera de la mesa
skirmish-not-inside = solo un combatiente dentro de un edificio tiene «{ $name }»
skirmish-no-room = nadie puede estar en { $x }, { $y }: el sitio está ocupado o es un edificio
skirmish-not-of-group = { $name } no puede ser de este grupo: es del otro bando o ya está en un grupo
skirmish-group-apart = los combatientes de un grupo deben estar en la misma planta del mismo edificio, o todos fuera
setup-table-size = la mesa no mide de 0 a { $most } centímetros de ancho y de fondo
setup-too-many-pieces = hay más de { $most } zonas, obstáculos, edificios, objetos, grupos u objetivos
setup-shape = algo de la mesa no está dibujado con { $least } a { $most } puntos sobre ella
setup-floors = un edificio no tiene plantas o tiene más de { $most }
setup-unit-place = la unidad { $unit } está donde nadie puede estar: fuera de la mesa, en un muro o en una planta que no existe
setup-no-room = dos unidades están en { $x }, { $y }
setup-group = el grupo { $number } no lo es: sus combatientes deben ser de un bando y de un lugar, cada uno en un solo grupo
scenario-malformed-place = «{ $name }» no es un lugar; se esperan dos números separados por una coma
