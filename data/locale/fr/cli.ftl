# Ce que dit la ligne de commande quand elle ne peut pas faire ce qu'on lui demande.

cli-no-map = il n'y a pas de carte « { $name } » ; il y a : { $choices }
cli-no-side = il n'y a pas de camp « { $name } » ; il y a : { $choices }
cli-no-mission = il n'y a pas de mission « { $name } » ; il y a : { $choices }
cli-map-or-mission = choisissez --map ou --mission
cli-mission-side = dans cette mission, seul l'ordinateur joue { $name } ; vous pouvez jouer : { $choices }
cli-mission = { $name }: { $title } ({ $sides } ; { $width }x{ $height } ; { $rounds } manches)
    { "  " }{ $about }
cli-no-tier = il n'y a pas de qualité d'image « { $name } » ; il y a : { $choices }
cli-no-language = il n'y a pas de langue « { $name } » ; il y a : { $choices }
cli-size = « { $name } » n'est pas une taille ; on attend LARGEURxHAUTEUR, chacune de { $least } à { $most }
cli-one-way-to-play = choisissez --side, --hot-seat ou --watch-ai, un seul à la fois
cli-offscreen-needs-script = --offscreen n'ouvre pas de fenêtre : dites avec --script FICHIER ce qu'il faut faire
cli-record-exists = le fichier { $name } existe déjà : choisissez un autre nom pour l’enregistrement
cli-load-alone = --load poursuit une bataille sauvegardée : sa carte, sa mission, sa graine et ses mods sont dans le fichier

## `--help`

cli-help-clumsy = General Clumsy : tactique au tour par tour. Jouer, revoir des parties, vérifier des scénarios.
cli-help-version = Affiche la version.
cli-help-help = Affiche ce message.
cli-help-scenario = De petites batailles qui prouvent les règles.
cli-help-scenario-check = Joue des scénarios et compare. Code de sortie 0 : tout est juste, 1 : certains échouent, 2 : un fichier est inutilisable.
cli-help-scenario-paths = Fichiers de scénario, ou dossiers qui en contiennent.
cli-help-scenario-trace = Affiche chaque ordre et chaque événement sur une ligne de JSON.
cli-help-scenario-record = Écrit l'enregistrement de l'unique scénario dans ce fichier.
cli-help-replay = Batailles enregistrées.
cli-help-replay-verify = Redonne les ordres d'un enregistrement et compare. Code de sortie 0 : identique, 1 : différent, 2 : fichier endommagé ou inutilisable.
cli-help-replay-bisect = Dit à quel ordre deux enregistrements d'une même partie divergent. Code de sortie 0 : identiques, 1 : ils divergent, 2 : fichier endommagé ou inutilisable.
cli-help-replay-other = L'autre enregistrement.
cli-help-replay-info = Dit ce que contient un enregistrement. Code de sortie 2 : fichier endommagé ou inutilisable.
cli-help-replay-file = L'enregistrement.
cli-help-play = Joue une bataille.
cli-help-watch = Regarde un enregistrement.
cli-help-map = Le nom de la carte.
cli-help-side = Le camp que vous jouez ; l'ordinateur joue l'autre.
cli-help-hot-seat = Deux personnes devant cet écran.
cli-help-watch-ai = L'ordinateur joue les deux camps.
cli-help-seed = La même graine donne la même bataille.
cli-help-mission = Joue une mission au lieu d'une carte.
cli-help-mod = Un mod à utiliser : son nom ou son dossier. Peut être répété.
cli-help-mission-group = Les missions : des batailles avec leurs propres objectifs.
cli-help-mission-list = Dit quelles missions il y a.
cli-help-record = Écrit l'enregistrement ici plutôt que parmi les vôtres.
cli-help-load = Poursuivre une bataille sauvegardée : un fichier, ou le nom d'une sauvegarde.
cli-help-autosaves = Combien de batailles inachevées sont gardées ; les plus anciennes partent d'abord (20).
cli-help-offscreen = Dessine sans écran ; demande --script.
cli-help-size = Taille de l'image, LARGEURxHAUTEUR.
cli-help-script = Mène la partie selon ce fichier (docs/script-format.md).
cli-help-tier = Qualité de l'image : auto, low, medium ou high.
cli-help-language = en, fr, es, ko ou ru ; sinon celle du système.
cli-help-bench = Mesure ce que le jeu promet de sa vitesse. Code de sortie 0 : tout est tenu, 1 : une promesse est rompue.
cli-help-bench-quick = Mesure une seule fois, pour voir que cela marche ; les chiffres sont grossiers.
cli-help-bench-json = Affiche du JSON au lieu d'un tableau.
