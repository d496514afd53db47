"""Imports point one way: core <- systems <- replays <- client3d, replays <- lab; only client3d knows the screen."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PACKAGES = ("core", "systems", "replays", "client3d", "lab", "cli")
MAY_IMPORT = {
    "core": {"core"},
    "systems": {"core", "systems"},
    "replays": {"core", "systems", "replays"},
    "client3d": {"core", "systems", "replays", "client3d"},
    "lab": {"core", "systems", "replays", "lab"},
    "cli": set(PACKAGES),
}
SCREEN = {"panda3d", "direct"}
ARRAYS = {"numpy"}
MAY_USE_ARRAYS = {"client3d", "lab"}
"""Where numpy may be imported at all; headless play never pays for it."""


def modules(package: str) -> list[Path]:
    return sorted((ROOT / package).rglob("*.py"))


def imported(path: Path, *, top_level: bool = False) -> set[str]:
    """The first names of all modules that a file imports, or only of those it imports when it is imported itself."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    nodes = tree.body if top_level else list(ast.walk(tree))
    found: set[str] = set()
    for node in nodes:
        if isinstance(node, ast.Import):
            found.update(alias.name.split(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and node.level == 0:
            found.add(node.module.split(".")[0])
    return found


@pytest.mark.parametrize("package", PACKAGES)
def test_a_package_imports_only_what_stands_below_it(package: str) -> None:
    wrong = {
        str(path.relative_to(ROOT)): sorted(names)
        for path in modules(package)
        if (names := imported(path) & set(PACKAGES) - MAY_IMPORT[package])
    }
    assert modules(package), f"{package} has no modules: has it moved?"
    assert wrong == {}


@pytest.mark.parametrize("package", [package for package in PACKAGES if package != "client3d"])
def test_only_the_client_imports_the_screen(package: str) -> None:
    assert [path for path in modules(package) if imported(path) & SCREEN] == []


@pytest.mark.parametrize("package", [package for package in PACKAGES if package not in MAY_USE_ARRAYS])
def test_numpy_is_imported_only_where_arrays_are_used(package: str) -> None:
    assert [path for path in modules(package) if imported(path) & ARRAYS] == []


def rulesets() -> list[str]:
    return sorted(folder.name for folder in (ROOT / "systems").iterdir() if (folder / "ruleset.py").exists())


def test_the_screen_of_a_ruleset_imports_no_other_ruleset() -> None:
    """`client3d/NAME` is the screen of the ruleset NAME."""
    screens = [name for name in rulesets() if (ROOT / "client3d" / name).is_dir()]
    assert screens == ["clumsy", "headquarters", "skirmish"]
    wrong = [
        (str(path.relative_to(ROOT)), other)
        for name in screens
        for path in sorted((ROOT / "client3d" / name).rglob("*.py"))
        for other in rulesets()
        if other != name and f"systems.{other}" in path.read_text(encoding="utf-8")
    ]
    assert wrong == []


def test_what_the_screen_of_a_ruleset_shares_with_others_loads_no_other_ruleset() -> None:
    """Of `client3d/play` and the rest, all that a ruleset's screen is built upon knows no ruleset."""
    code = (
        "import importlib, pkgutil, sys\n"
        "package = importlib.import_module(sys.argv[1])\n"
        "for module in pkgutil.iter_modules(package.__path__):\n"
        "    importlib.import_module(f'{sys.argv[1]}.{module.name}')\n"
        "print(*sorted(name for name in sys.modules if name.startswith('systems.')))"
    )
    for name in [name for name in rulesets() if (ROOT / "client3d" / name).is_dir()]:
        done = subprocess.run(
            [sys.executable, "-c", code, f"client3d.{name}"], capture_output=True, text=True, cwd=ROOT, check=True
        )
        loaded = {module.split(".")[1] for module in done.stdout.split()}
        assert loaded == {name}


def test_the_engine_names_no_ruleset() -> None:
    names = [folder.name for folder in (ROOT / "systems").iterdir() if (folder / "ruleset.py").exists()]
    assert names
    wrong = [
        str(path.relative_to(ROOT))
        for path in modules("core")
        for name in names
        if f"systems.{name}" in path.read_text(encoding="utf-8")
    ]
    assert wrong == []


def client_modules_of(name: str) -> list[Path]:
    """Those that lie in a folder of the client that is named after a ruleset."""
    return [path for path in modules("client3d") if name in path.relative_to(ROOT).parts[:-1]]


@pytest.mark.parametrize("name", ["clumsy", "headquarters"])
def test_what_the_client_has_of_one_ruleset_imports_no_other(name: str) -> None:
    others = {folder.name for folder in (ROOT / "systems").iterdir() if (folder / "ruleset.py").exists()} - {name}
    found = {path: path.read_text(encoding="utf-8") for path in client_modules_of(name)}
    wrong = [str(path.relative_to(ROOT)) for path, text in found.items() for one in others if f"systems.{one}" in text]
    assert found
    assert others
    assert wrong == []


@pytest.mark.parametrize("folder", ["library", "play"])
def test_what_rulesets_share_in_the_client_names_none(folder: str) -> None:
    shared = sorted((ROOT / "client3d" / folder).glob("*.py"))
    assert shared
    assert [path.name for path in shared if "systems." in path.read_text(encoding="utf-8")] == []


def test_only_the_world_switches_esper_contexts() -> None:
    users = [
        str(path.relative_to(ROOT))
        for package in PACKAGES
        for path in modules(package)
        if "switch_world" in path.read_text(encoding="utf-8")
    ]
    assert users == ["core/world.py"]


def test_rules_query_through_the_world() -> None:
    """esper's own queries follow the history of additions and list what is already dead."""
    raw = ("esper.get_component", "esper.get_components", "esper.try_component", "esper.component_for_entity")
    users = [
        str(path.relative_to(ROOT))
        for package in ("core", "systems", "replays", "lab")
        for path in modules(package)
        if any(name in path.read_text(encoding="utf-8") for name in raw)
    ]
    assert users == ["core/world.py"]


def component_names() -> set[str]:
    tree = ast.parse((ROOT / "systems/clumsy/components.py").read_text(encoding="utf-8"))
    return {
        field.target.id
        for node in tree.body
        if isinstance(node, ast.ClassDef)
        for field in node.body
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name)
    }


def test_components_are_written_only_through_the_world() -> None:
    """Where components can be reached, no attribute named like one's field is assigned to, except on `self`."""
    fields = component_names()
    assert {"cell", "left", "shots"} <= fields
    reaching = [
        path
        for path in modules("systems")
        if "systems.clumsy.components import" in (text := path.read_text(encoding="utf-8"))
        and ("battle" in text or "world" in text)
    ]
    assert len(reaching) > 10
    wrong = []
    for path in reaching:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            targets = node.targets if isinstance(node, ast.Assign) else [getattr(node, "target", None)]
            for target in targets:
                if (
                    isinstance(node, ast.Assign | ast.AugAssign | ast.AnnAssign)
                    and isinstance(target, ast.Attribute)
                    and target.attr in fields
                    and not (isinstance(target.value, ast.Name) and target.value.id == "self")
                ):
                    wrong.append(f"{path.relative_to(ROOT)}:{node.lineno}: {target.attr}")
    assert wrong == []


def test_a_headless_command_imports_neither_screen_nor_arrays_nor_texts() -> None:
    script = (
        "import sys; import cli.main, core.scenarios, systems.clumsy.ruleset, systems.clumsy.scenarios.reading;"
        "print(sorted({'panda3d', 'direct', 'numpy', 'fluent', 'rich', 'pydantic', 'msgpack'} & set(sys.modules)))"
    )
    done = subprocess.run([sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
