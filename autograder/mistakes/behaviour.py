"""What a function did on one call, and whether two functions did the same."""

import hashlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from autograder.mistakes.probe_values import NotPlainError, Packed, pack, unpack
from autograder.sandbox.inside.pandas_tables import table_kind
from autograder.sandbox.replies import Raised, Reply, Returned

VALUE, RAISED, OTHER, LOST = "value", "raised", "other", "lost"
SIGNIFICANT_DIGITS = 6
"""Of numbers, for hashes of behaviour: rounding in the last places is no behaviour."""

Unpack = Callable[[Packed], Any]


@dataclass(frozen=True)
class Behaviour:
    """One call: a value, an exception by its name, something else, or a process that was lost.

    ``changed`` names the parameters whose arguments were changed in place.
    """

    kind: str
    value: Any = None
    changed: tuple[str, ...] = ()

    def to_json(self) -> list[Any]:
        """Write it down."""
        value = pack(self.value) if self.kind == VALUE else self.value
        return [self.kind, value, *([list(self.changed)] if self.changed else [])]

    @classmethod
    def from_json(cls, text: Sequence[Any]) -> "Behaviour":
        """Read what ``to_json`` wrote."""
        kind, value, *rest = text
        plain = unpack(value, _no_function) if kind == VALUE else value
        return cls(kind, plain, tuple(rest[0]) if rest else ())


ALL_LOST = Behaviour(LOST)


def behaviour_of(reply: Reply, parameters: Sequence[str]) -> Behaviour:
    """Read what the sandbox reports of one call."""
    outcome = reply.outcome
    if isinstance(outcome, Raised):
        return Behaviour(RAISED, outcome.forbidden or (outcome.ancestry or ("Exception",))[0])
    if not isinstance(outcome, Returned) or not _is_plain(outcome.value):
        return Behaviour(OTHER)
    known = {**{str(place): n for place, n in enumerate(parameters)}, **{n: n for n in parameters}}
    changed = {known.get(name, "arguments") for name in reply.changed}
    return Behaviour(VALUE, outcome.value, tuple(sorted(changed)))


def is_alike(known: Behaviour, other: Behaviour, tolerance: float) -> bool:
    """Whether a call came to what is known, numbers within a tolerance.

    A dict may hold more than the known one.
    """
    if known.kind != other.kind or known.changed != other.changed:
        return False
    return known.kind != LOST and _is_same(known.value, other.value, tolerance)


def digest_of(behaviours: Sequence[Behaviour]) -> str:
    """Hash what a function did on all probes; rounding and containers do not count."""
    text = repr([(b.kind, b.changed, _rounded(b.value)) for b in behaviours])
    return hashlib.sha256(text.encode()).hexdigest()[:12]


# --- values -----------------------------------------------------------------------------------


def _is_plain(value: object) -> bool:
    try:
        return "functions" not in pack(value)
    except NotPlainError:
        return False


def _no_function(name: str, *_: object) -> Any:
    raise NotPlainError(f"a recorded result holds the function {name}")


def _is_same(one: Any, other: Any, tolerance: float) -> bool:
    if _kind_of_array(one) != _kind_of_array(other) and "" not in map(_kind_of_array, (one, other)):
        return False
    one, other = _simple(one), _simple(other)
    if isinstance(one, np.ndarray) and isinstance(other, np.ndarray):
        return _are_numbers_alike(one, other, tolerance)
    if type(one) is not type(other):
        return False
    if isinstance(one, dict):
        has_keys = one.keys() <= other.keys()  # more of them are allowed everywhere
        return has_keys and all(_is_same(one[key], other[key], tolerance) for key in one)
    if isinstance(one, list):
        pairs = zip(one, other, strict=False)
        return len(one) == len(other) and all(_is_same(a, b, tolerance) for a, b in pairs)
    return bool(one == other)


def _kind_of_array(value: Any) -> str:
    """Return whether an array holds integers or floats; empty for what is no array of numbers."""
    is_array = isinstance(value, np.ndarray) and value.ndim > 0 and value.dtype.kind in "iuf"
    return value.dtype.kind.replace("u", "i") if is_array else ""


def _simple(value: Any) -> Any:
    """Turn whatever holds numbers into an array of floats or booleans, other rows into lists."""
    table = table_kind(type(value))
    if table == "frame":
        columns = {str(name): value[name].to_numpy() for name in value.columns}
        return {"index": list(value.index), "columns": list(map(str, value.columns)), **columns}
    if table == "series":
        return {"index": list(value.index), "values": value.to_numpy()}
    if isinstance(value, list | tuple):
        array = _array_of(value)
        return list(value) if array is None else array
    if isinstance(value, np.ndarray | np.generic | bool | int | float | complex):
        array = _array_of(value)
        return np.asarray(value).tolist() if array is None else array
    return value


def _array_of(value: Any) -> "np.ndarray[Any, Any] | None":
    try:
        array = np.asarray(value)
        if array.dtype.kind == "b":
            return array
        if array.dtype.kind not in "iufc" or _holds_booleans(value):
            return None
        return array.astype(complex if array.dtype.kind == "c" else float)
    except (ValueError, OverflowError, TypeError):
        return None


def _holds_booleans(value: Any) -> bool:
    """Whether a list mixes True with numbers, which an array would hide."""
    if isinstance(value, list | tuple):
        return any(isinstance(part, bool | np.bool_) or _holds_booleans(part) for part in value)
    return False


def _are_numbers_alike(
    one: "np.ndarray[Any, Any]", other: "np.ndarray[Any, Any]", tolerance: float
) -> bool:
    if one.shape != other.shape or (one.dtype.kind == "b") != (other.dtype.kind == "b"):
        return False
    if one.dtype.kind == "b":
        return bool(np.array_equal(one, other))
    sizes = np.abs(np.concatenate([one.ravel(), other.ravel()]))
    scale = max(1.0, float(np.max(sizes[np.isfinite(sizes)], initial=0.0)))
    return bool(np.allclose(one, other, rtol=tolerance, atol=tolerance * scale, equal_nan=True))


def _rounded(value: Any) -> Any:
    value = _simple(value)
    if isinstance(value, np.ndarray):
        if value.dtype.kind == "b":
            return value.shape, value.ravel().tolist()
        return value.shape, [_short(number) for number in value.ravel().tolist()]
    if isinstance(value, dict):
        return sorted((repr(key), repr(_rounded(entry))) for key, entry in value.items())
    if isinstance(value, set | frozenset):
        return sorted(map(repr, value))
    return list(map(_rounded, value)) if isinstance(value, list) else repr(value)


def _short(number: Any) -> str:
    if isinstance(number, complex):
        return f"{_short(number.real)} {_short(number.imag)}"
    return f"{0.0 if abs(number) < 1e-9 else number:.{SIGNIFICANT_DIGITS}g}"
