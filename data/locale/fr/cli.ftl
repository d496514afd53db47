# Ce que dit la ligne de commande quand elle ne peut pas faire ce qu'on lui demande.

cli-no-map = il n’y a pas de carte « { $name } » ; il y a : { $choices }
cli-no-side = il n’y a pas de camp « { $name } » ; il y a : { $choices }
cli-no-mission = il n’y a pas de mission « { $name } » ; il y a : { $choices }
cli-map-or-mission = choisissez --map ou --mission
cli-mission-side = dans cette mission, seul l’ordinateur joue { $name } ; vous pouvez jouer : { $choices }
cli-mission = { $name }: { $title } ({ $sides } ; { $width }x{ $height } ; { $rounds } manches)
    { "  " }{ $about }
cli-no-tier = il n’y a pas de qualité d’image « { $name } » ; il y a : { $choices }
cli-no-language = il n’y a pas de langue « { $name } » ; il y a : { $choices }
cli-size = « { $name } » n’est pas une taille ; on attend LARGEURxHAUTEUR, chacune de { $least } à { $most }
cli-one-way-to-play = choisissez --side, --hot-seat ou --watch-ai, un seul à la fois
cli-offscreen-needs-script = --offscreen n’ouvre pas de fenêtre : dites avec --script FICHIER ce qu’il faut faire
cli-record-exists = le fichier { $name } existe déjà : choisissez un autre nom pour l’enregistrement
cli-place-on-a-map = --place vaut pour une bataille sur une carte où joue une personne : sans --mission, --load ni --watch-ai
cli-load-alone = --load poursuit une bataille sauvegardée : sa carte, sa mission, sa graine et ses adversaires sont dans le fichier
cli-load-other-mod = la bataille sauvegardée a été jouée sans le mod « { $name } » : avec --load, --mod dit seulement où se trouve un de ses mods
cli-no-ruleset = il n’y a pas de règles « { $name } » ; il y a : { $choices }
cli-headquarters-mission = Quartiers généraux n’a pas de missions : choisissez une carte avec --map
cli-headquarters-place = --place ne vaut pas pour Quartiers généraux : les unités commencent là où la carte les met, et une nouvelle va où vous la recrutez
cli-headquarters-dev = --dev ne vaut pas pour Quartiers généraux : une bataille se joue jusqu’au bout avec les données du début ; recommencez pour voir vos changements
cli-headquarters-alone = { $name } vaut pour Quartiers généraux : avec --ruleset headquarters
cli-no-opponent = il n’y a pas d’adversaire « { $name } » ; il y a : { $choices }
cli-opponents-for-all = --opponent ne vous laisse aucun camp : nommez-en moins, ou regardez-les avec --watch-ai
cli-not-in-skirmish = --map, --place et --dev ne sont pas pour Escarmouche
cli-date = pas un jour : « { $name } » ; on écrit 2026-12-24
cli-date-alone = --date vaut pour la boutique de Quartiers généraux : avec --ruleset headquarters
export-kind = rien ne peut être écrit dans { $name } : son nom doit finir par { $choices }
export-exists = il y a déjà un fichier { $name } : --force l’écrase
export-same = { $name } est l’enregistrement lui-même
export-no-video = un film demande l’extra « video », qui n’est pas installé : pip install "general-clumsy[video]"
export-turns = l’enregistrement a les tours 1 à { $most } ; demandés : { $first } à { $last }
export-unwritable = { $name } ne peut pas être écrit : { $message }
export-stopped = arrêté ; rien n’a été écrit
export-done = { $name } : { $size } ko
export-progress = Tournage

## `--help`

