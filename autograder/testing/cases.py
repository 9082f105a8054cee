"""Assert many answers of one function at once: its calls cross to the student in one round trip.

The functions here take a ``student.f`` or a ``reference.f``, in a hidden test as in a self-check.
A copy of this file travels to the students beside ``assertions.py``.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import DTypeLike

from .answer_values import THE_RESULT
from .assertions import Tolerance, as_array, as_tuple, assert_close
from .calls import CallArguments, answered_by, answers_to, as_call
from .mismatch import Mismatch, located
from .tree_comparison import TreeKind, assert_same_tree

__all__ = ["Case", "assert_agrees", "assert_cases", "assert_law"]


@dataclass(frozen=True, eq=False)
class Case:
    """One call, what it must return, and what differs from the settings of ``assert_cases``.

    Parameters
    ----------
    arguments : tuple or object
        The arguments of the call; a single one that is no tuple may stand alone.
    expected : object
        What the call must return.
    rtol, atol, scaled_atol : float or sequence of float, optional
        Tolerances of this case alone, as in ``assert_cases``.
    sizes : sequence of int, optional
        Numbers that the diagnosis of this case may name as a factor.
    what : str, optional
        The name of the result in messages.
    label : str
        What is special about the input, in words that a student may read: "an empty array".
    """

    arguments: Any
    expected: Any
    rtol: Tolerance | None = None
    atol: Tolerance | None = None
    scaled_atol: float | None = None
    sizes: Sequence[int] | None = None
    what: str | None = None
    label: str = ""


def assert_cases(
    function: Any,
    cases: Iterable[Case | tuple[Any, Any]],
    *,
    rtol: Tolerance = 1e-9,
    atol: Tolerance = 0.0,
    scaled_atol: float = 0.0,
    what: str = THE_RESULT,
    parts: Sequence[str] = (),
    part: tuple[int, int] | None = None,
    sizes: Sequence[int] | Callable[..., Sequence[int]] = (),
    read: Callable[[Any], Any] | None = None,
    dtype: DTypeLike | None = None,
    compare: Callable[[Any, Any], None] | None = None,
    tree: TreeKind | None = None,
) -> list[Any]:
    """Assert what a function returns for each of many calls, all made in one round trip.

    Parameters
    ----------
    function : student.f or reference.f
        The function under test.
    cases : iterable of (arguments, expected) or Case
        ``arguments`` is a tuple; a single argument that is no tuple may stand alone.
        ``expected`` may be a number, an array, a text, a bool, a tuple of such or a dict.
    rtol, atol : float or sequence of float
        Tolerances: ``|got - expected| <= atol + rtol * |expected|`` for each entry. A sequence
        holds one number for each part of a tuple.
    scaled_atol : float
        This times the largest ``|expected|`` of an array is added to ``atol``: a tolerance
        relative to the largest entry. Of a tuple the largest entry of all its parts counts.
    what : str
        The name of the result in messages.
    parts : sequence of str
        Names for the parts of a tuple.
    part : (int, int), optional
        Compare only one part: its index and how many parts the result must have.
    sizes : sequence of int, or callable
        Numbers that the diagnosis may name as a factor, or a function of the arguments for them.
    read : callable, optional
        Applied to each result before it is compared, such as ``as_number``.
    dtype : dtype, optional
        The exact dtype that an array must have.
    compare : callable, optional
        ``compare(got, expected)`` in place of ``assert_close``.
    tree : TreeKind, optional
        Compare nested dicts node by node, as trees that are written down like this.

    Returns
    -------
    list
        The results, as the function returned them.

    Raises
    ------
    Mismatch
        If a result is wrong; it says which input it was by its number or its label.

    Examples
    --------
    >>> assert_cases(student.double, [(2.0, 4.0), ((0.5,), 1.0)])
    [4.0, 1.0]
    """
    given = [case if isinstance(case, Case) else Case(*case) for case in cases]
    calls = [as_call(case.arguments) for case in given]
    defaults = _Comparison(
        rtol, atol, scaled_atol, what, parts, part, sizes, read, dtype, compare, tree
    )
    results = answers_to(function, calls, [case.label for case in given])
    for place, (result, case, call) in enumerate(zip(results, given, calls, strict=True), 1):
        try:
            defaults.check(result, case, call)
        except Mismatch as mismatch:
            raise located(mismatch, place, len(given), case.label) from None
    return results


def assert_agrees(function: Any, oracle: Any, calls: Iterable[Any], **settings: Any) -> list[Any]:
    """Assert that a function returns for each call what another one does.

    Parameters
    ----------
    function : student.f or reference.f
        The function under test.
    oracle : reference.f or callable
        What is right. Generators among the arguments are copied, so both draw the same numbers.
    calls : iterable of tuple
        The arguments of each call; a single argument that is no tuple may stand alone.
    **settings
        As in ``assert_cases``.

    Returns
    -------
    list
        The results of ``function``.

    Raises
    ------
    Mismatch
        If a result is wrong.

    Examples
    --------
    >>> assert_agrees(student.double, lambda x: x + x, [2.0, 0.5])
    [4.0, 1.0]
    """
    return assert_cases(function, answered_by(oracle, calls), **settings)


def assert_law(function: Any, calls: Iterable[Any], law: Callable[..., object]) -> list[Any]:
    """Assert a law of each result; the calls are made in one round trip.

    Parameters
    ----------
    function : student.f or reference.f
        The function under test.
    calls : iterable of tuple
        The arguments of each call; a single argument that is no tuple may stand alone.
    law : callable
        ``law(result, *arguments)`` raises ``Mismatch``, by ``require`` or ``assert_close``, where
        the result breaks it. Keyword arguments of the call are handed on, too.

    Returns
    -------
    list
        The results.

    Raises
    ------
    Mismatch
        If a result breaks the law; it says which input it was.

    Examples
    --------
    >>> assert_law(student.double, [1.0, 3.0], lambda got, x: require(got > x, "Too small."))
    [2.0, 6.0]
    """
    given = [as_call(call) for call in calls]
    results = answers_to(function, given)
    for place, (result, call) in enumerate(zip(results, given, strict=True), 1):
        try:
            law(result, *call, **call.keywords)
        except Mismatch as mismatch:
            raise located(mismatch, place, len(given)) from None
    return results


@dataclass(frozen=True, eq=False)
class _Comparison:
    """How the result of a case is compared where the case itself says nothing else."""

    rtol: Tolerance
    atol: Tolerance
    scaled_atol: float
    what: str
    parts: Sequence[str]
    part: tuple[int, int] | None
    sizes: Sequence[int] | Callable[..., Sequence[int]]
    read: Callable[[Any], Any] | None
    dtype: DTypeLike | None
    compare: Callable[[Any, Any], None] | None
    tree: TreeKind | None

    def check(self, result: Any, case: Case, call: CallArguments) -> None:
        if self.part is not None:
            index, length = self.part
            result = as_tuple(result, length)[index]
        got = result if self.read is None else self.read(result)
        if self.compare is not None:
            self.compare(got, case.expected)
            return
        what = self.what if case.what is None else case.what
        if self.dtype is not None:
            got = as_array(got, dtype=self.dtype, what=what)
        rtol = self.rtol if case.rtol is None else case.rtol
        atol = self.atol if case.atol is None else case.atol
        if self.tree is not None:
            name = "the tree" if what == THE_RESULT else what
            assert_same_tree(
                got, case.expected, self.tree, rtol=_one(rtol), atol=_one(atol), what=name
            )
            return
        scaled = self.scaled_atol if case.scaled_atol is None else case.scaled_atol
        if scaled:
            atol = np.add(atol, scaled * _largest(case.expected)).tolist()
        sizes = self._sizes(case, call)
        assert_close(
            got, case.expected, rtol=rtol, atol=atol, what=what, sizes=sizes, parts=self.parts
        )

    def _sizes(self, case: Case, call: CallArguments) -> Sequence[int]:
        if case.sizes is not None:
            return case.sizes
        return self.sizes(*call, **call.keywords) if callable(self.sizes) else self.sizes


def _one(tolerance: Tolerance) -> float:
    if isinstance(tolerance, Sequence):
        raise TypeError("a tree takes one tolerance, not one for each part")
    return tolerance


def _largest(expected: Any) -> float:
    """Return the largest finite absolute value of an array, or of all parts of a tuple."""
    if isinstance(expected, tuple):
        return max(map(_largest, expected), default=0.0)
    values = np.abs(np.asarray(expected, dtype=complex))
    return float(values[np.isfinite(values)].max(initial=0.0))
