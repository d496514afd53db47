pack-title = Escarmouche

unit-zouave = Zouave
unit-zouave-about = Un fantassin léger en culotte bouffante. Un tir qui compte, puis un long moment avec baguette et poudre : tirez le premier, et à couvert.
unit-prussian = Fantassin prussien
unit-prussian-about = Il charge par la culasse, couché s’il veut, et tire deux fois pendant que les autres bourrent. Son fusil à aiguille porte moins loin que les leurs.
unit-scout = Éclaireur
unit-scout-about = Il trouve le chemin où il n’y en a pas. Dans une colonne il fait avancer les autres en terrain difficile ; seul, il va chercher ce qui traîne.
unit-sniper = Tireur d’élite
unit-sniper-about = Il attend. À des distances où les autres ne chargent même pas, il touche encore parfois, et le plus souvent s’il vise.
unit-leader = Chef
unit-leader-about = Il tient plus longtemps que les autres et porte un revolver qui ne vaut rien de loin. Ce qui compte, c’est qu’il agit au moment voulu.
unit-dragoon = Dragon
unit-dragoon-about = De l’autre côté de la table avant que quiconque ait rechargé, par-dessus haies et clôtures, et reparti. Un mur l’arrête, et un cheval ne se cache derrière rien.
unit-wagon = Chariot
unit-wagon-about = Lent, sans arme et trop large pour toutes les portes. Sur une route, c’est autre chose.

weapon-muzzle_loader = Fusil à percussion
weapon-muzzle_loader-about = Poudre, balle, baguette, capsule. Il porte loin, et le charger prend presque toute une activation.
weapon-needle_gun = Fusil à aiguille
weapon-needle_gun-about = Chargé par l’arrière d’un seul geste. Il porte moins loin, mais il y a toujours une balle dedans.
weapon-sniper_rifle = Fusil de précision
weapon-sniper_rifle-about = Un long canon bien appuyé, et un bon œil derrière.
weapon-revolver = Revolver
weapon-revolver-about = Coup sur coup sans recharger, jusqu’à ce qu’il soit vide. Ensuite il le reste.
weapon-carbine = Carabine
weapon-carbine-about = Assez courte pour la selle et les fourrés, et tout aussi lente à charger.

area-rough = Terrain difficile
area-rough-about = Fourrés, pierres, labours. Cela ne cache personne et ralentit tout le monde.
area-road = Route
area-road-about = De la terre battue. Les groupes au pas et les chariots y vont vite.

obstacle-hedge = Haie
obstacle-hedge-about = Assez basse pour qu’un cheval la saute. Elle arrête une balle de temps à autre.
obstacle-fence = Clôture
obstacle-fence-about = Des lisses sur des poteaux : on y grimpe, on la saute, ou on la contourne par une ouverture.
obstacle-wall = Mur
obstacle-wall-about = De la pierre sèche, trop haute pour un cheval.

ground-building = Bâtiment
ground-building-about = Un couvert pour qui se tient aux fenêtres, une cachette pour qui ne veut pas être vu.

building-farm = Ferme
building-barn = Grange
building-inn = Auberge
building-smithy = Forge
building-mill = Moulin
building-chapel = Chapelle
building-church = Église
building-stable = Écurie
building-bakery = Boulangerie
building-cottage = Chaumière
building-dovecote = Pigeonnier
building-forge = Atelier du forgeron
building-granary = Grenier
building-school = École
building-shed = Remise
building-sheepfold = Bergerie

object-flag = Drapeau
object-flag-about = Les couleurs d’un régiment. Qui les tient ne les rend pas.
object-object = Objet clé
object-object-about = Ce dont il s’agit ici.
object-loot = Butin
object-loot-about = Ce que d’autres ont laissé, et que quelqu’un peut employer.

formation-none = Groupe libre
formation-none-about = Une poignée d’hommes qui restent ensemble et se tiennent comme le sol le permet.
formation-line = Ligne
formation-line-about = Côte à côte, pour que tous puissent tirer à la fois : une salve.
formation-column = Colonne de marche
formation-column-about = L’un derrière l’autre, et vite. Au combat, c’est la mauvaise façon de se tenir.

ability-leader = Chef
ability-leader-about = Agit quand il le faut, et non quand vient son tour.
ability-scout = Éclaireur
ability-scout-about = Connaît un chemin où d’autres n’en voient pas.
ability-sniper = Tireur d’élite
ability-sniper-about = Touche là où d’autres ne tirent même pas.

side-blue = Bleu
side-red = Rouge

mission-farm = La ferme
mission-farm-about = Deux troupes se rencontrent entre les haies. Brisez l’ennemi : la moitié de ses combattants.
mission-farm-briefing = Autour d’une ferme, un hameau a poussé le long de la route, et deux colonnes qui ne savaient rien l’une de l’autre s’y sont rencontrées au point du jour. Qui entre le premier dans les maisons tire par les fenêtres sur des hommes à découvert. Les haies ne cachent personne, mais elles arrêtent une balle de temps à autre. Derrière, les cavaliers attendent que quelqu’un manque son coup.
mission-colours = Les couleurs
mission-colours-about = Un drapeau gît entre les lignes. Rapportez-le derrière votre ligne.
mission-colours-briefing = La nuit dernière, un régiment a laissé ses couleurs entre un moulin et une chapelle, et tout le monde le sait à présent. Les clôtures ont des ouvertures là où passe le chemin ; des étages on les voit toutes. Envoyez quelqu’un de rapide, et quelqu’un qui couvre le retour : il est aussi long que l’aller.
mission-strongbox = Le coffre
mission-strongbox-about = Prenez le coffre sur la route et gardez-le pendant trois fins de tour.
mission-strongbox-briefing = La voiture du trésorier a cassé son essieu là où le chemin tourne entre l’auberge et la forge. La voiture est partie, le coffre est resté. Qui le tient à la fin de trois tours de suite le garde ; qui s’enferme avec lui dans une maison n’en sort pas facilement.