cli-help-clumsy = General Clumsy : tactique au tour par tour. Jouer, revoir des parties, vérifier des scénarios.
cli-help-version = Affiche la version.
cli-help-help = Affiche ce message.
cli-help-scenario = De petites batailles qui prouvent les règles.
cli-help-scenario-check = Joue des scénarios et compare. Code de sortie 0 : tout est juste, 1 : certains échouent, 2 : un fichier est inutilisable.
cli-help-scenario-paths = Fichiers de scénario, ou dossiers qui en contiennent.
cli-help-scenario-trace = Affiche chaque ordre et chaque événement sur une ligne de JSON.
cli-help-scenario-record = Écrit l’enregistrement de l’unique scénario dans ce fichier.
cli-help-replay = Batailles enregistrées.
cli-help-replay-list = Lister les batailles enregistrées et sauvegardées, la dernière d’abord. Code 2 : certaines ne s’ouvrent pas.
cli-help-replay-folders = Dossiers où chercher à la place.
cli-help-replay-verify = Redonne les ordres d’un enregistrement et compare. Code de sortie 0 : identique, 1 : différent, 2 : fichier endommagé ou inutilisable.
cli-help-replay-bisect = Dit à quel ordre deux enregistrements d’une même partie divergent. Code de sortie 0 : identiques, 1 : ils divergent, 2 : fichier endommagé ou inutilisable.
cli-help-replay-other = L’autre enregistrement.
cli-help-replay-info = Dit ce que contient un enregistrement. Code de sortie 2 : fichier endommagé ou inutilisable.
cli-help-replay-export = Exporter un film (.mp4, .gif), une image (.png) ou chaque ordre et événement en une ligne de JSON (.jsonl). Code 2 : impossible.
cli-help-export-out = Le fichier à écrire ; sa fin dit ce qu’il est.
cli-help-export-from = Le premier tour, compté à partir de 1 ; pour une image, le tour avant lequel elle est prise.
cli-help-export-to = Le dernier tour ; pour une image, le tour après lequel elle est prise.
cli-help-export-side = Avec les yeux de quel camp ; tous par défaut.
cli-help-export-speed = Combien de fois plus vite que dans le jeu.
cli-help-export-fps = Images par seconde (30 ; 12 pour un .gif).
cli-help-export-tier = Qualité d’image : low, medium ou high ; low est dessinée le plus vite.
cli-help-export-force = Écraser un fichier existant.
cli-help-replay-file = L’enregistrement.
cli-help-play = Joue une bataille.
cli-help-watch = Regarde un enregistrement.
cli-help-map = Le nom de la carte, ou son fichier (.toml).
cli-help-side = Le camp que vous jouez ; l’ordinateur joue l’autre.
cli-help-hot-seat = Deux personnes devant cet écran.
cli-help-watch-ai = L’ordinateur joue les deux camps.
cli-help-seed = La même graine donne la même bataille.
cli-help-ruleset = Selon quelles règles : clumsy (par défaut), headquarters ou skirmish.
cli-help-date = Quartiers généraux : le jour dont la boutique montre les offres ; sans elle : aujourd’hui.
cli-help-last-turn = Quartiers généraux : le dernier tour, après lequel la bataille est nulle ; sans elle : il n’y en a pas.
cli-help-opponent = Quartiers généraux : qui joue les camps de l’ordinateur, NOM pour tous ou CAMP=NOM pour un seul. Peut être donné plusieurs fois.
cli-help-mission = Joue une mission au lieu d’une carte.
cli-help-place = General Clumsy : placez vous-même vos unités avant le premier tour.
cli-help-mod = Un mod à utiliser : son nom ou son dossier. Peut être répété.
cli-help-mission-group = Les missions : des batailles avec leurs propres objectifs.
cli-help-mission-list = Dit quelles missions il y a.
cli-help-record = Écrit l’enregistrement ici plutôt que parmi les vôtres.
cli-help-load = Poursuivre une bataille sauvegardée : un fichier, ou le nom d’une sauvegarde.
cli-help-autosaves = Combien de batailles inachevées sont gardées ; les plus anciennes partent d’abord (20).
cli-help-dev = General Clumsy : prendre en compte les changements des fichiers du jeu et des mods pendant la partie, pour qui fait des mods.
cli-help-offscreen = Dessine sans écran ; demande --script.
cli-help-size = Taille de l’image, LARGEURxHAUTEUR.
cli-help-script = Mène la partie selon ce fichier (docs/script-format.md).
cli-help-tier = Qualité de l’image : auto, low, medium ou high.
cli-help-language = en, fr, es, ko ou ru ; sinon celle du système.
cli-help-bench = Mesure ce que le jeu promet de sa vitesse. Code de sortie 0 : tout est tenu, 1 : une promesse est rompue.
cli-help-bench-parts = Ce qu'il faut mesurer, p. ex. client ; sans cela : tout.
cli-help-bench-quick = Mesure une seule fois, pour voir que cela marche ; les chiffres sont grossiers.
cli-help-bench-json = Affiche du JSON au lieu d’un tableau.
cli-help-mod-group = Les mods : des dossiers qui changent le jeu.
cli-help-mod-list = Dit quels mods sont installés. Code 2 : l’un a des fautes.
cli-help-mod-check = Dit tout ce qui est faux dans des mods, et ce qui est étrange. Code 0 : sain, 1 : étrange, avec --strict, 2 : des fautes.
cli-help-mod-check-mods = Les mods à vérifier ensemble, par nom ou dossier ; sans rien : chacun de ceux installés.
cli-help-mod-json = Affiche du JSON.
cli-help-mod-github = Affiche des lignes que GitHub montre dans les fichiers.
cli-help-mod-strict = Code 1 si quelque chose est étrange.
cli-help-mod-test = Vérifier des mods, exécuter leurs scénarios et jouer des parties avec eux. Code de sortie 0 : sain, 1 : un scénario échoue, 2 : erreurs.
cli-help-mod-test-mods = Mods à tester ensemble, par nom ou dossier ; aucun : celui de ce dossier.
cli-help-mod-test-games = Nombre approximatif de parties pour chaque unité, carte et mission du mod.
cli-help-mod-test-jobs = Nombre de parties jouées à la fois.
cli-help-mod-explain = Dit d’où vient une valeur : chaque fichier et ligne qui y a part, le dernier compte.
cli-help-mod-value = Par exemple tank.hp, units.tank.hp, tank ou rules.grid.adjacency.
cli-help-mod-diff = Dit en quoi diffèrent deux mods, ou un mod et un pack livré.
cli-help-mod-one = Un mod, par nom ou dossier, ou un pack livré.
cli-help-mod-other = Un autre.
cli-help-mod-new = Écrit un petit mod qui marche, pour commencer.
cli-help-mod-name = Son nom : minuscules, chiffres, _.
cli-help-mod-in = Le dossier où l’écrire, au lieu de celui des mods.
cli-help-mod-new-ruleset = Pour quel jeu : clumsy (comme sans l’option), headquarters ou skirmish.
cli-help-mod-install = Installer un mod depuis un dossier ou un zip.
cli-help-mod-source = Le dossier du mod, ou un zip de celui-ci.
cli-help-mod-replace = Le mettre à la place d’un mod installé du même nom.
cli-help-mod-remove = Supprimer un mod installé.
cli-help-mod-remove-name = Le nom du mod, ou celui de son dossier.
cli-help-mod-schema = Écrire les schémas JSON des fichiers d’un mod : les éditeurs s’en servent pour compléter et vérifier.
cli-help-mod-schema-ruleset = De quelles règles est le mod : clumsy, headquarters, skirmish. Sinon celles du mod de ce dossier, ou clumsy.
cli-help-mod-schema-out = Le dossier où les écrire.

