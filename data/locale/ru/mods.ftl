# `clumsy mod`: что он пишет и что в наборе данных странно.

mods-folder = папка модов: { $folder }
mods-line = { $name } { $version }: { $title } (меняет { $base })
mods-needs = нужны: { $names }
mods-after = лежит поверх: { $names }
mods-not = нельзя использовать вместе с: { $names }
mods-none = модов нет; «clumsy mod new ИМЯ» создаст первый
mods-odd = Разрешено, но странно (запись может сказать это о себе: odd = ["вид"]):
mods-summary = { $faults ->
    [0] ошибок нет
    [one] { $faults } ошибка
    [few] { $faults } ошибки
   *[other] { $faults } ошибок
  }, { $odd ->
    [0] странностей нет
    [one] { $odd } странность
    [few] { $odd } странности
   *[other] { $odd } странностей
  }
mods-no-value = «{ $name }» нет
mods-unset = { $name } не задано
mods-default = (ничего не задано: это значение по умолчанию)
mods-diff-packs = они меняют разные наборы данных, «{ $one }» и «{ $other }»
mods-diff-none = играется одинаково
mods-exists = такой файл или папка уже есть
mods-schemas = Записано схем: { $count }, в { $folder }. Первая строка файла называет свою: #:schema ../.schemas/units.json
mods-begun = создан в { $folder }
    Искать ошибки: clumsy mod check { $name }
    Играть с ним: clumsy play { $rules }--mod { $name }

## Что странно

odd-weapon-unused = этого оружия нет ни у одного отряда (weapon-unused)
odd-weapon-unaimed = это оружие не может целиться ни во что (weapon-unaimed)
odd-weapon-empty = у этого оружия никогда нет зарядов (weapon-empty)
odd-weapon-unseen = бьёт дальше, чем кто-либо видит ({ $farthest } клеток), а прямой огонь требует видеть цель (weapon-unseen)
odd-unit-immobile = нет местности, по которой этот отряд мог бы двигаться (unit-immobile)
odd-unit-worthless = без стоимости этот отряд никогда не покупают и не выбирают в войско (unit-worthless)
odd-structure-nowhere = это нигде нельзя построить (structure-nowhere)
odd-text-missing = нет текста «{ $name }», который говорил бы, как это называется (text-missing)
odd-mods-disagree = «{ $name }» и «{ $other }» ({ $file }, строка { $line }) меняют это по-разному; действует «{ $name }». Если так задумано, пусть он скажет load_after = ["{ $other }"] (mods-disagree)
odd-text-placeholder = в этом тексте нет «{ $name }», а в английском есть
odd-text-untranslated = «{ $name }» не переведено: { $languages }
odd-text-without-english = у «{ $name }» нет английского текста, который видят люди с другими языками
odd-text-character = ни в одном шрифте игры нет знака «{ $character }»: виден пустой квадрат

## What testing came to

mod-test-playing = партия { $done } из { $every }
mod-test-scenarios = Сценарии: выполняются { $held }, не выполняются { $failed }
mod-test-games = Партии компьютера с самим собой: { $games }
mod-test-column-unit = единица
mod-test-column-value = цена
mod-test-column-share = побед у стороны, что на неё опирается
mod-test-column-verdict = вывод
mod-test-column-lives = выживает
mod-test-column-damage = урон
mod-test-column-destroys = уничтожает
mod-test-column-peers = её класс: урон / уничтожает
mod-test-column-ground = карта или миссия
mod-test-column-games = партий
mod-test-column-first = побед у первой стороны
mod-test-column-decided = решено
mod-test-column-rounds = раундов
mod-test-new = { $name } (новая)
mod-test-changed = { $name } (изменена)
mod-test-map = карта { $name }
mod-test-mission = миссия { $name }
mod-test-share = { $percent } % (от { $low } до { $high })
mod-test-unit-strong = слишком сильна для своей цены
mod-test-unit-weak = слишком слаба для своей цены
mod-test-unit-fair = стоит своей цены
mod-test-unit-unsure = скажут новые партии
mod-test-column-before = без мода
mod-test-change-strong = сильнее, чем прежде
mod-test-change-weak = слабее, чем прежде
mod-test-change-fair = примерно как прежде
mod-test-change-unsure = скажут новые партии
mod-test-map-strong = первой стороне легче
mod-test-map-weak = второй стороне легче
mod-test-map-fair = честно
mod-test-map-unsure = скажут новые партии
mod-test-unpriced = Не испытано: ни одно войско не может это купить (цена): { $names }
mod-test-legend-units = В каждой паре партий одна карта и одно зерно; стороны меняются местами. Войска равной цены.
    Урон (очки) и уничтоженное (цена) — на каждые 10 цены.
mod-test-column-camp = лагерь
mod-test-column-won = побед из решённых
mod-test-column-turns = ходов
mod-test-camp-strong = ему легче
mod-test-camp-weak = ему труднее
mod-test-camp-fair = честно
mod-test-camp-unsure = нужно больше игр
mod-test-legend-camps = Каждый из лагерей должен побеждать так же часто, как любой другой.
mod-test-table = миссия { $name }
mod-test-fighter-strong = сильнее, чем { $name }
mod-test-fighter-weak = слабее, чем { $name }
mod-test-fighter-fair = примерно как { $name }
mod-test-fighter-unsure = скажут новые партии
mod-test-legend-fighters = В каждой паре партий одна миссия и одно зерно; стороны меняются местами. У одной стороны вместо каждого { $name } стоит этот боец.
mod-test-legend = В скобках — где истина с вероятностью 95 %; ничья — половина победы.
