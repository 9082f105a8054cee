"""Compare rows whose order is free: centres, components, all parameters of a mixture."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from .answer_values import THE_RESULT, as_tuple
from .assertions import Tolerance, assert_close
from .conforming_arrays import FloatArray, noting, read_finite
from .mismatch import Mismatch, wrong_type
from .optimal_matching import most_agreeing

__all__ = ["assert_same_rows"]


def assert_same_rows(
    got: object,
    expected: Any,
    *,
    rtol: Tolerance = 1e-9,
    atol: Tolerance = 0.0,
    axes: int | Sequence[int] = 0,
    parts: Sequence[str] = (),
    what: str = THE_RESULT,
) -> None:
    """Assert that arrays hold the right rows, in whatever order.

    Several arrays, such as weights, means and covariances, must be in one order: entry ``k`` of
    each belongs to one component. Every row is used once. If the rows agree in any order, that
    order is found; if not, the message is about the order in which most of them do.

    Parameters
    ----------
    got : object
        What the function under test returned.
    expected : array_like, tuple or dict
        The right array; a tuple of arrays in one order; or a dict of such, whose keys ``got`` must
        have beside others.
    rtol, atol : float or sequence of float
        Tolerances of each entry; a sequence holds one for each array.
    axes : int or sequence of int
        Along which axis the order is free: 0 for rows, 1 for columns, such as responsibilities of
        shape (n, K); a sequence holds one for each array.
    parts : sequence of str
        Names for the arrays of a tuple.
    what : str
        The name of the result in messages.

    Raises
    ------
    Mismatch
        If an array is no such array, or a row has no partner.

    Examples
    --------
    >>> weights, means = np.array([0.25, 0.75]), np.array([[0.0, 1.0], [4.0, 4.0]])
    >>> assert_same_rows((weights[::-1], means[::-1]), (weights, means), parts=("pi", "mu"))
    """
    arrays = list(_read_arrays(got, expected, rtol, atol, axes, parts, what))
    if len({len(array.expected) for array in arrays}) > 1:
        raise ValueError("the arrays in one order must have equally many rows")
    agrees = np.all([array.agreement() for array in arrays], axis=0)
    order = most_agreeing(agrees, np.sum([array.distances() for array in arrays], axis=0))
    is_right = agrees[np.arange(len(order)), order]
    if len(arrays) > 1 and not is_right.all() and all(map(_agrees_alone, arrays)):
        raise _different_orders([array.name for array in arrays], what)
    with noting(*_order_words(arrays, is_right)):
        for array in arrays:
            array.compare(order)


@dataclass(frozen=True, eq=False)
class _FreeRows:
    """An answer and what is right, with the rows whose order is free along the first axis."""

    name: str
    got: FloatArray
    expected: FloatArray
    rtol: float
    atol: float
    axis: int

    def gaps(self) -> FloatArray:
        """Return the deviations of each row of the answer from each right row."""
        with np.errstate(over="ignore"):
            return np.abs(self.got[:, np.newaxis] - self.expected[np.newaxis])

    def agreement(self) -> NDArray[np.bool_]:
        """Mark which row of the answer is near enough to which right row."""
        is_near = self.gaps() <= self.atol + self.rtol * np.abs(self.expected)
        return np.asarray(is_near.all(axis=tuple(range(2, is_near.ndim))))

    def distances(self) -> FloatArray:
        """Return largest deviations, relative to the largest entry that is right."""
        scale = float(np.abs(self.expected).max(initial=0.0))
        with np.errstate(over="ignore"):
            gaps = self.gaps()
            largest = gaps.max(axis=tuple(range(2, gaps.ndim)), initial=0.0)
            return np.asarray(largest / (scale or 1.0))

    def compare(self, order: NDArray[np.intp]) -> None:
        """Compare in this order of the right rows, in the form in which the answer came."""
        got, expected = (
            np.moveaxis(array, 0, self.axis) for array in (self.got, self.expected[order])
        )
        assert_close(got, expected, rtol=self.rtol, atol=self.atol, what=self.name)


def _read_arrays(
    got: object,
    expected: Any,
    rtol: Tolerance,
    atol: Tolerance,
    axes: int | Sequence[int],
    parts: Sequence[str],
    what: str,
) -> Iterator[_FreeRows]:
    """Read all arrays of an answer, or say what it is in place of them."""
    if isinstance(expected, Mapping):
        if not isinstance(got, dict):
            raise wrong_type(got, what, "a dict")
        if missing := [key for key in expected if key not in got]:
            raise Mismatch(f"{what}: the key `{missing[0]}` is missing.")
        names = [f"{what}, `{key}`" for key in expected]
        answers, targets = [got[key] for key in expected], list(expected.values())
    elif isinstance(expected, tuple):
        count = len(expected)
        answers, targets = list(as_tuple(got, count, what=what)), list(expected)
        names = list(parts) or [f"{what}, part {place} of {count}" for place in range(1, count + 1)]
    else:
        names, answers, targets = [what], [got], [expected]
    for place, (name, answer, target) in enumerate(zip(names, answers, targets, strict=True)):
        right = np.asarray(target, dtype=float)
        array, axis = read_finite(answer, right.shape, name), _one(axes, place)
        array, right = (np.moveaxis(values, axis, 0) for values in (array, right))
        yield _FreeRows(name, array, right, _one(rtol, place), _one(atol, place), axis)


def _one(setting: Any, place: int) -> Any:
    return setting[place] if isinstance(setting, Sequence) else setting


def _agrees_alone(array: _FreeRows) -> bool:
    agrees = array.agreement()
    order = most_agreeing(agrees, np.zeros(agrees.shape))
    return bool(agrees[np.arange(len(order)), order].all())


def _different_orders(names: Sequence[str], what: str) -> Mismatch:
    listed = f"{', '.join(names[:-1])} and {names[-1]}"
    return Mismatch(
        f"{what}: {listed} are right each by itself, but not in one order. Entry k of all of them "
        "must belong to one component; which component comes first is free."
    )


def _order_words(arrays: Sequence[_FreeRows], is_right: NDArray[np.bool_]) -> tuple[str, str]:
    """Report that the order is free and a row has no partner: in safe words, and which in full."""
    if len(arrays) > 1:
        begin, noun = "The order of the components is free, the same in all parts", "component"
    else:
        noun = "row" if arrays[0].axis == 0 else "column"
        begin = f"The order of the {noun}s is free"
    place = int(np.argmin(is_right)) if is_right.size else 0
    safe = f"{begin}; one of your {noun}s fits none that is left."
    return safe, f"{begin}; your {noun} at [{place}] fits none that is left."
