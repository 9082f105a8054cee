"""Write values for an instructor: in full where that is short, else without their middle."""

import textwrap
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Any

import numpy as np

from autograder.control_characters import escape_control_characters
from autograder.sandbox.open_functions import OpenFunction
from autograder.sandbox.snapshot import Call, ReturnedFunction, StudentHandle

_DEPTH = 6
_WIDTH = 96


@dataclass(frozen=True)
class TextRoom:
    """How much of a value is written: entries of an array or a collection, and characters."""

    entries: int
    characters: int


SHORT = TextRoom(entries=40, characters=600)
FULL = TextRoom(entries=100_000, characters=1_000_000)


def value_text(value: object, room: TextRoom = SHORT) -> str:
    """Write a value so that it can be read, and where it is short, be pasted."""
    with np.printoptions(threshold=room.entries, edgeitems=2, floatmode="unique", linewidth=_WIDTH):
        try:
            return _cut(_text(value, room, _DEPTH), room)
        except Exception:  # noqa: BLE001 - whatever cannot be written must not end a replay
            return f"a {type(value).__name__} that cannot be written"


def call_text(name: str, call: Call, room: TextRoom = SHORT) -> str:
    """Write a call: on one line if it fits there, else each argument on lines of its own."""
    given = [value_text(value, room) for value in call.args]
    given += [f"{key}={value_text(value, room)}" for key, value in call.kwargs.items()]
    line = f"{name}({', '.join(given)})"
    if len(line) <= _WIDTH and "\n" not in line:
        return line
    return "\n".join([f"{name}(", *(textwrap.indent(f"{text},", "    ") for text in given), ")"])


def _text(value: object, room: TextRoom, depth: int) -> str:
    if isinstance(value, np.ndarray):
        return _array(value)
    if isinstance(value, Mapping | list | tuple | set | frozenset):
        return _collection(value, room, depth) if depth else "…"
    if isinstance(value, np.random.Generator):
        return "a random generator"
    if isinstance(value, StudentHandle):
        return f"the student's {value.name}"
    if isinstance(value, ReturnedFunction):
        return "a function of the student's"
    if isinstance(value, OpenFunction):
        return f"{value.name}({', '.join(_parts(value.arguments, room, depth))})"
    if callable(value):
        return str(getattr(value, "__name__", type(value).__name__))
    if isinstance(value, str):
        return repr(_shortened(value, room))
    return repr(value.item() if isinstance(value, np.generic) else value)


def _array(value: np.ndarray[Any, Any]) -> str:
    if value.size == 0:
        return f"np.empty({value.shape})"
    text = np.array2string(value, prefix="np.array(", separator=", ")
    is_plain = value.dtype.kind in "bUSO" or value.dtype in (np.float64, np.int64, np.complex128)
    dtype = "" if is_plain else f", dtype=np.{value.dtype}"
    is_whole = value.size <= np.get_printoptions()["threshold"]
    return f"np.array({text}{dtype})" + ("" if is_whole else f" of shape {value.shape}")


def _collection(value: Any, room: TextRoom, depth: int) -> str:
    if isinstance(value, Mapping):
        pairs = islice(value.items(), room.entries)
        shown = [f"{_text(k, room, depth - 1)}: {_text(v, room, depth - 1)}" for k, v in pairs]
        return f"{{{', '.join(_with_rest(shown, value))}}}"
    parts = _with_rest(list(_parts(value, room, depth)), value)
    if isinstance(value, tuple):
        return f"({parts[0]},)" if len(value) == 1 else f"({', '.join(parts)})"
    if isinstance(value, list):
        return f"[{', '.join(parts)}]"
    return f"{{{', '.join(sorted(parts))}}}" if value else f"{type(value).__name__}()"


def _parts(value: Any, room: TextRoom, depth: int) -> Iterator[str]:
    return (_text(part, room, depth - 1) for part in islice(value, room.entries))


def _with_rest(shown: list[str], value: Any) -> Sequence[str]:
    rest = len(value) - len(shown)
    return [*shown, f"… {rest} more"] if rest else shown


def _cut(text: str, room: TextRoom) -> str:
    """Leave the middle out of what is too long, and spell invisible signs out."""
    return "\n".join(map(escape_control_characters, _shortened(text, room).split("\n")))


def _shortened(text: str, room: TextRoom) -> str:
    half = room.characters // 2
    if len(text) <= room.characters:
        return text
    return f"{text[:half]} [… {len(text) - 2 * half} characters …] {text[-half:]}"
