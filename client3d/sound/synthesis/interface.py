"""What the panels say: clicks, notes, warnings. Soft, short, and in one key (C and its fifths)."""

from __future__ import annotations

from client3d.sound.synthesis.signals import (
    Rng,
    Signal,
    decay,
    driven,
    hiss,
    lay,
    samples,
    silence,
    tone,
)

C4, D4, E4, F4, G4, A4, C5, D5, E5, G5, C6 = (
    261.63,
    293.66,
    329.63,
    349.23,
    392.0,
    440.0,
    523.25,
    587.33,
    659.26,
    783.99,
    1046.5,
)


def bar(pitch: float, seconds: float) -> Signal:
    """A wooden bar struck with a soft mallet."""
    count = samples(seconds)
    out = tone(pitch, count) * decay(count, seconds, 0.003)
    out += 0.25 * tone(pitch * 3.93, count) * decay(count, seconds * 0.25, 0.002)
    return out + 0.08 * tone(pitch * 9.2, count) * decay(count, seconds * 0.1, 0.001)


def _notes(seconds: float, *notes: tuple[float, float, float]) -> Signal:
    """Bars struck one after the other: at, pitch, level."""
    out = silence(seconds)
    for at, pitch, level in notes:
        lay(out, bar(pitch, seconds - at), at, level)
    return out


def click(rng: Rng) -> Signal:
    """A button."""
    count = samples(0.07)
    return hiss(rng, count, 900, 3_500) * decay(count, 0.02) + 0.8 * tone(620, count) * decay(count, 0.05)


def refused(_rng: Rng) -> Signal:
    """That cannot be done: two low knocks."""
    out = silence(0.28)
    for at in (0.0, 0.1):
        count = samples(0.16)
        lay(out, tone(174.6, count) * decay(count, 0.13, 0.002) + 0.3 * tone(349.2, count) * decay(count, 0.06), at)
    return out


def undo(_rng: Rng) -> Signal:
    """Something taken back: two notes down."""
    return _notes(0.4, (0.0, G4, 0.8), (0.08, D4, 0.8))


def turn_own(_rng: Rng) -> Signal:
    """One's own turn: a rising fifth, like a horn from far."""
    return _notes(1.0, (0.0, G4, 0.8), (0.14, C5, 0.9), (0.28, G5, 1.0))


def turn_other(rng: Rng) -> Signal:
    """The other side's turn: two drums."""
    out = silence(0.7)
    for at, level in ((0.0, 0.8), (0.18, 1.0)):
        count = samples(0.45)
        drum = tone(98, count) * decay(count, 0.4, 0.004) + 0.25 * hiss(rng, count, 150, 700) * decay(count, 0.06)
        lay(out, drum, at, level)
    return out


def spotted(_rng: Rng) -> Signal:
    """An enemy comes into sight: one high note and its neighbour."""
    return _notes(0.5, (0.0, E5, 0.7), (0.07, D5, 1.0))


def alert_set(rng: Rng) -> Signal:
    """A bolt drawn and let go."""
    out = silence(0.32)
    for at, low, level in ((0.0, 1_300, 0.6), (0.14, 900, 1.0)):
        count = samples(0.09)
        lay(
            out,
            hiss(rng, count, low, low * 4) * decay(count, 0.035) + 0.3 * tone(low, count) * decay(count, 0.05),
            at,
            level,
        )
    return out


def point_taken(_rng: Rng) -> Signal:
    """A point is one's own: a chord, upwards."""
    return _notes(1.1, (0.0, C4, 0.8), (0.09, E4, 0.8), (0.18, G4, 0.8), (0.27, C5, 1.0))


def point_lost(_rng: Rng) -> Signal:
    """A point is lost, or somebody else's: a third, downwards."""
    return _notes(0.9, (0.0, F4, 0.9), (0.16, D4, 1.0))


def goal_met(_rng: Rng) -> Signal:
    """A goal is reached."""
    return _notes(1.2, (0.0, G4, 0.8), (0.1, C5, 0.8), (0.2, E5, 0.8), (0.34, G5, 0.9), (0.34, C6, 0.5))


def goal_failed(_rng: Rng) -> Signal:
    """A goal can be reached no more."""
    return _notes(1.1, (0.0, E4, 0.9), (0.18, D4, 0.9), (0.36, C4, 1.0))


def healed(_rng: Rng) -> Signal:
    """Strength comes back: two soft notes up."""
    return _notes(0.6, (0.0, E4, 0.6), (0.1, A4, 0.7))


def charged(_rng: Rng) -> Signal:
    """A battery is full."""
    out = silence(0.4)
    for at, pitch in ((0.0, A4 * 2), (0.09, A4 * 2.5)):
        count = samples(0.18)
        lay(out, tone(pitch, count) * decay(count, 0.15, 0.004), at)
    return out


def alarm(_rng: Rng) -> Signal:
    """A craft of one's own cannot stay in the air."""
    out = silence(0.66)
    for number in range(3):
        count = samples(0.16)
        beep = driven(tone(740 if number % 2 == 0 else 622, count), 1.5) * decay(count, 0.3, 0.006)
        lay(out, beep, number * 0.18)
    return out


def stopped(_rng: Rng) -> Signal:
    """A move that ended before its goal."""
    return _notes(0.3, (0.0, F4, 0.8), (0.06, C4, 0.9))


def built(rng: Rng) -> Signal:
    """A building stands: a last blow, and a chord."""
    out = _notes(1.0, (0.1, G4, 0.7), (0.2, C5, 0.8), (0.3, E5, 0.7))
    count = samples(0.15)
    lay(out, hiss(rng, count, 300, 2_500) * decay(count, 0.05), 0.0, 0.7)
    return out
