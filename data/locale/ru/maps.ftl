# Что бывает не так в файле карты и в купленных или расставленных войсках. Показывается, как ошибки из faults.ftl.

map-fault-glyph = «{ $glyph }» здесь ничего не обозначает; возможные знаки: { $glyphs }
map-fault-row-length = в этом ряду { $count ->
    [one] { $count } клетка
    [few] { $count } клетки
   *[other] { $count } клеток
  }, а в большинстве рядов — { $wanted }
map-fault-off-map = ({ $x }, { $y }) — за краем карты; её ширина { $width }, высота { $height }, счёт идёт с 0
map-fault-point-twice = на клетке ({ $x }, { $y }) уже есть точка победы: номер { $number } в этом списке
map-fault-point-no-entry = инженер не может войти на эту точку победы: местность здесь — «{ $terrain }»
map-fault-point-unreachable = инженер { $side ->
    [blue] синих
   *[red] красных
  } не может дойти от своей начальной зоны до этой точки победы
map-fault-zone-missing = у { $side ->
    [blue] синих
   *[red] красных
  } нет начальной зоны
map-fault-zone-size = ширина нарисованных зон { $x }, высота { $y }, а ширина карты { $width }, высота { $height }
map-fault-zones-in-sight = расстояние от этой начальной зоны до другой — { $distance }, а видимость в начале боя, в клетках, — { $sight }
map-fault-structure-type = нет ни здания, ни укрепления с именем «{ $name }»
map-fault-cell-taken = на клетке ({ $x }, { $y }) уже что-то есть: точка победы, постройка, мост или мина
map-fault-structure-ground = «{ $name }» не может стоять здесь: местность — «{ $terrain }»
map-fault-structure-sees = «{ $name }» видит на { $sight } клеток, то есть в зону высадки другой стороны
map-fault-mine-ground = мина не может лежать здесь: по земле никто не входит в «{ $terrain }»

## Forces

force-unknown-unit = юнита «{ $name }» нет
force-no-operator = для «{ $name }» в силах нужен оператор
force-off-map = ({ $x }, { $y }) — за краем карты; её ширина { $width }, высота { $height }, счёт идёт с 0
force-outside-zone = ({ $x }, { $y }) — не в начальной зоне этой стороны
force-no-entry = «{ $name }» не может войти на эту клетку: местность здесь — «{ $terrain }»
force-on-point = на точке победы может стоять только инженер, а «{ $name }» — не инженер
force-occupied = на клетке ({ $x }, { $y }) уже стоит «{ $name }»
force-empty = в войске должен быть хотя бы один юнит
force-over-budget = это войско стоит { $cost }, а бюджет — { $budget }
force-no-room = в начальной зоне хватает места не всем юнитам: всего { $units }, помещается { $room }
