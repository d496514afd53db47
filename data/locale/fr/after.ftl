# Après la bataille.

after-title = Après la bataille
after-won = Victoire
after-lost = Défaite
after-draw = Match nul
after-over = Victoire : { $side }
after-open = Pas encore finie
after-rounds = { $count ->
    [one] après { $count } manche
   *[other] après { $count } manches
}
after-turns = { $count ->
    [one] après { $count } tour
   *[other] après { $count } tours
}
after-tab-overview = Bilan
after-tab-losses = Pertes
after-tab-weapons = Armes
after-tab-goals = Objectifs
after-left = Unités restantes
after-lost-units = Unités perdues
after-gave-up = Unités qui se sont rendues
after-lost-value = Valeur des pertes
after-dealt = Dégâts infligés
after-suffered = Dégâts subis
after-by-shot = par le tir
after-by-mine = par les mines
after-by-crash = par ce qui est tombé du ciel
after-by-fire = par les forêts en feu
after-shots = Tirs
after-hits = Au but
after-damage = Dégâts
after-target = Touchés
after-weapon = Arme
after-share = { $count } ({ $percent } %)
after-own-fire = Dégâts à leurs propres troupes
after-healed = Points de vie rendus
after-built = Constructions achevées
after-razed = Constructions détruites
after-points-taken = Points pris
after-points-graph = Points de victoire tenus, manche par manche
after-heroes = Les unités les plus efficaces
after-no-hero = Aucune unité n’a touché l’ennemi.
after-hero-fire = { $shots ->
    [one] { $shots } tir
   *[other] { $shots } tirs
  }, { $hits } au but, dégâts { $damage }
after-hero-destroyed = Détruit : { $units }
after-times = { $unit } ×{ $count }
after-of = { $lost } sur { $had }
after-no-shot = Aucun tir.
after-goal-open = Non atteint : { $goal }
after-watch = Revoir la bataille
after-keep = Garder
after-again = Encore une fois
after-another = Autre bataille
after-to-title = Écran titre
after-statistics = Statistiques
pause-statistics = Statistiques
after-keep-title = Garder l’enregistrement
after-keep-done = L’enregistrement est gardé sous le nom { $name }.
