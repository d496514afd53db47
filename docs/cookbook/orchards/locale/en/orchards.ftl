terrain-orchard = Orchard
terrain-orchard-about = Trees in rows: a little cover, and fire passes one row of them.
map-orchards = Orchards
map-orchards-about = Villages among apple trees. Two roads lead around them, and nobody sees far between.
