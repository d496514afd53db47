# L’aide. Chaque nombre et chaque nom viennent des données du pack : aucun texte n’en contient.

help-title = Aide
help-see-also = À consulter
help-open-library = Encyclopédie
help-table-order = Ordre
help-table-points = Points d’action
help-table-terrain = Un pas vers
help-table-with-fuel = { $points } · carb. { $fuel }
help-table-cause = Ce qui protège
help-table-percent = { $percent } %
help-table-wreck = épave
help-table-general = général à proximité
help-table-hour = Vue
help-table-structure = Construction
help-table-season = Saison
help-table-weather = Temps
help-table-effect = Ce qu’elle apporte
help-table-chance = { $weather } ({ $percent } %)
help-table-key = Touche
help-table-does = Ce qu’elle fait
help-diagram-line = Le soldat de gauche peut tirer sur les cases vertes, pas sur celles qui ont une croix. Sur le chemin, en haut : { $full } ; en bas, côte à côte : { $half }.
help-diagram-sweep = { $weapon } : ce que perd l’infanterie à découvert, case par case.
help-diagram-contest = Tant que le point se prend, aucun ennemi ne doit se trouver dans les cases rouges.
help-diagram-patrol = La zone d’une patrouille.

help-turn = Le tour
help-turn-1 = Les camps jouent l’un après l’autre. À votre tour, vous déplacez vos unités et les faites tirer dans l’ordre qui vous plaît, tant qu’elles en ont les moyens, puis vous finissez le tour. Quand chaque camp a joué, la manche est finie et l’horloge avance. Une saison dure { $season_rounds } manches.
help-turn-2 = Chaque unité a des points d’action, rendus au début de chacun de vos tours. Pas, tirs et autres ordres en coûtent. Un tir coûte { $shot_share } % du total, arrondi vers le bas, et jamais moins de { $shot_minimum }. Le prix des autres ordres est dans le tableau.
help-turn-3 = Une unité tire une fois par tour. Elle tire deux fois à côté d’un ravitailleur ({ $suppliers }) ou à { $general_radius } cases ou moins de son chef ({ $generals }). Certaines tirent toujours deux fois, une fois par arme, et jamais une troisième : { $twice }.
help-turn-4 = Les blessures ralentissent. À { $wounded_share } % de ses points de vie ou moins, une unité paie chaque pas { $wounded_factor } fois plus de points d’action. Elle ne brûle pas plus de carburant.
help-turn-5 = Aucun dé ne roule. Ce que montre l’aperçu est ce qui arrive. Un ordre s’annule tant que ce n’était pas un tir et qu’il n’a rien révélé de nouveau.

help-moving = Se déplacer
help-moving-1 = Cliquez sur une case éclairée pour y aller. Le chemin dessiné est celui qui coûte le moins de points, puis le moins de carburant, et son prix s’affiche avant le clic. { $adjacency ->
    [8] On peut avancer en diagonale, et un pas en diagonale compte pour un.
   *[other] On avance tout droit, jamais en diagonale, et les distances se comptent en pas.
}
help-moving-2 = Les routes sont rapides, le terrain difficile ralentit, et l’eau ne se franchit que par un pont. Les véhicules brûlent aussi du carburant à chaque case, bien plus hors des routes : un détour par la route peut économiser les deux. Sans carburant pour le pas suivant, un véhicule reste sur place. Ceux-ci en brûlent au sol : { $burners }.
help-moving-3 = Seule l’infanterie entre ici : { $foot_only }. Personne ne traverse bâtiments, chantiers de bâtiments et décombres. Certains ouvrages laissent entrer l’infanterie des deux camps, et elle seule : { $foot_works }.
help-moving-4 = Vous pouvez traverser les cases de vos unités, non vous y arrêter ; les ennemis barrent le chemin. Si un inconnu le barre, votre unité s’arrête devant et a payé jusque-là. Elle s’arrête aussi quand elle repère une mine devant elle, mais pas pour un ennemi qui apparaît.
help-moving-5 = Une unité qui a tous ses points d’action peut toujours faire un pas, même plus cher que ce qu’elle a.

