"""A gradient or Jacobian under test, compared with finite differences."""

from collections.abc import Callable, Iterable
from typing import Any

import numpy as np

from .cases import assert_cases
from .paired_calls import replaced
from .significance import Array

__all__ = ["assert_derivative_of"]


def assert_derivative_of(
    function: Any,
    of: Callable[..., Any],
    calls: Iterable[tuple[Any, ...]],
    *,
    argument: int = 0,
    step: float = 1e-5,
    rtol: float = 1e-6,
    atol: float = 1e-6,
    **settings: Any,
) -> list[Any]:
    """Assert that a function returns the derivative of another one, by central differences.

    Parameters
    ----------
    function : student.f or reference.f
        The gradient or Jacobian under test.
    of : callable
        ``of(*arguments)`` returns a number, or an array of shape (m,).
    calls : iterable of tuple
        The arguments of each call; the derivative is taken at them.
    argument : int
        The position of the argument that is differentiated by, of shape (d,).
    step : float
        Half the distance of the two points of a difference. The differences of a quadratic are
        exact for every step, so 1 is best there.
    rtol, atol : float
        Tolerances; the error of a difference is about ``step ** 2`` and ``1e-16 / step``.
    **settings
        As in ``assert_cases``.

    Returns
    -------
    list
        The results, each of shape (d,) or (m, d).

    Raises
    ------
    Mismatch
        If a result is not the derivative.

    Examples
    --------
    >>> assert_derivative_of(student.double, lambda x: x @ x, [(np.array([1.0, 3.0]),)])
    [array([2., 6.])]
    """
    given = [tuple(call) for call in calls]
    cases = [(call, _central_difference(of, call, argument, step)) for call in given]
    return assert_cases(function, cases, rtol=rtol, atol=atol, **settings)


def _central_difference(
    of: Callable[..., Any], call: tuple[Any, ...], argument: int, step: float
) -> Array:
    point = np.asarray(call[argument], dtype=float)
    columns = []
    for direction in np.eye(point.size).reshape(point.size, *point.shape):
        ahead, behind = (
            np.asarray(of(*replaced(call, argument, point + sign * step * direction)))
            for sign in (1, -1)
        )
        columns.append((ahead - behind) / (2 * step))
    slopes = np.stack(columns, axis=-1)
    return slopes.reshape(*slopes.shape[:-1], *point.shape)
