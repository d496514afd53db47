# Что говорит командная строка, когда не может сделать то, о чём её просят.

cli-no-map = нет карты «{ $name }»; есть: { $choices }
cli-no-side = нет стороны «{ $name }»; есть: { $choices }
cli-no-mission = задания «{ $name }» пока нет
cli-no-tier = нет качества картинки «{ $name }»; есть: { $choices }
cli-no-language = нет языка «{ $name }»; есть: { $choices }
cli-size = «{ $name }» — не размер; ожидалось ШИРИНАxВЫСОТА, каждая от { $least } до { $most }
cli-one-way-to-play = выберите что-то одно: --side, --hot-seat или --watch-ai
cli-offscreen-needs-script = --offscreen не открывает окна: укажите через --script ФАЙЛ, что делать
cli-record-exists = файл { $name } уже есть: выберите для записи другое имя
