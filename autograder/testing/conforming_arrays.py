"""Read what a comparison up to something compares: real finite numbers of the right shape."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import numpy as np
from numpy.typing import NDArray

from .answer_values import as_array
from .diagnosis import explain
from .mismatch import SMALL, Mismatch, dtype_name, short, size_words

FloatArray = NDArray[np.float64]


def read_finite(got: object, shape: tuple[int | None, ...], what: str) -> FloatArray:
    """Return an answer as an array of floats, or say what it is in place of one.

    Complex numbers, NaN and infinity are refused.
    """
    array = as_array(got, shape=shape, what=what)
    if array.dtype.kind == "c":
        raise Mismatch(f"{what}: an array of dtype {dtype_name(array)}, expected real numbers.")
    if not np.isfinite(array).all():
        diagnosis = explain(array, np.zeros(array.shape), 0.0, 0.0)
        begin = f"{what}: not every entry is a finite number."
        # how many there are is the student's choice where a length is free
        safe = begin if None in shape else f"{begin} {diagnosis}"
        raise Mismatch(safe, f"{begin} {diagnosis}\nReturned {short(array)}.")
    return np.asarray(array, dtype=float)


def index_words(index: int) -> tuple[str, str]:
    """Name a place in an answer: in safe words if it is among the first, and in full.

    The place is the student's choice: one of many could spell a hidden number out.
    """
    return f"[{index}]" if index <= SMALL else f"a place beyond [{SMALL}]", f"[{index}]"


def size_pair(deviation: float) -> tuple[str, str]:
    """Describe how large a deviation is: in safe words, and in full."""
    return size_words(deviation), f"{deviation:.3g}"


def in_columns(array: NDArray[Any], rows: bool) -> NDArray[Any]:
    """Return directions as the columns of a matrix; a vector is a single one."""
    if array.ndim == 1:
        return array[:, np.newaxis]
    return array.T if rows else array


@contextmanager
def noting(safe: str, full: str) -> Iterator[None]:
    """Add to a mismatch what is free, at the end of the first line of its texts."""
    try:
        yield
    except Mismatch as mismatch:
        first, line_break, rest = mismatch.full.partition("\n")
        words = f"{mismatch.safe} ({safe})", f"{first} ({full}){line_break}{rest}"
        raise Mismatch(*words) from None
