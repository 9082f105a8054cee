"""Compare an answer with what is expected, and say in plain words what is wrong with it.

Every function here raises ``Mismatch``, which carries two texts. ``safe`` may always be
read by a student: shapes, dtypes, how many entries are off, how large a deviation is on a coarse
scale, and a diagnosis, never a value. ``full`` adds the values. A copy of this file travels to
the students with ``diagnosis``, ``significance`` and ``mismatch``; these need nothing but NumPy.
"""

from collections.abc import Sequence
from itertools import permutations
from typing import Any

import numpy as np

from .answer_values import THE_RESULT, as_array, as_number, as_tuple, read_numbers
from .calls import assert_unchanged
from .diagnosis import agrees, deviation, explain, is_numeric, wrong_entries
from .mismatch import (
    Mismatch,
    WrongText,
    comparison,
    count_wrong,
    is_not_finite,
    plain_comparison,
    short,
    size_words,
    swapped_kinds,
    type_words,
    with_detail,
    wrong_shape,
    wrong_type,
)
from .significance import Array

__all__ = [
    "Mismatch",
    "as_array",
    "as_number",
    "as_tuple",
    "assert_close",
    "assert_equal",
    "assert_unchanged",
    "explain",
    "require",
]

Tolerance = float | Sequence[float]
"""One number, or one for each part of a tuple."""


# --- what a test calls ------------------------------------------------------------------------


def assert_close(
    got: object,
    expected: object,
    *,
    rtol: Tolerance = 1e-9,
    atol: Tolerance = 0.0,
    what: str = THE_RESULT,
    sizes: Sequence[int] = (),
    parts: Sequence[str] = (),
) -> None:
    """Assert that numbers agree: ``|got - expected| <= atol + rtol * |expected|`` everywhere.

    Shapes must agree exactly; NaN and infinity must stand where ``expected`` has them and nowhere
    else. What is no number must be equal.

    Parameters
    ----------
    got : object
        What the function under test returned.
    expected : object
        A number or an array of any shape; a tuple, compared part by part; a dict, compared entry
        by entry.
    rtol, atol : float or sequence of float
        Tolerances of each entry; a sequence holds one for each part of a tuple.
    what : str
        The name of the result in messages.
    sizes : sequence of int
        Further numbers, such as the number of samples, that the diagnosis may name as a factor.
    parts : sequence of str
        Names for the parts of a tuple.

    Raises
    ------
    Mismatch
        If they do not agree.

    Examples
    --------
    >>> assert_close((1.0, [2.0, 3.0]), (1.0, np.array([2.0, 3.0])), parts=("b", "w"))
    """
    if parts or (isinstance(expected, tuple | list) and not _is_array_like(expected)):
        _assert_parts_close(got, tuple(expected), rtol, atol, what, sizes, parts)  # type: ignore[arg-type]
    elif isinstance(expected, dict):
        _assert_entries_close(got, expected, rtol, atol, what)
    elif not is_numeric(expected):
        assert_equal(got, expected, what=what)
    elif isinstance(rtol, Sequence) or isinstance(atol, Sequence):
        raise TypeError("one tolerance for each part, but the expected result is no tuple")
    else:
        target = np.asarray(expected)
        wanted = f"an array of numbers of shape {target.shape}" if target.ndim else "a number"
        answer = read_numbers(got, what, wanted)
        if answer.shape != target.shape:
            diagnosis = explain(answer, target, rtol, atol, sizes)
            raise wrong_shape(answer, target.shape, what, diagnosis)
        if not agrees(answer, target, rtol, atol):
            raise _wrong_values(answer, target, rtol, atol, what, sizes)


