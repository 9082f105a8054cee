"""Compare an answer with what is expected, and say in plain words what is wrong with it.

Every function here raises ``Mismatch``, which carries two texts. ``safe`` may always be
read by a student: shapes, dtypes, how many entries are off, a deviation rounded to one digit and
a diagnosis, never a value. ``full`` adds the values.
"""

from collections.abc import Sequence
from itertools import permutations
from typing import Any

import numpy as np
from numpy.typing import DTypeLike

from .diagnosis import agrees, deviation, explain, is_numeric, wrong_entries
from .evidence import Array
from .mismatch import (
    Mismatch,
    WrongText,
    clean,
    comparison,
    count_wrong,
    dtype_name,
    holds_text,
    leaves_of,
    object_words,
    one_digit,
    shape_text,
    short,
    swapped_kinds,
    type_words,
    values_words,
    with_detail,
    wrong_shape,
    wrong_type,
)

__all__ = [
    "Mismatch", "as_array", "as_number", "as_tuple", "assert_close", "assert_equal",
    "assert_unchanged", "explain", "require",
]  # fmt: skip

THE_RESULT = "the result"
NUMBERS = (int, float, complex, np.number, np.bool_)


# --- what a test calls ------------------------------------------------------------------------


def assert_close(
    got: object,
    expected: object,
    *,
    rtol: float = 1e-9,
    atol: float = 0.0,
    what: str = THE_RESULT,
    sizes: Sequence[int] = (),
) -> None:
    """Assert that numbers agree: ``|got - expected| <= atol + rtol * |expected|`` everywhere.

    Shapes must agree exactly; NaN and infinity must stand where ``expected`` has them and nowhere
    else. A tuple is compared part by part. ``sizes`` are further numbers, such as the number of
    samples, that the diagnosis may name as a factor.
    """
    if isinstance(expected, tuple) or (isinstance(expected, list) and not is_numeric(expected)):
        _assert_parts_close(got, tuple(expected), rtol, atol, what, sizes)
    elif not is_numeric(expected):
        assert_equal(got, expected, what=what)
    else:
        target = np.asarray(expected)
        wanted = f"an array of numbers of shape {target.shape}" if target.ndim else "a number"
        answer = _read_numbers(got, what, wanted)
        if answer.shape != target.shape:
            diagnosis = explain(answer, target, rtol, atol, sizes)
            raise wrong_shape(answer, target.shape, what, diagnosis)
        if not agrees(answer, target, rtol, atol):
            raise _wrong_values(answer, target, rtol, atol, what, sizes)


def assert_equal(got: object, expected: object, *, what: str = THE_RESULT) -> None:
    """Assert that plain values are the same; lists, tuples and arrays may stand for each other."""
    if isinstance(expected, np.ndarray):
        _assert_entries_equal(got, expected, what)
    elif isinstance(expected, list | tuple):
        parts = as_tuple(got, len(expected), what=what)
        for place, (part, value) in enumerate(zip(parts, expected, strict=True), 1):
            assert_equal(part, value, what=f"{what}, part {place} of {len(expected)}")
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
        detail = f"Expected {short(expected)}, returned {short(got)}."
        raise with_detail(f"{what}: {type_words(expected)[1]}, but not the right one.", detail)


def as_array(
    got: object,
    *,
    shape: tuple[int | None, ...] | None = None,
    dtype: DTypeLike | None = None,
    what: str = THE_RESULT,
) -> Array:
    """Return ``got`` as an array of numbers of that shape (None: any length) and exact dtype."""
    kind = "f" if dtype is None else np.dtype(dtype).kind
    wanted = "an array" if shape is None else f"an array of shape {shape_text(shape)}"
    array = _read_numbers(got, what, wanted, kinds="iufc" if kind in "iufc" else kind)
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
    """Return ``got`` as a float; a 0-d array or any NumPy number will do, a bool will not."""
    array = _read_numbers(got, what, "a number", kinds="iuf")
    if array.ndim:
        raise wrong_shape(array, (), what)
    return float(array)


