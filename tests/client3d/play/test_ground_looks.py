"""What a mod's ground and units look like."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace

from client3d.clumsy.stage import ground_rows
from client3d.models.library import ModelLibrary
from client3d.models.stand_ins import stand_ins
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
    assert ground_rows(picture, looks) == [["bridge", "water", "forest"]]  # type: ignore[arg-type]


def test_a_unit_without_a_model_is_shown_by_what_it_looks_like_or_by_its_class(tmp_path: Path) -> None:
    units = {"reserve": "militia", "militia": "scout", "ghost": "spirit", "spirit": "ghost", "squad": None}
    kinds = {name: SimpleNamespace(looks_like=looks, unit_class="foot") for name, looks in units.items()}
    found = stand_ins(SimpleNamespace(units=kinds, structures={}))  # type: ignore[arg-type]
    assert found == {
        "reserve": "militia", "militia": "scout", "ghost": "infantry", "spirit": "infantry", "squad": "infantry"
    }  # fmt: skip
    library = ModelLibrary([MODELS, tmp_path], stand_ins=found)
    assert library.load("reserve") is library.load("scout")
    (tmp_path / "militia.model").write_bytes((MODELS / "sniper.model").read_bytes())
    library.forget(["militia", "reserve"])
    assert library.load("reserve") is library.load("militia")
    assert library.load("militia") is not library.load("scout")
