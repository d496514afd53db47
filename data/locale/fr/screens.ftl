# Les écrans autour d’une bataille : titre, pause, options, listes de batailles.

screen-back = Retour
screen-cancel = Annuler
screen-go-on = Continuer
screen-loading = Chargement...
screen-round = Manche { $round }

## Titre

title-name = General Clumsy
title-words = Tactique au tour par tour. Ce qu’un ordre peut produire est montré avant d’être donné.
title-continue = Continuer
title-nothing-unfinished = Aucune bataille n’est en cours.
title-new-battle = Nouvelle bataille
title-missions = Missions
title-load = Charger
title-replays = Enregistrements
title-options = Options
title-help = Aide
title-library = Encyclopédie
title-credits = Crédits
title-quit = Quitter
title-version = Version { $version }

## Pause

pause-title = Pause
pause-resume = Reprendre
pause-save = Sauvegarder
pause-load = Charger
pause-options = Options
pause-help = Aide
pause-library = Encyclopédie
pause-restart = Recommencer
pause-surrender = Capituler
pause-title-screen = Vers l’écran titre
pause-quit = Quitter le jeu
pause-no-surrender = On ne peut capituler que pendant son propre tour.

## Questions

ask-quit = Quitter le jeu ?
ask-quit-text = Ce qui a été joué jusqu’ici est enregistré.
ask-quit-yes = Quitter
ask-title = Quitter la bataille ?
ask-title-text = Elle s’arrête ici pour l’instant. Son enregistrement est conservé.
ask-title-yes = Écran titre
ask-restart = Recommencer la bataille ?
ask-restart-text = La bataille reprend à sa première manche, avec le même temps et la même chance.
ask-restart-yes = Recommencer
ask-surrender = Capituler ?
ask-surrender-text = Toutes vos unités quittent la carte et la bataille est perdue.
ask-surrender-yes = Capituler

## Crédits

credits-made = General Clumsy
credits-made-text = Règles, moteur, modèles, images, textes et sons : les fondateurs de General Clumsy.
credits-built-on = Construit sur
credits-built-on-text =
    Python · Panda3D (scène et fenêtre) · esper (mondes) · NumPy (maillages)
    msgspec, msgpack, pydantic (fichiers) · Fluent (textes) · tree-sitter (lignes et colonnes)
    typer, rich, platformdirs
credits-fonts = Caractères
credits-fonts-text = Noto Sans CJK, par Adobe et Google, sous la licence SIL Open Font.
credits-licence = Licence
credits-licence-text = Le jeu et tout ce qui l’accompagne sont libres, sous licence MIT : jouez-y, modifiez-le, partagez-le.
credits-thanks = Merci
credits-thanks-text = À toutes celles et ceux qui écrivent des jeux de tactique libres, et à vous qui jouez à celui-ci.

## Réglages non conservés

settings-not-read = Certains réglages n’ont pas pu être lus
settings-not-read-text = Les valeurs habituelles les remplacent :
settings-fault = ligne { $line } : { $message }
settings-not-kept = Les réglages n’ont pas pu être écrits
settings-not-kept-text = Ils valent jusqu’à la fermeture du jeu. La raison : { $message }
settings-no-table = une [table] de réglages est attendue
settings-no-keys = une liste de touches est attendue, comme ["f", "shift-f"]
settings-put-aside = le fichier est gardé sous le nom { $name }, et les réglages repartent de zéro

## Options

