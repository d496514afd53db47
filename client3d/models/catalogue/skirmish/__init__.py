"""The miniatures of Skirmish by name, and the function that builds each; a hundredth of a cell is half a millimetre."""

from __future__ import annotations

from client3d.models.catalogue.skirmish import horses, soldiers, things
from client3d.models.sculpt import Sculptor

SKIRMISH: dict[str, Sculptor] = {
    "zouave": soldiers.zouave("shooting"),
    "zouave_reloading": soldiers.zouave("ramming"),
    "prussian": soldiers.prussian("shooting"),
    "prussian_reloading": soldiers.prussian("at_the_breech"),
    "scout": soldiers.scout("shooting"),
    "scout_reloading": soldiers.scout("at_the_breech"),
    "sniper": soldiers.sniper("shooting"),
    "sniper_reloading": soldiers.sniper("ramming"),
    "leader": soldiers.leader,
    "dragoon": horses.dragoon,
    "wagon": horses.wagon,
    "flag": things.flag,
    "chest": things.chest,
    "die": things.die,
}