def assert_equal(got: object, expected: object, *, what: str = THE_RESULT) -> None:
    """Assert that plain values are the same.

    Parameters
    ----------
    got : object
        What the function under test returned; lists, tuples and arrays may stand for each other.
    expected : object
        A text, a bool, a number, a set, labels, or a list, tuple or dict of such.
    what : str
        The name of the result in messages.

    Raises
    ------
    Mismatch
        If they are not the same.

    Examples
    --------
    >>> assert_equal(["spam", "ham"], np.array(["spam", "ham"]))
    """
    if isinstance(expected, np.ndarray):
        _assert_entries_equal(got, expected, what)
    elif isinstance(expected, list | tuple):
        _assert_sequence_equal(as_tuple(got, len(expected), what=what), expected, what)
    elif not _is_same_kind(got, expected):
        raise wrong_type(got, what, type_words(expected)[1])
    elif isinstance(expected, dict) and isinstance(got, dict) and got.keys() == expected.keys():
        for key, value in expected.items():
            name = f"`{key}`" if str(key).isidentifier() else "one of its values"
            assert_equal(got[key], value, what=f"{what}, {name}")
    elif _is_same(got, expected):
        return
    elif isinstance(expected, bool | np.bool_):
        raise Mismatch(f"{what}: expected {expected}, returned {got}.")
    elif isinstance(expected, str):
        raise WrongText(what, str(expected), str(got))
    else:
        diagnosis = explain(got, expected, 0.0, 0.0) if is_not_finite(got, expected) else ""
        safe = f"{what}: {type_words(expected)[1]}, but not the right one. {diagnosis}".strip()
        raise with_detail(safe, plain_comparison(got, expected))


def require(condition: object, message: str, detail: str = "") -> None:
    """Assert a law.

    Parameters
    ----------
    condition : bool or ndarray of bool
        What must hold, for every entry.
    message : str
        A sentence without values: a student may always read it.
    detail : str
        Further words, which may hold values.

    Raises
    ------
    Mismatch
        If the condition does not hold.

    Examples
    --------
    >>> require(np.diff([1, 2, 4]) > 0, "The distances do not grow.")
    """
    if not np.all(np.asarray(condition, dtype=bool)):
        raise with_detail(message, detail)


# --- arrays and tuples ------------------------------------------------------------------------


def _assert_parts_close(
    got: object,
    expected: tuple[Any, ...],
    rtol: Tolerance,
    atol: Tolerance,
    what: str,
    sizes: Sequence[int],
    names: Sequence[str],
) -> None:
    parts, count = as_tuple(got, len(expected), what=what), len(expected)
    names = names or [f"{what}, part {place} of {count}" for place in range(1, count + 1)]
    rtols, atols = _for_each_part(rtol, count), _for_each_part(atol, count)

    def compare(order: Sequence[int]) -> None:
        wanted = zip(order, expected, rtols, atols, names, strict=True)
        for index, want, relative, absolute, name in wanted:
            assert_close(parts[index], want, rtol=relative, atol=absolute, what=name, sizes=sizes)

    try:
        compare(range(len(expected)))
    except Mismatch:
        for order in permutations(range(len(expected))) if len(expected) < 4 else ():
            try:
                compare(order)
            except Mismatch:
                continue
            swapped = f"{what}: the {len(expected)} parts are right, but in another order."
            detail = f"Expected {short(expected)}, returned {short(parts)}."
            raise with_detail(swapped, detail) from None
        if _is_reordered(parts, expected):
            raise _reordered(parts, expected, what) from None
        if swapped := swapped_kinds(parts, expected):
            raise Mismatch(f"{what}: {swapped}.") from None
        raise


def _assert_entries_close(
    got: object, expected: dict[Any, Any], rtol: Tolerance, atol: Tolerance, what: str
) -> None:
    """Compare dicts of the same keys; a key is named only if it is written like a name."""
    if not isinstance(got, dict) or got.keys() != expected.keys():
        assert_equal(got, expected, what=what)
        return
    for key, value in expected.items():
        name = f"`{key}`" if str(key).isidentifier() else "one of its values"
        assert_close(got[key], value, rtol=rtol, atol=atol, what=f"{what}, {name}")


def _for_each_part(tolerance: Tolerance, count: int) -> Sequence[float]:
    return tolerance if isinstance(tolerance, Sequence) else [tolerance] * count


def _assert_sequence_equal(parts: Sequence[Any], expected: Sequence[Any], what: str) -> None:
    """Compare lists entry by entry; where only their order is wrong, say that."""
    count = len(expected)
    try:
        for place, (part, value) in enumerate(zip(parts, expected, strict=True), 1):
            assert_equal(part, value, what=f"{what}, part {place} of {count}")
    except Mismatch:
        if _is_reordered(parts, expected):
            raise _reordered(parts, expected, what) from None
        raise


