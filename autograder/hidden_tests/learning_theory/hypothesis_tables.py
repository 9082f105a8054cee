"""Hypotheses as tables: named, drawn, and looked through one by one."""

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

Rows = dict[str, tuple[Any, ...]]

SQUARE = [(0, 0), (0, 1), (1, 0), (1, 1)]
TEN: Rows = {
    "x1": (0, 0, 1, 1),
    "not x1": (1, 1, 0, 0),
    "x2": (0, 1, 0, 1),
    "not x2": (1, 0, 1, 0),
    "T": (1, 1, 1, 1),
    "F": (0, 0, 0, 0),
    "OR": (0, 1, 1, 1),
    "AND": (0, 0, 0, 1),
    "XOR": (0, 1, 1, 0),
    "EQUIV": (1, 0, 0, 1),
}
"""The hypotheses of the notes on two bits."""


def functions(
    open_function: Callable[..., Any], rows: Rows, points: Sequence[Any]
) -> dict[str, Any]:
    """Return a function from points to labels for each row of a table."""
    return {name: function(open_function, row, points) for name, row in rows.items()}


def function(open_function: Callable[..., Any], row: Sequence[Any], points: Sequence[Any]) -> Any:
    """Return the function from points to labels that a row stands for."""
    return open_function("label_of", dict(zip(points, row, strict=True)))


def drawn_rows(rng: np.random.Generator, count: int, size: int) -> Rows:
    """Return rows of zeros and ones under names in an order that is not sorted."""
    names = [f"h{number}" for number in rng.permutation(count)]
    return {name: tuple(rng.integers(0, 2, size).tolist()) for name in names}


def consistent(rows: Rows, points: Sequence[Any], samples: Sequence[Any]) -> list[str]:
    """Return the sorted names of the rows that agree with all samples."""
    left = set(rows)
    for point, label in samples:
        place = list(points).index(point)
        left -= {name for name in rows if rows[name][place] != label}
    return sorted(left)


def all_boolean(size: int) -> np.ndarray:
    """Return all rows of zeros and ones, one below the other."""
    return np.array([[number >> i & 1 for i in range(size)] for number in range(2**size)])
