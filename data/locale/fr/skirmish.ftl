# Escarmouche : ce qui peut clocher dans ses tables, ses missions et ses mises en place.

scenario-off-table = { $x }, { $y } est hors de la table
skirmish-not-inside = seul un combattant dans un bâtiment a un « { $name } »
skirmish-no-room = personne ne peut se tenir en { $x }, { $y } : la place est prise, ou c'est un bâtiment
skirmish-not-of-group = { $name } ne peut pas être de ce groupe : il est de l'autre camp, ou déjà dans un groupe
skirmish-group-apart = les combattants d'un groupe doivent être à un même étage d'un même bâtiment, ou tous dehors
setup-table-size = la table ne mesure pas de 0 à { $most } centimètres en largeur et en profondeur
setup-too-many-pieces = il y a plus de { $most } zones, obstacles, bâtiments, objets, groupes ou objectifs
setup-shape = quelque chose sur la table n'est pas dessiné par { $least } à { $most } points situés dessus
setup-floors = un bâtiment n'a aucun étage, ou plus de { $most }
setup-unit-place = l'unité { $unit } est là où personne ne peut être : hors de la table, dans un mur ou à un étage absent
setup-no-room = deux unités se tiennent en { $x }, { $y }
setup-group = le groupe { $number } n'en est pas un : ses combattants doivent être d'un camp et d'un lieu, chacun dans un seul groupe
scenario-malformed-place = « { $name } » n’est pas un lieu ; deux nombres séparés par une virgule sont attendus