options-words = Tout changement vaut aussitôt.
options-keys-words = Choisissez une touche pour la changer. Suppr l’enlève, Échap la laisse. WASD et les flèches déplacent toujours la vue.
options-video = Image
options-sound = Son
options-play = Jeu
options-interface = Textes, couleurs
options-keys = Touches
options-reset-tab = Rétablir cette page
options-reset-keys = Rétablir toutes les touches
options-percent = { $percent } %
options-fullscreen = Plein écran
options-size = Taille de la fenêtre
options-size-fullscreen = En plein écran, le jeu prend la taille de l’écran.
options-tier = Qualité
options-tier-auto = Automatique
options-tier-low = Basse
options-tier-medium = Moyenne
options-tier-high = Haute
options-scale = Échelle pour écrans denses
options-scale-auto = Selon l’écran
options-volume-master = Ensemble
options-volume-weapons = Armes
options-volume-explosions = Explosions
options-volume-engines = Moteurs et rotors
options-volume-surroundings = Feu, pluie et vent
options-volume-interface = Boutons et annonces
options-volume-music = Musique
options-quiet-in-background = Muet en arrière-plan
options-speed = Vitesse du jeu
options-follow = La caméra suit les actions de l’ennemi
options-warn-end-turn = Demander avant de finir le tour si des unités peuvent encore agir
options-ranges = Montrer zones d’alerte et de patrouille
options-edge-scroll = Défilement au bord de la fenêtre
options-scroll-speed = Vitesse de défilement
options-camp-pace = Quartiers généraux : l’ordinateur joue toutes les
options-seconds = { $count } s
options-language = Langue
options-language-system = Celle du système
language-en = English
language-fr = Français
language-es = Español
language-ko = 한국어
language-ru = Русский
options-text-size = Taille des textes et panneaux
options-side-colours = Couleurs des camps
options-colours-blue-red = Bleu et rouge
options-colours-blue-orange = Bleu et orange
options-colours-yellow-violet = Jaune et violet
options-colours-white-black = Blanc et noir
options-reduced-motion = Mouvements réduits
options-press-a-key = Une touche...
ask-key = { $key } est prise
ask-key-text = Elle sert maintenant à : { $other }. Doit-elle servir à : { $intent } ?
ask-key-yes = La prendre
ask-reset = Rétablir : { $what } ?
ask-reset-text = Tout sur cette page redevient comme au début.
ask-reset-yes = Rétablir
keycap-tab = Tab
keycap-enter = Entrée
keycap-space = Espace
keycap-escape = Échap
keycap-backspace = Retour arrière
keycap-insert = Inser
keycap-delete = Suppr
keycap-home = Début
keycap-end = Fin
keycap-page-up = Page préc.
keycap-page-down = Page suiv.
keycap-shift = Maj
keycap-control = Ctrl
key-previous_unit = unité précédente
key-turn_left = tourner la vue à gauche
key-turn_right = tourner la vue à droite
key-zoom_in = rapprocher
key-zoom_out = éloigner
key-speed_1 = vitesse ×1
key-speed_2 = vitesse ×2
key-speed_4 = vitesse ×4
key-speed_8 = vitesse ×8
key-faster = plus vite
key-slower = moins vite

## Nouvelle bataille

battle-begin = Au combat
battle-maps = Cartes
battle-battle = La bataille
battle-map-size = { $width } × { $height } cases
battle-map-points = { $count ->
    [0] Aucun point de victoire
    [one] { $count } point de victoire
   *[other] { $count } points de victoire
}
battle-person = Une personne
battle-computer = Ordinateur : { $name }
battle-forces = Forces
battle-forces-own = Celles de la carte
battle-forces-drawn = Tirées selon le budget
battle-forces-of = Forces : { $side }
battle-forces-bought = Choisies à la main
battle-buy = Choisir les unités à la main
battle-force-wrong = { $side } : { $wrong }
battle-forces-later = Tirées au début de la bataille ; les deux camps ont les mêmes.
battle-units = { $count ->
    [1] { $name }
   *[other] { $count } × { $name }
}
battle-budget = Budget de chaque camp
battle-budget-own = Fixé par la carte
battle-budget-why = Seules les forces tirées ont un budget.
battle-placing = Placement des unités
battle-placed-usual = Placées pour vous
battle-placed-by-hand = Vous les placez vous-même
battle-season = Saison
battle-seed = Graine du hasard
battle-seed-any = une nouvelle
battle-seed-clear = Laisser faire le hasard
battle-placed = Les forces sont placées dans les zones de départ colorées, hors de vue l’une de l’autre.
battle-cannot-begin = La bataille ne peut pas commencer

## Les forces choisies à la main

