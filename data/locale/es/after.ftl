# Después de la batalla.

after-title = Después de la batalla
after-won = Victoria
after-lost = Derrota
after-draw = Empate
after-over = Victoria: { $side }
after-open = Aún no ha terminado
after-rounds = { $count ->
    [one] tras { $count } ronda
   *[other] tras { $count } rondas
}
after-turns = { $count ->
    [one] tras { $count } turno
   *[other] tras { $count } turnos
}
after-tab-overview = Resumen
after-tab-losses = Bajas
after-tab-weapons = Armas
after-tab-goals = Objetivos
after-left = Unidades en pie
after-lost-units = Unidades perdidas
after-gave-up = Unidades que se rindieron
after-lost-value = Valor de lo perdido
after-dealt = Daño causado
after-suffered = Daño recibido
after-by-shot = por disparos
after-by-mine = por minas
after-by-crash = por lo que cayó del cielo
after-by-fire = por bosques en llamas
after-shots = Disparos
after-hits = Aciertos
after-damage = Daño
after-target = Alcanzados
after-weapon = Arma
after-share = { $count } ({ $percent } %)
after-own-fire = Daño a los suyos
after-healed = Puntos de vida curados
after-built = Construcciones hechas
after-razed = Construcciones destruidas
after-points-taken = Puntos tomados
after-points-graph = Puntos de victoria en su poder, ronda a ronda
after-heroes = Las unidades más eficaces
after-no-hero = Ninguna unidad ha dañado al enemigo.
after-hero-fire = { $shots ->
    [one] { $shots } disparo
   *[other] { $shots } disparos
  }, { $hits ->
    [one] { $hits } acierto
   *[other] { $hits } aciertos
  }, daño { $damage }
after-hero-destroyed = Destruidos: { $units }
after-times = { $unit } ×{ $count }
after-of = { $lost } de { $had }
after-no-shot = Ningún disparo.
after-goal-open = No alcanzado: { $goal }
after-watch = Ver la repetición
after-keep = Guardarla
after-again = Otra vez
after-another = Otra batalla
after-to-title = Al título
after-statistics = Estadísticas
pause-statistics = Estadísticas
after-keep-title = Guardar la repetición
after-keep-done = La repetición queda guardada como { $name }.
