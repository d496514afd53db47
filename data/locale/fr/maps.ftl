# Ce qui peut clocher dans une carte, et dans une force achetée ou placée. Affiché comme les erreurs de faults.ftl.

map-fault-glyph = « { $glyph } » ne désigne rien ici ; caractères possibles : { $glyphs }
map-fault-row-length = cette ligne compte { $count ->
    [one] { $count } case
   *[other] { $count } cases
  }, la plupart des lignes en comptent { $wanted }
map-fault-off-map = ({ $x }, { $y }) est hors de la carte, large de { $width } et haute de { $height } ; on compte à partir de 0
map-fault-point-twice = il y a déjà un point de victoire en ({ $x }, { $y }) : le numéro { $number } de cette liste
map-fault-point-no-entry = aucun ingénieur ne peut entrer sur ce point de victoire : son terrain est « { $terrain } »
map-fault-point-unreachable = aucun ingénieur { $side ->
    [blue] du camp bleu
   *[red] du camp rouge
  } ne peut aller de sa zone de départ à ce point de victoire
map-fault-zone-missing = { $side ->
    [blue] le camp bleu
   *[red] le camp rouge
  } n’a pas de zone de départ
map-fault-zone-size = les zones dessinées font { $x } de large et { $y } de haut, la carte { $width } de large et { $height } de haut
map-fault-zones-in-sight = cette zone de départ est à une distance de { $distance } de l’autre, or les unités voient à { $sight } cases au début de la bataille
map-fault-structure-type = il n’y a ni bâtiment ni ouvrage nommé « { $name } »
map-fault-cell-taken = quelque chose se trouve déjà en ({ $x }, { $y }) : un point de victoire, une construction, un pont ou une mine
map-fault-structure-ground = « { $name } » ne peut se dresser ici : le terrain est « { $terrain } »
map-fault-structure-sees = « { $name } » voit à { $sight } cases, jusque dans la zone de départ de l’autre camp
map-fault-mine-ground = aucune mine ne peut se trouver ici : personne n’entre au sol dans « { $terrain } »

## Forces

force-unknown-unit = aucune unité ne porte le nom « { $name } »
force-no-operator = « { $name } » a besoin d’un opérateur dans sa force
force-off-map = ({ $x }, { $y }) est hors de la carte, large de { $width } et haute de { $height } ; on compte à partir de 0
force-outside-zone = ({ $x }, { $y }) n’est pas dans la zone de départ de ce camp
force-no-entry = « { $name } » ne peut pas entrer dans cette case : son terrain est « { $terrain } »
force-on-point = seul un ingénieur peut occuper un point de victoire, « { $name } » n’en est pas un
force-occupied = « { $name } » occupe déjà ({ $x }, { $y })
force-empty = il faut au moins une unité dans une force
force-over-budget = cette force coûte { $cost }, le budget est de { $budget }
force-no-room = la zone de départ n’a de place que pour { $room } de ces { $units } unités
