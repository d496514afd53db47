# L’aide de Quartiers généraux. Nombres et noms viennent des données : un texte n’en contient aucun.

hq-help-table-strikes = Qui frappe
hq-help-table-unit = Unité
hq-help-table-offer = Offre
hq-help-table-reduced = Prix réduit
hq-help-table-limit = Fois par camp

hq-help-turn = Le tour
hq-help-turn-1 = Tous les camps jouent en même temps. Un ordre s’exécute aussitôt, et les ordres passent dans l’ordre où ils sont donnés : le plus rapide frappe le premier. Les camps de l’ordinateur bougent pendant que vous réfléchissez.
hq-help-turn-2 = Une unité peut se déplacer, puis frapper, dans cet ordre. Elle peut aussi frapper sans bouger, ou seulement bouger. Après un coup, ou si vous la faites attendre, elle a fini son tour et apparaît en gris. Celles-ci ne peuvent faire les deux dans le même tour : { $still }.
hq-help-turn-3 = Quand vous avez fini, terminez le tour. Tant qu’un autre camp joue encore, vous pouvez y revenir ; d’ici là votre camp ne donne plus d’ordres. Les camps de l’ordinateur finissent aussitôt, dès qu’on n’attend plus personne d’autre.
hq-help-turn-4 = Une fois tous les camps prêts, le tour se résout : les villes sont prises, puis le tour suivant commence, l’or est versé et les unités guérissent dans leurs villes.

hq-help-winning = Gagner
hq-help-winning-1 = Détruisez le quartier général de tous les autres camps : le dernier debout gagne. Un quartier général a { $hp } points de vie, et la ville où il se trouve le protège.
hq-help-winning-2 = Un camp dont le quartier général tombe est aussitôt éliminé. Ses unités disparaissent, ses villes deviennent neutres, et là où il se trouvait il reste une ville que chacun peut prendre.
hq-help-winning-3 = Qui abandonne est éliminé de la même façon. Si un dernier tour a été convenu et que personne n’a gagné d’ici là, c’est un match nul entre ceux qui restent.

hq-help-moving = Se déplacer
hq-help-moving-1 = Une unité se déplace une fois par tour, aussi loin que le coût de ses pas le permet. { $adjacency ->
    [8] Les pas peuvent aller en diagonale, et un pas en diagonale compte pour un.
   *[other] Les pas vont tout droit, jamais en diagonale, et les distances se comptent en de tels pas.
} Elle traverse ses amis, mais pas l’ennemi, et s’arrête où il n’y a personne. Seul votre propre quartier général peut être occupé par une unité, qui est alors touchée la première.
hq-help-moving-2 = Le coût d’un pas dépend du terrain et de qui avance ; un tiret veut dire qu’on ne passe pas. La dernière colonne est ce que le terrain ajoute à la défense de qui s’y tient. Nul n’entre ici : { $closed }.

hq-help-fighting = Le combat
hq-help-fighting-1 = De l’attaque de qui frappe on retire { $share } % de la défense : celle de l’unité frappée, terrain compris. Ce qui reste, multiplié par { $scale } %, donne les points de vie que le coup enlève. Le hasard en fait { $low } à { $high } %, puis on arrondit. Un coup enlève au moins { $least }.
hq-help-fighting-2 = Une unité blessée frappe avec la part de ses points de vie qui lui reste. Un exemple : { $unit } frappe { $unit } en terrain découvert, attaque { $attack } contre défense { $defence }. Cela enlève { $damage } ; il faut donc { $blows } coups pour détruire une unité de { $hp } points de vie. S’il en reste { $half_hp } sur { $hp }, un coup enlève { $half }.
hq-help-fighting-3 = Le tableau montre ce qu’enlève le coup d’une unité intacte en terrain découvert ; les quartiers généraux sont dans leur ville. Qui frappe est à gauche, qui est frappé en haut.
hq-help-fighting-4 = Qui survit à un coup riposte aussitôt si l’attaquant est à sa portée. Celles-ci ne ripostent jamais : { $silent }. Celles-ci frappent jusqu’à { $farthest } cases, et qui ne les atteint pas ne peut leur répondre : { $afar }.
hq-help-fighting-5 = Avant le clic, l’aperçu montre les deux coups, du plus faible au plus fort.

hq-help-gold = L’or
hq-help-gold-1 = Au début de chaque tour un camp reçoit { $base } d’or, et { $income } par ville qu’il tient ; son quartier général compte pour une. Avec { $cities } villes, cela fait { $total }.
hq-help-gold-2 = Chaque attaque est payée, qu’elle tue ou non. Cette prime est de { $first } au début, puis { $less } de moins par unité détruite depuis le début de la bataille, tous camps confondus, mais jamais moins de { $least }. Après { $cities } unités détruites elle est de { $after }. L’en-tête montre ce qu’elle vaut. Une riposte ne rapporte rien, ni une frappe achetée en boutique.

hq-help-cities = Les villes
hq-help-cities-1 = Une ville est prise par qui s’y tient quand le tour se résout. Seules ces unités en prennent : { $captors }.
hq-help-cities-2 = Chacune donne { $income } d’or par tour. Une unité dans une ville de son camp, ou sur son quartier général, retrouve { $heals } points de vie au début du tour, jamais plus qu’elle n’en avait intacte. Le quartier général lui-même ne guérit pas sur place. Qui se tient dans une ville, à qui qu’elle soit, a { $defence } de défense en plus.
hq-help-cities-3 = Quand un camp est éliminé, toutes ses villes ne sont plus à personne.

hq-help-recruiting = Recruter
hq-help-recruiting-1 = Le quartier général recrute contre de l’or. Vous choisissez la case libre à côté de lui où la nouvelle unité apparaît ; si aucune n’est libre, on ne peut recruter et rien n’est payé.
hq-help-recruiting-2 = Une nouvelle unité agit dès le tour suivant. Si on l’attaque avant, elle riposte quand même.

hq-help-shop = La boutique du jour
hq-help-shop-1 = Chaque jour, à minuit UTC, la boutique présente { $offers } offres, les mêmes pour tous, et retire { $discount } % au prix { $discounted ->
    [one] de l’une d’elles
   *[other] de { $discounted } d’entre elles
}. Elles ne dépendent que de la date, et une bataille garde celles de son jour. Voici la boutique du { $date }.
hq-help-shop-2 = Chaque camp peut acheter { $limit } fois chaque offre dans une bataille. Voici tout ce que la boutique possède.
hq-help-shop-3 = Les unités achetées arrivent sur une case libre à côté du quartier général, agissent dès le tour suivant et portent une étoile : { $units }.
hq-help-shop-4 = Certaines offres visent un ennemi n’importe où sur la carte et lui enlèvent { $strike } points de vie, quelle que soit sa défense : { $strikes }. D’autres sont interdites une fois la bombe tombée : { $forbidden }.

hq-help-bomb = La bombe atomique
hq-help-bomb-1 = Dans une bataille commencée à { $camps } camps ou plus, une bombe atomique tombe dès qu’il n’en reste que { $left }. À chaque unité, quartier général compris, elle laisse { $hp ->
    [one] un seul point de vie
   *[other] { $hp } points de vie
}. Elle tombe une fois par bataille.
hq-help-bomb-2 = À cause des retombées, ceci est interdit dès lors : { $forbidden }. Il ne reste que les soins dans ses propres villes et son quartier général, { $heals } points de vie par tour.

hq-help-keys = Touches et souris
hq-help-keys-1 = Tout se fait au clavier, tout se fait à la souris. Les touches se changent dans les options ; voici comment elles sont réglées.
