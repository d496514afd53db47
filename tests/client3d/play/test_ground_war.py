"""The ground war at the screen: what to fire at, works, fires, rounds of patrols, who is aboard; against the rules."""

from __future__ import annotations

import play_battles as battles
import pytest
from test_play_parts import Seat

from client3d.clumsy import aim_words, aiming, ground_marks, menus, previews
from client3d.clumsy.badges import Badges
from client3d.clumsy.cards import Cards
from client3d.clumsy.marking import Lights
from client3d.clumsy.match import Match
from client3d.clumsy.menus import Menus
from client3d.clumsy.mouse import Mouse
from client3d.clumsy.pointing import Pointing
from client3d.clumsy.words import Words
from client3d.hud.panels.previews import place_beside
from client3d.hud.values import Badge
from client3d.play.roll import Roll
from client3d.play.signs import Signs, placed
from core.orders import Cell, Refusal
from core.packs.location import data_folder, pack_folder
from core.texts import LANGUAGES, Texts
from systems.clumsy.data import load_clumsy
from systems.clumsy.events import PointCounted, ShotFired, UnitStepped
from systems.clumsy.orders import AlertOrder, BoardOrder, BuildOrder, EndTurnOrder, FireOrder, PatrolOrder
from systems.clumsy.picture import EVERYTHING, picture_of
from systems.clumsy.pipeline import ClumsyGame, new_game
from systems.clumsy.setup import BattleSetup, ClockSetup, FireSetup, MineSetup, StructureSetup, UnitSetup
from systems.clumsy.watching import picture_of_everything

FIRST, SECOND = 1000, 1001


def game_of(
    *units: tuple[str, int, tuple[int, int]], rows: tuple[str, ...] = battles.ROWS, **more: object
) -> ClumsyGame:
    """A battle with these units; the rest as given."""
    placed_units = tuple(UnitSetup(type=kind, side=side, at=at) for kind, side, at in units)
    settings: dict[str, object] = {"clock": ClockSetup(season="summer", hour="day", weather="clear", frozen=True)}
    setup = BattleSetup(seed=1, rows=rows, units=placed_units, **{**settings, **more})  # type: ignore[arg-type]
    return new_game(setup, load_clumsy().data)


def words(language: str = "en") -> Words:
    texts = Texts(language, data_folder() / "locale", pack_folder("clumsy") / "locale")
    return Words(texts, ("blue", "red"))


def trench(shooter: str = "tank", at: tuple[int, int] = (2, 3)) -> Seat:
    """Alice's shooter, and Bob's infantry in a trench on the road before it."""
    units = ((shooter, 0, at), ("infantry", 1, (6, 3)), ("infantry", 1, (11, 7)))
    return Seat(game_of(*units, structures=(StructureSetup(type="trench", side=1, at=(6, 3)),)))


# --- what to fire at (BUILD-3)


def test_a_shared_cell_offers_the_unit_and_the_work() -> None:
    alice = trench()
    alice.hands.click((2, 3))
    assert alice.hands.choices((6, 3)) == ()  # not in the mode in which one asks
    assert alice.hands.set_mode("fire") is None
    aims = alice.hands.choices((6, 3))
    assert [(aim.what, aim.weapon, aim.refusal) for aim in aims] == [
        ("unit", "tank_gun", None),
        ("structure", "tank_gun", None),
    ]
    # 3 at foot less 35 per cent is 1; the work takes the whole 5
    assert [aim.shot.damage for aim in aims] == [1, 5]
    assert alice.hands.fire_at((6, 3), "structure", "tank_gun") is None
    assert alice.orders[-1] == FireOrder(side=0, unit=FIRST, at=(6, 3), weapon="tank_gun", what="structure")
    view = alice.game.view(0)
    number = view.board.cell(6, 3)
    assert view.field.structures[number].hp == aims[1].shot.hp_left == 1
    assert view.at[number].hp == 6


