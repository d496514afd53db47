# Les titres des cartes, et ce qu’il faut en savoir avant de choisir.

map-crossroads = La croisée des routes
map-crossroads-about = Quatre routes se rejoignent dans un bourg, une colline de chaque côté. À votre droite, des bois couvrent l’approche ; à votre gauche, le ruisseau ne se franchit que par un pont ou par le marais.
map-river = Le méandre
map-river-about = Une rivière sépare les deux armées, et seuls les ponts extérieurs et le village sur l’île permettent de passer. Qui tient l’île voit les deux rives ; qui oublie les ponts extérieurs se fait tourner.
map-highlands = Les hautes terres
map-highlands-about = Une crête boisée, coiffée d’un château en ruine, barre le pays, et la haute route y monte tout droit. Les routes basses, qui la contournent en passant par les villages, sont plus longues mais faites pour les chars.

map-style-open = Rase campagne
map-style-river = Rivière
map-style-highlands = Hautes terres
map-style-towns = Bourgs
map-style-lakes = Lacs
