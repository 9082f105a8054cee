"""Random generators as the name of a bit generator of NumPy's own and the words of its state."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from .wire import EncodeError, ProtocolError

BIT_GENERATOR: Any = np.random.Generator.__dict__["bit_generator"]


@dataclass(frozen=True)
class StateField:
    """One entry of a state: where it stands, its largest word, and how many words if an array."""

    path: tuple[str, ...]
    highest: int
    length: int = 0
    dtype: type[np.unsignedinteger[Any]] = np.uint64


BITS_32 = (1 << 32) - 1
BITS_64 = (1 << 64) - 1
BITS_128 = (1 << 128) - 1
HALF_USED = (StateField(("has_uint32",), 1), StateField(("uinteger",), BITS_32))
CONGRUENTIAL = (
    StateField(("state", "state"), BITS_128),
    StateField(("state", "inc"), BITS_128),
    *HALF_USED,
)
LAYOUTS: dict[str, tuple[StateField, ...]] = {
    "PCG64": CONGRUENTIAL,
    "PCG64DXSM": CONGRUENTIAL,
    "MT19937": (
        StateField(("state", "key"), BITS_32, 624, np.uint32),
        StateField(("state", "pos"), 624),
    ),
    "Philox": (
        StateField(("state", "counter"), BITS_64, 4),
        StateField(("state", "key"), BITS_64, 2),
        StateField(("buffer",), BITS_64, 4),
        StateField(("buffer_pos",), 4),
        *HALF_USED,
    ),
    "SFC64": (StateField(("state", "state"), BITS_64, 4), *HALF_USED),
}
KINDS = {
    "PCG64": np.random.PCG64,
    "PCG64DXSM": np.random.PCG64DXSM,
    "MT19937": np.random.MT19937,
    "Philox": np.random.Philox,
    "SFC64": np.random.SFC64,
}


def state_of(generator: np.random.Generator) -> tuple[str, list[int]]:
    """Copy the kind and the state of a generator, which stays as it is.

    Raises
    ------
    EncodeError
        If its bit generator is not exactly one of NumPy's own.
    """
    bits = BIT_GENERATOR.__get__(generator)
    name = next((name for name, kind in KINDS.items() if type(bits) is kind), None)
    if name is None:
        raise EncodeError("Generator with a bit generator of its own")
    state = bits.state
    words: list[int] = []
    for field in LAYOUTS[name]:
        entry = state
        for key in field.path:
            entry = entry[key]
        words.extend(map(int, entry) if field.length else [int(entry)])
    return name, words


def generators_in(args: Sequence[Any], kwargs: Mapping[str, Any]) -> list[np.random.Generator]:
    """List the random generators among the arguments of a call, in order."""
    values = (*args, *kwargs.values())
    return [value for value in values if type(value) is np.random.Generator]


def move_on(
    generators: Sequence[np.random.Generator], drawn: Sequence[np.random.Generator]
) -> None:
    """Bring generators to the states of others, which were drawn from in their place."""
    for generator, other in zip(generators, drawn, strict=True):
        generator.bit_generator.state = other.bit_generator.state


def generator_from(name: object, words: object) -> np.random.Generator:
    """Check a name and the words of a state, and make a generator that goes on from there."""
    if type(name) is not str or name not in LAYOUTS or type(words) is not list:
        raise ProtocolError("a generator of an unknown kind")
    layout = LAYOUTS[name]
    if len(words) != sum(max(field.length, 1) for field in layout):
        raise ProtocolError("a generator whose state has another length")
    state: dict[str, Any] = {"bit_generator": name}
    start = 0
    for field in layout:
        part = words[start : start + max(field.length, 1)]
        start += len(part)
        if not all(type(word) is int and 0 <= word <= field.highest for word in part):
            raise ProtocolError("a generator whose state is out of range")
        inner = state
        for key in field.path[:-1]:
            inner = inner.setdefault(key, {})
        inner[field.path[-1]] = np.array(part, field.dtype) if field.length else part[0]
    if layout is CONGRUENTIAL and state["state"]["inc"] % 2 == 0:
        raise ProtocolError("a generator with an even increment")
    bits = KINDS[name](0)
    bits.state = state
    return np.random.Generator(bits)
