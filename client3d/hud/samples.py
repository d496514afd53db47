# ruff: noqa: E501 - a table of words
"""Values to look at and to test with, in all five languages: a battle that never was."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from client3d.hud.hud import Hud
from client3d.hud.values import (
    CoverCause,
    DamageLine,
    DamagePreviewValues,
    LogLine,
    OrderButton,
    PathPreviewValues,
    Plate,
    StateLine,
    TopBarValues,
    TurnButtons,
    UnitCardValues,
    UnitRow,
    WeaponValues,
)

ORDERS = (
    ("move", "M"), ("fire", "F"), ("supply", "S"), ("board", "B"), ("unload", "O"), ("tow", "T"), ("unhitch", "H"), ("build", "C"),
    ("clear", "R"), ("lay_mine", "L"), ("demine", "D"), ("land", "G"), ("alert", "A"), ("patrol", "P"), ("cancel", "X"),
)  # fmt: skip


@dataclass(frozen=True)
class Words:
    """The words of a language that a pack would give."""

    sides: tuple[str, str]
    orders: tuple[str, ...]
    units: tuple[str, ...]
    subtitle: str
    weapons: tuple[str, str]
    states: tuple[str, str, str]
    covers: tuple[str, str]
    reasons: tuple[str, str, str]
    objective: str
    log: tuple[str, ...]


WORDS = {
    "en": Words(
        ("Blue", "Red"),
        ("Move", "Fire", "Supply", "Board", "Unload", "Tow", "Unhitch", "Build", "Clear", "Lay mine", "Demine", "Land", "Alert", "Patrol", "Cancel"),
        ("Heavy tank", "Tank", "Infantry", "Rocket launcher", "Anti-air battery", "Transport helicopter", "Surveillance drone", "Supply truck", "General", "Engineer"),
        "Tracked, large",
        ("Tank gun", "Rocket"),
        ("Moved: range is halved", "Fired this turn", "Wounded: steps cost double"),
        ("forest", "general nearby"),
        ("This unit has no engineer.", "Out of range: 9 cells, range 6", "No action points left: 8 needed, 4 left"),
        "Hold 4 of 5 victory points, or destroy every enemy unit",
        ("The drone has spotted a tank.", "Infantry takes cover in the forest.", "Heavy tank fires: tank hit, 5 damage.", "An enemy tank is destroyed.", "Rain: sight is 1 cell less.", "The forest at 12, 7 burns."),
    ),
    "fr": Words(
        ("Bleus", "Rouges"),
        ("Déplacer", "Tirer", "Ravitailler", "Embarquer", "Débarquer", "Remorquer", "Dételer", "Construire", "Déblayer", "Poser mine", "Déminer", "Atterrir", "Alerte", "Patrouiller", "Annuler"),
        ("Char lourd", "Char", "Infanterie", "Lance-roquettes", "Batterie antiaérienne", "Hélicoptère de transport", "Drone de surveillance", "Camion de ravitaillement", "Général", "Sapeur"),
        "Chenillé, grande taille",
        ("Canon de char", "Roquette"),
        ("A bougé : portée réduite de moitié", "A tiré ce tour-ci", "Blessé : les pas coûtent double"),
        ("forêt", "général à proximité"),
        ("Cette unité n’a pas de sapeur.", "Hors de portée : 9 cases, portée 6", "Plus assez de points d’action : 8 nécessaires, 4 restants"),
        "Tenir 4 des 5 points de victoire ou détruire toutes les unités ennemies",
        ("Le drone a repéré un char.", "L’infanterie se met à couvert dans la forêt.", "Le char lourd tire : char touché, 5 dégâts.", "Un char ennemi est détruit.", "Pluie : la vue perd 1 case.", "La forêt en 12, 7 brûle."),
    ),
    "es": Words(
        ("Azules", "Rojos"),
        ("Mover", "Disparar", "Abastecer", "Embarcar", "Desembarcar", "Remolcar", "Desenganchar", "Construir", "Despejar", "Poner mina", "Desminar", "Aterrizar", "Alerta", "Patrullar", "Cancelar"),
        ("Tanque pesado", "Tanque", "Infantería", "Lanzacohetes", "Batería antiaérea", "Helicóptero de transporte", "Dron de vigilancia", "Camión de suministros", "General", "Ingeniero"),
        "De orugas, grande",
        ("Cañón de tanque", "Cohete"),
        ("Se movió: alcance reducido a la mitad", "Ya disparó este turno", "Herido: los pasos cuestan el doble"),
        ("bosque", "general cercano"),
        ("Esta unidad no tiene ingeniero.", "Fuera de alcance: 9 casillas, alcance 6", "Faltan puntos de acción: se necesitan 8, quedan 4"),
        "Mantener 4 de los 5 puntos de victoria o destruir todas las unidades enemigas",
        ("El dron ha descubierto un tanque.", "La infantería se cubre en el bosque.", "El tanque pesado dispara: tanque alcanzado, 5 de daño.", "Un tanque enemigo es destruido.", "Lluvia: la vista pierde 1 casilla.", "Arde el bosque en 12, 7."),
    ),
    "ko": Words(
        ("청군", "홍군"),
        ("이동", "사격", "보급", "탑승", "하차", "견인", "견인 해제", "건설", "제거", "지뢰 매설", "지뢰 제거", "착륙", "경계", "순찰", "취소"),
        ("중전차", "전차", "보병", "로켓 발사조", "방공 포대", "수송 헬리콥터", "정찰 드론", "보급 트럭", "장군", "공병"),
        "궤도식, 대형",
        ("전차포", "로켓"),
        ("이동함: 사거리 절반", "이번 턴에 사격함", "부상: 이동 비용 두 배"),
        ("숲", "근처의 장군"),
        ("이 부대에는 공병이 없습니다.", "사거리 밖: 거리 9칸, 사거리 6칸", "행동력 부족: 8 필요, 4 남음"),
        "승점 지역 5곳 중 4곳을 점령하거나 적 부대를 모두 격파하십시오",
        ("드론이 적 전차를 발견했습니다.", "보병이 숲에 엄폐했습니다.", "중전차 사격: 전차 명중, 피해 5.", "적 전차가 격파되었습니다.", "비: 시야가 1칸 줄었습니다.", "12, 7의 숲이 불타고 있습니다."),
    ),
    "ru": Words(
        ("Синие", "Красные"),
        ("Движение", "Огонь", "Снабжение", "Посадка", "Высадка", "Буксировка", "Отцепить", "Строить", "Расчистить", "Мина", "Разминир.", "Сесть", "Дозор", "Патруль", "Отмена"),
        ("Тяжёлый танк", "Танк", "Пехота", "Расчёт ракетомёта", "Зенитная батарея", "Транспортный вертолёт", "Разведывательный дрон", "Грузовик снабжения", "Генерал", "Инженер"),
        "Гусеничная, крупная",
        ("Танковая пушка", "Ракета"),
        ("Двигался: дальность вдвое меньше", "Стрелял в этом ходу", "Ранен: шаги стоят вдвое дороже"),
        ("лес", "генерал рядом"),
        ("В этом подразделении нет инженера.", "Вне досягаемости: 9 клеток, дальность 6", "Не хватает очков действий: нужно 8, осталось 4"),
        "Удержать 4 из 5 победных точек или уничтожить все подразделения противника",
        ("Дрон обнаружил танк.", "Пехота укрылась в лесу.", "Тяжёлый танк стреляет: попадание в танк, урон 5.", "Танк противника уничтожен.", "Дождь: обзор меньше на 1 клетку.", "Горит лес в клетке 12, 7."),
    ),
}  # fmt: skip

_CLASSES = ("tracked", "tracked", "foot", "foot", "wheeled", "helicopter", "drone", "wheeled", "foot", "foot")
_LOG_LOOKS = (
    ("eye", "normal"),
    ("cover", "normal"),
    ("fire", "accent"),
    ("destroyed", "bad"),
    ("rain", "dim"),
    ("burning", "warn"),
)


def log_lines(words: Words) -> list[LogLine]:
    """Lines of the log, some with a place."""
    return [
        LogLine(text, icon, tone, (12, place) if place < 4 else None)
        for place, (text, (icon, tone)) in enumerate(zip(words.log * 2, _LOG_LOOKS * 2, strict=True))
    ]


def unit(words: Words) -> UnitCardValues:
    """A tank in trouble."""
    return UnitCardValues(
        words.units[0], words.subtitle, "tracked", 0, 7, 16, 4, 12, 31, 48, 1,
        (WeaponValues(words.weapons[0], 5, 8, 1, 3, True, True), WeaponValues(words.weapons[1], 0, 4, 1, 6, False)),
        (StateLine("moved", words.states[0], "warn"), StateLine("fire", words.states[1], "dim"), StateLine("wound", words.states[2], "bad")),
        35, words.covers, shot_price=6,
    )  # fmt: skip


def orders(words: Words) -> list[OrderButton]:
    """All orders, two of them greyed, one being given."""
    reasons = {"build": words.reasons[0], "supply": words.reasons[2]}
    return [
        OrderButton(name, name, label, key, reasons.get(name, ""), name == "fire")
        for (name, key), label in zip(ORDERS, words.orders, strict=True)
    ]


def damage(words: Words) -> DamagePreviewValues:
    """Two weapons at a tank in cover."""
    return DamagePreviewValues(
        words.units[1], 1, 9, 12,
        (DamageLine(words.weapons[0], 6, 3, 6, "", True), DamageLine(words.weapons[1], reason=words.reasons[1])),
        35, (CoverCause(words.covers[0], 25), CoverCause(words.covers[1], 10)),
    )  # fmt: skip


def ground(columns: int = 24, rows: int = 18) -> np.ndarray:
    """A made-up map for the minimap."""
    y, x = np.mgrid[0:rows, 0:columns]
    colours = np.empty((rows, columns, 3), np.uint8)
    colours[:] = (104, 122, 58)
    colours[(x * 7 + y * 5) % 11 < 3] = (58, 82, 42)
    colours[np.abs(y - 8 - np.round(2 * np.sin(x / 4))) < 2] = (52, 108, 136)
    colours[x == columns // 2] = (120, 120, 122)
    return colours


def show(hud: Hud, language: str, screen: str = "battle") -> None:
    """Fill the panels; `screen` is battle, path, dialog, hand_over, recap, choice or banner."""
    words = WORDS[language]
    width, height = hud.base.win.get_x_size(), hud.base.win.get_y_size()
    own = screen != "recap"
    hud.show_top_bar(
        TopBarValues(
            17,
            40,
            "autumn",
            "dusk",
            "rain",
            0 if own else 1,
            words.sides[0 if own else 1],
            own,
            words.objective,
            (0, 0, -1, 1, 0),
        )
    )
    hud.show_units([
        UnitRow(1000 + place, name, _CLASSES[place], 0, (10 - place) / 10, place % 3 != 1, place == 0)
        for place, name in enumerate(words.units)
    ])  # fmt: skip
    hud.show_log(log_lines(words))
    hud.show_unit(unit(words))
    hud.show_orders(orders(words))
    hud.show_turn(TurnButtons(units_left=5, undo=words.reasons[0]))
    hud.minimap.set_ground(ground())
    fog = np.full((18, 24), 2, np.uint8)
    fog[:, 14:] = 1
    fog[:6, 18:] = 0
    hud.minimap.set_fog(fog)
    hud.minimap.set_units([(4, 5, 0, False), (7, 9, 0, False), (9, 4, 0, False), (16, 10, 1, False), (18, 6, 1, True)])
    hud.minimap.set_camera([(4, 9), (11, 2), (17, 8), (10, 15)], 45.0)
    plates = [
        (0.42, 0.42, 0, 7, 16, words.units[0], ("alert",)), (0.30, 0.36, 0, 12, 12, "", ()), (0.36, 0.55, 0, 2, 6, "", ("wound",)),
        (0.52, 0.34, 1, 9, 12, words.units[1], ()), (0.58, 0.52, 1, 3, 12, "", ("hidden",)),
    ]  # fmt: skip
    hud.show_plates([
        Plate(x * width, y * height, side, hp / full, str(hp), name, marks, full, dim=bool(marks == ("hidden",)))
        for x, y, side, hp, full, name, marks in plates
    ])  # fmt: skip
    _open(hud, words, screen, width, height)


def _open(hud: Hud, words: Words, screen: str, width: int, height: int) -> None:
    from client3d.hud.values import ChoiceOption, DialogButton, HandOverValues

    text = hud.stage.texts.format
    if screen == "battle":
        hud.show_damage(damage(words), width * 0.52, height * 0.34)
        hud.message(words.reasons[2])
    elif screen == "path":
        hud.show_path(
            PathPreviewValues(8, 4, 12, 19, words.states[2], there=unit(words).states), width * 0.45, height * 0.5
        )
    elif screen == "dialog":
        hud.ask(text("ask-surrender"), text("ask-surrender-text"), (
            DialogButton("quit", text("ask-surrender-yes"), primary=True), DialogButton("cancel", text("screen-cancel"), cancels=True),
        ))  # fmt: skip
    elif screen == "hand_over":
        hud.hand_over(HandOverValues(1, words.sides[1]))
    elif screen == "recap":
        hud.show_unit(None)
        hud.show_orders([])
        hud.show_recap(log_lines(words)[:6])
    elif screen == "choice":
        options = [
            ChoiceOption("aim.unit", words.units[2], "foot", text("hud-damage", damage=3)),
            ChoiceOption("aim.structure", words.units[5], "structure", "", words.reasons[1]),
            ChoiceOption("aim.ground", words.covers[0], "range", words.weapons[0], words.reasons[0]),
        ]
        hud.choose(text("hud-log"), options, width * 0.42, height * 0.3, (60, 40))
    elif screen == "banner":
        hud.banner(text("hud-turn-own"), 0, words.objective)
