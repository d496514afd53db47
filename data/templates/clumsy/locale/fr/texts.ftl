unit-assault_gun = Canon d’assaut
unit-assault_gun-about = Lent, avec une pièce lourde pour les courtes distances.
weapon-assault_cannon = Pièce d’assaut
weapon-assault_cannon-about = Frappe fort, mais pas loin.