help-fire = Tirer
help-fire-1 = Un tir coûte des points d’action et une munition. Une arme a une portée minimale et une portée maximale. Après un déplacement il reste { $moved_share } % de la maximale, arrondis vers le bas, au moins { $moved_minimum } et jamais moins que la minimale. Tirez donc d’abord, repliez-vous ensuite.
help-fire-2 = Le tir direct demande une cible que votre camp voit et une ligne libre, du centre d’une case au centre de l’autre. Les unités au sol l’arrêtent, et aussi : { $blocks }. Il en faut { $half_count } de celles-ci : { $half }. Bâtiments, ouvrages, épaves et décombres n’arrêtent rien. La ligne est la même des deux bouts.
help-fire-3 = Le tir indirect passe par-dessus tout et peut frapper des cases que personne ne voit : { $indirect }.
help-fire-4 = Certaines unités ne tirent que si elles n’ont pas bougé ce tour-ci : { $still }.
help-fire-5 = Si une unité que vous ne voyiez pas se trouve sur la ligne, le tir s’y perd sans effet, et vous savez qu’elle est là. Un tir qui vise un appareil en vol, ou qui en part, n’est jamais arrêté.

help-cover = Dégâts et couvert
help-cover-1 = Les dégâts d’une arme dépendent de la catégorie de la cible. Le couvert en arrête une part. Tout ce qui protège une unité s’ajoute, jusqu’à { $cap } % ; un chef ({ $generals }) à { $general_radius } cases ou moins ajoute { $general } %.
help-cover-2 = Un exemple. Tireur : { $shooter } ; cible : { $target } ; lieu : { $ground }. Arme : { $weapon }, { $base } dégâts contre une telle cible. Le couvert est de { $covered } %, il passe donc { $passes } % : { $base } × { $passes } / 100 = { $product } / 100, arrondi vers le bas { $damage }. Avec le chef à proximité, le couvert est de { $steadied } % et le tir inflige { $steadied_damage }.
help-cover-3 = Un tir qui touche inflige au moins { $least }, quel que soit le couvert.
help-cover-4 = Aucun couvert en vol ni dans une forêt en feu, et aucun contre les mines, le feu et ce qui tombe du ciel. Un bâtiment ou un ouvrage visé subit tous les dégâts. Un tir sur l’unité qu’il abrite l’use de { $wear_share } % des dégâts avant couvert, sauf si l’arme n’en fait pas plus de { $harmless }.

help-sight = Voir et se cacher
help-sight-1 = Vous voyez ce que voient vos unités et vos bâtiments achevés, aussi loin que porte leur vue, quoi qu’il y ait entre les deux. Personne ne voit à plus de { $sight_cap } cases, sauf ceux-ci, qui voient à { $tower_vision } : { $towers }.
help-sight-2 = La nuit, l’aube, le crépuscule et le mauvais temps ôtent des cases à la vue des unités : voyez le tableau. Bâtiments et drones voient aussi loin que toujours.
help-sight-3 = Le couvert cache aussi. On y repère les petites unités { $small } cases plus près, les moyennes { $medium }, les grandes { $large }, mais toujours à { $sight_minimum } de distance. Une unité qui tire ne se cache plus jusqu’à son prochain tour.
help-sight-4 = Certaines se fondent dans leur couvert après un de leurs tours passé là sans bouger ni tirer : { $camouflaged }. On les repère { $camouflage } cases plus près encore. Tours de guet et drones ne s’y laissent pas prendre.
help-sight-5 = Ce que vous avez vu reste dessiné comme vous l’avez vu en dernier. D’un ennemi vous voyez le type, les points de vie et la place, pas ses points d’action, ses munitions ni ses ordres.

help-supply = Ravitailler et soigner
help-supply-1 = Un ravitailleur refait tous les pleins d’une unité voisine : { $suppliers }. Ou l’unité les refait elle-même à côté d’un dépôt achevé de son camp : { $depots }. Cela coûte { $supply } points d’action au ravitailleur, ou à l’unité au dépôt. Les réserves ne s’épuisent jamais.
help-supply-2 = L’infanterie se rétablit au début de votre tour à { $heal_radius } de distance de : { $foot_healers }. Elle retrouve { $heal_amount } points de vie, jamais plus que son total.
help-supply-3 = Véhicules et pièces sont réparés de même par : { $vehicle_healers }. Plusieurs soigneurs ne s’ajoutent pas, et personne ne se soigne soi-même.
help-supply-4 = Les appareils ne sont réparés et ravitaillés qu’au sol.

