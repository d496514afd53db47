# Le tableau de `clumsy bench` : ce qui est promis, ce qui a été mesuré, et à quoi on le compare.

## Pendant la mesure

bench-part-board = Mesure du plateau…
bench-part-engine = Mesure du moteur…
bench-part-ai = L’ordinateur joue contre lui-même…
bench-part-battle = Batailles entières…
bench-part-replay = Allers et retours dans un enregistrement…
bench-part-recording = Enregistrement d’une bataille…
bench-part-start = Mesure du démarrage…
bench-part-mods = Vérification d’un mod…
bench-part-frame = Mesure d’une image…
bench-part-longest = Recherche des images les plus longues…
bench-part-client = Ouverture du client…

## Le tableau

bench-column-promise = Promesse
bench-column-measured = Mesuré
bench-column-reference = Référence
bench-column-ratio = Rapport
bench-column-bound = Limite
bench-column-holds = Tenue
bench-holds = oui
bench-broken = NON
bench-not-measured = non mesuré
bench-frame-ran = { $what }, image { $number } : { $ms } ms, à l'horloge { $clock } ms ({ $ran })
bench-unknown = clumsy : il n'y a rien à mesurer qui s'appelle { $part }. Il y a : { $known }
bench-summary = { $held ->
    [one] { $held } promesse tenue
   *[other] { $held } promesses tenues
  }, { $broken ->
    [0] aucune rompue
    [one] { $broken } rompue
   *[other] { $broken } rompues
  }.

## Ce qui est promis

bench-reach = Cases accessibles en 40x40, l’unité la plus coûteuse
bench-reach-sum = Cases accessibles de toutes les unités ensemble
bench-line = Ligne de tir, une question
bench-fog = Brouillard de 40 unités, en entier
bench-undo = Annulation d’un ordre, 60 unités
bench-copy = Copie complète, 60 unités
bench-chain = Chaîne de 50 opérateurs qui tombent avec leurs drones
bench-ai-turn = Tour de l’ordinateur, 12 par camp en 40x40
bench-ai-orders = Ordres acceptés par unité et par tour
bench-ai-decided = Parties décidées avant la limite de manches
bench-activation = Activation de l’ordinateur à Escarmouche, en moyenne
bench-activation-longest = La plus longue
bench-game = 30 manches à 25 par camp en 40x40, toutes les règles au sol
bench-watched-move = Un mouvement devant 20 unités en alerte, dont 9 tirent
bench-seek = N’importe où dans un enregistrement de 60 manches, sans dessin
bench-replay-size = Enregistrement de 30 manches à 25 par camp
bench-recording = Enregistrer ces 30 manches
bench-start = `scenario check` d’un fichier, du début à la fin
bench-check-mod = Vérification d’un mod de 1 000 unités
bench-check-wrong-mod = La même, chacune étant mal écrite
bench-frame = Image sans la dessiner, 40x40, 80 unités, niveau le plus cher
bench-frame-large = Image sans la dessiner, 100x100, 300 unités, niveau le plus cher
bench-nodes = Nœuds de la scène au repos
bench-longest-ai-25 = Image la plus longue des tours de l'ordinateur, 25 par camp
bench-longest-ai-60 = Image la plus longue des tours de l'ordinateur, 60 par camp
bench-longest-turn = Image la plus longue de son propre tour, 60 par camp
bench-longest-scroll = Image la plus longue en parcourant 100x100
bench-longest-seek = Image la plus longue en sautant dans une rediffusion
bench-longest-marks = Image la plus longue pendant la lecture des repères
bench-longest-save = Image la plus longue pendant une sauvegarde
bench-longest-tidying = Arrêt le plus long pour libérer la mémoire
bench-open-title = Du lancement à l’écran titre
bench-open-40 = Du lancement à une bataille de 40x40
bench-open-100 = Du lancement à une bataille de 100x100

## Limites et unités

bench-against-heapq = { $figure } avec un tas
bench-against-order = { $figure } pour l’ordre
bench-against-game = { $figure } pour la partie
bench-against-wesnoth = { $figure } dans Battle for Wesnoth
bench-against-libraries = { $figure } pour ses seules bibliothèques
bench-against-window = { $figure } pour une fenêtre seule
bench-against-clock = { $figure } à l'horloge
bench-bound-at-most = au plus { $figure }
bench-bound-under = moins de { $figure }
bench-bound-at-least = au moins { $figure }
bench-bound-of-reference = au plus { $figure } × la référence
bench-bound-times-faster = au moins { $figure } fois plus rapide
bench-unit-us = { $figure } µs
bench-unit-ms = { $figure } ms
bench-unit-s = { $figure } s
bench-unit-percent = { $figure } %
bench-unit-number = { $figure }
bench-unit-count = { $figure }
bench-unit-kb = { $figure } ko
