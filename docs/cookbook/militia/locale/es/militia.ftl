unit-militia = Milicia
unit-militia-about = Campesinos con fusiles: baratos y numerosos.
