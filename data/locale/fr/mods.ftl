# `clumsy mod` : ce qu’il affiche, et ce qui est étrange dans un pack.

mods-folder = dossier des mods : { $folder }
mods-line = { $name } { $version } : { $title } (modifie { $base })
mods-needs = a besoin de { $names }
mods-after = vient au-dessus de { $names }
mods-not = ne peut pas servir avec { $names }
mods-none = aucun mod n’est installé ; « clumsy mod new NOM » en écrit un pour commencer
mods-odd = Permis, mais étrange (une entrée peut le dire d’elle-même : odd = ["genre"]) :
mods-summary = { $faults ->
    [0] aucune faute
    [one] { $faults } faute
   *[other] { $faults } fautes
  }, { $odd ->
    [0] rien d’étrange
    [one] { $odd } étrangeté
   *[other] { $odd } étrangetés
  }
mods-no-value = il n’y a pas de « { $name } »
mods-unset = { $name } n’est pas donné
mods-default = (rien n’est donné : c’est la valeur par défaut)
mods-diff-packs = ils modifient des packs différents, « { $one } » et « { $other } »
mods-diff-none = on y joue de la même façon
mods-exists = un tel fichier ou dossier existe déjà
mods-schemas = { $count } schémas écrits dans { $folder }. La première ligne d’un fichier nomme le sien : #:schema ../.schemas/units.json
mods-begun = écrit dans { $folder }
    Chercher les fautes : clumsy mod check { $name }
    Jouer avec : clumsy play { $rules }--mod { $name }

## Ce qui est étrange

odd-weapon-unused = aucune unité n’a cette arme (weapon-unused)
odd-weapon-unaimed = cette arme ne peut rien viser (weapon-unaimed)
odd-weapon-empty = cette arme n’a jamais de munitions (weapon-empty)
odd-weapon-unseen = cela porte plus loin que tout regard ({ $farthest } cases), et le tir direct doit voir (weapon-unseen)
odd-unit-immobile = aucun terrain ne permet à cette unité d’avancer (unit-immobile)
odd-unit-worthless = sans valeur, cette unité n’est jamais achetée ni tirée pour une force (unit-worthless)
odd-structure-nowhere = cela ne peut être construit nulle part (structure-nowhere)
odd-text-missing = aucun texte « { $name } » ne dit comment cela s’appelle (text-missing)
odd-mods-disagree = « { $name } » et « { $other } » ({ $file }, ligne { $line }) changent ceci différemment ; « { $name } » compte. Si c’est voulu, qu’il dise load_after = ["{ $other }"] (mods-disagree)
odd-text-placeholder = ce texte omet « { $name } », que le texte anglais contient
odd-text-untranslated = « { $name } » n’est pas traduit : { $languages }
odd-text-without-english = « { $name } » n’a pas de texte anglais, que verraient les gens d’autres langues
odd-text-character = aucune police du jeu n’a le caractère « { $character } » : un carré vide s’affiche

## What testing came to

mod-test-playing = partie { $done } sur { $every }
mod-test-scenarios = Scénarios : { $held } réussis, { $failed } échoués
mod-test-games = Parties de l’ordinateur contre lui-même : { $games }
mod-test-column-unit = unité
mod-test-column-value = valeur
mod-test-column-share = gagné par le camp qui mise dessus
mod-test-column-verdict = verdict
mod-test-column-lives = survit
mod-test-column-damage = dégâts
mod-test-column-destroys = détruit
mod-test-column-peers = sa classe : dégâts / détruit
mod-test-column-ground = carte ou mission
mod-test-column-games = parties
mod-test-column-first = gagné par le premier camp
mod-test-column-decided = décidées
mod-test-column-rounds = tours
mod-test-new = { $name } (nouvelle)
mod-test-changed = { $name } (changée)
mod-test-map = carte { $name }
mod-test-mission = mission { $name }
mod-test-share = { $percent } % ({ $low } à { $high })
mod-test-unit-strong = trop forte pour sa valeur
mod-test-unit-weak = trop faible pour sa valeur
mod-test-unit-fair = vaut sa valeur
mod-test-unit-unsure = plus de parties le diraient
mod-test-column-before = sans le mod
mod-test-change-strong = plus forte qu’avant
mod-test-change-weak = plus faible qu’avant
mod-test-change-fair = à peu près comme avant
mod-test-change-unsure = plus de parties le diraient
mod-test-map-strong = le premier camp est avantagé
mod-test-map-weak = le second camp est avantagé
mod-test-map-fair = équitable
mod-test-map-unsure = plus de parties le diraient
mod-test-unpriced = Non joué, car aucune force ne peut l’acheter (valeur) : { $names }
mod-test-legend-units = Chaque paire de parties a une carte et une graine ; les camps changent de place. Les deux forces valent autant.
    Dégâts (points) et destructions (valeur) pour 10 de valeur.
mod-test-column-camp = camp
mod-test-column-won = gagnées des décidées
mod-test-column-turns = tours
mod-test-camp-strong = a la partie plus facile
mod-test-camp-weak = a la partie plus dure
mod-test-camp-fair = équitable
mod-test-camp-unsure = plus de parties le diraient
mod-test-legend-camps = Un camp parmi plusieurs devrait gagner aussi souvent que les autres.
mod-test-table = mission { $name }
mod-test-fighter-strong = plus fort que { $name }
mod-test-fighter-weak = plus faible que { $name }
mod-test-fighter-fair = à peu près comme { $name }
mod-test-fighter-unsure = plus de parties le diraient
mod-test-legend-fighters = Chaque paire de parties a la même mission et la même graine ; les camps échangent leurs places. Un camp a l’unité à la place de chaque { $name }.
mod-test-legend = Entre parenthèses : où se trouve la vérité avec 95 % de certitude ; une nulle est une demi-victoire.