def as_tuple(got: object, length: int, *, what: str = THE_RESULT) -> tuple[Any, ...]:
    """Return ``got`` as a tuple of that length; a list or an array of that length will do."""
    is_array = type(got) is np.ndarray and got.ndim > 0
    if not is_array and not isinstance(got, list | tuple):
        raise wrong_type(got, what, f"{values_words(length)} (a tuple)")
    if len(got) != length:  # type: ignore[arg-type]
        begin = "returned" if what == THE_RESULT else f"{what}:"
        raise Mismatch(f"{begin} {values_words(len(got))}, expected {length}.")  # type: ignore[arg-type]
    return tuple(got)  # type: ignore[arg-type]


def require(condition: object, message: str, detail: str = "") -> None:
    """Assert a law. ``message`` is a sentence without values; ``detail`` may hold some."""
    if not np.all(np.asarray(condition, dtype=bool)):
        raise with_detail(message, detail)


def assert_unchanged(function: Any, *args: object, **kwargs: object) -> None:
    """Assert that a call of the student's function leaves its arguments as they were."""
    changed = [clean(name) for name in function.changed_arguments(*args, **kwargs)]
    if changed:
        names = " and ".join(f"`{name}`" for name in changed)
        raise Mismatch(f"The call changes its input {names}: work on a copy of it.")


# --- arrays and tuples ------------------------------------------------------------------------


def _assert_parts_close(
    got: object,
    expected: tuple[Any, ...],
    rtol: float,
    atol: float,
    what: str,
    sizes: Sequence[int],
) -> None:
    parts = as_tuple(got, len(expected), what=what)

    def compare(order: Sequence[int]) -> None:
        for place, (index, want) in enumerate(zip(order, expected, strict=True), 1):
            name = f"{what}, part {place} of {len(expected)}"
            assert_close(parts[index], want, rtol=rtol, atol=atol, what=name, sizes=sizes)

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
        if swapped := swapped_kinds(parts, expected):
            raise Mismatch(f"{what}: {swapped}.") from None
        raise


def _read_numbers(value: object, what: str, wanted: str, kinds: str = "iufc") -> Array:
    """Return numbers as an array, or say what was returned in their place."""
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
        place = "an array of dtype" if array.ndim else "a value of type"
        if wanted.startswith("an array") and kinds in "bUS":
            wanted = f"dtype {'bool' if kinds == 'b' else 'text'}"
        raise Mismatch(f"{what}: {place} {dtype_name(array)}, expected {wanted}.")
    return array


def _read_sequence(value: Sequence[object], what: str, wanted: str) -> Array:
    """Turn a list into an array; what would vanish in it, such as True among numbers, is told."""
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


def _assert_entries_equal(got: object, want: Array, what: str) -> None:
    kinds = "iuf" if want.dtype.kind in "iuf" else want.dtype.kind
    answer = _read_numbers(got, what, f"an array of shape {want.shape}", kinds=kinds)
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
    finite = distance[np.isfinite(distance)]
    is_exact = answer.dtype.kind in "iu" and target.dtype.kind in "iu" and finite.max(initial=0) < 9
    largest = f"{'' if is_exact else 'about '}{one_digit(float(finite.max(initial=0.0)))}"
    if target.ndim == 0:
        problem = f"off by {largest}" if finite.size else "not the right number"
    else:
        problem = count_wrong(wrong)
        problem += f", the largest deviation is {largest}" if finite.any() else ""
    safe = f"{what}: {problem}. {explain(answer, target, rtol, atol, sizes)}".strip()
    return with_detail(safe, comparison(answer, target, int(np.argmax(distance))))


def _fits(shape: tuple[int, ...], wanted: tuple[int | None, ...]) -> bool:
    return len(shape) == len(wanted) and all(
        want in (None, length) for length, want in zip(shape, wanted, strict=True)
    )


def _is_same_kind(got: object, expected: object) -> bool:
    """Whether two values may be compared: a bool is no number and a text is no list of letters."""
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
    both_are_nan = got != got and expected != expected
    return bool(got == expected) or bool(both_are_nan)
