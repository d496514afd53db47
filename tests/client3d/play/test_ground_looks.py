"""What a mod's ground and units look like."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace

from client3d.models.library import ModelLibrary
from client3d.play.ground_looks import OF_THE_GAME, GroundLooks
from core.packs.location import pack_folder

MODELS = pack_folder("clumsy") / "models"


def test_ground_is_drawn_as_it_is_as_it_says_or_as_a_meadow() -> None:
    terrain = {name: SimpleNamespace(looks_like=looks) for name, looks in (("orchard", "forest"), ("sand", None))}
    looks = GroundLooks(terrain)
    assert [looks.drawn(name) for name in ("hill", "orchard", "sand", "lava")] == ["hill", "forest", "meadow", "meadow"]
    assert OF_THE_GAME.drawn("orchard") == "meadow"


def test_a_finished_bridge_is_drawn_as_ground() -> None:
    structures = {
        (0, 0): SimpleNamespace(built=True, type="bridge"),
        (1, 0): SimpleNamespace(built=False, type="bridge"),
    }
    picture = SimpleNamespace(terrain=[["water", "water", "orchard"]], structures=structures)
    looks = GroundLooks({"orchard": SimpleNamespace(looks_like="forest")})
    assert looks.rows(picture) == [["bridge", "water", "forest"]]  # type: ignore[arg-type]


def test_a_unit_without_a_model_has_that_of_another_until_it_has_its_own(tmp_path: Path) -> None:
    alike = {"militia": "infantry", "infantry": "militia", "ghost": "spirit", "spirit": "ghost", "reserve": "militia"}
    library = ModelLibrary([MODELS, tmp_path], alike=alike)
    assert library.path("militia") == MODELS / "infantry.model"
    assert library.path("infantry") == MODELS / "infantry.model"
    assert library.path("reserve") == MODELS / "infantry.model"
    assert library.path("ghost") is None
    assert library.load("ghost").is_fallback
    own = tmp_path / "militia.model"
    own.write_bytes((MODELS / "scout.model").read_bytes())
    assert library.path("militia") == own
