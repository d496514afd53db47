# L’encyclopédie d’Escarmouche. Les nombres viennent des données du paquet, jamais d’ici. Ce qui est ici passe avant
# les textes du même nom de library.ftl.

library-tab-abilities = Règles spéciales
library-tab-formations = Groupes
library-tab-ground = Sur la table

sk-library-length = { $length } cm
sk-library-degrees = { $degrees }°
sk-library-pace = { $first }, puis { $further }
sk-library-pace-note = { $moves ->
    [one] Un mouvement : { $length }.
   *[other] { $moves } mouvements : { $length }.
}
sk-library-sum = { $needed }+
sk-library-odds = { $dice ->
    [one] un dé, { $percent } %
   *[other] { $dice } dés, { $percent } %
}
sk-library-actions = { $count ->
    [0] aucune action
    [one] une action
   *[other] { $count } actions
}
sk-library-more = +{ $more }
sk-library-more-dice = { $dice ->
    [one] un dé de plus
   *[other] { $dice } dés de plus
}
sk-library-kind-infantry = Infanterie
sk-library-kind-cavalry = Cavalerie
sk-library-kind-wagon = Chariots
sk-library-kind-weapon = Armes
sk-library-kind-ability = Règles spéciales
sk-library-kind-formation = Formations
sk-library-kind-area = Sol
sk-library-kind-obstacle = Obstacles
sk-library-kind-building = Bâtiments
sk-library-kind-object = À prendre

## Combattants

sk-library-unarmed = sans arme
sk-library-wounds = Blessures
sk-library-wounds-note = Il tombe à la dernière. Chaque touche en fait une.
sk-library-base = Socle
sk-library-base-note = Les distances se prennent à son bord.
sk-library-arc = Voit
sk-library-arc-note = Quand il agit seul. Un groupe voit { $group }° devant lui.
sk-library-special = Règles spéciales
sk-library-can-uncounted = Pas un combattant
sk-library-can-uncounted-note = Sa perte ne compte pas pour savoir si un camp est brisé.
sk-library-pace-always = Seul ou en groupe
sk-library-pace-alone = Seul
sk-library-pace-in-a-group = En groupe
sk-library-pace-in-a-hurry = Un groupe qui charge ou marche
sk-library-pace-off-road = Hors de la route
sk-library-pace-on-road = Sur une route
sk-library-backwards = À reculons
sk-library-backwards-note = Au plus, en un mouvement.
sk-library-in-the-way = Ce qui barre le chemin
sk-library-passes-climbs = grimpe
sk-library-passes-climbs-note = Du contact jusqu’à l’autre côté : un mouvement entier, après lequel on n’a pas couru.
sk-library-passes-jumps = saute
sk-library-passes-jumps-note = Au passage, sans ralentir.
sk-library-passes-stops = est arrêté
sk-library-passes-stops-note = Il faut faire le tour, ou passer par une ouverture.
sk-library-passes-goes-in = entre
sk-library-passes-goes-in-note = Du contact avec le mur.
sk-library-passes-too-large = trop grand
sk-library-passes-too-large-note = Ne passe par aucune porte.
sk-library-shooting = Tir
sk-library-reload-actions = { $count ->
    [0] pas de rechargement
    [one] une action pour recharger
   *[other] { $count } actions pour recharger
}
sk-library-band = jusqu’à { $distance } : { $sum }
sk-library-shot-plain = Immobile : { $odds }.
sk-library-shot-aimed = En visant : { $odds }.
sk-library-shot-moved = Avec un mouvement : { $odds }.
sk-library-class = Genre
sk-library-first-move = Premier mouvement
sk-library-further-moves = Mouvements suivants
sk-library-chance-at = Touche, portée { $band }
sk-library-chance-to = { $chance } jusqu’à { $distance }

## Armes

sk-library-effective-line = { $range } · { $reload ->
    [0] pas de rechargement
    [one] une action pour recharger
   *[other] { $reload } actions pour recharger
}
sk-library-about-weapon = Comment elle est
sk-library-bands = Ce que demande un tir
sk-library-carried-by = Qui la porte
sk-library-effective = Portée efficace
sk-library-effective-note = Sa moitié est la portée courte, son double la longue, son triple l’extrême. Au-delà, pas de tir.
sk-library-reload = Rechargement
sk-library-reload-note = Qui tire et recharge dans les { $actions } actions d’une activation en garde tant : { $left }.
sk-library-shots = Coups
sk-library-shots-note = Dans une bataille. Il n’y en a pas d’autres.