def test_what_is_chosen_beforehand_is_fired_at_without_a_question() -> None:
    alice = trench()
    alice.hands.click((2, 3))
    alice.hands.next_aim()
    assert (alice.hands.mode, alice.hands.chosen.aim) == ("fire", "unit")
    alice.hands.next_aim()
    assert alice.hands.choices((6, 3)) == ()
    alice.hands.hover((6, 3))
    assert [shot.damage for shot in alice.hands.point().shots] == [5]
    alice.hands.show()
    assert alice.overlays.shown["targets"] == [(6, 3)]
    assert alice.hands.click((6, 3)) is None
    assert alice.orders[-1].what == "structure"


def test_a_choice_that_cannot_be_fired_at_is_greyed_with_its_reason() -> None:
    building = StructureSetup(type="hospital", side=1, at=(6, 3))
    alice = Seat(game_of(("mortar", 0, (2, 3)), ("tank", 1, (11, 3)), structures=(building,)))
    alice.hands.click((2, 3))
    alice.hands.set_mode("fire")
    assert [(aim.what, aim.refusal) for aim in alice.hands.choices((6, 3))] == [("structure", None), ("ground", None)]
    rifle = trench("sniper", (2, 3))
    rifle.hands.click((2, 3))
    rifle.hands.set_mode("fire")
    weapon = load_clumsy().data.weapons["sniper_rifle"]
    wanted = None if "work" in weapon.targets else Refusal("not_targetable")
    assert [(aim.what, aim.refusal) for aim in rifle.hands.choices((6, 3))] == [("unit", None), ("structure", wanted)]


def test_nothing_is_asked_where_nothing_can_be_fired_at() -> None:
    alice = trench(at=(0, 7))
    alice.hands.click((0, 7))
    alice.hands.set_mode("fire")
    assert alice.hands.choices((6, 3)) == ()
    assert alice.hands.click((6, 3)).reason == "not_visible"


class Panels:
    """Asks whatever is asked of it, and keeps it."""

    modal = False

    def __init__(self) -> None:
        self.asked: list[object] = []

    def close_choice(self) -> bool:
        return False

    def ask_aim(self, aims, cell, then) -> None:
        self.asked.append([aim.what for aim in aims])
        then("structure", aims[-1].weapon)

    def confirm_blast(self, own, then) -> None:
        self.asked.append([caught.unit.kind.id for caught in own])
        then()


def test_a_click_asks_what_to_fire_at_and_then_about_ones_own() -> None:
    units = (("cannon", 0, (0, 3)), ("infantry", 0, (6, 2)), ("infantry", 1, (6, 3)))
    alice = Seat(game_of(*units, structures=(StructureSetup(type="trench", side=1, at=(6, 3)),)))
    panels = Panels()
    mouse = Mouse.__new__(Mouse)
    mouse.panels, mouse.controller = panels, alice.hands
    mouse.session = type("Session", (), {"looking": 0})()
    alice.hands.click((0, 3))
    alice.hands.set_mode("fire")
    mouse.click_cell((6, 3))
    assert panels.asked == [["unit", "structure"], ["infantry"]]
    assert alice.orders[-1].what == "structure"


