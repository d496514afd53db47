# Ce que dit la ligne de commande quand elle ne peut pas faire ce qu'on lui demande.

cli-no-map = il n'y a pas de carte « { $name } » ; il y a : { $choices }
cli-no-side = il n'y a pas de camp « { $name } » ; il y a : { $choices }
cli-no-mission = il n'y a pas encore de mission « { $name } »
cli-no-tier = il n'y a pas de qualité d'image « { $name } » ; il y a : { $choices }
cli-no-language = il n'y a pas de langue « { $name } » ; il y a : { $choices }
cli-size = « { $name } » n'est pas une taille ; on attend LARGEURxHAUTEUR, chacune de { $least } à { $most }
cli-one-way-to-play = choisissez --side, --hot-seat ou --watch-ai, un seul à la fois
cli-offscreen-needs-script = --offscreen n'ouvre pas de fenêtre : dites avec --script FICHIER ce qu'il faut faire
cli-record-exists = le fichier { $name } existe déjà : choisissez un autre nom pour l’enregistrement
