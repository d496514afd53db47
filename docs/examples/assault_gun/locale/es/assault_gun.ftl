unit-assault_gun = Cañón de asalto
unit-assault_gun-about = Blindado por delante, con un cañón pesado para distancias cortas y sin torreta.
weapon-assault_cannon = Cañón corto
weapon-assault_cannon-about = Pega fuerte, pero no lejos.
