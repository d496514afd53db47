"""The parts of the playing client that need no screen."""

from __future__ import annotations

import ast
import re
import shutil
from pathlib import Path
from types import SimpleNamespace

import play_battles as battles
import pytest

from client3d.clumsy import controller as hands
from client3d.clumsy import previews
from client3d.clumsy.match import Chapter, Match
from client3d.clumsy.plays.table import PLAYS
from client3d.clumsy.viewer import WatchDesk
from client3d.play.app import run_play
from client3d.play.inputs import Inputs
from client3d.play.keys import DIGITS, HELD, HELP, INTENTS, KEYS, PANEL_KEYS
from client3d.play.options import PlayOptions
from client3d.play.script import ScriptError, parse
from core.events import OrderTakenBack
from core.orders import Refusal
from core.packs.location import data_folder
from core.texts import LANGUAGES, Texts
from systems.clumsy.data import load_clumsy
from systems.clumsy.orders import EndTurnOrder, FireOrder, MoveOrder
from systems.clumsy.picture_changes import CHANGES
from systems.clumsy.pipeline import ClumsyGame, new_game

ROOT = Path(__file__).resolve().parents[3]
CLIENT = ROOT / "client3d"

# fmt: off
REASONS = [
    "invalid", "game_over", "unknown_unit", "not_your_turn", "camp_ready", "out_of_bounds", "unknown_weapon",
    "aboard", "hitched", "landed", "airborne", "not_landed", "recruited_this_turn", "already_acted",
    "moved_this_turn", "not_active", "not_an_engineer", "not_a_supplier", "not_a_carrier", "not_a_gun",
    "cannot_alert", "cannot_patrol", "cannot_fire", "no_shots_left", "no_ammo", "no_action_points", "no_fuel",
    "no_battery", "no_actions_left", "not_loaded", "two_moves_planned", "not_enough_gold", "sold_out", "forbidden",
    "not_visible", "no_target", "not_targetable", "wrong_size", "carrier_full", "not_adjacent", "not_in_contact",
    "occupied", "wrong_terrain", "already_built", "not_built", "nothing_there", "nothing_to_supply",
    "below_minimum_range", "out_of_range", "out_of_arc", "blocked_line_of_fire", "line_blocked", "unreachable",
]
# fmt: on


# --- texts


def keys_of(language: str) -> dict[str, set[str]]:
    """The keys of a language's client texts, each with the arguments it names."""
    folder = data_folder() / "locale" / language
    names = ("play.ftl", "missions.ftl", "screens.ftl", "after.ftl", "mod_pages.ftl")
    text = "\n".join((folder / name).read_text("utf-8") for name in names)
    found: dict[str, set[str]] = {}
    key = ""
    for line in text.splitlines():
        if match := re.match(r"([a-z][A-Za-z0-9_-]*) =", line):
            key = match[1]
            found[key] = set()
        found.get(key, set()).update(re.findall(r"\$([a-z]+)", line))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_a_text(language: str) -> None:
    texts = Texts(language, data_folder() / "locale")
    own = keys_of(language)
    for reason in REASONS:
        assert f"refusal-{reason}" in own, reason
        assert "[" not in texts.format(f"refusal-{reason}", needed=2, left=1, distance=3, least=2, greatest=4)


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_languages_have_the_same_keys_and_arguments(language: str) -> None:
    assert keys_of(language) == keys_of("en")


def test_every_key_that_the_client_names_exists() -> None:
    known = keys_of("en")
    for path in (CLIENT / "play").rglob("*.py"):
        named = r"""(?:words|self\.words|format)\(\s*["']([a-z][a-z0-9_-]+)["']"""
        for key in re.findall(named, path.read_text("utf-8")):
            assert key in known, (path.name, key)
    for intent in HELP:
        assert f"key-{intent}" in known


# --- keys


def test_every_key_does_something() -> None:
    for intent in INTENTS:
        for_screens = intent == "confirm"  # taken by dialogs
        assert intent.startswith("speed_") or hasattr(WatchDesk, f"_do_{intent}") or for_screens, intent


def test_keys_that_pan_do_nothing_else() -> None:
    assert not set(HELD) & set(KEYS)
    assert not set(PANEL_KEYS) & set(KEYS)
    assert KEYS["tab"] == "end_turn"
    assert KEYS["n"] == KEYS["space"] == "next_unit"


# --- events


def test_every_event_is_played() -> None:
    assert set(PLAYS) == set(CHANGES)


# --- what the client may know


