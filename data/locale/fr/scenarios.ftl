# `clumsy scenario check` : ce qui peut clocher dans un fichier de scénario, et ce qui n'a pas été vérifié.

scenario-none-here = ce dossier ne contient aucun fichier de scénario (*.toml)
scenario-record-one = on ne peut enregistrer que la partie d’un seul fichier de scénario
scenario-twice = { $name } est donné deux fois
scenario-other-ruleset = « { $name } » relève d’autres règles du jeu
scenario-reserved-name = « { $name } » ne peut pas servir de nom : des clés commencent par ce mot
scenario-name-taken = le nom « { $name } » est déjà pris
scenario-row-length = cette ligne compte { $count } cases, la première { $wanted }
scenario-glyph = « { $name } » ne représente rien sur une carte ; il y a : { $choices }
scenario-off-board = la case { $x }, { $y } est hors de la carte
scenario-no-forest = la case { $x }, { $y } n’est pas une forêt
scenario-cell-taken = une autre unité se tient déjà en { $x }, { $y }
scenario-key-of-order = cet ordre ne prend pas de « { $name } »
scenario-malformed-key = « { $name } » n’est pas une clé ; on attend par exemple t1.hp ou "cell(3,1).terrain"
scenario-malformed-cell = « { $name } » n’est pas une case ; on attend deux nombres entiers séparés par une virgule
scenario-unknown-key = rien ne s’appelle « { $name } » ici
scenario-no-point = il n’y a pas de point de victoire en { $x }, { $y }
scenario-not-aboard = elle ne peut pas être à bord de { $name } : un transport prend des troupes à pied de son camp, dans la limite de ses places
scenario-not-towed-by = elle ne peut pas être remorquée par { $name } : un camion remorque un seul canon de son camp, sur la case voisine
scenario-not-airborne = { $name } ne peut pas être en vol : seuls les aéronefs volent, et aucun à bord d’un transport
scenario-not-operator = { $name } ne peut pas le piloter : un opérateur pilote les drones de son camp

scenario-mismatch = { $step ->
    [0] à la fin
   *[other] étape { $step }
  } : { $key } : attendu { $expected }, obtenu { $actual }
scenario-summary = { $held } vérifiés, { $failed } en échec, { $unusable } inutilisables
scenario-no-date = « { $name } » n’est pas une date ; écrivez-la comme 2026-01-31
