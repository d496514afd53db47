# L’aide d’Escarmouche. Tous les nombres et noms viennent des données du paquet : un texte n’en contient aucun.

sk-help-table-action = Action
sk-help-table-actions = Actions
sk-help-table-who = Qui
sk-help-table-first = Premier mouvement
sk-help-table-further = Chacun des suivants
sk-help-table-all = Toutes les actions
sk-help-table-level = Niveau
sk-help-table-weapon = Arme
sk-help-table-needed = Il faut
sk-help-table-reload = Recharger
sk-help-table-chance = Un tir touche

sk-help-action-move = Bouger, ou tourner sur place
sk-help-action-shoot = Tirer
sk-help-action-aim = Viser
sk-help-action-reload = Recharger
sk-help-action-enter = Entrer dans un bâtiment ou en sortir
sk-help-action-floor = Bouger à l’intérieur, se cacher, aller aux fenêtres
sk-help-action-detect = Chercher qui se cache dans un bâtiment
sk-help-action-capture = Prendre un drapeau ou un objet
sk-help-pace-infantry = Fantassin
sk-help-pace-group = Groupe d’infanterie
sk-help-pace-quick_group = Groupe en charge, sur route, en colonne
sk-help-pace-cavalry = Cavalerie
sk-help-pace-wagon = Chariot hors de la route
sk-help-pace-road_wagon = Chariot sur une route
sk-help-chance-moved = avec un mouvement
sk-help-chance-plain = immobile
sk-help-chance-aimed = en visant
sk-help-chance-sniper-moved = tireur d’élite, avec un mouvement
sk-help-chance-sniper-plain = tireur d’élite, immobile
sk-help-chance-sniper-aimed = tireur d’élite, en visant

sk-help-start = Comment jouer
sk-help-start-1 = La table est ouverte : il n’y a pas de cases. Les distances sont de vraies longueurs, du bord d’un socle au bord du suivant. Cliquez un de vos combattants et activez-le avec Entrée ou le bouton ; un groupe agit ensemble.
sk-help-start-2 = Qui est actif a { $actions } actions. Cliquez les points d’un trajet sur la table, puis encore une fois sa fin, et ils partent ; la règle montre jusqu’où va un mouvement. Pointez un ennemi : les chances d’un tir sont montrées avant que vous cliquiez.
sk-help-start-3 = Quand vous en avez fini avec eux, terminez l’activation. Alors l’autre camp active quelqu’un. Ce que chaque camp doit faire pour gagner est écrit en haut de l’écran ; la touche des buts le dit en entier.
sk-help-start-4 = Une leçon rapide : tirez d’où vous êtes, visez si vous en avez le temps, gardez une haie ou un mur entre vous et l’ennemi, et ne vous laissez pas surprendre à découvert après une course, le fusil vide.

sk-help-turn = Activations et actions
sk-help-turn-1 = Les camps activent tour à tour un combattant ou un groupe. Un camp qui n’a plus personne à activer passe. Quand il n’y a plus personne d’aucun côté, le tour est fini et le suivant commence.
sk-help-turn-2 = Une activation a { $actions } actions, dans n’importe quel ordre, et plusieurs fois la même si l’on veut. Qui a commencé finit avant que vous passiez à un autre.
sk-help-turn-3 = Les chefs font exception : { $leaders }. Ils peuvent répartir leurs actions sur tout le tour, et commencer pendant qu’un autre agit, qui les attend.
sk-help-turn-4 = Entrer dans un bâtiment, en sortir et bouger à l’intérieur sont aussi des mouvements : ils ôtent des dés à un tir de la même activation. Bouger à l’intérieur prend { $inside } actions.
sk-help-turn-5 = Un ordre s’annule tant qu’aucun dé n’est tombé, que la main n’est pas passée et qu’il n’a révélé personne de nouveau.

sk-help-moving = Se déplacer
sk-help-moving-1 = Le premier mouvement d’une activation est le plus long. Un fantassin fait { $two } en deux mouvements, et { $all } en { $actions }. Une charge est un mouvement qui finit au contact d’un ennemi.
sk-help-moving-2 = En terrain difficile le chemin compte { $rough } fois. Les routes servent aux groupes et aux chariots : la part du trajet sur une route se fait à leur allure rapide.
sk-help-moving-3 = Qui dépense toutes les actions d’une activation à avancer a couru, et il est plus difficile à toucher jusqu’à sa prochaine activation : il faut { $ran } de plus. Tourner sur place n’est pas courir, grimper non plus.
sk-help-moving-4 = Un mouvement peut aller dans n’importe quelle direction, mais { $backwards } au plus à reculons. L’orientation compte : un combattant regarde le long de la fin de son trajet, ou là où vous le faites regarder. Tourner sur place prend une action.
sk-help-moving-5 = Qui n’est pas plus loin que { $contact } touche. L’infanterie grimpe un obstacle qu’elle touche, d’un mouvement entier qui finit de l’autre côté. La cavalerie saute au passage les obstacles jusqu’au niveau { $level } ({ $jumped }). Tous les autres font le tour ; une ouverture entre deux obstacles est un portail.

