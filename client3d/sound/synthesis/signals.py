"""What sounds are mixed from: noise, tones, filters, envelopes, echoes. Signals are float arrays, RATE a second.

Filters work on the whole signal's spectrum, so they wrap round its end: what is made of noise loops without a seam.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from numpy.typing import ArrayLike, NDArray

RATE = 22_050
"""Samples a second of everything."""
CEILING = 0.89
"""The highest sample of any sound: a little under full, as packing the file may overshoot."""

Signal = NDArray[np.float64]
Rng = np.random.Generator

_EDGE = 0.0004  # seconds at either end of what does not loop in which it comes from silence and goes to it
_LOUDEST = 0.25  # seconds of the window by which loudness is judged
_RUMBLE = 70.0  # Hz under which the ear, and a small loudspeaker, hears little
_SHINE = 1_600.0  # Hz over which the ear hears more


def samples(seconds: float) -> int:
    """How many samples so many seconds have."""
    return round(seconds * RATE)


def times(count: int) -> Signal:
    """The time of each of so many samples, in seconds."""
    return np.arange(count) / RATE


def silence(seconds: float) -> Signal:
    """Nothing, for so long."""
    return np.zeros(samples(seconds))


def noise(rng: Rng, count: int) -> Signal:
    """White noise."""
    return rng.standard_normal(count)


# --- tones


def tone(frequency: ArrayLike, count: int, phase: float = 0.0) -> Signal:
    """A sine; `frequency` in Hz may change with each sample."""
    steps = np.broadcast_to(np.asarray(frequency, np.float64), (count,))
    return np.sin(2 * np.pi * (np.cumsum(steps) - steps[0]) / RATE + phase)


def glide(first: float, last: float, count: int, seconds: float) -> Signal:
    """A frequency that falls or rises from `first` to `last` by halves, within about so many seconds."""
    return last + (first - last) * np.exp(-times(count) / (seconds / 3))


def harmonics(frequency: ArrayLike, levels: ArrayLike, count: int) -> Signal:
    """Sines at whole multiples of a frequency, as loud as `levels` says."""
    parts = enumerate(np.asarray(levels, np.float64), 1)
    return np.sum([level * tone(np.asarray(frequency) * k, count, k * 1.7) for k, level in parts], axis=0)


# --- envelopes


def decay(count: int, seconds: float, attack: float = 0.0005) -> Signal:
    """Up at once, then down to a thousandth in so many seconds."""
    t = times(count)
    return np.minimum(t / attack, 1.0) * np.exp(-6.9 * t / seconds)


def swell(count: int, rise: float, fall: float) -> Signal:
    """Up in `rise` seconds, on, and down in the last `fall` seconds, both round."""
    t = times(count)
    up, down = np.clip(t / rise, 0, 1), np.clip((count / RATE - t) / fall, 0, 1)
    return np.sin(up * np.pi / 2) ** 2 * np.sin(down * np.pi / 2) ** 2


def punched(signal: Signal, amount: float, seconds: float) -> Signal:
    """The signal with a harder beginning: `1 + amount` times as strong at first, as it was after some `seconds`."""
    return signal * (1 + amount * np.exp(-3 * times(len(signal)) / seconds))


# --- filters


def shaped(signal: Signal, gain: Callable[[Signal], Signal]) -> Signal:
    """The signal with each frequency as loud as `gain` says of it (Hz)."""
    spectrum = np.fft.rfft(signal)
    frequencies: Signal = np.fft.rfftfreq(len(signal), 1 / RATE).astype(np.float64)
    return np.fft.irfft(spectrum * gain(frequencies), len(signal))


def low_pass(signal: Signal, edge: float, order: int = 2) -> Signal:
    """What is below a frequency."""
    return shaped(signal, lambda f: 1 / np.sqrt(1 + (f / edge) ** (2 * order)))


def high_pass(signal: Signal, edge: float, order: int = 2) -> Signal:
    """What is above a frequency."""
    return shaped(signal, lambda f: 1 / np.sqrt(1 + (edge / np.maximum(f, 1e-3)) ** (2 * order)))


def band(signal: Signal, low: float, high: float, order: int = 2) -> Signal:
    """What is between two frequencies."""
    return high_pass(low_pass(signal, high, order), low, order)


def hiss(rng: Rng, count: int, low: float, high: float, order: int = 2) -> Signal:
    """Noise between two frequencies, about as strong whatever they are."""
    found = band(noise(rng, count), low, high, order)
    return found / (np.std(found) + 1e-12)


def driven(signal: Signal, amount: float) -> Signal:
    """The signal squeezed softly, the more the louder it is."""
    return np.tanh(signal * amount) / np.tanh(amount)


# --- putting together


def lay(track: Signal, signal: Signal, at: float, level: float = 1.0, round_: bool = False) -> None:
    """Add a signal to a track at a time; `round_`: what goes over the end comes in again at the beginning."""
    start = samples(at)
    if round_:
        np.add.at(track, (start + np.arange(len(signal))) % len(track), signal * level)
        return
    room = max(min(len(signal), len(track) - start), 0)
    track[start : start + room] += signal[:room] * level


def long_enough(signal: Signal, seconds: float) -> Signal:
    """The signal with silence after it, so that it lasts so long."""
    out = silence(seconds)
    lay(out, signal, 0.0)
    return out


def echoed(signal: Signal, rng: Rng, seconds: float, share: float, low: float = 120.0, high: float = 2_400.0) -> Signal:
    """The signal and the open land's answer to it: `share` of its strength, dying away in so many seconds."""
    count = samples(seconds)
    answer = hiss(rng, count, low, high, 1) * decay(count, seconds * 1.1, 0.03)
    answer /= np.sqrt(np.sum(answer**2)) + 1e-12
    size = len(signal)
    full = 1 << int(np.ceil(np.log2(size + count)))
    wet = np.fft.irfft(np.fft.rfft(signal, full) * np.fft.rfft(answer, full), full)[:size]
    return signal + share * wet


# --- ready for a file


def loudness(signal: Signal) -> float:
    """How loud the loudest quarter of a second is to the ear, in dB of full scale."""
    count = samples(_LOUDEST)
    padded = np.concatenate([signal, np.zeros(max(count - len(signal), 0))])
    heard = shaped(padded, lambda f: (1 + 0.58 * f / (f + _SHINE)) / np.sqrt(1 + (_RUMBLE / np.maximum(f, 1e-3)) ** 4))
    power = np.cumsum(np.concatenate([[0.0], heard**2]))
    loudest = float(np.max(power[count:] - power[:-count])) / count
    return 10 * float(np.log10(loudest + 1e-12))


def finished(signal: Signal, target: float, loops: bool = False) -> Signal:
    """The signal as loud as `target` (dB), its peaks rounded off under the ceiling, its ends silent unless it loops."""
    out = signal - np.mean(signal)
    if not loops:
        edge = samples(_EDGE)
        out[:edge] *= np.linspace(0, 1, edge)
        fall = min(samples(0.06), len(out) // 4)
        out[-fall:] *= np.linspace(1, 0, fall) ** 2
    for _ in range(4):  # rounding the peaks off takes a little of the loudness each time
        out = out * 10 ** ((target - loudness(out)) / 20)
        out = _rounded(out)
    return out


def _rounded(signal: Signal) -> Signal:
    """What is over two thirds of the ceiling is bent so that nothing reaches it."""
    knee, room = CEILING * 2 / 3, CEILING / 3
    over = np.maximum(np.abs(signal) - knee, 0)
    return np.sign(signal) * (np.minimum(np.abs(signal), knee) + room * np.tanh(over / room))
