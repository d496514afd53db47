# L’encyclopédie de Quartiers généraux. Les nombres viennent des données, jamais d’ici.

library-tab-offers = Boutique

hq-library-gold = { $gold } or
hq-library-yes = oui
hq-library-kind-unit = Unités
hq-library-kind-heal = Soins
hq-library-kind-fortify = Ouvrages
hq-library-kind-strike = Frappes
hq-library-kind-raise = Or

## Units

hq-library-from-the-shop = en boutique
hq-library-hp-note = Blessée, elle ne frappe qu’avec la part qui lui en reste.
hq-library-move = Mouvement
hq-library-move-note = Ce que ses pas d’un tour peuvent coûter en tout.
hq-library-attack = Attaque
hq-library-attack-note = La force de ses coups.
hq-library-defence = Défense
hq-library-defence-note = Affaiblit les coups qu’elle reçoit. Le terrain s’y ajoute.
hq-library-range-note = Cases entre elle et qui elle frappe.
hq-library-to-be-had = Comment l’obtenir
hq-library-recruited = Recrutement
hq-library-recruited-note = Par le quartier général, sur une case libre à côté de lui.
hq-library-in-the-shop-alone = Les jours où la boutique la vend.
hq-library-its-blows = Ce que son coup enlève, en terrain découvert
hq-library-blows-at-it = Ce qu’un coup lui enlève, en terrain découvert
hq-library-taken = { $count ->
    [one] { $damage } point de vie
   *[other] { $damage } points de vie
}
hq-library-blow = { $count ->
    [one] { $taken } : un coup la détruit
   *[other] { $taken } : { $blows } coups la détruisent
}
hq-library-in-its-city = Dans sa ville.
hq-library-damage-to-unit = Un coup enlève à : { $unit }
hq-library-blows-to-destroy = Coups qui détruisent l’autre à coup sûr
hq-library-can-captures = Prend les villes
hq-library-can-captures-note = Si elle se tient sur une ville à la fin du tour, la ville est à son camp.
hq-library-can-recruits = Recrute
hq-library-can-recruits-note = Les nouvelles unités arrivent sur des cases libres à côté de lui.
hq-library-can-is-the-game = Tout dépend de lui
hq-library-can-is-the-game-note = Le camp qui le perd est éliminé.
hq-library-can-stays = Ne bouge pas
hq-library-can-stays-note = Il frappe ses voisins, mais ne se déplace jamais et ne guérit pas dans sa ville. Sa ville le protège.
hq-library-can-from-afar = Frappe de loin
hq-library-can-from-afar-note = Qui est frappé et ne peut l’atteindre ne riposte pas.
hq-library-can-not-near = Désarmée de près
hq-library-can-not-near-note = Elle ne frappe personne à moins de { $least } cases.
hq-library-can-no-strike-back = Ne riposte jamais
hq-library-can-no-strike-back-note = Qui l’attaque n’a pas de réponse à craindre.
hq-library-can-still-only = Bouge ou frappe
hq-library-can-still-only-note = Elle ne peut faire les deux dans le même tour.

## Terrain

hq-library-steps = pas { $points }
hq-library-defence-line = défense { $defence }
hq-library-shelter = Défense
hq-library-ground-defence = Le terrain ajoute
hq-library-ground-defence-note = À la défense de qui s’y tient.
hq-library-blow-of = { $unit } contre { $unit }
hq-library-blow-here = { $here } points de vie, en terrain découvert { $open }
hq-library-city = La ville
hq-library-can-captured = Peut être prise
hq-library-can-captured-note = Par qui s’y tient à la fin du tour : { $units }.
hq-library-income = Or par tour
hq-library-income-note = Pour le camp qui la tient.
hq-library-heals = Soigne
hq-library-heals-note = Points de vie qu’une unité de son camp y retrouve au début de chaque tour.

## The shop

hq-library-about-offer = L’offre
hq-library-price = Prix
hq-library-price-note = Les jours où elle est réduite de { $percent } % : { $reduced } or.
hq-library-limit = Nombre de fois
hq-library-limit-note = C’est le nombre de fois que chaque camp peut l’acheter dans une bataille.
hq-library-on-sale = en vente : { $gold } or
hq-library-on-sale-title = Boutique du { $date }
hq-library-not-on-sale = pas en vente
hq-library-on-sale-cheap = À prix réduit.
hq-library-on-sale-day = La boutique change à minuit UTC ; une bataille garde celle de son jour.
hq-library-effects = Ce qu’elle fait
hq-library-effect = Effet
hq-library-effect-unit = Une unité à côté de votre quartier général : { $unit }. Elle agit dès le tour suivant et porte une étoile.
hq-library-effect-heal = Toutes vos unités retrouvent { $amount } points de vie, quartier général compris.
hq-library-effect-fortify = Votre quartier général a { $amount } de défense en plus jusqu’à la fin de la bataille.
hq-library-effect-strike = Enlève { $amount } points de vie à un ennemi dans n’importe quelle case, quelle que soit sa défense. Ne rapporte pas de prime.
hq-library-effect-raise = Chacune de vos villes donne { $amount } d’or en plus par tour jusqu’à la fin de la bataille.
hq-library-can-fallout = Retombées
hq-library-can-fallout-note = Une fois la bombe tombée, elle est interdite.