sk-help-groups = Groupes et colonnes
sk-help-groups-1 = Un groupe est activé ensemble, et tous font la même chose : bouger, viser, recharger, tirer. Le trajet est celui du premier. Dans une colonne de marche, ceux de derrière suivent sa trace ; dans les autres groupes, tous font le même chemin.
sk-help-groups-2 = Un combattant seul voit { $single }°. Un groupe voit { $group }° devant lui, depuis les bords du socle de celui qui est le plus près de la cible. Qui est dans un bâtiment voit de tous les côtés.
sk-help-groups-3 = Quand un groupe tire, chacun de ceux qui ont chargé et peuvent toucher la cible lance ses propres dés. En ligne, ils ne se gênent pas.
sk-help-groups-4 = Une colonne de marche est aussi rapide qu’une charge, mais ne fait pas plus de { $column } mouvements en terrain difficile par activation, sauf si elle compte un de ceux-ci : { $scouts }.

sk-help-shooting = Le tir et ses chances
sk-help-shooting-1 = Un tir lance { $dice } dés, et leur somme doit atteindre ce que demande la portée. Jusqu’où vont les portées courte, efficace, longue et extrême dépend de l’arme. Une touche fait une blessure.
sk-help-shooting-2 = Viser avant le tir ajoute des dés : { $aimed }. Avoir bougé avant, ou annoncer un mouvement après, en ôte : { $moved }. Un mouvement annoncé coûte le dé même s’il n’est pas fait, et sans annonce personne ne bouge après un tir. Qui fait ou prévoit deux mouvements ne tire pas du tout.
sk-help-shooting-3 = À portée extrême il faut { $extreme }, ce qui est hors d’atteinte sans viser. Ceux-ci y tirent sans viser et ont plus de dés à portée longue et extrême, { $sniper } chacun : { $snipers }. Le tableau donne les chances exactes.
sk-help-shooting-4 = Un couvert partiel demande { $cover } de plus : aux fenêtres d’un bâtiment, et au contact d’une haie, d’une clôture ou d’un mur que la ligne traverse. Une cible qui a couru demande { $ran } de plus. Un exemple : à portée efficace il faut { $sum } ({ $odds }) ; contre un couvert partiel il reste { $behind }.
sk-help-shooting-5 = Personne ne tire à travers des ennemis, ni à travers des amis, sauf s’ils touchent le tireur ou tirent en ligne avec lui. On peut tirer sur un cavalier derrière un homme à pied. Les bâtiments arrêtent tous les tirs.
sk-help-shooting-6 = Après un tir il faut recharger l’arme, avec autant d’actions que dit le tableau. Personne ne tire avec une arme vide, et qui a commencé à charger continue au tour suivant.

sk-help-buildings = Bâtiments
sk-help-buildings-1 = On entre dans un bâtiment du contact de son mur. Après être entré, et après chaque mouvement à l’intérieur, vous dites si les combattants se cachent ou se tiennent aux fenêtres, portes et brèches. Bouger à l’intérieur, entre les étages aussi, prend { $inside } actions.
sk-help-buildings-2 = Aux fenêtres ils sont vus, tirent de tous les côtés et sont à couvert partiel : il faut { $cover } de plus pour les toucher. Cachés, ils ne sont pas vus : vous ne savez peut-être même pas qu’il y a quelqu’un.
sk-help-buildings-3 = Cherchez-les avec l’action Repérer, à { $range } au plus et dans l’arc de vue. Un seul jet vaut pour tous ceux qui s’y cachent : { $found } les trouve ({ $odds }), par-dessus un obstacle { $covered } ({ $covered_odds }).
sk-help-buildings-4 = Qui sort, ou va à une fenêtre, est vu de nouveau. Des ennemis au même étage tirent l’un sur l’autre sans couvert.

sk-help-winning = Gagner
sk-help-winning-1 = Chaque camp a ses buts, dits avant la mission et en haut de l’écran : briser l’ennemi, emporter quelque chose dans une bande marquée, ou tenir un objet à la fin de tant de tours.
sk-help-winning-2 = Un camp est brisé quand il a perdu { $broken } % des combattants qu’il avait au départ : sur { $fighters }, cela fait { $losses }. Les chariots ne comptent pas. Un camp sans combattant a perdu, quels que soient ses buts.
sk-help-winning-3 = Un drapeau ou un objet se prend d’une action par qui le touche. Il est porté jusqu’à ce que son porteur tombe, et gît alors où celui-ci était. Si personne n’a gagné au dernier tour, c’est une partie nulle.

sk-help-keys = Touches et souris
sk-help-keys-1 = Tout se fait au clavier, tout se fait à la souris. Les touches se changent dans les options ; voici comment elles sont réglées.