def imports_of(path: Path) -> set[str]:
    """The modules and names a module imports, dotted."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {name.name for name in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found |= {node.module, *(f"{node.module}.{name.name}" for name in node.names)}
    return found


INTERNALS = ("battle", "components", "turns", "vision", "wounds", "clock")


def test_the_client_sees_a_battle_through_views_alone() -> None:
    for path in CLIENT.rglob("*.py"):
        names = imports_of(path)
        inside = [f"systems.clumsy.{name}" for name in INTERNALS]
        assert not [name for name in names if any(name == each or name.startswith(f"{each}.") for each in inside)], path
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Attribute) and node.attr == "battle":
                owner = node.value.attr if isinstance(node.value, ast.Attribute) else getattr(node.value, "id", "")
                assert owner != "game", f"{path}:{node.lineno} looks behind the view"


def test_headless_parts_do_not_load_panda3d() -> None:
    for name in ("options", "match", "script", "keys", "controller", "previews", "session_parts"):
        path = CLIENT / "play" / f"{name}.py"
        if path.exists():
            assert not [each for each in imports_of(path) if each.startswith(("panda3d", "direct"))], name


# --- scripts


def test_a_script_is_read_line_by_line() -> None:
    found = parse("# a walk\norder move t=1003 to=5,4\n\nclick cell 5,4 right\ncamera zoom -2\nwait idle\nquit\n")
    assert [(each.line, each.verb) for each in found] == [
        (2, "order"),
        (4, "click"),
        (5, "camera"),
        (6, "wait"),
        (7, "quit"),
    ]
    assert found[0].arguments == ({"do": "move", "unit": 1003, "to": [5, 4]},)
    assert found[1].arguments == ("cell", (5, 4), "right")


def test_an_order_may_be_json() -> None:
    (found,) = parse('order {"do": "fire", "unit": 3, "at": [5, 4], "weapon": "rifle"}')
    assert found.arguments == ({"do": "fire", "unit": 3, "at": [5, 4], "weapon": "rifle"},)


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("dance", "unknown-verb"),
        ("select 5", "no-cell"),
        ("click sky 3,4", "unknown-word"),
        ("order fly unit=3", "unknown-word"),
        ("order move 3", "no-equals"),
        ("order move colour=3", "unknown-word"),
        ("order {nothing", "no-json"),
        pytest.param('order {"do":' * 5000, "no-json", id="order-without-end"),
        ('order {"do": {}}', "unknown-word"),
        ('order {"do": "move", "unit": [], "to": [1, 1]}', "no-cell"),
        ('order {"do": "supply", "unit": 1, "target": [1, 2, 3]}', "no-cell"),
        ('order {"do": "board", "unit": 1, "carrier": [true, 2]}', "no-cell"),
        ("camera zoom many", "no-number"),
        ("wait seconds soon", "no-seconds"),
        ("wait", "wrong-count"),
        ('picture "a', "open-quote"),
        ("speed 3", "unknown-word"),
        ("expect turn", "wrong-count"),
    ],
)
def test_a_faulty_line_is_told_with_its_reason(line: str, reason: str) -> None:
    with pytest.raises(ScriptError) as error:
        parse(f"quit\n{line}\n")
    assert [(fault.line, fault.reason) for fault in error.value.faults] == [(2, reason)]
    texts = Texts("en", data_folder() / "locale")
    assert "[" not in texts.format(f"script-{reason}", **error.value.faults[0].arguments)


# --- previews and the controller


class Overlays:
    """Keeps what is shown."""

    def __init__(self) -> None:
        self.shown: dict[str, list[tuple[int, int]]] = {}

    def show(self, name: str, cells, style: str) -> None:
        self.shown[name] = list(cells)

    def path(self, name: str, cells, style: str = "path") -> None:
        self.shown[name] = list(cells)

    def hide(self, name: str) -> None:
        self.shown.pop(name, None)


class Seat:
    """Alice at the tests' battle."""

    def __init__(self, game: ClumsyGame | None = None) -> None:
        self.game = game or battles.game()
        self.orders: list[object] = []
        self.overlays = Overlays()
        self.hands = hands.Controller(lambda: self.game.view(0), self.give, self.overlays)
        self.hands.active = True

    def give(self, order) -> Refusal | None:
        self.orders.append(order)
        found = self.game.submit(order)
        return found if isinstance(found, Refusal) else None


def test_clicks_select_move_and_fire() -> None:
    alice = Seat()
    alice.hands.click((2, 3))
    assert alice.hands.unit.kind.id == "tank"
    alice.hands.show()
    assert (6, 3) in alice.overlays.shown["reach"]
    alice.hands.click((6, 3))
    alice.hands.click((9, 3))
    assert [type(order) for order in alice.orders] == [MoveOrder, FireOrder]


