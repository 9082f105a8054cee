"""Read an answer as an array, a number or a tuple, and say in plain words if it is none.

A copy of this file travels to the students, beside ``assertions.py``.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import DTypeLike

from .mismatch import (
    Mismatch,
    dtype_name,
    holds_text,
    leaves_of,
    object_words,
    shape_text,
    type_words,
    values_words,
    wrong_shape,
    wrong_type,
)
from .significance import Array

__all__ = ["THE_RESULT", "as_array", "as_number", "as_tuple", "read_numbers"]

THE_RESULT = "the result"
NUMBERS = (int, float, complex, np.number, np.bool_)


def as_array(
    got: object,
    *,
    shape: tuple[int | None, ...] | None = None,
    dtype: DTypeLike | None = None,
    what: str = THE_RESULT,
) -> Array:
    """Return an answer as an array of numbers, if it is one.

    Parameters
    ----------
    got : object
        What the function under test returned; a list will do.
    shape : tuple of int or None, optional
        The shape that it must have; None stands for any length.
    dtype : dtype, optional
        The exact dtype that an array must have.
    what : str
        Its name in messages.

    Returns
    -------
    ndarray

    Raises
    ------
    Mismatch
        If it is no array of numbers, or of another shape or dtype.

    Examples
    --------
    >>> as_array([[1, 2], [3, 4]], shape=(None, 2)).sum()
    10
    """
    kind = "f" if dtype is None else np.dtype(dtype).kind
    wanted = (
        "an array of numbers"
        if shape is None
        else f"an array of numbers of shape {shape_text(shape)}"
    )
    array = read_numbers(got, what, wanted, kinds="iufc" if kind in "iufc" else kind)
    if shape is None and array.ndim == 0:
        raise Mismatch(f"{what}: a single number, expected an array.")
    if shape is not None and not _fits(array.shape, shape):
        raise wrong_shape(array, shape, what)
    if dtype is not None and kind not in "US" and array.dtype != np.dtype(dtype):
        if type(got) is np.ndarray or not np.can_cast(array.dtype, dtype):
            wanted = np.dtype(dtype).name
            raise Mismatch(f"{what}: dtype {dtype_name(array)}, expected dtype {wanted}.")
        array = array.astype(dtype)  # a list has no dtype of its own
    return array


def as_number(got: object, *, what: str = THE_RESULT) -> float:
    """Return an answer as a float, if it is a number.

    Parameters
    ----------
    got : object
        What the function under test returned; a 0-d array or any NumPy number will do, a bool
        will not.
    what : str
        Its name in messages.

    Returns
    -------
    float

    Raises
    ------
    Mismatch
        If it is no single number.

    Examples
    --------
    >>> as_number(np.array(2))
    2.0
    """
    array = read_numbers(got, what, "a number", kinds="iuf")
    if array.ndim:
        raise wrong_shape(array, (), what)
    return float(array)


def as_tuple(got: object, length: int, *, what: str = THE_RESULT) -> tuple[Any, ...]:
    """Return an answer as a tuple of a given length.

    Parameters
    ----------
    got : object
        What the function under test returned; a list or an array of that length will do.
    length : int
        How many parts it must have.
    what : str
        Its name in messages.

    Returns
    -------
    tuple

    Raises
    ------
    Mismatch
        If it has no parts, or another number of them.

    Examples
    --------
    >>> slope, intercept = as_tuple([2.0, 1.0], 2)
    """
    is_array = type(got) is np.ndarray and got.ndim > 0
    if not is_array and not isinstance(got, list | tuple):
        raise wrong_type(got, what, f"{values_words(length)} (a tuple)")
    if len(got) != length:  # type: ignore[arg-type]
        begin = "returned" if what == THE_RESULT else f"{what}:"
        raise Mismatch(f"{begin} {values_words(len(got))}, expected {length}.")  # type: ignore[arg-type]
    return tuple(got)  # type: ignore[arg-type]


def read_numbers(value: object, what: str, wanted: str, kinds: str = "iufc") -> Array:
    """Return numbers as an array, or say what was returned in their place.

    ``kinds`` are the dtype kinds that are allowed, as NumPy abbreviates them.
    """
    if type(value) is np.ndarray and value.dtype.kind == "O" and holds_text(value):
        array = value.astype(str)  # what pandas gives for text labels
    elif type(value) is np.ndarray or isinstance(value, NUMBERS):
        array = np.asarray(value)
    elif isinstance(value, list | tuple):
        array = _read_sequence(value, what, wanted)
    else:
        raise wrong_type(value, what, wanted)
    if array.dtype.kind == "O" and not isinstance(value, np.ndarray):  # ints beyond 64 bits
        array = np.asarray(np.clip(array, -(10**308), 10**308), dtype=float)
    if array.dtype.kind == "O":
        raise Mismatch(f"{what}: {object_words(array)}, expected {wanted}.")
    if array.dtype.kind not in kinds:
        place = "an array of the wrong dtype:" if array.ndim else "a value of the wrong type:"
        if wanted.startswith("an array") and kinds in "bUS":
            wanted = f"dtype {'bool' if kinds == 'b' else 'text'}"
        raise Mismatch(f"{what}: {place} {dtype_name(array)}. Expected {wanted}.")
    return array


def _read_sequence(value: Sequence[object], what: str, wanted: str) -> Array:
    """Turn a list into an array; report what would vanish in it, such as True among numbers."""
    try:
        leaves = leaves_of(value, what, wanted)
        array = np.asarray(value)
    except (ValueError, OverflowError):
        raise Mismatch(f"{what}: a list of rows of unequal length, expected {wanted}.") from None
    odd = [leaf for leaf in leaves if not isinstance(leaf, (*NUMBERS, str, np.ndarray))]
    truths = {isinstance(leaf, bool | np.bool_) for leaf in leaves}
    if odd or len(truths) > 1:
        safe, full = type_words(odd[0] if odd else True)
        message = "{}: a list that holds {}, expected {}."
        raise Mismatch(message.format(what, safe, wanted), message.format(what, full, wanted))
    return array


def _fits(shape: tuple[int, ...], wanted: tuple[int | None, ...]) -> bool:
    return len(shape) == len(wanted) and all(
        want in (None, length) for length, want in zip(shape, wanted, strict=True)
    )
