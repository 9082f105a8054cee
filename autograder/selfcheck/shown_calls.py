"""Write a call so that it can be pasted into a cell; what is long is only named."""

import re
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

_MOST_NUMBERS = 40
_LONGEST = 160
_PLAIN_TYPES = ("bool", "int64", "float64", "complex128")
_NOT_A_LITERAL = re.compile(r"\b(nan|inf)\b")


def shown_arguments(args: Sequence[Any], kwargs: Mapping[str, Any]) -> str:
    """Return the arguments of a call as Python.

    >>> shown_arguments((np.array([1.0, np.nan]), [1, 2]), {"k": np.float64(3)})
    'np.array([1.0, np.nan]), [1, 2], k=3.0'
    """
    named = [f"{name}={_shown(value)}" for name, value in kwargs.items()]
    return ", ".join([*map(_shown, args), *named])


def _shown(value: Any) -> str:
    text = _as_python(value)
    return text if len(text) <= _LONGEST else _named(value)


def _as_python(value: Any) -> str:
    if isinstance(value, np.ndarray):
        return _array_as_python(value)
    if isinstance(value, list | tuple) and type(value) in (list, tuple):
        if len(value) > _MOST_NUMBERS:
            return _named(value)
        inner = ", ".join(map(_as_python, value))
        if isinstance(value, list):
            return f"[{inner}]"
        return f"({inner},)" if len(value) == 1 else f"({inner})"
    if type(value) is dict and len(value) <= _MOST_NUMBERS:
        pairs = (f"{_as_python(key)}: {_as_python(one)}" for key, one in value.items())
        return "{" + ", ".join(pairs) + "}"
    if isinstance(value, np.generic):
        return _literal(value.item())
    if isinstance(value, bool | int | float | complex | str | bytes | None):
        return _literal(value)
    return _named(value)


def _array_as_python(value: Any) -> str:
    if value.size > _MOST_NUMBERS or value.dtype.kind not in "biufcU":
        return _named(value)
    if value.size == 0:
        return f"np.empty({value.shape})"
    plain = value.dtype.kind == "U" or value.dtype.name in _PLAIN_TYPES
    return f"np.array({_literal(value.tolist())}{'' if plain else f', dtype=np.{value.dtype}'})"


def _literal(value: Any) -> str:
    text = repr(value)
    return text if "'" in text or '"' in text else _NOT_A_LITERAL.sub(r"np.\1", text)


def _named(value: Any) -> str:
    """Name a value that is too long to paste, or no plain one."""
    if hasattr(value, "shape"):
        return f"<{type(value).__name__} of shape {tuple(value.shape)}>"
    if isinstance(value, list | tuple | dict | set | frozenset | str | bytes):
        return f"<{type(value).__name__} of length {len(value)}>"
    if callable(value) and hasattr(value, "__name__"):
        return f"<function {value.__name__}>"
    return f"<{type(value).__name__}>"
