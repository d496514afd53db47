# Preparar una batalla de Escaramuza, y sus instrucciones.

sk-battle-table-size = { $width } × { $height } cm
sk-battle-length = { $turns ->
    [0] Sin último turno
    [one] Un turno
   *[other] { $turns } turnos como máximo
}
sk-battle-persons = { $count ->
    [0] El ordenador juega los dos bandos y tú miras.
    [one] Tú juegas un bando y el ordenador el otro.
   *[other] Dos personas comparten la pantalla, una activación tras otra.
}
sk-battle-forces = Las fuerzas
sk-times = { $count } × { $name }
sk-force-of = { $side }: { $force }
