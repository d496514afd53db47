"""`clumsy mission list`: which missions there are, and what they are about."""

from __future__ import annotations

from collections.abc import Sequence

from cli.texts import print_faults, program_texts, texts_of
from core.packs.faults import PackError, printable
from core.packs.mods import chosen_mods

UNUSABLE = 2


def list_missions(mods: Sequence[str] = ()) -> int:
    """Print every mission's name, title, sides to play and what it is about. Returns the exit code."""
    from systems.clumsy.data import load_clumsy
    from systems.clumsy.missions import load_missions

    try:
        pack = load_clumsy(mods=chosen_mods(mods))
        missions = load_missions(pack)
    except PackError as error:
        print_faults(error.faults)
        return UNUSABLE
    program = program_texts()
    texts = texts_of(*pack.folders)
    for name, mission in missions.items():
        rows = mission.setup.rows
        print(
            program.format(
                "cli-mission",
                name=name,
                title=printable(texts.format(mission.title_key)),
                about="\n".join(map(printable, texts.format(mission.about_key).splitlines())),
                sides=", ".join(mission.sides_to_play),
                width=len(rows[0]),
                height=len(rows),
                rounds=mission.file.round_limit,
            )
        )
    return 0
