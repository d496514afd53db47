"""Makes the sounds and packs them into data: `python -m client3d.sound.bake [NAME...]`.

For development: it needs soundfile. What it writes is committed, and depends on nothing but this code.
"""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np

from client3d.sound.library import PACKED
from client3d.sound.synthesis.catalogue import CAMPS, CATALOGUE, CLIENT, PACK, TABLE, file_names, make
from client3d.sound.synthesis.signals import RATE, loudness

_DATA = Path(__file__).resolve().parents[2] / "data"
FOLDERS = {CLIENT: _DATA / "sounds", **{pack: _DATA / pack / "sounds" for pack in (PACK, CAMPS, TABLE)}}
COMPRESSION = 0.88
"""How far it is packed: 0 is the best, 1 the smallest."""


def main(names: list[str]) -> None:
    """Makes the named sounds, or all of them, and says how long, loud and big each is."""
    import soundfile

    unknown = [name for name in names if name not in CATALOGUE]
    if unknown:
        raise SystemExit(f"no such sound: {', '.join(unknown)}; known: {', '.join(sorted(CATALOGUE))}")
    total = 0
    for name in names or sorted(CATALOGUE):
        folder = FOLDERS[CATALOGUE[name].folder]
        folder.mkdir(parents=True, exist_ok=True)
        for variant, stem in file_names(name):
            signal, path = make(name, variant), folder / f"{stem}{PACKED}"
            with soundfile.SoundFile(
                path, "w", RATE, 1, format="OGG", subtype="VORBIS", compression_level=COMPRESSION
            ) as file:
                file.write(signal.astype(np.float32))
            size = path.stat().st_size
            total += size
            peak = float(np.max(np.abs(signal)))
            print(f"{stem:22} {len(signal) / RATE:5.2f} s {loudness(signal):6.1f} dB  peak {peak:.2f} {size:6} bytes")
    print(f"{total} bytes")


if __name__ == "__main__":
    main(sys.argv[1:])
