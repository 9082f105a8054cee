"""Compare directions and subspaces: what is free is a sign, a length, or the whole basis."""

from typing import Any

import numpy as np

from .answer_values import THE_RESULT
from .assertions import assert_close
from .conforming_arrays import FloatArray, in_columns, index_words, noting, read_finite, size_pair
from .diagnosis import wrong_entries
from .mismatch import Mismatch, share_words, values_words

__all__ = ["assert_parallel", "assert_same_subspace", "assert_same_up_to_sign"]

DEPENDENT = 1e-12
"""Columns of length 1 with a smaller singular value are dependent up to rounding."""


def assert_same_up_to_sign(
    got: object,
    expected: Any,
    *,
    rows: bool = False,
    rtol: float = 1e-9,
    atol: float = 0.0,
    what: str = THE_RESULT,
) -> None:
    """Assert that directions agree, where the sign of each is free.

    Parameters
    ----------
    got : object
        What the function under test returned.
    expected : array_like
        A vector, or a matrix whose columns are the directions.
    rows : bool
        Its rows are, as in principal components of shape (k, d).
    rtol, atol : float
        Tolerances of each entry; one that may be zero needs ``atol``.
    what : str
        The name of the result in messages.

    Raises
    ------
    Mismatch
        If it is no such array, or a direction is another with either sign.

    Examples
    --------
    >>> assert_same_up_to_sign([[-0.6, 0.8], [-0.8, -0.6]], [[0.6, 0.8], [0.8, -0.6]])
    """
    target = np.asarray(expected, dtype=float)
    answer = read_finite(got, target.shape, what)
    mine, right = in_columns(answer, rows), in_columns(target, rows)
    signs = np.ones(right.shape[1])
    for place, (one, other) in enumerate(zip(mine.T, right.T, strict=True)):
        costs = [
            (int(wrong_entries(one, s * other, rtol, atol).sum()), np.abs(one - s * other).sum())
            for s in (1.0, -1.0)
        ]
        signs[place] = -1.0 if costs[1] < costs[0] else 1.0
    flipped = (signs * right).T if rows and target.ndim > 1 else signs * right
    free = f"The sign of {_each(target, rows)} is free."
    with noting(free, free):
        assert_close(answer, flipped.reshape(target.shape), rtol=rtol, atol=atol, what=what)


def assert_parallel(
    got: object,
    expected: Any,
    *,
    rows: bool = False,
    signed: bool = False,
    atol: float = 1e-9,
    what: str = THE_RESULT,
) -> None:
    """Assert that directions are parallel, whatever their lengths and signs are.

    Parameters
    ----------
    got : object
        What the function under test returned.
    expected : array_like
        A vector, or a matrix whose columns are the directions.
    rows : bool
        Its rows are.
    signed : bool
        The opposite direction is wrong.
    atol : float
        The largest sine of the angle between two directions that may pass.
    what : str
        The name of the result in messages.

    Raises
    ------
    Mismatch
        If it is no such array, or a direction is zero or another one; it says how large the
        angle is.

    Examples
    --------
    >>> assert_parallel([-2.0, -4.0], [0.5, 1.0])
    """
    target = np.asarray(expected, dtype=float)
    right = _unit_columns(in_columns(target, rows))
    if not right.any(axis=0).all():
        raise ValueError("an expected direction is zero")
    mine = _unit_columns(in_columns(read_finite(got, target.shape, what), rows))
    noun = "row" if rows and target.ndim > 1 else "column"
    if not mine.any(axis=0).all():
        places = index_words(int(np.argmin(mine.any(axis=0))))
        begins = (f"its {noun} at {place}" if target.ndim > 1 else "it" for place in places)
        raise Mismatch(*(f"{what}: {begin} is zero, which is no direction." for begin in begins))
    cosine = np.sum(mine * right, axis=0)
    sine = np.linalg.norm(mine - cosine * right, axis=0)
    wrong = (sine > atol) | ((cosine < 0) & signed)
    if wrong.any():
        angle = np.degrees(np.arctan2(sine, cosine if signed else np.abs(cosine)))[wrong].max()
        count = f"{share_words(int(wrong.sum()), wrong.size)} {noun}s point elsewhere"
        begin = count if target.ndim > 1 else "it points elsewhere"
        free = "length" if signed else "length and the sign"
        raise Mismatch(
            *(
                f"{what}: {begin}, the largest angle is {size} degrees. (The {free} of "
                f"{_each(target, rows)} {'is' if signed else 'are'} free.)"
                for size in size_pair(float(angle))
            )
        )


def assert_same_subspace(
    got: object,
    expected: Any,
    *,
    rows: bool = False,
    atol: float = 1e-7,
    what: str = THE_RESULT,
) -> None:
    """Assert that columns span the right subspace, whichever basis of it they are.

    The largest principal angle decides, by its sine, which is accurate for small angles. Whether
    the columns are orthonormal is for ``assert_orthonormal`` to say.

    Parameters
    ----------
    got : object
        What the function under test returned.
    expected : array_like of shape (d, k)
        Independent columns; so many must be there.
    rows : bool
        The rows span it, as in principal components of shape (k, d).
    atol : float
        The largest sine of a principal angle that may pass.
    what : str
        The name of the result in messages.

    Raises
    ------
    Mismatch
        If it is no such matrix, its columns are dependent, or span another subspace; it says how
        large the largest principal angle is.

    Examples
    --------
    >>> assert_same_subspace([[1.0, 1.0], [0.0, 2.0], [0.0, 0.0]], np.eye(3)[:, :2])
    """
    target = np.asarray(expected, dtype=float)
    right = _basis(in_columns(target, rows))
    count = in_columns(target, rows).shape[1]
    if right.shape[1] < count:
        raise ValueError("the expected columns are dependent")
    mine = _basis(in_columns(read_finite(got, target.shape, what), rows))
    noun = "row" if rows and target.ndim > 1 else "column"
    if mine.shape[1] < count:
        raise Mismatch(
            f"{what}: its {noun}s span a subspace of {values_words(mine.shape[1], 'dimension')}, "
            f"expected {count}: some depend on others."
        )
    sines = np.linalg.svd(mine - right @ (right.T @ mine), compute_uv=False)
    sine = float(sines.max(initial=0.0))
    if sine > atol:
        angle = float(np.degrees(np.arcsin(min(sine, 1.0))))
        raise Mismatch(
            *(
                f"{what}: its {noun}s span another subspace, the largest principal angle is {size} "
                "degrees. (Any basis of the right subspace will do.)"
                for size in size_pair(angle)
            )
        )


def _each(target: FloatArray, rows: bool) -> str:
    if target.ndim == 1:
        return "the vector"
    return "each row" if rows else "each column"


def _unit_columns(matrix: FloatArray) -> FloatArray:
    """Scale the columns to length 1, tiny and huge ones, too; zeros stay as they are."""
    largest = np.abs(matrix).max(axis=0, initial=0.0)
    scaled = matrix / np.where(largest > 0, largest, 1.0)
    lengths = np.linalg.norm(scaled, axis=0)
    return np.asarray(scaled / np.where(lengths > 0, lengths, 1.0))


def _basis(matrix: FloatArray) -> FloatArray:
    """Return orthonormal columns that span what the columns of a matrix do."""
    U, values, _ = np.linalg.svd(_unit_columns(matrix), full_matrices=False)
    return np.asarray(U[:, values > DEPENDENT])
