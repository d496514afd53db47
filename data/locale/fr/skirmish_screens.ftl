# Préparer une bataille d’Escarmouche, et ses consignes.

sk-battle-table-size = { $width } × { $height } cm
sk-battle-length = { $turns ->
    [0] Pas de dernier tour
    [one] Un tour
   *[other] { $turns } tours au plus
}
sk-battle-persons = { $count ->
    [0] L’ordinateur joue les deux camps, et vous regardez.
    [one] Vous jouez un camp, l’ordinateur l’autre.
   *[other] Deux personnes se partagent l’écran, une activation après l’autre.
}
sk-battle-forces = Les forces
sk-times = { $count } × { $name }
sk-force-of = { $side } : { $force }
