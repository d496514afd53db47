# Файлы повторов: что может быть не так, что нашла проверка, что внутри.

replay-missing = такого файла нет
replay-unreadable = файл не читается: { $reason }
replay-unwritable = повтор не записывается: { $reason }
replay-other-file = уже есть файл с этим именем, и это не повтор: он не перезаписывается
replay-not-one = это не повтор General Clumsy
replay-mangled = это был повтор, но его байты изменили, как если бы он был текстом; скопируйте его заново как двоичный файл
replay-newer = создан более новой версией: его формат { $version }, эта программа знает { $known }; обновите программу
replay-file-too-large = файл больше { $most } МБ
replay-no-header = начало файла повреждено
replay-no-turn = в файле нет ни одного целого хода
replay-ruleset = нужны правила «{ $name }», а они не установлены
replay-data = данные внутри файла негодны
replay-data-digest = данные внутри файла не совпадают со своим отпечатком
replay-setup = с расстановки внутри файла сражение начаться не может
replay-cut = файл обрывается на байте { $offset }, как после сбоя
replay-damaged = файл повреждён на байте { $offset }
replay-content = то, что стоит на байте { $offset }, не имеет смысла
replay-unknown-block = на байте { $offset } стоит то, чего эта версия не знает
replay-after-ending = после конца сражения, на байте { $offset }, есть что-то ещё
replay-too-large = то, что стоит на байте { $offset }, слишком велико для сражения
replay-changed = файл изменился после открытия
replay-state = состояние внутри файла не может быть состоянием этого сражения: { $what }
replay-completed = создан более старой версией; недостающие данные взяты из установленного набора
replay-opens-up-to = до этого места он годен: { $orders ->
    [one] { $orders } приказ
    [few] { $orders } приказа
   *[other] { $orders } приказов
  }, { $turns ->
    [one] { $turns } ход
    [few] { $turns } хода
   *[other] { $turns } ходов
  }

save-ended = это сражение окончено: его можно посмотреть, но не продолжить
save-older = это сражение записала более старая версия игры, с другими правилами: его можно посмотреть, но не продолжить
save-in-use = в этот файл пишет другая программа
save-name-wrong = так назвать сохранение нельзя: в имени от 1 до { $most } знаков, и хотя бы один допустим в имени файла
save-personality = противника «{ $name }» больше нет; его место занимает обычный
save-mind = то, что помнил противник, повреждено; он смотрит на сражение так, будто только что пришёл
save-pack-missing = набор «{ $name }» { $version } не установлен; сражение продолжается с данными из файла. Если это мод в папке: --mod ПАПКА вместе с --load
save-pack-unsound = в установленном наборе «{ $name }» есть ошибки; сражение продолжается с данными версии { $version } из файла
save-pack-changed = набор «{ $name }» был версии { $version }, теперь { $installed }; сражение продолжается с данными из файла. { $count ->
    [one] Отличается { $count } значение
    [few] Отличаются { $count } значения
   *[other] Отличаются { $count } значений
  }: { $what }

setup-map-size = на карте { $width } на { $height } клеток; возможно от 1 до { $most } в каждую сторону
setup-row-length = клеток в строке { $row } карты: { $count }, а в первой: { $wanted }
setup-glyph = «{ $name }» в строке { $row } карты ничего не значит
setup-off-map = клетка { $x }, { $y } вне карты
setup-point-twice = победная точка указана дважды
setup-fire = на клетке { $x }, { $y }: гореть может только лес, и огонь не старше, чем бывают пожары
setup-fire-twice = на одной клетке два пожара
setup-cell-taken = на клетке { $x }, { $y } стоят два отряда
setup-sides = сторон: { $count }; возможно от 2 до { $most } с разными именами
setup-long-text = имя или название длиннее { $most } знаков
setup-round = раунд { $number } не от 1 до { $most }
setup-structure-side = постройка на клетке { $x }, { $y } принадлежит стороне { $number }, которой нет
setup-structure-type = постройки с именем { $name } нет (клетка { $x }, { $y })
setup-structure-number = { $number } не от 1 до { $most } (постройка на клетке { $x }, { $y })
setup-gold = золото лагеря должно быть от 0 до { $most }, для стольких лагерей, сколько играет
setup-date = «{ $name }» — не дата; пишите её как 2026-01-31
setup-no-city = дан город, но ни одна местность набора не город
setup-unit-side = отряд { $unit } на стороне { $number }, которой нет
setup-unit-type = отряд { $unit } неизвестного типа «{ $name }»
setup-too-many-units = у стороны { $number } больше { $most } отрядов
setup-supplies = у отряда { $unit }: { $name } = { $number }; возможно не больше { $most }
setup-not-aboard = отряд { $unit } не может быть на борту отряда { $number }: транспорт берёт пехоту своей стороны, сколько поместится
setup-not-towed-by = отряд { $unit } не может быть на прицепе у отряда { $number }: грузовик тянет одно орудие своей стороны с соседней клетки
setup-not-airborne = отряд { $unit } ({ $name }) не может быть в воздухе: летают только летательные аппараты
setup-not-operator = отрядом { $unit } не может управлять отряд { $number }: оператор управляет дронами своей стороны

replay-good-part = целая часть совпадает: { $orders ->
    [one] { $orders } приказ
    [few] { $orders } приказа
   *[other] { $orders } приказов
  }, { $turns ->
    [one] { $turns } ход
    [few] { $turns } хода
   *[other] { $turns } ходов
  }
replay-place = раунд { $round }, { $side }, ход { $turn }, { $order ->
    [0] до первого приказа
   *[other] приказ { $order }
  }
replay-differs-refused = приказ { $what } отклонён
replay-differs-failed = правила споткнулись ({ $what })
replay-differs-game = это другая игра: отличается { $what }
replay-differs-order = приказы различаются: { $what }
replay-differs-length = в одном из файлов приказов больше нет
replay-differs-event = другое событие ({ $what })
replay-differs-viewers = { $what } сообщается другим сторонам
replay-differs-field = { $what } сущности { $entity } меняется иначе
replay-differs-digest = отпечаток событий не совпадает
replay-differs-state = { $entity ->
    [0] отпечаток состояния не совпадает
   *[other] состояние не совпадает: { $what } сущности { $entity }
  }
replay-differs-keyframe = ключевой кадр не совпадает: { $what }
replay-differs-turn = другой раунд или ход другой стороны
replay-differs-ending = сражение кончается иначе { $what }
replay-expected = ожидалось: { $value }
replay-actual = вышло: { $value }

replay-list-none = Ни один бой не записан.
replay-list-file = Файл
replay-list-battle = Бой
replay-list-rules = Правила
replay-list-sides = Стороны
replay-list-round = Раунд
replay-list-outcome = Исход

replay-info-battle = сражение: { $title } ({ $sides })
replay-info-made = создан General Clumsy { $engine }, наборы: { $packs }
replay-info-created = начато: { $when }
replay-info-seats = места: { $seats }
replay-info-length = { $orders ->
    [one] { $orders } приказ
    [few] { $orders } приказа
   *[other] { $orders } приказов
  }, { $turns ->
    [one] { $turns } ход
    [few] { $turns } хода
   *[other] { $turns } ходов
  }, до раунда { $round }
replay-info-unfinished = не окончено
replay-info-draw = ничья ({ $reason })
replay-info-won = победа стороны { $winner } ({ $reason })