## Maps

cli-help-map-group = Cartes : leur aspect, et de nouvelles.
cli-help-map-list = Dit quelles cartes existent.
cli-help-of-ruleset = De quelles règles : clumsy, headquarters, skirmish. Sinon celles des mods, ou clumsy.
cli-help-map-show = Dessine une carte dans le terminal, et en image si vous voulez.
cli-help-map-file = Le nom d’une carte, ou son fichier (.toml).
cli-help-map-picture = La dessine aussi vue d’en haut dans ce fichier (.png).
cli-help-map-plain = Sans couleurs.
cli-help-map-random = Dessine au hasard une carte équitable, pour y jouer ou la reprendre à la main.
cli-help-map-out = Le fichier où l’écrire (.toml) ; sans lui elle est seulement montrée.
cli-help-map-size = Cases en largeur et en hauteur, de 20 à 100, comme 31x31.
cli-help-map-seed = La même graine, taille et style donnent la même carte.
cli-help-map-style = Le genre de terrain : open, river, highlands, towns, lakes.
cli-help-map-symmetry = Comment une moitié devient l’autre : turned (demi-tour) ou mirrored (miroir).
cli-map-head = { $width }x{ $height }, { $points ->
    [one] { $points } point
   *[other] { $points } points
 }, { $budget } à dépenser
cli-map-head-headquarters = { $width }x{ $height }, { $camps } camps, { $cities ->
    [one] { $cities } ville
   *[other] { $cities } villes
 }
cli-map-head-skirmish = { $width }x{ $height } cm, { $units } combattants, { $buildings } bâtiments
cli-map-seed = graine { $seed }
cli-map-written = { $name } est écrit. Pour y jouer : clumsy play --map { $name }
cli-no-style = il n’y a pas de style « { $name } » ; il y a : { $choices }
cli-no-symmetry = une carte n’est pas « { $name } » ; il y a : { $choices }
cli-map-size = { $name } n’est pas une taille de carte ; de { $least }x{ $least } à { $most }x{ $most }
cli-no-random-map = aucune carte équitable du style « { $name } » à la taille { $size } ; essayez une autre taille ou graine
cli-map-remark = Dessinée par `clumsy map random --size { $size } --seed { $seed } --style { $style } --symmetry { $symmetry }`.