## Règles spéciales

sk-library-what-it-does = Ce qu’elle fait
sk-library-who-has-it = Qui l’a
sk-library-can-splits = Répartit ses actions
sk-library-can-splits-note = Ses actions, { $actions } au plus, se répartissent sur tout le tour : agir, laisser agir d’autres, et reprendre.
sk-library-can-interrupts = Agit quand il le faut
sk-library-can-interrupts-note = Il peut commencer pendant qu’un autre de son camp agit ; celui-ci attend, puis reprend.
sk-library-can-guides = Mène les colonnes
sk-library-can-guides-note = Avec lui, une colonne de marche peut faire plus de { $moves } mouvements en terrain difficile.
sk-library-far-dice = De loin
sk-library-far-dice-note = À portée longue et extrême.
sk-library-far-odds = Ce que cela vaut
sk-library-far-odds-note = À longue portée : { $better }. Les autres : { $plain }.
sk-library-can-unaimed = Portée extrême sans viser
sk-library-can-unaimed-note = Les autres doivent viser avant un tir qui demande { $sum }.

## Groupes

sk-library-acting = Agir
sk-library-can-as-one = Ils agissent ensemble
sk-library-can-as-one-note = Ils sont activés ensemble, et chaque action est celle de tous.
sk-library-can-leaves-nobody = Pour toute la bataille
sk-library-can-leaves-nobody-note = Un groupe reste comme il a commencé, à part ceux qui tombent. Le dernier agit comme un combattant seul.
sk-library-can-follows = L’un derrière l’autre
sk-library-can-follows-note = Ceux de derrière passent où le premier est passé.
sk-library-column-limit = Mouvements en terrain difficile
sk-library-column-limit-note = Une colonne de marche n’en fait pas plus par activation, sauf si elle compte un de ceux-ci : { $scouts }.
sk-library-can-side-by-side = Côte à côte
sk-library-can-side-by-side-note = Tous font le même chemin que le premier.
sk-library-group-arc = Voit
sk-library-group-arc-note = Devant lui, depuis celui qui est le plus près de la cible. Un combattant seul voit { $single }°.
sk-library-can-each-rolls = Chacun lance ses dés
sk-library-can-each-rolls-note = Ils tirent sur une seule cible : tous ceux qui ont chargé et la voient à portée.
sk-library-can-in-line = Sans se gêner
sk-library-can-in-line-note = Ceux d’une ligne tirent les uns à côté des autres.
sk-library-can-in-the-way = Ils se gênent
sk-library-can-in-the-way-note = Personne ne tire à travers un ami, sauf si celui-ci touche le tireur.

## Sur la table

sk-library-level = Obstacle, niveau { $level }
sk-library-who-passes = Qui passe
sk-library-shelter = Abri
sk-library-cover = Couvert partiel
sk-library-cover-note = S’ajoute à ce que demande un tir. À portée efficace un tir touche avec { $behind } au lieu de { $open }.
sk-library-slow = Le chemin compte plusieurs fois
sk-library-slow-note = Le premier mouvement d’un fantassin fait { $part } au lieu de { $whole }.
sk-library-road-group = Groupes d’infanterie
sk-library-road-wagons = Chariots
sk-library-road-note = Hors de la route : { $pace }.
sk-library-to-capture = À prendre
sk-library-capture = Le prendre
sk-library-capture-note = Par qui le touche.
sk-library-can-carried = Est porté
sk-library-can-carried-note = Son porteur le garde, et le laisse où il tombe. Alors n’importe qui peut le prendre.
sk-library-going-in = Entrer
sk-library-enter = Entrer ou sortir
sk-library-enter-note = Du contact avec le mur, qui que ce soit.
sk-library-inside = Bouger à l’intérieur
sk-library-inside-note = Vers un autre étage, ou de la cachette aux fenêtres et retour.
sk-library-can-group-enters = Un groupe entre ensemble
sk-library-can-group-enters-note = L’un touche le mur, et les autres se touchent.
sk-library-postures = Aux fenêtres, ou caché
sk-library-can-line = Se tenir aux fenêtres
sk-library-can-line-note = Vu, à couvert partiel, et tirant de tous les côtés.
sk-library-can-hide = Se cacher
sk-library-can-hide-note = Ni vu, ni visé, et sans tirer.
sk-library-found = Trouvé par
sk-library-found-note = Par un combattant à { $range } au plus qui les cherche : { $odds }. Par-dessus un obstacle au mur : { $behind }.
sk-library-who-enters = Qui entre