def _is_reordered(parts: Sequence[Any], expected: Sequence[Any]) -> bool:
    return sorted(map(_plain_text, parts)) == sorted(map(_plain_text, expected))


def _reordered(parts: Sequence[Any], expected: Sequence[Any], what: str) -> Mismatch:
    detail = f"Expected {short(expected)}, returned {short(parts)}."
    return with_detail(f"{what}: the right entries in another order.", detail)


def _plain_text(value: Any) -> str:
    """Write an entry so that equal ones are written alike, whatever holds them."""
    if isinstance(value, np.ndarray | np.generic):
        value = value.tolist()
    if isinstance(value, list | tuple):
        return f"[{', '.join(map(_plain_text, value))}]"
    return repr(value)


def _is_array_like(expected: object) -> bool:
    return isinstance(expected, list) and is_numeric(expected)


def _assert_entries_equal(got: object, want: Array, what: str) -> None:
    kinds = "iuf" if want.dtype.kind in "iuf" else want.dtype.kind
    answer = read_numbers(got, what, f"an array of shape {want.shape}", kinds=kinds)
    if answer.shape != want.shape:
        raise wrong_shape(answer, want.shape, what, explain(answer, want, 0.0, 0.0))
    wrong = np.atleast_1d(answer != want)
    if want.dtype.kind in "fc":
        wrong &= ~np.atleast_1d(np.isnan(answer) & np.isnan(want))
    if wrong.any():
        opposite = want.dtype.kind == "b" and want.size > 3 and want.any() and wrong.all()
        diagnosis = explain(answer, want, 0.0, 0.0)
        if opposite and not want.all():
            diagnosis = "Every entry is the opposite of the right one."
        safe = f"{what}: {count_wrong(wrong)}. {diagnosis}".strip()
        raise with_detail(safe, comparison(answer, want, int(np.argmax(wrong))))


def _wrong_values(
    answer: Array, target: Array, rtol: float, atol: float, what: str, sizes: Sequence[int]
) -> Mismatch:
    distance = deviation(answer, target)
    wrong = wrong_entries(answer, target, rtol, atol)
    finite = distance[wrong & np.isfinite(distance)]
    worst = float(finite.max(initial=0.0))
    is_whole = answer.dtype.kind in "iu" and target.dtype.kind in "iu"
    diagnosis = explain(answer, target, rtol, atol, sizes)
    texts = []
    for largest in (size_words(worst), f"{worst:.3g}"):
        if target.ndim == 0 and is_whole:  # it may be an index or a label, which has no distance
            problem = "off by 1" if worst == 1 else "an integer, but not the right one"
        elif target.ndim == 0:
            problem = f"off by {largest}" if finite.size else "not as expected"
        else:
            problem = count_wrong(wrong)
            is_measured = finite.any() and finite.size == wrong.sum() and not is_whole
            problem += f", the largest deviation is {largest}" if is_measured else ""
        texts.append(f"{what}: {problem}. {diagnosis}".strip())
    safe, exact = texts
    place = int(np.argmax(np.where(wrong, distance, -1.0)))
    return Mismatch(safe, f"{exact}\n{comparison(answer, target, place)}")


def _is_same_kind(got: object, expected: object) -> bool:
    """Return whether two values may be compared: a bool is not a number, nor a string a list."""
    for kinds in (
        (bool, np.bool_),
        (str,),
        (int, float, np.integer, np.floating),
        (set, frozenset),
    ):
        if isinstance(expected, kinds):
            return isinstance(got, kinds) and isinstance(got, bool | np.bool_) == (bool in kinds)
    return isinstance(got, type(expected))


def _is_same(got: Any, expected: Any) -> bool:
    if isinstance(expected, dict):
        return False  # the keys differ; ``==`` might compare arrays, which have no single answer
    both_are_nan = got != got and expected != expected
    return bool(got == expected) or bool(both_are_nan)
