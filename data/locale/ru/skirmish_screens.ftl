# Подготовка боя «Стычки» и задание перед ним.

sk-battle-table-size = { $width } × { $height } см
sk-battle-length = { $turns ->
    [0] Без последнего хода
   *[other] Ходов не больше: { $turns }
}
sk-battle-persons = { $count ->
    [0] За обе стороны играет компьютер, а вы смотрите.
    [1] Вы играете за одну сторону, компьютер за другую.
   *[other] Двое играют за одним экраном, по очереди.
}
sk-battle-forces = Силы сторон
sk-times = { $name } × { $count }
sk-force-of = { $side }: { $force }
