"""The forms in which an argument may come: integers, lists, another memory layout, float32."""

from collections.abc import Callable, Collection, Iterable
from typing import Any

import numpy as np

from .answer_values import THE_RESULT
from .cases import Case, assert_cases
from .paired_calls import MadeCalls, plain_answer, replaced

__all__ = ["assert_accepts"]

Which = bool | Collection[int]
"""Positions of arguments; True stands for all that can take a form."""


def assert_accepts(
    function: Any,
    calls: Iterable[tuple[Any, ...]],
    *,
    integers: Which = False,
    lists: Which = False,
    fortran: Which = False,
    float32: Which = False,
    float32_rtol: float = 1e-5,
    **settings: Any,
) -> None:
    """Assert that other forms of an argument have the result of the plain one.

    Each named argument is changed by itself; all calls are made in one round trip. That
    arguments stay as they are is asserted by ``assert_leaves_arguments``, and that tiny and huge
    ones are taken by ``assert_scales_with``.

    Parameters
    ----------
    function : student.f or reference.f
        The function under test.
    calls : iterable of tuple
        Arguments as float64 arrays, of integers where ``integers`` is asserted.
    integers : bool or collection of int
        Positions of arguments that may be arrays of dtype int64, or an int for a float.
    lists : bool or collection of int
        Positions of arguments that may be lists in place of arrays.
    fortran : bool or collection of int
        Positions of matrices that may lie in memory column by column, so are not contiguous by
        rows. Other layouts and read-only arrays do not cross to the sandbox.
    float32 : bool or collection of int
        Positions of arguments that may be of dtype float32.
    float32_rtol : float
        The tolerance relative to the largest entry of the result for float32.
    **settings
        As in ``assert_cases``.

    Raises
    ------
    Mismatch
        If a result differs; it says for which form.

    Examples
    --------
    >>> assert_accepts(student.double, [(np.array([1.0, 3.0]),)], integers=True, float32=[0])
    """
    forms = (
        (integers, "integers", _as_integers),
        (lists, "lists in place of arrays", _as_list),
        (fortran, "a matrix stored by columns", _as_fortran),
        (float32, "numbers of dtype float32", _as_float32),
    )
    plain, variants = [tuple(call) for call in calls], []
    for place, call in enumerate(plain):
        for which, label, changed in forms:
            for position in _positions(which, call, changed):
                value = changed(call[position])
                if value is None:
                    raise ValueError(f"argument {position} of call {place} cannot be: {label}")
                rough = float32_rtol if changed is _as_float32 else None
                variants.append((replaced(call, position, value), place, label, rough))
    if not variants:
        raise ValueError("assert_accepts: no argument takes any of the forms. Name one.")
    answers = function.map([*plain, *(variant[0] for variant in variants)])
    expected = [
        plain_answer(got, settings.get("what", THE_RESULT)) for got in answers[: len(plain)]
    ]
    cases = [
        Case(call, expected[place], label=label, scaled_atol=rough)
        for call, place, label, rough in variants
    ]
    assert_cases(MadeCalls(answers[len(plain) :]), cases, **settings)


def _positions(which: Which, call: tuple[Any, ...], changed: Callable[[Any], Any]) -> Iterable[int]:
    if which is False:
        return ()
    if which is not True:
        return which
    return [i for i, value in enumerate(call) if changed(value) is not None]


def _as_integers(value: Any) -> Any:
    if isinstance(value, float) and value.is_integer():
        return int(value)
    is_array = isinstance(value, np.ndarray) and value.dtype.kind == "f"
    return value.astype(np.int64) if is_array and np.all(value == value.round()) else None


def _as_list(value: Any) -> Any:
    return value.tolist() if isinstance(value, np.ndarray) else None


def _as_fortran(value: Any) -> Any:
    return np.asfortranarray(value) if isinstance(value, np.ndarray) and value.ndim > 1 else None


def _as_float32(value: Any) -> Any:
    is_array = isinstance(value, np.ndarray) and value.dtype.kind == "f"
    return value.astype(np.float32) if is_array else None
