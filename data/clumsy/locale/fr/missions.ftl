# Les missions : titre, une phrase pour choisir, ce qu’on dit au joueur au début, et les objectifs.

mission-long_road = La longue route
mission-long_road-about = Un convoi à travers une vallée d’embuscades : deux camions sur trois doivent atteindre le fort.
mission-long_road-briefing-blue = Le fort au bout de la vallée n’a plus de pansements, et des obus pour un jour encore. Trois camions doivent y être à la fin de la manche 14 ; deux suffiront. La route directe franchit le ruisseau sur un pont trop tranquille ; celle du sud est plus longue et passe par les bois. Un camion va plus loin en un tour que personne à pied : veillez à ce qu’il n’arrive pas seul.
mission-long_road-goal-lorries = Amener deux des trois camions au fort, à l’est
mission-long_road-goal-stop = Barrer le fort au convoi jusqu’à la fin de la manche 14

mission-last_bridge = Le dernier pont
mission-last_bridge-about = Le soir tombe, un village, deux ponts : tenez neuf manches pendant que l’armée s’échappe derrière vous.
mission-last_bridge-briefing-blue = L’armée se retire par le village, et vous êtes son arrière-garde. Tenez jusqu’à la fin de la manche 9. Des barrières coupent les deux ponts, des mines les précèdent ; la nuit, personne ne voit loin, et qui reste en alerte tire le premier. Si six ennemis se trouvent ensemble dans le village, la route est à eux.
mission-last_bridge-briefing-red = Ils nous échappent. Derrière la rivière il y a un village, et la route qui le traverse est la seule qu’ils aient. Ayez-y six unités à la fois avant la fin de la manche 9. Sur les ponts, les barrières arrêtent les chars tant qu’on ne les a pas détruites ; l’infanterie passe par-dessus.
mission-last_bridge-goal-hold = Tenir jusqu’à la fin de la manche 9
mission-last_bridge-goal-village = Avoir six unités à la fois dans le village

mission-generals_breakfast = Le petit déjeuner du général
mission-generals_breakfast-about = Un coup de main à l’aube contre un manoir dans les collines, où un homme ne doit pas finir son café.
mission-generals_breakfast-briefing-blue = Leur général a son quartier dans le manoir où finit la route des collines, et il n’en sortira pas avant midi. Éliminez-le avant la fin de la manche 14 ; le reste de la garnison ne compte pas. Des bunkers surveillent la route, qui est minée. Les bois à l’ouest mènent tout près de la maison, mais un tireur d’élite habite la colline.
mission-generals_breakfast-goal-general = Éliminer le général ennemi
mission-generals_breakfast-goal-hold = Tenir le manoir jusqu’à la fin de la manche 14
mission-generals_breakfast-goal-live = Le général doit survivre

mission-breakout = La percée
mission-breakout-about = L’étau s’est refermé. Cinq unités doivent sortir du village et passer la rivière vers l’ouest.
mission-breakout-briefing-blue = Nous sommes encerclés et personne ne viendra. Cinq des nôtres, n’importe lesquels, doivent être au bord ouest à la fin de la manche 13. La route mène droit à un pont gardé ; celle du nord est plus longue et en a un autre ; au sud, la rivière finit dans un marais. Les chars n’ont presque plus de carburant, et ce qui nous suit est lent mais ne s’arrête pas.
mission-breakout-goal-west = Amener cinq unités au bord ouest
mission-breakout-goal-ring = Tenir l’encerclement jusqu’à la fin de la manche 13

mission-blind_them = Crever leurs yeux
mission-blind_them-about = Trois tours de guet sur une crête voient tout ce qui bouge. Abattez-les avant que l’armée se mette en marche.
mission-blind_them-briefing-blue = De leurs trois tours ils voient à douze cases, de jour comme de nuit, et leurs canons savent tout. Toutes trois doivent tomber avant la fin de la manche 16. Deux ponts franchissent le ruisseau. Canons et mortiers tirent par-dessus les collines si quelqu’un voit la cible pour eux, et une tour subit chaque coup en entier.
mission-blind_them-goal-towers = Détruire les trois tours de guet
mission-blind_them-goal-hold = Garder une tour debout jusqu’à la fin de la manche 16

mission-field_hospital = L’hôpital de campagne
mission-field_hospital-about = Trois infirmiers, une poignée de fusils et un carrefour : les renforts viennent après la manche 10.
mission-field_hospital-briefing-blue = L’hôpital est au croisement des routes, et on ne peut pas le déplacer. Les renforts seront là après la manche 10 ; jusque-là, deux des trois infirmiers doivent survivre. L’ennemi vient par la route du nord et sort des bois des deux côtés. Un infirmier n’a pas à être brave : gardez-les derrière les murs, et laissez-les travailler.
mission-field_hospital-briefing-red = Leurs blessés sont de retour deux jours après que nous les avons touchés. Mettez-y fin : éliminez deux des trois infirmiers du carrefour avant la fin de la manche 10. Vous êtes plus nombreux qu’eux et venez de trois côtés ; ne vous faites pas battre l’un après l’autre.
mission-field_hospital-goal-doctors = Deux des trois infirmiers doivent vivre jusqu’à la fin de la manche 10
mission-field_hospital-goal-raid = Éliminer deux des trois infirmiers

