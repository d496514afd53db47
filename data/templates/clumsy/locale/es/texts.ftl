unit-assault_gun = Cañón de asalto
unit-assault_gun-about = Lento, con una pieza pesada para distancias cortas.
weapon-assault_cannon = Pieza de asalto
weapon-assault_cannon-about = Pega fuerte, pero no lejos.
