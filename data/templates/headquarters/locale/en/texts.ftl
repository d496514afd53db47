unit-militia = Militia
unit-militia-about = Cheap, and captures cities. It does not strike hard.
