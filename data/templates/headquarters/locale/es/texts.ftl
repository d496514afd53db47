unit-militia = Milicia
unit-militia-about = Barata, y captura ciudades. No pega fuerte.
