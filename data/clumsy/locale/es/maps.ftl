# Títulos de los mapas y lo que conviene saber antes de elegir uno.

map-crossroads = El cruce de caminos
map-crossroads-about = Cuatro caminos se juntan en una pequeña villa, con una colina a cada lado. A su derecha los bosques cubren el avance; a su izquierda el arroyo solo se cruza por un puente o por el pantano.
map-river = El meandro
map-river-about = Un río separa a los dos ejércitos, y solo los puentes exteriores y la aldea de la isla permiten cruzarlo. Quien domina la isla ve ambas orillas; quien olvida los puentes exteriores queda rodeado.
map-highlands = Las tierras altas
map-highlands-about = Una cresta boscosa con un castillo en ruinas atraviesa el terreno, y el camino alto sube derecho hasta él. Los caminos bajos, que la rodean pasando por las aldeas, son más largos, pero están hechos para los tanques.

map-style-open = Campo abierto
map-style-river = Río
map-style-highlands = Tierras altas
map-style-towns = Pueblos
map-style-lakes = Lagos
