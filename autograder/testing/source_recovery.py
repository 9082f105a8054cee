"""Compare separated sources, which are right up to order, sign, scale and offset."""

from typing import Any

import numpy as np

from .answer_values import THE_RESULT
from .conforming_arrays import FloatArray, index_words, read_finite
from .mismatch import Mismatch, share_words
from .optimal_matching import most_agreeing

__all__ = ["assert_same_sources"]

CONSTANT = 1e-12
"""A column that varies less than this, beside its largest entry, is constant."""


def assert_same_sources(
    got: object,
    expected: Any,
    *,
    at_least: float = 0.98,
    rows: bool = False,
    what: str = THE_RESULT,
) -> None:
    """Assert that each source is recovered: up to order, sign, scale and offset.

    The columns are matched one to one, and each must have ``|correlation|`` of ``at_least`` with
    its source.

    Parameters
    ----------
    got : object
        What the function under test returned.
    expected : array_like of shape (n, k)
        The sources, a column each, none of them constant.
    at_least : float
        The smallest ``|correlation|`` that may pass.
    rows : bool
        The sources are rows.
    what : str
        The name of the result in messages.

    Raises
    ------
    Mismatch
        If it is no such matrix, a column is constant, or a source is not recovered; it names
        the source and its best ``|correlation|`` with a column that no other source has.

    Examples
    --------
    >>> sources = np.array([[0.0, 1.0], [1.0, 0.0], [2.0, 4.0], [3.0, -2.0]])
    >>> assert_same_sources(5 - 3 * sources[:, ::-1], sources)
    """
    target = np.asarray(expected, dtype=float)
    answer = read_finite(got, target.shape, what)
    right = _standardized(target.T if rows else target)
    mine = _standardized(answer.T if rows else answer)
    noun = "row" if rows else "column"
    if not right.any(axis=0).all():
        raise ValueError("an expected source is constant")
    if not mine.any(axis=0).all():
        safe, full = index_words(int(np.argmin(mine.any(axis=0))))
        raise Mismatch(*(f"{what}: its {noun} at {place} is constant." for place in (safe, full)))
    correlations = np.abs(right.T @ mine)
    is_near = correlations >= at_least
    order = most_agreeing(is_near, 1 - correlations)
    found = correlations[np.arange(len(order)), order]
    if (found < at_least).any():
        raise _lost_sources(found, at_least, noun, what)


def _lost_sources(found: FloatArray, at_least: float, noun: str, what: str) -> Mismatch:
    """Name the first source that is not recovered, and how near the answer comes to it."""
    lost = found < at_least
    share, verb = share_words(int(lost.sum()), lost.size), "is" if lost.sum() == 1 else "are"
    place = int(np.argmax(lost))
    best = float(found[place])
    sizes = f"about {np.floor(10 * best) / 10:g}", f"{best:.3g}"
    return Mismatch(
        *(
            f"{what}: {share} sources {verb} not recovered. The {noun} that fits the source at "
            f"{name} best has a |correlation| of {size} with it, expected at least {at_least:g}. "
            "(Order, sign and scale are free.)"
            for name, size in zip(index_words(place), sizes, strict=True)
        )
    )


def _standardized(columns: FloatArray) -> FloatArray:
    """Return columns of mean 0 and length 1; constant ones become zero."""
    largest = np.abs(columns).max(axis=0, initial=0.0)
    scaled = columns / np.where(largest > 0, largest, 1.0)
    centred = scaled - scaled.mean(axis=0)
    lengths = np.linalg.norm(centred, axis=0)
    is_varied = lengths > CONSTANT * np.sqrt(len(columns))
    return np.asarray(np.where(is_varied, centred / np.where(is_varied, lengths, 1.0), 0.0))
