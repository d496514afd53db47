unit-assault_gun = Canon d’assaut
unit-assault_gun-about = Blindé devant, avec un gros canon pour les courtes distances et sans tourelle.
weapon-assault_cannon = Canon court
weapon-assault_cannon-about = Frappe fort, mais pas loin.