def test_weapons_and_targets_have_buttons_where_there_is_a_choice() -> None:
    alice = Seat(game_of(("heavy_tank", 0, (2, 3)), ("tank", 1, (8, 3))))
    alice.hands.click((2, 3))
    alice.hands.set_mode("fire")
    bar = Menus(words()).orders(alice.game.view(0), alice.hands, True)
    # the map's bridge is nobody's, and may be aimed at
    assert [button.name for button in bar] == [
        "fire",
        "weapon_heavy_gun",
        "weapon_rocket",
        "aim_unit",
        "aim_structure",
    ]
    alice.hands.choose_weapon("rocket")
    alice.hands.choose_aim("structure")
    bar = Menus(words()).orders(alice.game.view(0), alice.hands, True)
    assert [button.name for button in bar if button.active] == ["fire", "weapon_rocket", "aim_structure"]
    alice.hands.choose_weapon("rocket")
    assert alice.hands.chosen.weapon == ""
    plain = Seat(game_of(("infantry", 0, (2, 3)), ("tank", 1, (8, 3)), rows=("............",) * 8))
    plain.hands.click((2, 3))
    plain.hands.set_mode("fire")
    assert [button.name for button in Menus(words()).orders(plain.game.view(0), plain.hands, True)][:2] == [
        "move",
        "fire",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_preview_tells_of_the_other_targets(language: str) -> None:
    alice = trench()
    alice.hands.click((2, 3))
    alice.hands.hover((6, 3))
    told = words(language)
    view = alice.game.view(0)
    values = Pointing(told).damage(alice.hands.point(), view, alice.hands.own_unit, "")
    assert values.lines[0].total == 1
    assert told.structure_type("trench") in values.others[0].text
    assert "5" in values.others[0].text
    aim = aiming.aims_at(view, alice.hands.own_unit, (6, 3))[1]
    assert aim_words.outcome(told, aim) in values.others[0].text


# --- engineers


def builders() -> ClumsyGame:
    return game_of(("engineer", 0, (1, 2)), ("engineer", 0, (3, 2)), ("tank", 1, (11, 7)))


def test_the_menu_of_structures_tells_what_each_takes_and_has_keys() -> None:
    alice = Seat(builders())
    alice.hands.click((1, 2))
    alice.hands.set_mode("build")
    bar = Menus(words()).orders(alice.game.view(0), alice.hands, True)
    bunker = next(button for button in bar if button.name == "build_bunker")
    assert bunker.badge == "×3"
    assert "6 action points" in bunker.tip
    assert "Hit points: 12" in bunker.tip
    assert "Cover 60 %" in bunker.tip
    assert [button.key for button in bar[1:]] == [str(number) for number in range(1, 10)]


def test_a_site_tells_its_parts_and_who_stands_by_it() -> None:
    game = builders()
    assert not isinstance(game.submit(BuildOrder(side=0, unit=FIRST, what="bunker", at=(2, 2))), Refusal)
    view, told = game.view(0), words()
    told.roll.learn(0, [(unit.id, unit.kind.id) for unit in view.own])
    assert Pointing(told).ground_lines(view, (2, 2)) == [
        "Parts done: 1 of 3",
        "Combat engineer 1: has done a part this turn",
        "Combat engineer 2: beside it, can work on it",
    ]
    (sign,) = Badges(told).of_side(view, picture_of(view), True)[(2, 2)]
    assert (sign.icon, sign.text, sign.side, sign.share) == ("build", "1/3", 0, 1 / 3)
    second = view.own_unit(SECOND)
    lines = Pointing(told).work_lines(view, second, "build", (2, 2), "")
    assert lines == ["Builds: Bunker, part 2 of 3", "Action points: 6, 4 left"]


def test_a_known_mine_is_told_of_and_an_unknown_one_is_not() -> None:
    mines = (MineSetup(side=0, at=(2, 2)), MineSetup(side=1, at=(3, 3)), MineSetup(side=1, at=(6, 6)))
    game = game_of(("engineer", 0, (1, 2)), ("tank", 1, (11, 7)), mines=mines)
    view, pointing = game.view(0), Pointing(words())
    assert pointing.ground_lines(view, (2, 2)) == ["Our mine: 3 damage to whoever enters, friend or foe"]
    assert pointing.ground_lines(view, (3, 3)) == []
    picture = picture_of(view)
    assert picture.mines == {(2, 2): 0}
    assert mine_signs(Badges(words()).of_side(view, picture, True)) == {(2, 2): ("mine", 0)}


def test_a_gun_that_is_sent_somewhere_is_said_to_need_a_truck() -> None:
    game = game_of(("cannon", 0, (1, 2)), ("infantry", 0, (4, 2)), ("tank", 1, (11, 7)))
    view = game.view(0)
    gun, infantry = sorted(view.own, key=lambda unit: unit.kind.id)
    for unit, reason in ((gun, "A gun does not move by itself: a truck tows it."), (infantry, "Too far for this turn")):
        refusal = previews.way(view, unit, (11, 6))
        assert isinstance(refusal, Refusal)
        assert Pointing(words()).reason_at(view, unit, (11, 6), refusal).startswith(reason)


def test_an_enemys_mine_looks_another_than_ones_own() -> None:
    mines = (MineSetup(side=0, at=(2, 2)), MineSetup(side=1, at=(3, 2)))
    game = game_of(("engineer", 0, (1, 2)), ("tank", 1, (11, 7)), mines=mines)
    view = game.view(0)
    (line,) = Pointing(words()).ground_lines(view, (3, 2))
    assert line.startswith("Enemy mine, spotted: 3 damage")
    signs = mine_signs(Badges(words()).of_side(view, picture_of(view), True))
    assert signs == {(2, 2): ("mine", 0), (3, 2): ("foreign_mine", 1)}
    everything = picture_of_everything(game)
    assert everything.mines == {(2, 2): 0, (3, 2): 1}
    assert mine_signs(Badges(words()).of_watcher(everything, lambda _kind: 1)) == {
        (2, 2): ("mine", 0),
        (3, 2): ("mine", 1),
    }


def mine_signs(signs: Signs) -> dict[Cell, tuple[str, int | None]]:
    """By cell the icon of a mine's sign, and whose the sign says it is."""
    return {
        cell: (badge.icon, badge.side) for cell, badges in signs.items() for badge in badges if "mine" in badge.icon
    }


# --- fires and what grows again


def burning(season: str = "summer", weather: str = "clear", age: int = 1) -> ClumsyGame:
    rows = ("fff.....", ".x......", "........")
    clock = ClockSetup(season=season, hour="day", weather=weather, frozen=True)  # type: ignore[arg-type]
    return game_of(
        ("infantry", 0, (3, 2)), ("tank", 1, (7, 2)), rows=rows, clock=clock, fires=(FireSetup(at=(0, 0), age=age),)
    )


def end_round(game: ClumsyGame) -> None:
    for side in (0, 1):
        assert not isinstance(game.submit(EndTurnOrder(side=side)), Refusal)


@pytest.mark.parametrize(
    ("season", "weather", "age", "wanted"),
    [
        ("winter", "clear", 0, []),
        ("winter", "clear", 1, [(1, 0)]),
        ("winter", "clear", 2, []),
        ("autumn", "rain", 1, []),
    ],
)
def test_the_forests_that_are_marked_are_those_that_catch_fire(
    season: str, weather: str, age: int, wanted: list[tuple[int, int]]
) -> None:
    game = burning(season, weather, age)
    before = picture_of(game.view(0)).fires
    assert ground_marks.about_to_catch(game.view(0)) == wanted
    end_round(game)
    assert picture_of(game.view(0)).fires - before == set(wanted)


def test_the_burnt_cells_that_are_marked_are_those_that_grow_again() -> None:
    assert ground_marks.regrowing(burning("winter").view(0)) == []
    game = burning("spring")
    assert ground_marks.regrowing(game.view(0)) == [(1, 1)]
    end_round(game)
    assert picture_of(game.view(0)).terrain[1][1] == "forest"


def test_a_fire_tells_how_long_it_burns_and_what_it_does() -> None:
    view = burning("winter").view(0)
    lines = Pointing(words()).ground_lines(view, (0, 0))
    assert lines[0].startswith("Burns on for rounds: 2.")
    assert lines[1] == "It spreads to the forests beside it at the end of this round"
    assert Pointing(words()).ground_lines(view, (1, 0)) == ["Catches fire at the end of this round"]
    signs = Badges(words()).of_side(view, picture_of(view), True)
    assert [(sign.icon, sign.text) for sign in signs[(0, 0)]] == [("burning", "2 »")]
    assert [sign.icon for sign in signs[(1, 0)]] == ["fire_spread"]


def test_nobody_is_told_the_age_of_a_fire_out_of_sight() -> None:
    rows = ("f" + "." * 19, "." * 20)
    game = game_of(("infantry", 0, (15, 1)), ("tank", 1, (19, 1)), rows=rows, fires=(FireSetup(at=(0, 0), age=1),))
    view = game.view(0)
    assert view.field.ground.burning
    assert view.fires == ()
    assert Pointing(words()).ground_lines(view, (0, 0)) == []


# --- alert and patrol


@pytest.mark.parametrize("centre", [(2, 2), (3, 3), (1, 1)])
def test_the_round_that_is_drawn_is_the_one_that_is_made(centre: tuple[int, int]) -> None:
    game = game_of(("infantry", 0, (2, 2)), ("truck", 0, (2, 3)), ("tank", 1, (11, 7)))
    view = game.view(0)
    drawn = previews.round_of(view, view.own_unit(FIRST), centre)
    assert not isinstance(game.submit(PatrolOrder(side=0, unit=FIRST, at=centre)), Refusal)
    again = game.view(0)
    assert previews.round_of(again, again.own_unit(FIRST), centre) == drawn
    for _ in range(2):
        told = game.submit(EndTurnOrder(side=0))
        steps = [event.to for event, _ in told if isinstance(event, UnitStepped)]
        assert drawn[1:] == steps
        assert not isinstance(game.submit(EndTurnOrder(side=1)), Refusal)
        # in a later turn the shot of the next round is still to be paid for
        view = game.view(0)
        drawn = previews.round_of(view, view.own_unit(FIRST), centre)


def test_what_a_unit_on_alert_watches_ends_where_the_ground_stops_its_fire() -> None:
    rows = ("........", "..f.....", "........")
    game = game_of(("infantry", 0, (0, 1)), ("tank", 1, (7, 0)), rows=rows)
    assert not isinstance(game.submit(AlertOrder(side=0, unit=FIRST)), Refusal)
    view = game.view(0)
    watched = previews.watched_cells(view, view.own_unit(FIRST))
    assert (2, 1) in watched
    assert (3, 1) not in watched
    assert (3, 0) in watched
    assert previews.watched_by_all(view) == watched


def test_the_ranges_of_all_are_marked_on_demand() -> None:
    alice = Seat(game_of(("infantry", 0, (1, 2)), ("infantry", 0, (5, 1)), ("tank", 1, (11, 7))))
    alice.give(AlertOrder(side=0, unit=FIRST))
    alice.give(PatrolOrder(side=0, unit=SECOND, at=(5, 2)))
    alice.hands.show()
    assert not {"watched", "zones"} & alice.overlays.shown.keys()
    alice.hands.lights = Lights(ranges=True)
    alice.hands.show()
    assert (2, 2) in alice.overlays.shown["watched"]
    assert (5, 4) in alice.overlays.shown["zones"]


# --- points


def test_the_cells_that_keep_a_point_from_being_taken_are_marked() -> None:
    game = game_of(("engineer", 0, (1, 2)), ("tank", 1, (8, 3)), points=((4, 1), (11, 0)))
    alice = Seat(game)
    alice.hands.click((1, 2))
    alice.hands.hover((4, 1))
    alice.hands.show()
    marked = alice.overlays.shown["contest"]
    assert (8, 1) in marked
    assert (8, 3) not in marked
    alice.hands.hover((1, 1))
    alice.hands.show()
    assert "contest" not in alice.overlays.shown
    assert ground_marks.enemies_near(game.view(0), (4, 1)) == []
    near = game_of(("engineer", 0, (1, 2)), ("tank", 1, (6, 3)), points=((4, 1),))
    assert [enemy.kind.id for enemy in ground_marks.enemies_near(near.view(0), (4, 1))] == ["tank"]


# --- lists


def test_units_of_one_type_are_numbered_for_the_whole_battle() -> None:
    roll = Roll()
    roll.learn(0, [(1002, "infantry"), (1000, "infantry"), (1001, "tank")])
    roll.learn(1, [(2000, "infantry")])
    roll.learn(0, [(1002, "infantry")])
    numbers = [roll.number(unit, 0, "infantry") for unit in (1000, 1002)]
    assert numbers == [1, 2]
    assert roll.number(1001, 0, "tank") == 0
    assert roll.number(2000, 1, "infantry") == 0
    assert roll.number(-1, 1, "infantry") == 0


def test_those_aboard_and_in_tow_are_listed_below_their_trucks() -> None:
    units = (UnitSetup(type="truck", side=0, at=(2, 3)), UnitSetup(type="infantry", side=0, at=(0, 0), aboard=0))
    units += (UnitSetup(type="cannon", side=0, at=(1, 3), towed_by=0), UnitSetup(type="infantry", side=0, at=(5, 0)))
    units += (UnitSetup(type="tank", side=1, at=(11, 7)),)
    game = new_game(BattleSetup(rows=battles.ROWS, units=units), load_clumsy().data)
    view, cards = game.view(0), Cards(words(), lambda _kind, _side: None)
    rows = cards.rows(view, picture_of(view), 0, frozenset())
    assert [(row.name, row.inside, row.marks) for row in rows] == [
        ("Truck", False, ()),
        ("Infantry 1", True, ("board",)),
        ("Howitzer", True, ("tow",)),
        ("Infantry 2", False, ()),
    ]
    picture = picture_of(view)
    assert [row.name for row in cards.watched_rows(picture, 0, view.data)] == [row.name for row in rows] + []
    card = cards.figure_card(picture.figures[FIRST], view.data, picture)
    assert [line.text for line in card.states] == ["Aboard: Infantry 1 (6/6)", "Tows: Howitzer"]
    assert picture_of(game.view(1)).aboard == picture_of(game.view(1)).tows == {}


def test_choosing_a_passenger_prepares_to_put_it_down() -> None:
    alice = Seat(game_of(("truck", 0, (2, 3)), ("infantry", 0, (2, 2)), ("tank", 1, (11, 7))))
    alice.give(BoardOrder(side=0, unit=SECOND, carrier=FIRST))
    alice.hands.select(SECOND)
    assert (alice.hands.selected, alice.hands.mode, alice.hands.chosen.passenger) == (FIRST, "unload", SECOND)


# --- where things are put


@pytest.mark.parametrize("x", range(0, 1000, 90))
@pytest.mark.parametrize("y", range(0, 600, 80))
def test_what_explains_never_lies_over_what_it_explains(x: int, y: int) -> None:
    width, height = 300.0, 180.0
    left, top = place_beside((x, y, 80, 60), width, height, 1100, 700)
    assert 0 <= left <= 1100 - width
    assert 0 <= top <= 700 - height
    apart = left >= x + 80 or left + width <= x or top >= y + 60 or top + height <= y
    assert apart


def test_signs_of_one_cell_stand_above_one_another_and_those_off_the_window_are_left_out() -> None:
    signs = {(0, 0): [Badge(0, 0, "build"), Badge(0, 0, "flag")], (5, 5): [Badge(0, 0, "flag")]}
    found = placed(signs, lambda cell: (100.0 + 900 * cell[0], 100.0), (640, 360))
    assert [(badge.icon, badge.x, badge.y) for badge in found] == [("build", 100, 100), ("flag", 100, 74)]


def test_every_icon_of_a_choice_is_drawn() -> None:
    assert set(menus.AIM_ICONS) == set(aiming.AIMS)


def test_the_log_says_what_ones_own_shot_was_meant_for() -> None:
    game = trench().game
    view = game.view(0)
    at_work = FireOrder(side=0, unit=FIRST, at=(6, 3), weapon="tank_gun", what="structure")
    meant = previews.structure_meant(view, at_work)
    assert meant.kind.id == "trench"
    assert previews.structure_meant(view, FireOrder(side=0, unit=FIRST, at=(6, 3), weapon="tank_gun")) is None
    shot = ShotFired(unit=FIRST, weapon="tank_gun", start=(2, 3), at=(6, 3))
    assert words().shot_at(shot, picture_of(view), meant).text == "Tank fires at Trench (Red): Tank gun"


def test_a_watcher_is_told_whose_engineer_is_taking_a_point() -> None:
    match = Match(trench().game, {})
    everything, own = match.picture(EVERYTHING), match.picture(1)
    counted = PointCounted(at=(4, 1), side=1, count=1)
    assert words().log_line(counted, everything).text == "Red: an engineer on a point, turns: 1"
    assert words().log_line(counted, own).text.startswith("Our engineer")