def depot() -> Seat:
    """Alice with a truck, a gun and two squads beside it."""
    units = (
        ("truck", 0, (2, 3)),
        ("cannon", 0, (1, 3)),
        ("infantry", 0, (2, 2)),
        ("sniper", 0, (2, 4)),
        ("tank", 1, (11, 3)),
    )
    return Seat(new_game(battles.setup(units=units), load_clumsy().data))


def test_clicks_board_a_truck_and_get_out_of_it_one_after_the_other() -> None:
    alice = depot()
    for cell in ((2, 2), (2, 4)):
        alice.hands.click(cell)
        assert alice.hands.set_mode("board") is None
        alice.hands.show()
        assert alice.overlays.shown["friends"] == [(2, 3)]
        assert alice.hands.click((2, 3)) is None
        assert alice.hands.unit.kind.id == "truck"
    assert alice.hands.set_mode("unload") is None
    assert alice.hands.chosen.passenger == alice.hands.own_unit.cargo[0]
    assert alice.hands.next_passenger()
    assert not alice.hands.next_passenger()
    alice.hands.show()
    assert (2, 2) in alice.overlays.shown["friends"]
    alice.hands.hover((2, 2))
    assert alice.hands.point().does == "unload"
    assert alice.hands.click((2, 2)) is None
    assert [unit.kind.id for unit in alice.game.view(0).passengers] == ["infantry"]
    assert alice.hands.mode == "move"


def test_clicks_hitch_a_gun_and_one_key_lets_it_go() -> None:
    alice = depot()
    alice.hands.click((2, 3))
    assert previews.transport_orders(alice.game.view(0), alice.hands.own_unit) == ["unload", "tow"]
    assert alice.hands.set_mode("unload") == Refusal("nothing_there")
    assert not alice.hands.unhitch()
    assert alice.hands.set_mode("tow") is None
    alice.hands.hover((2, 2))
    assert alice.hands.point().refusal == Refusal("not_a_gun")
    assert alice.hands.click((1, 3)) is None
    assert previews.transport_orders(alice.game.view(0), alice.hands.own_unit) == ["unload", "unhitch"]
    alice.hands.click((4, 3))
    assert alice.game.view(0).board.xy(alice.game.view(0).units[1001].cell) == (3, 3)
    assert alice.hands.unhitch()
    assert alice.hands.last_refusal is None
    assert alice.hands.own_unit.towing == 0


def test_a_tank_has_no_button_to_board() -> None:
    view = battles.game().view(0)
    assert previews.transport_orders(view, next(unit for unit in view.own if unit.kind.id == "tank")) == []


def test_a_second_click_while_the_first_is_shown_gives_no_order() -> None:
    alice = Seat()
    alice.hands.click((2, 3))
    alice.hands.click((6, 3))
    alice.hands.active = False
    alice.hands.click((9, 3))
    alice.hands.click((7, 3))
    assert len(alice.orders) == 1
    assert alice.hands.unit.kind.id == "tank"


def test_what_the_path_preview_says_is_what_is_paid() -> None:
    alice = Seat()
    view = alice.game.view(0)
    tank = next(unit for unit in view.own if unit.kind.id == "tank")
    found = previews.way(view, tank, (6, 3))
    alice.give(MoveOrder(side=0, unit=tank.id, to=(6, 3)))
    after = alice.game.view(0).own_unit(tank.id)
    assert (after.action_points, after.fuel) == (found.points_left, found.fuel_left)


def test_what_the_damage_preview_says_is_what_happens() -> None:
    alice = Seat()
    alice.hands.click((2, 3))
    alice.hands.click((6, 3))
    alice.hands.hover((9, 3))
    (shot,) = alice.hands.point().shots
    alice.hands.click((9, 3))
    assert alice.game.view(0).at[alice.game.view(0).board.cell(9, 3)].hp == shot.hp_left


def test_what_the_sweep_preview_says_is_what_happens() -> None:
    units = (("cannon", 0, (0, 3)), ("infantry", 0, (6, 2)), ("infantry", 1, (6, 3)), ("tank", 1, (8, 3)))
    alice = Seat(new_game(battles.setup(units=units), load_clumsy().data))
    alice.hands.click((0, 3))
    alice.hands.hover((6, 3))
    alice.hands.show()
    caught = alice.hands.point().caught
    assert [each.unit.kind.id for each in caught] == ["infantry", "tank"]
    assert [each.unit.kind.id for each in alice.hands.own_in_blast((6, 3))] == ["infantry"]
    assert (5, 3) in alice.overlays.shown["sweep"]
    assert (6, 3) not in alice.overlays.shown["sweep"]
    # nobody is asked about a shot that is none
    assert alice.hands.own_in_blast((6, 2)) == ()
    alice.hands.click((6, 3))
    view = alice.game.view(0)
    left = [view.at[each.unit.cell].hp for each in caught]
    assert left == [each.unit.hp - each.damage for each in caught]