help-transport = Transporter, remorquer
help-transport-1 = L’infanterie monte dans un transport voisin si elle n’a pas bougé ce tour-ci. Les transports et leurs places : { $carriers }. Ce que prend un passager, selon sa taille : { $rooms }. Monter coûte { $board } points d’action au passager, débarquer { $unload } au transport.
help-transport-2 = À bord, on est hors du combat : on ne voit rien, on ne tire pas, on n’est pas touché. Si le transport est détruit, ses passagers sont perdus.
help-transport-3 = Une unité débarquée arrive sur une case voisine libre. Elle garde ses points d’action mais compte comme ayant bougé. Un transport peut rouler, puis être embarqué.
help-transport-4 = Les pièces se remorquent : { $guns }. Atteler coûte { $tow } points d’action au tracteur ({ $tractors }), dételer { $unhitch }. La pièce suit dans chaque case que son tracteur quitte. Attelée, elle ne tire pas mais peut être touchée ; si le tracteur est détruit, elle reste là.

help-engineers = Bâtir et miner
help-engineers-1 = Qui bâtit : { $engineers }. Choisissez quoi, puis une case voisine. Chaque étape coûte { $build } points d’action ; une unité en fait une par tour, et plusieurs peuvent travailler au même chantier. Dans sa propre case, un sapeur peut bâtir : { $own_cell }.
help-engineers-2 = Un chantier a tous ses points de vie dès la première étape, garde ce qui est fait quand on le quitte et ne sert à rien avant d’être achevé. On ne bâtit ni sur un point de victoire, une mine, une épave, des décombres, un feu, ni sur une autre construction.
help-engineers-3 = Un bâtiment achevé que l’on détruit laisse des décombres, qui arrêtent tout le monde. Déblayer décombres ou épave coûte { $clear } points d’action. Quand un pont tombe, qui est dessus est perdu.
help-engineers-4 = Une mine se pose pour { $lay_mine } points d’action dans une case vide voisine. Votre camp seul la voit. Elle inflige { $mine_damage } à qui y entre au sol, ami ou ennemi, quel que soit le couvert, et l’arrête là.
help-engineers-5 = Les sapeurs repèrent les mines ennemies à { $spotting } cases ; une mine repérée reste connue. En enlever une, à côté ou sous soi, coûte { $demine } points d’action.

help-shells = Obus et incendies
help-shells-1 = Les obus ne font pas que blesser : { $shells }. Sur « { $dug } », sans construction, ils laissent : { $crater }.
help-shells-2 = Certains balaient le terrain à { $sweep } cases de la cible : { $sweepers }. Qui est dans la case visée subit tous les dégâts ; toute autre unité prise dans le souffle, amie ou ennemie, en subit { $sweep_share } % avant son propre couvert.
help-shells-3 = Un obus qui frappe « { $burns } », ou un véhicule qu’on y détruit, y met le feu. Il brûle { $burn_rounds } manches. Qui finit un tour dans le feu perd { $burn_damage } et n’a aucun couvert. Il reste : { $burn_leaves }.
help-shells-4 = Au bout de { $spread_age } fins de manche, le feu gagne les forêts voisines, qui ne le propagent plus. Ceci l’en empêche : { $stopped_by }. Une forêt peut aussi prendre feu seule, une fois sur tant de manches : { $ignition }. Elle repousse en cette saison : { $regrowth }.

help-alert = Alerte et patrouille
help-alert-1 = Une unité en alerte garde ses tirs pour le tour ennemi. Elle tire sur le premier ennemi qui bouge ou apparaît là où elle peut le toucher, à chaque pas et avant le suivant. Elle réserve les points de ces tirs, { $shot_share } % du total chacun ; annuler rend ceux qui n’ont pas servi.
help-alert-2 = L’alerte finit avec le dernier tir gardé, avec un autre ordre et au début de votre tour suivant. Un souffle qui toucherait un ami est retenu. Jamais en alerte : { $no_alert }.
help-alert-3 = Une unité en patrouille reçoit une zone de rayon { $patrol_radius }. À la fin de chacun de vos tours, elle y fait sa ronde, tire sur le premier ennemi qu’elle peut toucher et s’arrête. Un tir non utilisé reste gardé comme en alerte.
help-alert-4 = Les unités à tir indirect ne patrouillent pas, ni celles-ci : { $no_patrol }. La zone reste jusqu’à un autre ordre ou jusqu’à ce que vous l’annuliez.