mission-harvest = La moisson
mission-harvest-about = Quatre fermes et un hiver : qui en tient trois mangera.
mission-harvest-briefing-blue = Quatre fermes nous séparent d’un hiver de faim. Seul un sapeur peut en prendre une : deux tours sur place sans ennemi à moins de cinq cases, et elle est perdue dès qu’il en approche un. Tenez-en trois à la fois avant la fin de la manche 18. La plus proche n’attend que nous ; pour les autres, il y a un ruisseau à passer et du monde à chasser.
mission-harvest-briefing-red = Qu’ils viennent chercher le grain. S’ils ne tiennent pas trois des quatre fermes à la fois à la fin de la manche 18, l’hiver tranche pour nous ; si nous en tenons trois, c’est plus tôt fait. Nos postes sont clairsemés, mais qui vient à quatre cases d’une ferme la leur enlève.
mission-harvest-goal-farms = Tenir trois des quatre fermes à la fois
mission-harvest-goal-winter = Tenir jusqu’à la fin de la manche 18

mission-iron_ridge = La crête de fer
mission-iron_ridge-about = Bunkers, tranchées et mines en travers de la haute route. Il faut la prendre, jusqu’au dernier homme.
mission-iron_ridge-briefing-blue = Personne ne passe la crête tant qu’une seule arme y tire. Détruisez tout ce qui s’y trouve avant la fin de la manche 20. Un bunker retient plus de la moitié de ce qui le frappe, mais il ne surveille pas ses arrières : les routes qui contournent la crête sont longues, et c’est là qu’elles mènent. Où une route semble vide, faites passer les sapeurs d’abord.
mission-iron_ridge-goal-all = Détruire toutes les unités ennemies
mission-iron_ridge-goal-hold = Tenir la crête jusqu’à la fin de la manche 20

mission-two_ways = Deux chemins
mission-two_ways-about = Une offensive se prépare. Brûlez ses obus ou éliminez celui qui l’a conçue : l’un ou l’autre suffit.
mission-two_ways-briefing-blue = Dans trois jours ils attaquent, à moins que vous soyez plus rapide. Au sud, après le second pont, se trouve le dépôt de leurs obus ; au nord, où la route monte dans les collines, le maréchal qui a tout conçu. Détruisez l’un ou éliminez l’autre avant la fin de la manche 14. Vous n’êtes pas assez fort pour les deux, et ils ignorent votre choix. Faites durer cela.
mission-two_ways-goal-dump = Détruire le dépôt au sud
mission-two_ways-goal-marshal = Éliminer le général ennemi au nord
mission-two_ways-goal-hold = Garder les deux jusqu’à la fin de la manche 14

mission-night_landing = Débarquement de nuit
mission-night_landing-about = Un raid venu de la mer : brûlez un dépôt à l’intérieur, puis repartez d’une autre plage.
mission-night_landing-briefing-blue = Les canots vous déposent au nord et attendent dans la baie du sud. Entre les deux, à une heure de marche, se trouve le dépôt qui nourrit toute la côte. Brûlez-le et ayez quatre des nôtres à la baie à la fin de la manche 14, dans l’ordre qui vous plaira. Les tours voient la nuit comme le jour. Les routes sont minées.
mission-night_landing-goal-depot = Détruire le dépôt
mission-night_landing-goal-boats = Avoir quatre unités à la fois à la baie du sud
mission-night_landing-goal-hold = Garder la côte jusqu’à la fin de la manche 14

mission-left_behind = Restés derrière
mission-left_behind-about = Trois aviateurs se cachent dans un bois loin derrière les lignes. Un hélicoptère doit en ramener deux.
mission-left_behind-briefing-blue = Leur appareil est tombé dans le bois du nord-est, au-delà d’une rivière sans ponts, et tous trois sont en vie. Déposez-en deux à notre camp avant la fin de la manche 10 ; qui est encore à bord n’est pas arrivé. La batterie antiaérienne sur la colline commande le chemin direct. Pour la contourner, il y a du carburant pour un aller-retour et guère plus, et un appareil à sec s’écrase. On n’atterrit pas dans un bois, et des patrouilles le fouillent : ne les faites pas attendre.
mission-left_behind-goal-airmen = Ramener deux des trois aviateurs à notre camp
mission-left_behind-goal-hold = Empêcher leur retour jusqu’à la fin de la manche 10

mission-wasps = Les Guêpes
mission-wasps-about = Une vallée, trois obusiers muets et un ciel plein de drones : il doit en rester deux après la manche 12.
mission-wasps-briefing-blue = Les obus arrivent avec la relève, après la manche 12 ; d’ici là, deux des trois obusiers doivent tenir, et ils sont trop éloignés pour qu’on les garde tous. Les drones viennent d’abord, un char et de l’infanterie derrière eux. Un brouilleur abat de lui-même tout ce qui vole à six cases ; la batterie antiaérienne et les fantassins, seulement en alerte. Brouilleurs et batterie sont encore à l’arrière, et il y a un camion. Et chaque drone a un opérateur, qui, lui, ne vole pas.
mission-wasps-goal-guns = Deux des trois obusiers doivent tenir jusqu’à la fin de la manche 12
mission-wasps-goal-kill = Détruire deux des trois obusiers
