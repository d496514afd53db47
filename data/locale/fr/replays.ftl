# Fichiers d'enregistrement : ce qui peut clocher, ce que la vérification a trouvé, ce qu'ils contiennent.

replay-missing = ce fichier n’existe pas
replay-unreadable = impossible de lire le fichier : { $reason }
replay-unwritable = impossible d’écrire l’enregistrement : { $reason }
replay-other-file = il y a déjà un fichier de ce nom qui n’est pas un enregistrement : il n’est pas remplacé
replay-not-one = ce n’est pas un enregistrement de General Clumsy
replay-mangled = c’était un enregistrement, mais ses octets ont été modifiés comme ceux d’un texte ; recopiez-le en binaire
replay-newer = fait par une version plus récente : son format est { $version }, ce programme connaît { $known } ; mettez le programme à jour
replay-file-too-large = le fichier dépasse { $most } Mo
replay-no-header = le début du fichier est abîmé
replay-no-turn = le fichier ne contient aucun tour entier
replay-ruleset = il lui faut les règles « { $name } », qui ne sont pas installées
replay-data = les données contenues dans le fichier ne sont pas valables
replay-data-digest = les données contenues dans le fichier ne correspondent pas à leur empreinte
replay-setup = aucune bataille ne peut partir de la situation contenue dans le fichier
replay-cut = le fichier est coupé à l’octet { $offset }, comme après un plantage
replay-damaged = le fichier est abîmé à l’octet { $offset }
replay-content = ce qui se trouve à l’octet { $offset } n’a pas de sens
replay-unknown-block = à l’octet { $offset } se trouve quelque chose que cette version ne connaît pas
replay-after-ending = quelque chose suit la fin de la bataille, à l’octet { $offset }
replay-too-large = ce qui se trouve à l’octet { $offset } est trop grand pour une bataille
replay-changed = le fichier a changé depuis son ouverture
replay-state = l’état contenu dans le fichier ne peut pas être celui de cette bataille : { $what }
replay-completed = fait par une version plus ancienne ; ce qui manque à ses données vient du pack installé
replay-opens-up-to = il est utilisable jusque-là : { $orders ->
    [one] un ordre
   *[other] { $orders } ordres
  } en { $turns ->
    [one] un tour
   *[other] { $turns } tours
  }

save-ended = cette bataille est terminée : on peut la regarder, pas la poursuivre
save-older = cette bataille a été enregistrée par une version plus ancienne du jeu, avec d’autres règles : on peut la regarder, pas la poursuivre
save-in-use = un autre programme enregistre dans ce fichier
save-name-wrong = une sauvegarde ne peut pas porter ce nom : il faut de 1 à { $most } caractères, dont certains admis dans un nom de fichier
save-personality = il n’y a plus d’adversaire nommé « { $name } » ; l’adversaire habituel prend sa place
save-mind = ce que l’adversaire avait en tête est endommagé ; il regarde la bataille comme s’il venait d’arriver
save-pack-missing = le pack « { $name } » { $version } n’est pas installé ; la bataille continue avec les données du fichier. Si c’est un mod dans un dossier : --mod DOSSIER avec --load
save-pack-unsound = le pack « { $name } » installé a des défauts ; la bataille continue avec les données de la version { $version } contenues dans le fichier
save-pack-changed = le pack « { $name } » était en version { $version }, il est en { $installed } ; la bataille continue avec les données du fichier. { $count ->
    [one] Une valeur diffère
   *[other] { $count } valeurs diffèrent
  } : { $what }