def test_pointing_at_what_cannot_be_done_says_why() -> None:
    alice = Seat()
    alice.hands.click((1, 2))
    alice.hands.hover((6, 4))
    assert alice.hands.point().refusal == Refusal("wrong_terrain")
    alice.hands.hover((9, 3))
    assert alice.hands.point().refusal.reason == "out_of_range"


def test_cancel_leaves_the_mode_then_the_selection() -> None:
    alice = Seat()
    alice.hands.click((2, 3))
    assert alice.hands.set_mode("fire") is None
    assert alice.hands.cancel()
    assert alice.hands.mode == "move"
    assert alice.hands.unit is not None
    assert alice.hands.cancel()
    assert alice.hands.unit is None
    assert not alice.hands.cancel()


def test_a_unit_on_alert_shows_what_it_watches_until_it_stands_down() -> None:
    alice = Seat()
    alice.hands.click((1, 2))
    assert previews.refusal_of_kind(alice.game.view(0), alice.hands.unit, "stand_down") == Refusal("nothing_there")
    assert alice.hands.keep("alert") is None
    alice.hands.show()
    assert (6, 2) in alice.overlays.shown["range"]
    assert not previews.can_act(alice.game.view(0), alice.hands.unit)
    assert previews.refusal_of_kind(alice.game.view(0), alice.hands.unit, "alert").reason == "no_action_points"
    assert alice.hands.keep("stand_down") is None
    alice.hands.show()
    assert "range" not in alice.overlays.shown


def test_a_patrol_zone_is_shown_while_it_is_chosen_and_afterwards() -> None:
    alice = Seat()
    alice.hands.click((1, 2))
    assert alice.hands.set_mode("patrol") is None
    alice.hands.hover((2, 2))
    alice.hands.show()
    assert (4, 2) in alice.overlays.shown["new_zone"]
    alice.hands.click((2, 2))
    assert (alice.hands.mode, alice.hands.unit.patrol) == ("move", alice.game.view(0).board.cell(2, 2))
    alice.hands.hover(None)
    alice.hands.show()
    assert (4, 2) in alice.overlays.shown["zone"]
    assert "new_zone" not in alice.overlays.shown
    alice.hands.click((2, 1))
    assert previews.refusal_of_kind(alice.game.view(0), alice.hands.unit, "patrol") == Refusal("cannot_patrol")


def test_next_unit_goes_round_all_that_can_act() -> None:
    alice = Seat()
    seen = [alice.hands.next_unit().id for _ in range(6)]
    assert len(set(seen[:5])) == 5
    assert seen[5] == seen[0]


# --- a match


def test_an_opponent_that_is_refused_for_ever_is_made_to_pass() -> None:
    class Stubborn:
        def next_order(self, view):
            return MoveOrder(side=1, unit=view.own[0].id, to=(0, 0))

        def refused(self, order, refusal) -> None:
            pass

    match = Match(battles.game(), {1: Stubborn()})
    match.submit(EndTurnOrder(side=0))
    for _ in range(2_100):
        match.think()
        if match.turn == 0:
            break
    assert match.turn == 0


def test_what_was_taken_back_is_not_in_the_recap() -> None:
    match = Match(battles.game(), {})
    chapter = Chapter(match.picture(1), [])
    chapter.add([object()], match.picture(1))
    chapter.add([OrderTakenBack(side=0)], match.picture(1))
    assert chapter.scenes == []


# --- what is wrong with a pack


def test_what_is_wrong_with_a_map_is_told_in_words(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pack = tmp_path / "clumsy"
    shutil.copytree(data_folder() / "clumsy", pack, ignore=shutil.ignore_patterns("models", "scenarios"))
    path = pack / "maps" / "crossroads.toml"
    path.write_text(path.read_text(encoding="utf-8").replace('"infantry"', '"infantri"', 1), encoding="utf-8")
    assert run_play(PlayOptions(pack=pack, language="en")) == 2
    told = capsys.readouterr().err
    assert 'there is no unit named "infantri"' in told
    assert 'did you mean "infantry"?' in told


def test_a_window_listens_to_every_key_that_does_something() -> None:
    heard: list[str] = []
    events = SimpleNamespace(accept=lambda name, *_: heard.append(name))
    Inputs(None, events, SimpleNamespace(key=None))
    assert {*KEYS, *DIGITS, *PANEL_KEYS} <= set(heard)
    assert len(heard) == len(set(heard))
