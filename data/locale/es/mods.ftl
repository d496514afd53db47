# `clumsy mod`: lo que escribe, y lo que es raro en un paquete.

mods-folder = carpeta de mods: { $folder }
mods-line = { $name } { $version }: { $title } (cambia { $base })
mods-needs = necesita { $names }
mods-after = va encima de { $names }
mods-not = no se puede usar junto con { $names }
mods-none = no hay mods instalados; «clumsy mod new NOMBRE» escribe uno para empezar
mods-odd = Permitido, pero raro (una entrada puede decirlo de sí misma: odd = ["tipo"]):
mods-summary = { $faults ->
    [0] sin errores
    [one] { $faults } error
   *[other] { $faults } errores
  }, { $odd ->
    [0] nada raro
    [one] { $odd } rareza
   *[other] { $odd } rarezas
  }
mods-no-value = no hay ningún «{ $name }»
mods-unset = { $name } no está dado
mods-default = (no se da nada: es el valor por defecto)
mods-diff-packs = cambian paquetes distintos, «{ $one }» y «{ $other }»
mods-diff-none = se juega igual con ellos
mods-exists = ya existe un archivo o una carpeta así
mods-schemas = { $count } esquemas escritos en { $folder }. La primera línea de un archivo nombra el suyo: #:schema ../.schemas/units.json
mods-begun = escrito en { $folder }
    Buscar errores: clumsy mod check { $name }
    Jugar con él: clumsy play { $rules }--mod { $name }

## Lo que es raro

odd-weapon-unused = ninguna unidad tiene esta arma (weapon-unused)
odd-weapon-unaimed = esta arma no puede apuntar a nada (weapon-unaimed)
odd-weapon-empty = esta arma nunca tiene munición (weapon-empty)
odd-weapon-unseen = esto llega más lejos de lo que nadie ve ({ $farthest } casillas), y el fuego directo necesita ver (weapon-unseen)
odd-unit-immobile = ningún terreno permite moverse a esta unidad (unit-immobile)
odd-unit-worthless = sin valor, esta unidad nunca se compra ni se sortea para una fuerza (unit-worthless)
odd-structure-nowhere = esto no se puede construir en ninguna parte (structure-nowhere)
odd-text-missing = ningún texto «{ $name }» dice cómo se llama esto (text-missing)
odd-mods-disagree = «{ $name }» y «{ $other }» ({ $file }, línea { $line }) cambian esto de modo distinto; cuenta «{ $name }». Si es adrede, que diga load_after = ["{ $other }"] (mods-disagree)
odd-text-placeholder = este texto omite «{ $name }», que el inglés tiene
odd-text-untranslated = «{ $name }» no está traducido: { $languages }
odd-text-without-english = «{ $name }» no tiene texto en inglés, que verían quienes hablan otros idiomas
odd-text-character = ninguna fuente del juego tiene el carácter «{ $character }»: se ve un recuadro vacío

## What testing came to

mod-test-playing = partida { $done } de { $every }
mod-test-scenarios = Escenarios: { $held } se cumplen, { $failed } no
mod-test-games = Partidas del ordenador contra sí mismo: { $games }
mod-test-column-unit = unidad
mod-test-column-value = valor
mod-test-column-share = ganado por el bando que se apoya en ella
mod-test-column-verdict = veredicto
mod-test-column-lives = sobrevive
mod-test-column-damage = daño
mod-test-column-destroys = destruye
mod-test-column-peers = su clase: daño / destruye
mod-test-column-ground = mapa o misión
mod-test-column-games = partidas
mod-test-column-first = ganado por el primer bando
mod-test-column-decided = decididas
mod-test-column-rounds = rondas
mod-test-new = { $name } (nueva)
mod-test-changed = { $name } (cambiada)
mod-test-map = mapa { $name }
mod-test-mission = misión { $name }
mod-test-share = { $percent } % ({ $low } a { $high })
mod-test-unit-strong = demasiado fuerte para su valor
mod-test-unit-weak = demasiado débil para su valor
mod-test-unit-fair = vale lo que cuesta
mod-test-unit-unsure = más partidas lo dirían
mod-test-column-before = sin el mod
mod-test-change-strong = más fuerte que antes
mod-test-change-weak = más débil que antes
mod-test-change-fair = más o menos como antes
mod-test-change-unsure = más partidas lo dirían
mod-test-map-strong = el primer bando lo tiene más fácil
mod-test-map-weak = el segundo bando lo tiene más fácil
mod-test-map-fair = equilibrado
mod-test-map-unsure = más partidas lo dirían
mod-test-unpriced = Sin jugar, pues ninguna fuerza puede comprarla (valor): { $names }
mod-test-legend-units = Cada par de partidas tiene un mapa y una semilla; los bandos cambian de lugar. Ambas fuerzas valen lo mismo.
    Daño (puntos) y destrucción (valor) por cada 10 de valor.
mod-test-column-camp = bando
mod-test-column-won = ganadas de las decididas
mod-test-column-turns = turnos
mod-test-camp-strong = lo tiene más fácil
mod-test-camp-weak = lo tiene más difícil
mod-test-camp-fair = justo
mod-test-camp-unsure = lo dirían más partidas
mod-test-legend-camps = Un bando entre varios debería ganar tan a menudo como los demás.
mod-test-table = misión { $name }
mod-test-fighter-strong = más fuerte que { $name }
mod-test-fighter-weak = más débil que { $name }
mod-test-fighter-fair = más o menos como { $name }
mod-test-fighter-unsure = más partidas lo dirían
mod-test-legend-fighters = Cada par de partidas tiene la misma misión y semilla; los bandos cambian de sitio. Un bando tiene la unidad en lugar de cada { $name }.
mod-test-legend = Entre paréntesis: dónde está la verdad con un 95 % de certeza; un empate es media victoria.