setup-map-size = la carte fait { $width } cases sur { $height } ; il en faut de 1 à { $most } dans chaque sens
setup-row-length = la ligne { $row } de la carte compte { $count } cases, la première { $wanted }
setup-glyph = « { $name } », ligne { $row } de la carte, ne représente rien
setup-off-map = la case { $x }, { $y } est hors de la carte
setup-point-twice = un point de victoire est donné deux fois
setup-fire = en { $x }, { $y }, une case en feu doit être une forêt, et son feu ne pas dépasser l’âge des feux
setup-fire-twice = deux feux sont sur une même case
setup-cell-taken = deux unités se tiennent en { $x }, { $y }
setup-sides = il y a { $count } camps ; il en faut de 2 à { $most }, de noms différents
setup-long-text = un nom ou un titre dépasse { $most } caractères
setup-round = la manche { $number } n’est pas comprise entre 1 et { $most }
setup-structure-side = la construction en { $x }, { $y } est du camp { $number }, qui n’existe pas
setup-structure-type = il n’y a pas de construction nommée { $name } (en { $x }, { $y })
setup-structure-number = { $number } n’est pas entre 1 et { $most } (construction en { $x }, { $y })
setup-gold = l’or d’un camp doit être compris entre 0 et { $most }, pour autant de camps qu’il en joue
setup-date = « { $name } » n’est pas une date ; écrivez-la comme 2026-01-31
setup-no-city = une ville est donnée, mais aucun terrain du pack n’en est une
setup-unit-side = l’unité { $unit } est du camp { $number }, qui n’existe pas
setup-unit-type = l’unité { $unit } est du type inconnu « { $name } »
setup-too-many-units = le camp { $number } a plus de { $most } unités
setup-supplies = l’unité { $unit } a { $number } pour { $name } ; { $most } au plus
setup-not-aboard = l’unité { $unit } ne peut pas être à bord de l’unité { $number } : un transport prend des troupes à pied de son camp, dans la limite de ses places
setup-not-towed-by = l’unité { $unit } ne peut pas être remorquée par l’unité { $number } : un camion remorque un seul canon de son camp, sur la case voisine
setup-not-airborne = l’unité { $unit } ({ $name }) ne peut pas être en vol : seuls les aéronefs volent
setup-not-operator = l’unité { $unit } ne peut pas être pilotée par l’unité { $number } : un opérateur pilote les drones de son camp

replay-good-part = la partie intacte est identique : { $orders ->
    [one] un ordre
   *[other] { $orders } ordres
  } en { $turns ->
    [one] un tour
   *[other] { $turns } tours
  }
replay-place = manche { $round }, { $side }, tour { $turn }, { $order ->
    [0] avant le premier ordre
   *[other] ordre { $order }
  }
replay-differs-refused = l’ordre { $what } est refusé
replay-differs-failed = les règles trébuchent ({ $what })
replay-differs-game = c’est une autre partie : { $what } diffère
replay-differs-order = les ordres diffèrent : { $what }
replay-differs-length = l’un des fichiers n’a plus d’ordres
replay-differs-event = un autre événement ({ $what })
replay-differs-viewers = { $what } est annoncé à d’autres camps
replay-differs-field = { $what } de l’entité { $entity } change autrement
replay-differs-digest = l’empreinte des événements diffère
replay-differs-state = { $entity ->
    [0] l’empreinte de l’état diffère
   *[other] l’état diffère : { $what } de l’entité { $entity }
  }
replay-differs-keyframe = l’image clé diffère : { $what }
replay-differs-turn = c’est une autre manche ou le tour d’un autre camp
replay-differs-ending = la bataille se termine autrement { $what }
replay-expected = attendu : { $value }
replay-actual = obtenu : { $value }

replay-list-none = Aucune bataille n’a été enregistrée.
replay-list-file = Fichier
replay-list-battle = Bataille
replay-list-rules = Règles
replay-list-sides = Camps
replay-list-round = Manche
replay-list-outcome = Issue

replay-info-battle = bataille : { $title } ({ $sides })
replay-info-made = fait par General Clumsy { $engine } avec { $packs }
replay-info-created = commencée : { $when }
replay-info-seats = joueurs : { $seats }
replay-info-length = { $orders ->
    [one] un ordre
   *[other] { $orders } ordres
  }, { $turns ->
    [one] un tour
   *[other] { $turns } tours
  }, jusqu’à la manche { $round }
replay-info-unfinished = pas terminée
replay-info-draw = match nul ({ $reason })
replay-info-won = gagnée par { $winner } ({ $reason })
