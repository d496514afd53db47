unit-grenadier = Granadero
unit-grenadier-about = Alto, difícil de abatir y con un mosquete pesado.
weapon-heavy_musket = Mosquete pesado
weapon-heavy_musket-about = No llega tan lejos como un fusil.
mission-ford = El vado
mission-ford-about = Dos patrullas se encuentran en un vado entre matorrales.
mission-ford-briefing = Quien llegue primero detrás del muro lleva las de ganar.
