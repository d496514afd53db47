"""The mixer: variants, limits, loops, volumes, files that are missing or broken."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest
from sound_parts import LOUD, FakeDevice, folder, mixer

from client3d.screens.settings import Sound
from client3d.sound import mixer as rules
from client3d.sound.device import NoDevice
from client3d.sound.library import SoundLibrary
from client3d.sound.mixer import Loop, Mixer
from client3d.sound.sounds import Sounds
from client3d.sound.volumes import gain
from core.packs.location import data_folder
from core.texts import LANGUAGES, Texts

FRAME = 1 / 60


def test_no_variant_is_heard_twice_in_a_row(tmp_path: Path) -> None:
    mix, device = mixer(folder(tmp_path, "shot_1.ogg", "shot_2.ogg", "shot_3.ogg"))
    heard = []
    for _ in range(14):
        mix.play("shot", "weapons")
        heard += device.heard()
        mix.update(1.0)
        mix.quiet()
    heard = heard[2:]  # by then the others are loaded
    assert set(heard) == {"shot_1", "shot_2", "shot_3"}
    assert all(one != other for one, other in pairwise(heard))


def test_a_shot_is_never_quite_as_high_as_the_last_and_a_note_always_is(tmp_path: Path) -> None:
    mix, device = mixer(folder(tmp_path, "shot.ogg", "note.ogg"))
    for _ in range(3):
        mix.play("shot", "weapons")
        mix.play("note", "interface")
        mix.update(1.0)
    pitches = {voice.path.stem: set[float]() for voice in device.voices}
    for voice in device.voices:
        pitches[voice.path.stem].add(voice.pitch)
    assert len(pitches["shot"]) == 3
    assert all(abs(pitch - 1) <= rules.DETUNE for pitch in pitches["shot"])
    assert pitches["note"] == {1.0}


def test_one_name_does_not_begin_twice_at_once_nor_too_often(tmp_path: Path) -> None:
    mix, device = mixer(folder(tmp_path, "shot.ogg"))
    assert mix.play("shot", "weapons")
    assert not mix.play("shot", "weapons")
    mix.update(rules.LEAST_GAP + 0.001)
    assert mix.play("shot", "weapons")
    for _ in range(5):
        mix.update(rules.LEAST_GAP + 0.001)
        mix.play("shot", "weapons")
    assert len(device.heard()) == rules.MOST_ALIKE


def test_what_is_more_important_takes_the_place_of_what_is_less(tmp_path: Path) -> None:
    names = [f"hit{number}" for number in range(rules.MOST_VOICES)]
    mix, device = mixer(folder(tmp_path, *(f"{name}.ogg" for name in (*names, "blast", "step"))))
    for place, name in enumerate(names):
        assert mix.play(name, "weapons", level=0.5 if place == 3 else 1.0, priority=2)
    assert not mix.play("step", "weapons", priority=1)
    assert mix.play("blast", "explosions", priority=4)
    assert len(device.heard()) == rules.MOST_VOICES
    assert "hit3" not in device.heard()  # the faintest of the least important
    assert "blast" in device.heard()


def test_faster_play_thins_sounds_out_and_cuts_them_short(tmp_path: Path) -> None:
    lasted = {}
    for speed in (1.0, 8.0):
        mix, device = mixer(folder(tmp_path, "shot.ogg", "note.ogg"))
        mix.speed = speed
        mix.play("shot", "weapons")
        mix.play("note", "interface")
        frames = 0
        while "shot" in device.heard():
            mix.update(FRAME)
            frames += 1
        lasted[speed] = frames * FRAME
        assert "note" in device.heard()  # what one is to be told is told whole
    assert lasted[1.0] == pytest.approx(rules.LONGEST + rules.FADE_OUT, abs=0.05)
    assert lasted[8.0] == pytest.approx(rules.LONGEST / 8 + rules.FADE_OUT, abs=0.05)
    mix.update(rules.LEAST_GAP * 4)
    mix.play("shot", "weapons")
    mix.update(rules.LEAST_GAP * 4)
    assert not mix.play("shot", "weapons")


def test_a_sound_that_has_ended_makes_room_and_its_voice_is_used_again(tmp_path: Path) -> None:
    mix, device = mixer(folder(tmp_path, "shot.ogg"))
    mix.play("shot", "weapons")
    device.voices[0].playing = False
    mix.update(1.0)
    assert mix.heard == []
    mix.play("shot", "weapons")
    assert len(device.voices) == 1
    assert device.voices[0].plays == 2


# --- loops and music


def test_a_loop_fades_in_goes_on_and_fades_out(tmp_path: Path) -> None:
    mix, device = mixer(folder(tmp_path, "rain.ogg"))
    wanted = {"weather": Loop("rain", "surroundings", 0.5, 0.25)}
    mix.keep(wanted)
    mix.update(rules.LOOP_IN / 2)
    voice = device.voices[0]
    assert voice.loops
    assert voice.loudness == pytest.approx(0.25)
    for _ in range(100):
        mix.keep(wanted)
        mix.update(0.1)
    assert (voice.loudness, voice.pan, voice.plays) == (0.5, 0.25, 1)
    mix.keep({})
    mix.update(rules.LOOP_OUT / 2)
    assert 0 < voice.loudness < 0.5
    assert voice.playing
    mix.keep({})
    mix.update(rules.LOOP_OUT / 2)
    assert not voice.playing
    assert mix.looping == {}


def test_while_hushed_nothing_is_heard_and_then_all_goes_on(tmp_path: Path) -> None:
    mix, device = mixer(folder(tmp_path, "shot.ogg", "theme.ogg"))
    mix.play_music("theme", again=True)
    mix.play("shot", "weapons")
    mix.update(1.0)
    assert all(voice.loudness > 0 for voice in device.voices)
    mix.hush(True)
    assert all(voice.loudness == 0 for voice in device.voices)
    assert not mix.play("shot", "weapons")
    mix.hush(False)
    mix.update(1.0)
    assert mix.music == "theme"
    assert max(voice.loudness for voice in device.voices) > 0


def test_only_the_loudest_loops_are_heard(tmp_path: Path) -> None:
    names = [f"engine{number}" for number in range(9)]
    mix, device = mixer(folder(tmp_path, *(f"{name}.ogg" for name in names)))
    mix.keep({name: Loop(name, "engines", 0.1 + place / 10) for place, name in enumerate(names)})
    assert sorted(device.heard()) == names[-rules.MOST_LOOPS :]


def test_a_loop_of_another_name_takes_the_place_of_the_first(tmp_path: Path) -> None:
    mix, device = mixer(folder(tmp_path, "truck.ogg", "tank.ogg"))
    mix.keep({"engine": Loop("truck", "engines")})
    mix.keep({"engine": Loop("tank", "engines")})
    assert device.heard() == ["tank"]


def test_a_theme_takes_the_place_of_another_and_ends_by_itself(tmp_path: Path) -> None:
    mix, device = mixer(folder(tmp_path, "title.ogg", "win.ogg"))
    mix.play_music("title", again=True)
    mix.update(1.0)
    mix.play_music("title", again=True)
    assert mix.music == "title"
    assert len(device.voices) == 1
    mix.play_music("win")
    assert mix.music == "win"
    mix.update(rules.MUSIC_OUT)
    assert device.heard() == ["win"]
    assert [(voice.loops, voice.streamed) for voice in device.voices] == [(True, True), (False, True)]
    device.voices[1].playing = False
    mix.update(FRAME)
    assert mix.music == ""


# --- volumes


def test_the_volume_of_everything_and_of_a_kind_multiply(tmp_path: Path) -> None:
    mix, device = mixer(folder(tmp_path, "shot.ogg", "rain.ogg"))
    volumes = Sound(master=50, weapons=80)
    mix.use(volumes)
    mix.play("shot", "weapons", level=0.5)
    assert device.voices[0].loudness == pytest.approx(0.5 * gain(volumes, "weapons"))
    assert 0 < gain(volumes, "weapons") < gain(Sound(master=100, weapons=80), "weapons")
    assert gain(LOUD, "music") == 1.0


def test_other_volumes_count_at_once_also_for_what_is_being_heard(tmp_path: Path) -> None:
    mix, device = mixer(folder(tmp_path, "shot.ogg", "rain.ogg", "title.ogg"))
    mix.play("shot", "weapons")
    mix.keep({"weather": Loop("rain", "surroundings")})
    mix.play_music("title", again=True)
    mix.update(1.0)
    assert all(voice.loudness == 1.0 for voice in device.voices)
    mix.use(Sound(master=0))
    assert all(voice.loudness == 0.0 for voice in device.voices)


def test_a_kind_at_nothing_is_not_even_loaded(tmp_path: Path) -> None:
    mix, device = mixer(folder(tmp_path, "shot.ogg", "rain.ogg"))
    mix.use(Sound(weapons=0, surroundings=0))
    assert not mix.play("shot", "weapons")
    mix.keep({"weather": Loop("rain", "surroundings")})
    assert device.voices == []


# --- files


def test_a_later_folder_replaces_a_sound_with_all_its_variants(tmp_path: Path) -> None:
    ours = folder(tmp_path / "ours", "shot_1.ogg", "shot_2.ogg", "rain.ogg")
    theirs = folder(tmp_path / "theirs", "shot.wav")
    library = SoundLibrary([ours, theirs])
    assert library.files("shot") == (theirs / "shot.wav",)
    assert library.files("rain") == (ours / "rain.ogg",)


def test_a_sound_that_is_nowhere_is_told_once_and_silent(tmp_path: Path) -> None:
    told: list[tuple[str, str]] = []
    mix, device = mixer(folder(tmp_path, "shot.ogg"), told=told)
    for name in ("laser", "laser", "../shot"):
        assert not mix.play(name, "weapons")
        mix.update(1.0)
    assert told == [("missing", "laser"), ("missing", "shot")]
    assert device.voices == []


def test_a_broken_file_is_told_once_and_what_it_replaced_is_heard(tmp_path: Path) -> None:
    told: list[tuple[str, str]] = []
    ours = folder(tmp_path / "ours", "shot.ogg")
    theirs = folder(tmp_path / "theirs")
    (theirs / "shot.ogg").write_bytes(b"broken")
    mix, device = mixer(ours, theirs, told=told)
    for _ in range(3):
        assert mix.play("shot", "weapons")
        mix.update(1.0)
    assert told == [("broken", "shot.ogg")]
    assert {voice.path for voice in device.voices} == {ours / "shot.ogg"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_fault_of_a_mod_is_told_once_in_all_battles(tmp_path: Path, language: str) -> None:
    folder(tmp_path / "sounds")
    (tmp_path / "sounds" / "rifle.ogg").write_bytes(b"broken")
    said: list[str] = []
    sounds = Sounds(FakeDevice(), Texts(language, data_folder() / "locale"), said.append, LOUD)
    for _ in range(2):
        sounds.use_packs(tmp_path)
        assert sounds.mixer.play("rifle", "weapons")  # the shipped one
        sounds.mixer.play("laser", "weapons")
        sounds.update(1.0)
    assert len(said) == 2
    assert str(tmp_path / "sounds" / "rifle.ogg") in said[0]
    assert "laser" in said[1]
    assert not any("sound-" in text for text in said)


def test_of_variants_those_that_are_sound_are_heard(tmp_path: Path) -> None:
    told: list[tuple[str, str]] = []
    here = folder(tmp_path, "shot_1.ogg")
    (here / "shot_2.ogg").write_bytes(b"broken")
    mix, device = mixer(here, told=told)
    mix.expect(["shot"])
    for _ in range(6):
        mix.update(1.0)
        assert mix.play("shot", "weapons")
    assert told == [("broken", "shot_2.ogg")]
    assert {voice.path.name for voice in device.voices} == {"shot_1.ogg"}


def test_what_is_expected_is_loaded_ahead_a_variant_of_each_at_once(tmp_path: Path) -> None:
    names = ("shot_1.ogg", "shot_2.ogg", "blast_1.ogg", "blast_2.ogg", "dig.ogg")
    mix, device = mixer(folder(tmp_path, *names))
    mix.expect(["shot", "blast"], ["dig"])
    assert [voice.path.name for voice in device.voices] == ["shot_1.ogg", "blast_1.ogg"]
    for _ in range(10):
        before = len(device.voices)
        mix.update(FRAME)
        assert len(device.voices) <= before + 1
    assert sorted(voice.path.name for voice in device.voices) == sorted(names)
    mix.play("dig", "surroundings")
    assert len(device.voices) == len(names)


def test_without_a_device_nothing_is_looked_up_loaded_or_told(tmp_path: Path) -> None:
    told: list[tuple[str, str]] = []
    mix = Mixer(NoDevice(), SoundLibrary([tmp_path], lambda *fault: told.append(fault)), LOUD)
    mix.expect(["shot"])
    assert not mix.play("shot", "weapons")
    mix.keep({"weather": Loop("rain", "surroundings")})
    mix.play_music("title")
    mix.update(1.0)
    mix.close()
    assert told == []


def test_closing_ends_everything(tmp_path: Path) -> None:
    mix, device = mixer(folder(tmp_path, "shot.ogg", "rain.ogg", "title.ogg"))
    mix.play("shot", "weapons")
    mix.keep({"weather": Loop("rain", "surroundings")})
    mix.play_music("title", again=True)
    mix.close()
    assert device.heard() == []
    assert device.closed
    assert isinstance(device, FakeDevice)
