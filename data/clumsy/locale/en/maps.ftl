# Titles of the maps, and what a player should know before choosing one.

map-crossroads = Crossroads
map-crossroads-about = Four roads meet at a small market town, and a hill stands on either side of it. Woods cover the approach on your right, but on your left the brook can only be crossed by a bridge or through the marsh.
map-river = Bend in the River
map-river-about = A river parts the two armies, and only the outer bridges and the village on the island lead across. Whoever holds the island sees both banks; whoever forgets the outer bridges is outflanked.
map-highlands = Highlands
map-highlands-about = A wooded ridge with a ruined castle lies across the land, and the high road leads straight up to it. The low roads round its ends, past the villages, are longer but made for tanks.

map-style-open = Open country
map-style-river = River
map-style-highlands = Highlands
map-style-towns = Towns
map-style-lakes = Lakes
