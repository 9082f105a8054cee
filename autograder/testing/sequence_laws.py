"""Laws of a sequence of losses or likelihoods, and of rows that are distributions."""

import numpy as np
from numpy.typing import NDArray

from .answer_values import THE_RESULT
from .conforming_arrays import FloatArray, index_words, read_finite, size_pair
from .mismatch import SMALL, Mismatch, share_words, short, with_detail

__all__ = ["assert_distributions", "assert_never_falls", "assert_never_rises"]

NEAR_ONE = 1e-6
"""So near 1 sums along the other axis show that the axes were mixed up."""


def assert_never_rises(
    got: object,
    *,
    length: int | None = None,
    moves: bool = True,
    rtol: float = 1e-9,
    atol: float = 0.0,
    what: str = THE_RESULT,
) -> None:
    """Assert that a sequence, such as the losses of a descent, never rises but by rounding.

    Parameters
    ----------
    got : object
        What the function under test returned: a list or a vector of numbers.
    length : int, optional
        How many there must be.
    moves : bool
        The last must be below the first, so that a constant does not pass. False for a start
        that is optimal already.
    rtol, atol : float
        From one value to the next it may rise by ``atol + rtol`` times the larger size of both.
    what : str
        The name of the sequence in messages.

    Raises
    ------
    Mismatch
        If it is no such sequence, rises or does not move; it names the first step that rises.

    Examples
    --------
    >>> assert_never_rises([4.0, 2.5, 2.5, 2.0], length=4)
    """
    values = _read_sequence(got, length, what)
    _assert_one_way(values, values, moves, rtol, atol, ("rises", "falls"), what)


def assert_never_falls(
    got: object,
    *,
    length: int | None = None,
    moves: bool = True,
    rtol: float = 1e-9,
    atol: float = 0.0,
    what: str = THE_RESULT,
) -> None:
    """Assert that a sequence, such as the likelihoods of EM, never falls but by rounding.

    Parameters
    ----------
    got : object
        What the function under test returned: a list or a vector of numbers.
    length : int, optional
        How many there must be.
    moves : bool
        The last must be above the first, so that a constant does not pass. False for a start
        that is optimal already.
    rtol, atol : float
        From one value to the next it may fall by ``atol + rtol`` times the larger size of both.
    what : str
        The name of the sequence in messages.

    Raises
    ------
    Mismatch
        If it is no such sequence, falls or does not move; it names the first step that falls.

    Examples
    --------
    >>> assert_never_falls(np.array([-4.0, -2.5, -2.5]))
    """
    values = _read_sequence(got, length, what)
    _assert_one_way(-values, values, moves, rtol, atol, ("falls", "rises"), what)


def assert_distributions(
    got: object,
    *,
    shape: tuple[int, ...],
    axis: int = -1,
    atol: float = 1e-9,
    what: str = THE_RESULT,
) -> None:
    """Assert that numbers are probabilities that add up to 1 along an axis.

    Parameters
    ----------
    got : object
        What the function under test returned: one distribution, or a matrix with one in each row.
    shape : tuple of int
        The shape that it must have.
    axis : int
        Along which axis they add up to 1: 0 if each column is a distribution.
    atol : float
        How far from 1 a sum may be, and how far below 0 an entry.
    what : str
        The name of the result in messages.

    Raises
    ------
    Mismatch
        If it is no such array, an entry is negative, or a sum is not 1; it names the first.

    Examples
    --------
    >>> assert_distributions([[0.5, 0.5], [0.0, 1.0]], shape=(2, 2))
    """
    values = read_finite(got, shape, what)
    detail = f"Returned {short(values)}."
    if (negative := values < -atol).any():
        share = share_words(int(negative.sum()), values.size)
        verb = "is" if negative.sum() == 1 else "are"
        raise with_detail(f"{what}: {share} entries {verb} negative.", detail)
    sums = np.atleast_1d(values.sum(axis=axis))
    if (wrong := np.abs(sums - 1) > atol).any():
        raise _wrong_sums(values, wrong, axis, sums, what)


def _wrong_sums(
    values: FloatArray, wrong: NDArray[np.bool_], axis: int, sums: FloatArray, what: str
) -> Mismatch:
    """Report which distributions do not add up to 1, and how far the first of them is off."""
    place = int(np.argmax(wrong))
    gap = float(sums.flat[place] - 1)
    sizes = (f"{size} {'more' if gap > 0 else 'less'}" for size in size_pair(abs(gap)))
    if values.ndim == 1:
        texts = [f"{what}: it does not add up to 1, but to {size}." for size in sizes]
    else:
        nouns = ["distribution"] * values.ndim if values.ndim > 2 else ["column", "row"]
        noun, other = nouns[axis], nouns[axis - 1]
        verb = "does" if wrong.sum() == 1 else "do"
        count = f"{share_words(int(wrong.sum()), wrong.size)} {noun}s {verb} not add up to 1"
        others = np.abs(values.sum(axis=axis - 1) - 1)
        hint = f" (Every {other} does; the {noun}s must.)" if (others < NEAR_ONE).all() else ""
        texts = [
            f"{what}: {count}; that at {name} adds up to {size}.{hint}"
            for name, size in zip(index_words(place), sizes, strict=True)
        ]
    return Mismatch(texts[0], f"{texts[1]}\nReturned {short(values)}.")


def _read_sequence(got: object, length: int | None, what: str) -> FloatArray:
    values = read_finite(got, (length,), what)
    if not values.size:
        raise Mismatch(f"{what}: an empty sequence.")
    return values


def _assert_one_way(
    falling: FloatArray,
    values: FloatArray,
    moves: bool,
    rtol: float,
    atol: float,
    verbs: tuple[str, str],
    what: str,
) -> None:
    """Assert that values that should fall do; ``values`` are those that are shown."""
    steps = np.diff(falling)
    sizes = np.maximum(np.abs(falling[1:]), np.abs(falling[:-1]))
    broken = steps > atol + rtol * sizes
    shown = f"Returned {short(values)}."
    if broken.any():
        step = int(np.argmax(broken))
        exact = f"from [{step}] to [{step + 1}]"
        places = exact if step < SMALL else f"at a step behind [{SMALL}]", exact
        safe, full = (
            f"{what}: it {verbs[0]} {place}, by {size}. It must never do so."
            for place, size in zip(places, size_pair(float(steps[step])), strict=True)
        )
        raise Mismatch(safe, f"{full}\n{shown}")
    if moves and not falling[-1] < falling[0]:
        side = "below" if verbs[1] == "falls" else "above"
        raise with_detail(f"{what}: the last value is not {side} the first.", shown)
