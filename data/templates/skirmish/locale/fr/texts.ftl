unit-grenadier = Grenadier
unit-grenadier-about = Grand, difficile à abattre, avec un lourd mousquet.
weapon-heavy_musket = Lourd mousquet
weapon-heavy_musket-about = Porte moins loin qu’un fusil rayé.
mission-ford = Le gué
mission-ford-about = Deux patrouilles se rencontrent à un gué entre les fourrés.
mission-ford-briefing = Qui se tient le premier derrière le mur a l’avantage.