title-force = Choisir une force
force-of = { $side }, { $map }
force-keys = Un clic ou → en prend une de plus, ← une de moins ; + et − aussi, et la molette sur eux. F3 en dit plus sur une unité.
force-done = Terminé
force-needs = A besoin de : { $unit }.
force-look-up = { $unit } : dans l’encyclopédie
force-fewer = { $unit } : une de moins
force-none-of-it = Il n’y en a pas.
force-more = { $unit } : une de plus
force-too-dear = Elle coûte { $price } ; il reste { $left }.
force-fill = Compléter
force-fill-about = Le hasard dépense le reste, et veille à ce que rien d’important ne manque.
force-clear = Vider
force-kept = Forces nommées
force-spent = { $spent } sur { $budget }
force-left = reste { $left }
force-chosen = { $count ->
    [0] Aucune unité choisie
    [one] { $count } unité choisie
   *[other] { $count } unités choisies
}
force-missing = Ce qui manque
force-wrong-empty = Aucune unité n’a encore été choisie.
force-wrong-over-budget = Elle coûte { $cost } ; on peut dépenser { $budget }.
force-wrong-no-room = La zone de départ a de la place pour { $room } de ses { $units } unités.
force-wrong-no-operator = { $name } : personne ne le pilote. Il faut un opérateur de drones.
force-wrong-unknown-unit = Il n’y a pas d’unité « { $name } » dans ce jeu.
force-lacks-engineer = Pas de sapeur : personne ne peut prendre les points de victoire.
force-lacks-tractor = { $count ->
    [one] Un canon sans camion : il ne peut pas quitter sa place.
   *[other] { $count } canons sans camion : ils ne peuvent pas quitter leur place.
}
force-lacks-general = Pas de général : personne ne rassure les troupes ni ne les fait tirer deux fois.
force-lacks-supplier = Pas de camion de ravitaillement : munitions et carburant s’épuiseront.
force-lacks-drone = Un opérateur sans drone n’a guère à faire.
title-named-forces = Forces nommées
named-forces-name = Nom de cette force
named-forces-keep = Garder
named-forces-list = Forces gardées : un clic en reprend une
named-forces-none = Aucune n’est encore gardée.
named-forces-delete = Supprimer « { $name } »
named-forces-full = On ne peut en garder plus : supprimez-en une d’abord.
named-forces-not-written = Les forces n’ont pas pu être écrites
named-forces-not-read = Certaines forces nommées n’ont pas pu être lues
named-forces-not-read-text = Elles sont laissées de côté :
ask-delete-force = Supprimer cette force ?
ask-delete-force-text = « { $name } » disparaîtra pour de bon.
ask-delete-force-yes = Supprimer
ask-replace-force = Remplacer cette force ?
ask-replace-force-text = Il y a déjà une force « { $name } ». Ce qu’elle contient sera perdu.
ask-replace-force-yes = Remplacer
forces-no-table = des tables sont attendues, comme [forces."Ma force"]
forces-too-many = seules { $most } forces sont lues
forces-bad-name = le nom d’une force a de 1 à { $most } caractères
forces-no-units = des types d’unités avec un nombre de 1 à { $most } sont attendus, comme tank = 2
forces-put-aside = le fichier est gardé sous le nom { $name }, et les forces repartent de zéro

## Missions

mission-begin = Commencer la mission
mission-won = Gagnée, manche { $round }
mission-best = Gagnée au mieux à la manche { $round }
mission-rounds = { $count ->
    [one] { $count } manche au plus
   *[other] { $count } manches au plus
}
mission-progress = Missions : { $won } gagnées sur { $count }
mission-next = Suivante
mission-difficulty = { $difficulty ->
    [easy] Facile
    [hard] Difficile
   *[medium] Moyenne
}
mission-briefing = Ordre de mission
mission-play = Jouer { $side }

## Sauvegardes et enregistrements

shelf-load-empty = Aucune bataille n’attend d’être reprise.
shelf-replays-empty = Rien n’est encore enregistré. Chaque bataille jouée le sera.
shelf-load-open = Reprendre
shelf-replays-open = Regarder
shelf-delete = Supprimer
shelf-cannot = Ce fichier ne peut pas être ouvert
shelf-not-deleted = La suppression a échoué
shelf-game = Jeu
shelf-round = Durée
shelf-turn = Au trait
shelf-when = Jouée le
shelf-battle = Bataille
shelf-outcome = Issue
shelf-unfinished = Inachevée
shelf-player = { $side } : { $who }
shelf-computer = Ordinateur
shelf-today = Aujourd’hui, { $time }
shelf-yesterday = Hier, { $time }
shelf-date = { $day }/{ $month }/{ $year }, { $time }
ask-delete = Supprimer cette bataille ?
ask-delete-text = { $name }, { $when } : elle sera perdue pour de bon.
ask-delete-yes = Supprimer
save-name = Nom de la sauvegarde
save-save = Sauvegarder
save-replace = Remplacer
save-no-name = Une sauvegarde a besoin d’un nom.
save-saves = Sauvegardes existantes
save-none = Il n’y en a pas encore.
save-nothing = Cette bataille n’est pas enregistrée et ne peut donc pas être sauvegardée.
save-over = La bataille est finie. Son enregistrement est conservé.
save-not-saved = La bataille n’a pas été sauvegardée
save-done = Sauvegardée : { $name }
ask-replace = Remplacer cette sauvegarde ?
ask-replace-text = La sauvegarde « { $name } » existe déjà. Son contenu sera perdu.
ask-replace-yes = Remplacer