help-helicopters = Hélicoptères
help-helicopters-1 = Un hélicoptère survole tout. Une case coûte { $step_cost } point d’action et { $step_fuel } de carburant, chaque fin de tour en vol { $hover_fuel } de plus. À sec en vol à la fin du tour, il tombe.
help-helicopters-2 = Il se pose pour { $land } points d’action sur : { $lands_on }, ou sur une plate-forme de son camp : { $heliports }. Au sol il ne brûle rien, ne tire pas, et peut être réparé, ravitaillé, embarqué et quitté. Il décolle en se déplaçant.
help-helicopters-3 = En vol il peut s’arrêter au-dessus d’une unité ou d’un bâtiment. Mines, feu et souffle ne l’y atteignent pas. Peuvent le toucher en vol : { $anti_air }. Au sol, tout le peut, sauf : { $not_landed }.
help-helicopters-4 = Abattu, il tombe avec ses passagers jusqu’à { $crash_radius } cases plus loin et inflige { $crash_damage } à ce qui s’y trouve.

help-drones = Drones
help-drones-1 = Qui les pilote : { $operators }. Les drones doivent rester à { $link } cases ou moins de l’opérateur, ou à { $relay_link } tant qu’un autre drone fait relais en vol ({ $relays }) ou qu’une tour de guet est à { $tower_radius } cases de l’opérateur ou du drone. Au-delà, c’est la chute. Les cases éclairées gardent la liaison.
help-drones-2 = Une batterie tient { $battery } de vos tours en vol. Elle est refaite au début d’un tour que le drone commence posé à côté de son opérateur. Vide en vol, il tombe.
help-drones-3 = Si l’opérateur monte dans un transport, ses drones en vol tombent ; s’il est détruit, il les perd tous.
help-drones-4 = Un seul tir abat un drone, mais seulement de ces armes : { $downs }. Un brouilleur ({ $jammers }) fait tomber tout drone ennemi en vol à { $jammer_radius } cases, au tour de n’importe qui et sans rien coûter. Un drone qui tombe inflige { $crash_damage } à ce qui est dessous.

help-victory = Gagner
help-victory-1 = On gagne en détruisant toutes les unités ennemies, ou en tenant tous les points de victoire de la carte sauf { $spared }, et au moins un.
help-victory-2 = Seuls y entrent : { $engineers }. L’unité prend le point après { $capture_turns } de vos fins de tour de suite dessus, sans ennemi à { $contest } cases ou moins. S’il en approche un, même en passant, même invisible, le compte recommence.
help-victory-3 = Un point pris reste à vous quand vous le quittez, jusqu’à ce qu’un ennemi vienne à { $contest } cases. Il n’est alors à personne, et se reprend.
help-victory-4 = Les missions ont leurs propres objectifs : tenir, faire passer quelqu’un, tuer un général, atteindre un lieu, détruire ou garder quelque chose. Ils remplacent ces règles, mais un camp sans unité a perdu quand même.
help-victory-5 = Après { $round_limit } manches, sauf si une mission en décide autrement, gagne le camp qui tient le plus de points, puis celui dont les unités restantes valent le plus. On peut se rendre à son propre tour.

help-seasons = Saisons et temps
help-seasons-1 = Une saison dure { $season_rounds } manches. Les heures se suivent ainsi, une manche chacune, puis recommencent : { $hours }.
help-seasons-2 = L’heure et le temps changent à la fin d’une manche et comptent dès lors. Ce qu’ils ôtent à la vue des unités est indiqué plus haut.

help-keys = Touches et souris
help-keys-1 = Tout se fait au clavier, tout se fait à la souris. Les touches se changent dans les options ; voici comment elles sont réglées.
