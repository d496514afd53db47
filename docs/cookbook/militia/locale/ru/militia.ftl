unit-militia = Ополчение
unit-militia-about = Крестьяне с винтовками: дёшевы, и их много.
