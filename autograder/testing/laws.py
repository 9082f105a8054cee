"""Laws that every right answer obeys, whatever its numbers are.

A law is asserted on the function's own answers, so it takes no reference. It is obeyed by some
wrong answers, too: put it beside numbers worked by hand or a reference.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

import numpy as np

from .answer_values import THE_RESULT
from .assertions import as_array, assert_close
from .cases import assert_cases
from .mismatch import Mismatch
from .paired_calls import compare_with_plain, plain_answer, replaced

__all__ = [
    "assert_equivariant",
    "assert_idempotent",
    "assert_invariant",
    "assert_orthonormal",
    "assert_scales_with",
    "assert_symmetric",
]


# --- of one matrix ----------------------------------------------------------------------------


def assert_symmetric(
    got: object, *, rtol: float = 1e-9, atol: float = 1e-9, what: str = "the matrix"
) -> None:
    """Assert that a matrix equals its transpose.

    Parameters
    ----------
    got : ndarray of shape (n, n)
        The matrix.
    rtol, atol : float
        Tolerances of each entry.
    what : str
        Its name in messages.

    Raises
    ------
    Mismatch
        If it is no square matrix of numbers, or not symmetric.

    Examples
    --------
    >>> assert_symmetric(np.array([[1.0, 2.0], [2.0, 5.0]]))
    """
    matrix = as_array(got, shape=(None, None), what=what)
    if matrix.shape[0] != matrix.shape[1]:
        raise Mismatch(f"{what}: not square.")
    name = f"the transpose of {what}, which is symmetric,"
    assert_close(matrix.T, matrix, rtol=rtol, atol=atol, what=name)


def assert_orthonormal(got: object, *, atol: float = 1e-9, what: str = "the columns") -> None:
    """Assert that the columns of a matrix have length 1 and are at right angles.

    Parameters
    ----------
    got : ndarray of shape (n, k)
        The matrix ``Q``; ``Q.T @ Q`` must be the identity.
    atol : float
        Tolerance of each entry of ``Q.T @ Q``.
    what : str
        The name of the columns in messages.

    Raises
    ------
    Mismatch
        If it is no matrix of numbers, or not orthonormal.

    Examples
    --------
    >>> assert_orthonormal(np.array([[0.6], [-0.8]]))
    """
    matrix = as_array(got, shape=(None, None), what=what)
    products = matrix.conj().T @ matrix
    assert_close(products, np.eye(len(products)), atol=atol, what=f"the products of {what}")


# --- of a function, under a change of its arguments -------------------------------------------


def assert_invariant(
    function: Any,
    calls: Iterable[tuple[Any, ...]],
    transform: Callable[..., tuple[Any, ...]],
    **settings: Any,
) -> list[Any]:
    """Assert that a change of the arguments does not change the result.

    Parameters
    ----------
    function : student.f or reference.f
        The function under test.
    calls : iterable of tuple
        The arguments of each call.
    transform : callable
        ``transform(*arguments)`` returns the changed arguments as a tuple: rows in another
        order, values shifted or scaled.
    **settings
        As in ``assert_cases``.

    Returns
    -------
    list
        The results of the calls as they are given.

    Raises
    ------
    Mismatch
        If a result changes, is None or holds NaN.

    Examples
    --------
    >>> assert_invariant(student.largest, [(np.array([3.0, 1.0]),)], lambda x: (x[::-1],))
    [3.0]
    """
    return assert_equivariant(function, calls, transform, _unchanged, **settings)


def assert_equivariant(
    function: Any,
    calls: Iterable[tuple[Any, ...]],
    transform: Callable[..., tuple[Any, ...]],
    change: Callable[..., Any],
    **settings: Any,
) -> list[Any]:
    """Assert that a change of the arguments changes the result in a known way.

    Parameters
    ----------
    function : student.f or reference.f
        The function under test.
    calls : iterable of tuple
        The arguments of each call.
    transform : callable
        ``transform(*arguments)`` returns the changed arguments as a tuple.
    change : callable
        ``change(result, *arguments)`` returns what the changed call must return.
    **settings
        As in ``assert_cases``.

    Returns
    -------
    list
        The results of the calls as they are given.

    Raises
    ------
    Mismatch
        If a result changes in another way, is None or holds NaN.

    Examples
    --------
    >>> shifted = assert_equivariant(
    ...     student.largest, [(np.array([3.0, 1.0]),)], lambda x: (x + 2,), lambda top, x: top + 2
    ... )
    """
    given = [tuple(call) for call in calls]
    changed = [tuple(transform(*call)) for call in given]

    def expected_of(place: int, result: Any) -> Any:
        return change(result, *given[place])

    return compare_with_plain(function, given, list(enumerate(changed)), expected_of, settings)


def assert_scales_with(
    function: Any,
    calls: Iterable[tuple[Any, ...]],
    *,
    power: float,
    argument: int = 0,
    factors: Sequence[float] = (0.5, 1e-6, 1e6),
    **settings: Any,
) -> None:
    """Assert that a factor of one argument multiplies the result by a power of that factor.

    It also shows whether tiny and huge inputs are answered as well as others.

    Parameters
    ----------
    function : student.f or reference.f
        The function under test.
    calls : iterable of tuple
        The arguments of each call.
    power : float
        The result of ``c`` times the argument is ``c ** power`` times the result; 0 says that
        the scale does not matter.
    argument : int
        The position of the argument.
    factors : sequence of float
        What it is multiplied by.
    **settings
        As in ``assert_cases``; ``scaled_atol`` is a tolerance relative to the largest entry.

    Raises
    ------
    Mismatch
        If the result has another scale, is None or holds NaN.

    Examples
    --------
    >>> assert_scales_with(student.double, [(3.0,)], power=1)
    """
    given = [tuple(call) for call in calls]
    changed = [
        (place, replaced(call, argument, factor * call[argument]))
        for factor in factors
        for place, call in enumerate(given)
    ]
    growth = iter([factor**power for factor in factors for _ in given])

    def expected_of(_: int, result: Any) -> Any:
        factor = next(growth)
        return tuple(factor * p for p in result) if isinstance(result, tuple) else factor * result

    compare_with_plain(function, given, changed, expected_of, settings)


def assert_idempotent(
    function: Any, calls: Iterable[tuple[Any, ...]], *, argument: int = 0, **settings: Any
) -> list[Any]:
    """Assert that applying a function to its own result changes nothing.

    Parameters
    ----------
    function : student.f or reference.f
        The function under test, such as a projection.
    calls : iterable of tuple
        The arguments of each call.
    argument : int
        The position of the argument that the result takes the place of.
    **settings
        As in ``assert_cases``.

    Returns
    -------
    list
        The results of the calls as they are given.

    Raises
    ------
    Mismatch
        If the second result differs from the first, is None or holds NaN.

    Examples
    --------
    >>> assert_idempotent(student.largest, [(np.array([3.0, 1.0]),)])
    [3.0]
    """
    settings.setdefault("what", "the result for its own result")
    given = [tuple(call) for call in calls]
    results: list[Any] = function.map(given)
    first = [plain_answer(result, THE_RESULT) for result in results]
    again = [
        (replaced(call, argument, result), result)
        for call, result in zip(given, first, strict=True)
    ]
    assert_cases(function, again, **settings)
    return results


def _unchanged(result: Any, *_: Any) -> Any:
    return result
