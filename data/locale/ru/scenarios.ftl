# `clumsy scenario check`: что может быть не так в файле сценария и что не сошлось.

scenario-none-here = в этой папке нет файлов сценариев (*.toml)
scenario-record-one = записать повтор можно только для одного файла сценария
scenario-twice = { $name } указано дважды
scenario-other-ruleset = «{ $name }» относится к другим правилам игры
scenario-reserved-name = «{ $name }» не может быть именем: с этого слова начинаются ключи
scenario-name-taken = имя «{ $name }» уже занято
scenario-row-length = клеток в этой строке: { $count }, а в первой: { $wanted }
scenario-glyph = «{ $name }» ничего не значит на карте; есть: { $choices }
scenario-off-board = клетка { $x }, { $y } вне карты
scenario-no-forest = клетка { $x }, { $y } — не лес
scenario-cell-taken = на клетке { $x }, { $y } уже стоит другой отряд
scenario-key-of-order = у этого приказа нет «{ $name }»
scenario-malformed-key = «{ $name }» — не ключ; ожидалось что-то вроде t1.hp или "cell(3,1).terrain"
scenario-malformed-cell = «{ $name }» — не клетка; ожидались два целых числа через запятую
scenario-unknown-key = здесь нет ничего с именем «{ $name }»
scenario-no-point = на клетке { $x }, { $y } нет победной точки
scenario-not-aboard = он не может быть на борту { $name }: транспорт берёт пехоту своей стороны, сколько поместится
scenario-not-towed-by = он не может быть на прицепе у { $name }: грузовик тянет одно орудие своей стороны с соседней клетки
scenario-not-airborne = { $name } не может быть в воздухе: летают только летательные аппараты, и не те, что на борту
scenario-not-operator = { $name } не может им управлять: оператор управляет дронами своей стороны

scenario-mismatch = { $step ->
    [0] в конце
   *[other] шаг { $step }
  }: { $key }: ожидалось { $expected }, получено { $actual }
scenario-summary = сошлось: { $held }, не сошлось: { $failed }, непригодно: { $unusable }
scenario-no-date = «{ $name }» — не дата; пишите её как 2026-01-31
