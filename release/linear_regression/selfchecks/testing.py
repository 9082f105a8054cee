"""What the self-checks are written with, and what runs them.

The files ``test_*.py`` import ``assert_close`` and the like from here. The rest is
called by ``selfcheck.py``.
"""

# Generated from modules of the course's engine, one a section.

import ast
import builtins
import contextlib
import copy
import difflib
import functools
import importlib
import inspect
import io
import linecache
import math
import operator
import os
import random
import re
import sys
import tempfile
import textwrap
import traceback
import warnings
from collections import Counter, deque
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager
from dataclasses import asdict, dataclass, field
from fractions import Fraction
from html import escape
from importlib.machinery import EXTENSION_SUFFIXES
from itertools import permutations
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import TYPE_CHECKING, Any, NoReturn

import numpy as np
import pytest
from numpy.typing import DTypeLike, NDArray

if TYPE_CHECKING:
    from selfcheck import Cell, TopicFacts


# ==================================================================================================
# How the wrong answers that ``assertions`` finds are put into words.
#
# A copy of this file travels to the students, beside ``assertions.py``.
# ==================================================================================================


Shape = tuple[int | None, ...]
# A class name is the student's choice and could carry a hidden value out: only these are safe.
KNOWN_TYPES = frozenset(
    {
        "NoneType",
        "bool",
        "int",
        "float",
        "complex",
        "str",
        "bytes",
        "list",
        "tuple",
        "dict",
        "set",
        "frozenset",
        "range",
        "type",
        "function",
        "method",
        "builtin_function_or_method",
        "generator",
        "map",
        "filter",
        "zip",
        "ndarray",
        "matrix",
        "MaskedArray",
        "DataFrame",
        "Series",
        "Index",
        "Fraction",
        "Decimal",
        "Generator",
        "ufunc",
        "float64",
        "int64",
        "bool_",
        "str_",
    }
)
COMMON = {"NoneType": "None", "str": "a string (str)", "ndarray": "an array"}
DTYPE_KINDS = {"O": "object", "U": "text", "S": "bytes", "V": "records", "M": "dates", "m": "times"}

SMALL, FREE_AXES, MOST_AXES, MAX_LEAVES = 9, 2, 4, 1_000_000
"""Lengths, counts and numbers of axes up to which a safe text names them in any case."""

SMALLEST_NAMED, LARGEST_NAMED = 1e-6, 1e3
"""Deviations outside of these are not told apart in a safe text."""


class Mismatch(AssertionError):  # noqa: N818 - tests and feedback call it by this word
    """An answer is not what was expected; ``safe`` holds no value, ``full`` (its text) does."""

    def __init__(self, safe: str, full: str = "") -> None:
        super().__init__(safe, full)
        self.safe = _sentence(safe)
        self.full = _sentence(full or safe)
        self.where = ""

    def __str__(self) -> str:
        return self.full

    def locate(self, words: str) -> None:
        """Add for which of several inputs it is, at the end of the first line of both texts."""
        self.where = words
        self.safe += words
        first, line_break, rest = self.full.partition("\n")
        self.full = f"{first}{words}{line_break}{rest}"


class NothingReturned(Mismatch):
    """The result is None; ``elsewhere`` is what to say if only a part of the result is."""

    def __init__(self, elsewhere: str) -> None:
        super().__init__("returned None: does the function end with `return`?")
        self.args = (elsewhere,)
        self.elsewhere = _sentence(elsewhere)


class NothingRaised(Mismatch):
    """The function returned where it should raise the exception of this name."""

    def __init__(self, error: str) -> None:
        super().__init__(f"Your function returned a value where it should raise `{error}`.")
        self.args = (error,)


class WrongText(Mismatch):
    """A text is not the right one. Where both are known words, they may be read in any case."""

    def __init__(self, what: str, expected: str, returned: str) -> None:
        safe = f"{what}: a string (str), but not the right one."
        super().__init__(safe, f"{what}: expected {short(expected)}, returned {short(returned)}.")
        self.args = (what, expected, returned)

    def naming(self, known: Collection[str]) -> str:
        """Report it with those of the two texts that everybody knows."""
        what, expected, returned = self.args
        if expected not in known:
            return self.safe
        got = f"'{returned}'" if returned in known else "a string that the exercise does not name"
        return _sentence(f"{what}: expected '{expected}', returned {got}.") + self.where


def _sentence(text: str) -> str:
    """Begin with a capital, unless the text begins with a name such as ``w``."""
    begins_with_word = text.partition(" ")[0] in ("the", "returned", "a")
    return text[:1].upper() + text[1:] if begins_with_word else text


def changed_words(parameters: Sequence[str]) -> str:
    """Report which arguments a call changes in place."""
    names = " and ".join(f"`{clean(name)}`" for name in parameters)
    return f"The call changes {names} in place: work on a copy."


def with_detail(safe: str, detail: str) -> Mismatch:
    """Make a mismatch whose full text goes on with values."""
    return Mismatch(safe, f"{safe}\n{detail}" if detail else "")


def wrong_type(value: object, what: str, wanted: str) -> Mismatch:
    """Name the type that stands where something else is wanted."""
    if value is None and what == "the result":
        return NothingReturned(f"a part of the result is None, expected {wanted}.")
    safe, full = type_words(value)
    return Mismatch(*(f"{what}: {words}, expected {wanted}." for words in (safe, full)))


def wrong_shape(array: NDArray[Any], wanted: Shape, what: str, diagnosis: str = "") -> Mismatch:
    """Name both shapes; the safe text names the one that came only as far as it is plausible."""
    got, shown, want = (
        _shape_words(s) for s in (array.shape, _plausible(array.shape, wanted), wanted)
    )
    safe = f"{what}: {shown}, expected {want}. {diagnosis}".strip()
    return with_detail(safe, f"Returned {f'{short(array)}, ' if array.size else ''}{got}.")


def _plausible(shape: Shape, wanted: Shape) -> Shape | None:
    """Return of a shape what a slip can explain; None if it is another altogether.

    The lengths are the student's choice and could carry a hidden number out. Small ones are shown,
    and those near to what was wanted; a long axis that may have any length is ``any``.
    """
    lengths = [length for length in wanted if length is not None]
    near = {length + step for length in lengths for step in (-1, 0, 1)} | {math.prod(lengths)}
    shown = []
    for place, length in enumerate(shape):
        is_free = len(shape) == len(wanted) and wanted[place] is None
        if length is None or length <= SMALL or length in near:
            shown.append(length)
        elif is_free:
            shown.append(None)
        else:
            return None
    if len(shown) <= FREE_AXES or _is_rearranged(shown, wanted):
        return tuple(shown)
    return None


def _is_rearranged(shown: Sequence[int | None], wanted: Shape) -> bool:
    """Whether a shape of many axes has the lengths that are wanted, in whatever order.

    An axis of length 1 may be one too many, and one length may be another, small one.
    """
    left = [length for length in shown if length != 1]
    for length in wanted:
        if length in left:
            left.remove(length)
    return len(left) <= 1 and len(shown) <= MOST_AXES


def values_words(count: int, noun: str = "value", plural: str = "") -> str:
    """Describe how many there are, if that is a small number."""
    if count == 1:
        return f"1 {noun}"
    return f"{count if count <= SMALL else 'many'} {plural or noun + 's'}"


def type_words(value: object) -> tuple[str, str]:
    """Name a value's type with its article: in safe words, and in full.

    What stands in for a value that cannot cross a process border names its type in an attribute
    ``stands_for_type``.
    """
    name = getattr(value, "stands_for_type", None)
    name = clean(name if isinstance(name, str) else type(value).__name__)
    article = "an" if name[:1].lower() in "aeio" else "a"
    full = COMMON.get(name, f"{article} {name}")
    return (full if name in KNOWN_TYPES else "an object of another class"), full


def object_words(array: NDArray[Any]) -> str:
    """Report in plain words what an array of dtype object holds, which is no array of numbers."""
    entries = array.ravel().tolist() if array.size <= MAX_LEAVES else []
    kinds = {type(entry) for entry in entries}
    if type(None) in kinds:
        return "an array that holds None (dtype object)"
    if kinds & {list, tuple, np.ndarray}:
        return "an array that holds lists or arrays, of different lengths perhaps (dtype object)"
    if kinds and kinds <= {int, float, bool}:
        dtype = "int" if kinds == {int} else "float"
        return f"an array of dtype object (make it one of numbers by `.astype({dtype})`)"
    return "an array of mixed things, not of numbers (dtype object)"


def dtype_name(array: NDArray[Any]) -> str:
    """Name a dtype; field names and text lengths, which a student can choose, are left out."""
    return DTYPE_KINDS.get(array.dtype.kind, array.dtype.name)


def shape_text(shape: Shape) -> str:
    """Write a shape as NumPy does, with ``any`` for a length that is free."""
    lengths = ["any" if length is None else str(length) for length in shape]
    return f"({lengths[0]},)" if len(lengths) == 1 else f"({', '.join(lengths)})"


def _shape_words(shape: Shape | None) -> str:
    if shape is None:
        return "a very different shape"
    if 0 in shape:
        return f"an empty array of shape {shape_text(shape)}"
    return f"shape {shape_text(shape)}" if shape else "a single number"


def size_words(deviation: float) -> str:
    """Describe how large a deviation is, so coarsely that it tells a size and no value.

    A number with a free exponent would carry eleven bits of a hidden input out: it is rounded to
    1, 2 or 5 times a power of ten, and neither tiny nor huge ones are told apart.
    """
    if not deviation <= LARGEST_NAMED:
        return f"more than {LARGEST_NAMED:g}: far off"
    if deviation < SMALLEST_NAMED:
        return f"less than {SMALLEST_NAMED:g}"
    power = 10.0 ** math.floor(math.log10(deviation))
    steps = [power * step for step in (1, 2, 5, 10)]
    nearest = min(steps, key=lambda step: abs(math.log(step / deviation)))
    return f"about {float(f'{nearest:.0e}'):g}"


def place_words(place: int, count: int) -> str:
    """Report which of several inputs it is, by its number if that is a small one."""
    if place <= SMALL or count == SMALL + 1:
        return f"input {place} of {count}"
    return f"one of inputs {SMALL + 1} to {count}"


def located(mismatch: Mismatch, place: int, count: int, label: str = "") -> Mismatch:
    """Add to a mismatch for which of several inputs it is: by its label, or by its number."""
    if not isinstance(mismatch, NothingReturned):
        mismatch.locate(where_words(place, count, label))
    return mismatch


def where_words(place: int, count: int, label: str = "") -> str:
    """Name one of several inputs in parentheses: by its label, or by its number."""
    where = f"for {label}" if label else place_words(place, count)
    return f" ({where[:1].upper()}{where[1:]}.)" if label or count > 1 else ""


def clean(name: object) -> str:
    """Keep of a name what a name may hold."""
    return re.sub(r"[^A-Za-z0-9_.]", "", str(name))[:60]


def leaves_of(value: object, what: str, wanted: str) -> list[Any]:
    """Return the entries of nested lists, those of arrays in them included, if not too many."""
    if _count_leaves(value) > MAX_LEAVES:
        raise Mismatch(f"{what}: a list that holds far too much, expected {wanted}.")
    leaves: list[Any] = np.asarray(value, dtype=object).ravel().tolist()
    return leaves


def _count_leaves(value: object) -> int:
    if isinstance(value, list | tuple):
        return sum(map(_count_leaves, value))
    return value.size if isinstance(value, np.ndarray) else 1


def swapped_kinds(parts: Sequence[object], expected: Sequence[object]) -> str:
    """Report that the kinds of the parts fit in another order only; an empty text if not."""
    got, wanted = [_kind(part) for part in parts], [_kind(part) for part in expected]
    if got == wanted or sorted(got) != sorted(wanted) or len(set(got)) == 1:
        return ""
    shown = ", ".join(f"{kind} (part {place})" for place, kind in enumerate(got, 1))
    return f"the parts are in another order: it holds {shown}, expected {', then '.join(wanted)}"


def _kind(value: object) -> str:
    """Name what sort of value this is, in words that hold nothing of it."""
    if isinstance(value, dict | set | frozenset) or value is None:
        return type_words(value)[0]
    try:
        array = np.asarray(value)
    except ValueError:
        return "rows of unequal length"
    kinds = {"b": "boolean", "U": "text", "O": "text" if holds_text(array) else "object"}
    noun = kinds.get(array.dtype.kind, "number")
    shapes = {0: f"a {noun}", 1: f"a vector of {noun}s", 2: f"a matrix of {noun}s"}
    return shapes.get(array.ndim, f"an array of {noun}s")


def holds_text(array: NDArray[Any]) -> bool:
    """Whether an array is made of texts, of whatever dtype."""
    return array.size > 0 and all(type(entry) is str for entry in array.ravel().tolist())


def count_wrong(wrong: NDArray[np.bool_]) -> str:
    """Describe how many entries are wrong."""
    if wrong.size == 1:
        return "its only entry is wrong"
    count = int(wrong.sum())
    return f"{share_words(count, wrong.size)} entries {'is' if count == 1 else 'are'} wrong"


def share_words(count: int, size: int) -> str:
    """Describe how many of several: exactly if it is a few, or all; else which half."""
    if count <= SMALL or count == size:
        return f"{count} of {size}"
    return f"{'more than' if 2 * count > size else 'up to'} half of {size}"


def short(value: object, number: str = "{:.6g}") -> str:
    """Write a value on one line, its numbers in this format, cut where it gets long."""
    if isinstance(value, np.ndarray | np.number | float | complex):
        kinds: dict[str, Any] = {"float_kind": number.format, "complex_kind": number.format}
        array = np.asarray(value)
        text = np.array2string(array, separator=", ", threshold=20, formatter=kinds)  # type: ignore[arg-type]
    elif isinstance(value, list | tuple | dict | set):
        with np.printoptions(precision=6, threshold=20, legacy="1.25"):
            text = repr(value)
    else:
        text = repr(value.item() if isinstance(value, np.generic) else value)
    text = " ".join(text.split())
    return text if len(text) <= 200 else f"{text[:200]} ..."


def is_not_finite(*values: object) -> bool:
    """Whether one of some values is NaN or infinity."""
    return any(
        isinstance(value, float | np.floating) and not np.isfinite(value) for value in values
    )


def plain_comparison(got: Any, expected: Any) -> str:
    """Show two values that differ; of dicts and sets that are cut, the keys that differ, too."""
    shown = f"Expected {short(expected)}, returned {short(got)}."
    are_keyed = all(isinstance(value, dict | set | frozenset) for value in (got, expected))
    if are_keyed and " ..." in shown:
        shown += differing_words(got, expected)
    return shown


def differing_words(got: Collection[Any], expected: Collection[Any]) -> str:
    """Name what is missing and what is too many, each on a line of its own."""
    lines = ""
    for name, first, second in (("Missing", expected, got), ("Not expected", got, expected)):
        extra = [entry for entry in first if entry not in second]
        more = ", ..." if len(extra) > SMALL else ""
        lines += f"\n{name}: {', '.join(map(short, extra[:SMALL]))}{more}." if extra else ""
    return lines


def _short_pair(want: object, got: object) -> tuple[str, str]:
    """Write two values with as many digits as it takes to see that they differ."""
    expected, returned = short(want), short(got)
    for number in ("{:.10g}", "{:.13g}", "{:.17g}"):
        if expected == returned:
            expected, returned = short(want, number), short(got, number)
    return expected, returned


def comparison(got: NDArray[Any], want: NDArray[Any], place: int) -> str:
    """Show the values that differ: the one at a flat index, and all of a small array."""
    expected, returned = _short_pair(want, got)
    if want.ndim == 0:
        return f"Expected {expected}, returned {returned}."
    index = [int(number) for number in np.unravel_index(place, want.shape)]
    one, other = _short_pair(want.flat[place], got.flat[place])
    return (
        f"At {index}: expected {one}, returned {other}.\nExpected {expected}\nReturned {returned}"
    )


# ==================================================================================================
# Decide whether numbers are such that a pattern in them is no accident.
#
# Indices, labels, counts, thresholds of small tables and points on a path agree by chance in a
# factor, a sign or a decimal; measured quantities do not. A copy of this file travels to the
# students as ``selfchecks/significance.py``, beside ``diagnosis.py``.
# ==================================================================================================


Array = NDArray[Any]

MOST_LOOKED_AT = 20
"""So many numbers of a large array are looked at one by one."""

CLEAR = 1e-6
"""Smaller ones beside the largest number may be what rounding or a tolerance has left."""

ALONE, FEW, MANY = 1e-7, 1e-5, 1e-2
"""How near the right answer a repaired one must be: one number, up to three, and more."""

NEAR_ONE = 1e-2
STEPS = np.power.outer(np.arange(1, 10) / 10, np.arange(1, 61)).ravel()
"""By what step sizes are shrunk: powers of 0.1 to 0.9."""

PLAIN_PARTS = np.array([1000.0, 840.0])
"""A plain number is a multiple of one over these."""


def is_telling(values: Array) -> bool:
    """Whether the values are so varied that a pattern in them is no accident.

    Two different broken numbers are; integers (labels, counts, ranks) only if there are four.
    """
    finite = values[np.isfinite(values)]
    if finite.size < 2:
        return False
    scale = np.abs(finite).max()
    different = np.unique(np.round(finite / scale, 6)).size if scale > 0 else 1
    return bool(different >= (4 if np.all(finite == finite.round()) else 2))


def shows_scale(values: Array) -> bool:
    """Whether a named factor, a square or a root of these is no accident.

    It takes three sizes, two of them broken numbers, or two if they are no simple fractions such
    as those of a small table; a number that stands alone must be no simple fraction either, nor
    near one, nor a step size.
    """
    found = _sizes(values)
    broken = found[found != found.round()]
    if broken.size < min(2, values.size) or _is_geometric(values):
        return False
    if values.size == 1 and any(_is_near_simple(size) or _is_step(size) for size in found):
        return False
    is_simple = all(_is_simple(size) for size in broken[:MOST_LOOKED_AT])
    if values.size == 1 or found.size == 2:
        return values.size == found.size and not is_simple
    return found.size > 2


def shows_repair(repaired: Array, goal: Array) -> bool:
    """Whether a factor, a square or a root was seen in several sizes, or in a number that is alone.

    What is small beside the largest number, or has become zero on the way, proves nothing.
    """
    sizes = np.abs(goal)
    is_clear = np.isfinite(sizes) & (sizes > CLEAR * sizes[np.isfinite(sizes)].max(initial=0.0))
    if not is_clear.any() or _sizes(goal[is_clear]).size < min(2, goal.size):
        return False
    limit = ALONE if goal.size == 1 else FEW if goal.size < 4 else MANY
    with np.errstate(all="ignore"):
        return bool(np.all((np.abs(repaired - goal) <= limit * sizes)[is_clear]))


def shows_power(values: Array, powers: Array) -> bool:
    """Whether it is no accident that some numbers are the squares or roots of others.

    Near 1 a square is what is twice as far away, and a plain number is the square of a root such
    as that of a number of steps.
    """
    found = _sizes(values[np.abs(np.abs(values) - 1) > NEAR_ONE])
    if values.size == 1:
        return bool(found.size) and not is_plain(powers)
    return found.size > 1


def shows_constant_factor(values: Array) -> bool:
    """Whether one factor, whichever it is, for all of these is no accident."""
    return shows_scale(values) and _sizes(values).size > 2


def shows_sign(values: Array) -> bool:
    """Whether the opposite of all these is no accident: not of labels, nor of one plain number."""
    found = _sizes(values)
    if found.size and np.all(found == found.round()):
        return found.size > 2
    return found.size > 1 or bool(found.size and values.size == 1 and not _is_simple(found[0]))


def shows_rounding(values: Array, rounded: Array, digits: int) -> bool:
    """Whether these were rounded: several numbers, or one to some decimals, lost digits by it.

    Numbers that end there by themselves, or nearly (an iterate that has come close to 1), are
    no evidence.
    """
    lost = np.abs(values - rounded) * 10.0**digits
    several = np.count_nonzero(lost > 0.02)
    has_them = np.any(np.abs(rounded - rounded.round(max(digits - 1, 0))) > 0) or digits == 0
    return bool(has_them and several >= (1 if digits > 1 else 2 if digits else 3))


def _sizes(values: Array) -> Array:
    """Return the different sizes of those that are neither 0 nor infinite."""
    found: Array = np.abs(values[np.isfinite(values) & (values != 0)])
    if not found.size:
        return found
    _, places = np.unique(np.round(found / found.max(), 6), return_index=True)
    different: Array = found[places]
    return different


def is_plain(values: Array) -> bool:
    """Whether all are numbers as in a small table, which may be near each other by chance."""
    return all(_is_simple(size) for size in _sizes(values)[:MOST_LOOKED_AT])


def _is_simple(size: float) -> bool:
    """Whether a number is a fraction with a small denominator."""
    near = Fraction(float(size)).limit_denominator(1000)
    return abs(float(near) - size) <= 1e-12 * size


def _is_near_simple(size: float) -> bool:
    """Whether a number is near a plain fraction, as an iterate is that converges to one."""
    near = Fraction(float(size)).limit_denominator(12)
    return abs(float(near) - size) <= 1e-5 * size


def _is_step(size: float) -> bool:
    """Whether a number is a plain one times a power of a plain factor, as step sizes are."""
    with np.errstate(all="ignore"):
        starts = float(size) / STEPS
    starts = starts[starts <= 10]
    parts = np.multiply.outer(PLAIN_PARTS, starts)
    return bool(np.any(np.abs(parts - parts.round()) <= 1e-14 * parts))


def _is_geometric(values: Array) -> bool:
    """Whether each is the same multiple of the one before, as on a path of iterates."""
    flat = values.ravel()
    if flat.size < 3 or not flat.all() or not np.isfinite(flat).all():
        return False
    steps = flat[1:] / flat[:-1]
    return bool(np.allclose(steps, steps[0], rtol=1e-9, atol=0.0))


# ==================================================================================================
# Describe how a wrong array differs from the right one: transposed, negated, shifted, scaled.
#
# Every sentence states a fact about the two answers that was verified with the test's tolerance;
# where numbers are too few or too plain to tell, nothing is said. A copy of this file travels to
# the students, beside ``assertions.py`` and ``significance.py``.
# ==================================================================================================


ALL_ZERO = "Every entry is 0."
ROUNDING = 16 * float(np.finfo(float).eps)
UNDERFLOW = 1e-100
"""Squares of smaller numbers are near or below the smallest float."""

Repair = tuple[str, Array, Array]  # a sentence, and two arrays that agree if it is true


def explain(
    got: object, expected: object, rtol: float, atol: float, sizes: Sequence[int] = ()
) -> str:
    """Describe how a wrong answer differs from the right one; an empty text if no pattern is sure.

    ``sizes`` are further numbers, such as the number of samples, that may be named as a factor.
    """
    if not (is_numeric(got) and is_numeric(expected)):
        return ""
    answer, target = np.asarray(got), np.asarray(expected)
    if answer.shape != target.shape:
        return _explain_shape(answer, target, rtol, atol)
    if not_finite := _explain_not_finite(answer, target):
        return not_finite
    if answer.size == 0 or agrees(answer, target, rtol, atol):
        return ""
    if not answer.any() and (zero := _explain_zeros(target)):
        return zero
    if answer.dtype in (np.float32, np.float16):
        precision = 100 * float(np.finfo(answer.dtype).eps)
        if agrees(answer, target, precision, precision * float(np.nanmax(np.abs(target)))):
            return f"Right, but only in the precision of {answer.dtype}: use float64."
    # A wide tolerance alone proves nothing: a repair must remove (nearly) all of the deviation.
    largest = deviation(answer, target).max()
    limit = largest * (1e-5 if answer.size < 4 else 1e-2)
    with np.errstate(all="ignore"):
        for sentence, repaired, goal in _repairs(answer, target, sizes):
            if agrees(repaired, goal, rtol, atol) and deviation(repaired, goal).max() <= limit:
                return sentence if target.size > 1 else _of_one(sentence)
    return _describe_closeness(answer, target, rtol, atol)


def _explain_not_finite(answer: Array, target: Array) -> str:
    """Name NaN and infinity where they stand and should not, or should and do not."""
    for kind in (np.isnan, np.isinf):
        for found, wanted, verb in ((answer, target, "is"), (target, answer, "should be")):
            strange = kind(found) & ~(kind(wanted) & _is_same_infinity(found, wanted))
            if strange.any():
                name = "NaN" if kind is np.isnan else _infinity_words(found[strange])
                return _describe_strange(f" {verb} {name}", np.asarray(strange))
    return ""


def _is_same_infinity(one: Array, other: Array) -> Any:
    """Mark where two entries are not infinities of opposite signs."""
    if "c" in (one.dtype.kind, other.dtype.kind):
        return np.True_
    return ~(np.isinf(one) & np.isinf(other)) | (one == other)


def _infinity_words(values: Array) -> str:
    """Name infinities by their signs; those of complex numbers have none."""
    is_minus = np.zeros(values.shape, bool) if values.dtype.kind == "c" else values < 0
    if is_minus.all():
        return "minus infinity"
    return "infinity or minus infinity" if is_minus.any() else "infinity"


def _explain_zeros(target: Array) -> str:
    """Describe an answer that is zero everywhere; a single zero tells something only if tiny."""
    is_tiny = 0 < np.abs(target).max() < UNDERFLOW and target.dtype.kind in "fc"
    doubt = "does a square or a product on the way become too small?"
    if target.size == 1 and is_tiny:
        return f"It is 0, and a tiny number is expected: {doubt}"
    if target.size == 1:
        is_small = np.abs(target).max() < SMALLEST_NAMED
        return "It is 0, and a small number other than 0 is expected." if is_small else ""
    return f"Every entry is 0, and tiny numbers are expected: {doubt}" if is_tiny else ALL_ZERO


def _of_one(sentence: str) -> str:
    """Report it of a single number, of which only the sign tells anything for certain."""
    if "wrong sign" in sentence:
        return "It has the wrong sign."
    for sure, careful in (
        ("Every value is the", "It looks like the"),
        ("It is the square", "It looks like the square"),
        ("Every entry is the right one rounded", "It looks like the right one rounded"),
    ):
        sentence = sentence.replace(sure, careful)
    return sentence


def is_numeric(value: object) -> bool:
    """Whether this is a number or an array of numbers; booleans are neither."""
    if isinstance(value, list) and any(isinstance(part, tuple | dict | set) for part in value):
        return False
    try:
        return np.asarray(value).dtype.kind in "iufc"
    except (ValueError, TypeError, OverflowError):  # rows of different lengths and the like
        return False


def deviation(got: Array, want: Array) -> NDArray[np.float64]:
    """Return ``|got - want|``; infinite where only one of the two is NaN or infinite."""
    left, right = _widened(got), _widened(want)
    with np.errstate(all="ignore"):
        distance = np.atleast_1d(np.abs(left - right))
        same = np.atleast_1d((left == right) | (np.isnan(left) & np.isnan(right)))
    distance[np.isnan(distance)] = np.inf
    distance[same] = 0.0
    return distance


def wrong_entries(got: Array, want: Array, rtol: float, atol: float) -> NDArray[np.bool_]:
    """Mark the entries outside ``atol + rtol * |want|``."""
    with np.errstate(all="ignore"):
        allowed = np.atleast_1d(atol + rtol * np.abs(_widened(want)))
    allowed[~np.isfinite(allowed)] = 0.0  # infinity is near nothing but itself
    return deviation(got, want) > allowed


def agrees(got: Array, want: Array, rtol: float, atol: float) -> bool:
    """Whether the shapes are the same and every entry is within the tolerance."""
    if got.shape != want.shape:
        return False
    left, right = _widened(got), _widened(want)
    with np.errstate(all="ignore"):
        allowed = atol + rtol * np.abs(right)
        is_near = np.abs(left - right) <= allowed
    if np.isfinite(allowed).all():  # so that what is wanted is finite, as it nearly always is
        return bool(is_near.all())
    return not wrong_entries(got, want, rtol, atol).any()


def _widened(array: Array) -> Array:
    return array.astype(complex if array.dtype.kind == "c" else float)


def _describe_strange(predicate: str, strange: NDArray[np.bool_]) -> str:
    if strange.ndim == 0:
        return f"It{predicate}."
    if strange.all():
        return f"Every entry{predicate}."
    count = int(strange.sum())
    if strange.size <= SMALL:  # else the place is one of many, and could spell a number out
        place = [int(index) for index in np.argwhere(strange)[0]]
        more = "" if count == 1 else f", the first of {count}"
        return f"The entry at {place}{predicate}{more}."
    if count == 1 and (strange.flat[0] or strange.flat[-1]):
        return f"The {'first' if strange.flat[0] else 'last'} entry{predicate}."
    plural = predicate.replace(" is ", " are ") if count > 1 else predicate
    words = f"{share_words(count, strange.size)} entries{plural}."
    return words[:1].upper() + words[1:]


def _describe_closeness(answer: Array, target: Array, rtol: float, atol: float) -> str:
    """Report of an answer that is nearly right how near its wrong entries are."""
    if rtol >= 1e-4 or target.dtype.kind in "iu":
        return ""
    sizes = np.atleast_1d(np.abs(target))
    scale = sizes[np.isfinite(sizes)].max(initial=0.0)
    wrong = wrong_entries(answer, target, rtol, atol)
    is_zero = sizes[wrong] <= 1e-9 * scale
    with np.errstate(all="ignore"):
        worst = (deviation(answer, target)[wrong] / np.where(is_zero, scale, sizes[wrong])).max()
    if not 0 < worst <= 1e-4:
        return ""
    if worst > 1e-12 and is_plain(np.atleast_1d(answer)[wrong]):
        return ""
    if worst > 1e-12:
        digits = int(-math.log10(worst))
        return f"Close: it agrees to about {digits} digits, but more are required."
    if is_zero.all() and not sizes[wrong].any():
        return "Right, except where 0 is expected: a tiny number is left there."
    if is_zero.all():
        few = "Right, except for numbers far smaller than the others: "
        if not np.atleast_1d(answer)[wrong].any():
            return f"{few}these are 0."
        if worst > ROUNDING:
            return f"{few}their relative error is too large, and rounding does not explain it."
        return f"{few}rounding or a limit took their digits."
    return "It differs by a rounding error only, but here the very same number is required."


def _repairs(answer: Array, target: Array, sizes: Sequence[int]) -> Iterator[Repair]:
    """Yield what each typical mistake would look like, the plainest first.

    Where integers are required (indices, labels, counts), they can only be moved or shifted.
    """
    got, want = _widened(answer), _widened(target)
    if target.dtype.kind in "fc":
        yield from _scalings(got, want, sizes)
        if not np.iscomplexobj(want):
            yield from _roundings(got, want, is_whole=answer.dtype.kind in "iu")
        if is_telling(np.abs(want)):
            yield "Right in size, but some signs are wrong.", np.abs(got), np.abs(want)
    if want.ndim:
        yield from _moves(got, want)
    if target.dtype.kind in "fc" and shows_constant_factor(want):
        top = np.unravel_index(np.argmax(np.where(np.isfinite(want), np.abs(want), 0)), want.shape)
        sentence = (
            "Right up to one constant factor: is a sum in place of a mean, or a scale missing?"
        )
        if not np.isclose(got[top], want[top], rtol=1e-4):
            yield sentence, got * (want[top] / got[top]), want
    if target.dtype.kind in "fc" and is_telling(want) and want.size > 2:  # not names of things
        sentence = "Right up to an additive constant: every entry is off by the same amount."
        yield sentence, got - np.nanmean(got - want), want


def _scalings(got: Array, want: Array, sizes: Sequence[int]) -> Iterator[Repair]:
    if shows_sign(want):
        yield "Every value has the wrong sign.", -got, want
    if shows_scale(want):
        for factor, name in _factors(got.shape, sizes).items():
            if shows_repair(got / factor, want):
                yield f"Every value is the right one times {name}.", got / factor, want
        for goal, name in ((want**2, "square"), (np.sqrt(want), "square root")):
            if shows_power(want, goal) and shows_repair(got, goal):
                yield f"It is the {name} of the right answer.", got, goal


def _roundings(got: Array, want: Array, *, is_whole: bool) -> Iterator[Repair]:
    # Any integer is some other number cut off: a few prove nothing, least of all 0 and 1.
    most_by_chance = 1 if is_whole else 2
    for cut in (np.trunc, np.floor):
        if shows_rounding(want, cut(want), 0) and np.unique(cut(want)).size > most_by_chance:
            reason = ": an array of integers cannot hold the answer" if is_whole else ""
            yield f"Every value is cut off to an integer{reason}.", got, cut(want)
    for digits in range(7):
        rounded = want.round(digits)
        is_telling_here = digits or np.unique(rounded).size > most_by_chance
        if is_telling_here and np.any(rounded) and shows_rounding(want, rounded, digits):
            decimals = "1 decimal" if digits == 1 else f"{digits} decimals"
            sentence = f"Rounded to {decimals}: return all digits."
            whole = "Every entry is the right one rounded to an integer."
            yield sentence if digits else whole, got, rounded


def _moves(got: Array, want: Array) -> Iterator[Repair]:
    """Yield what the mistakes that move entries to other places would look like."""
    if got.ndim == 2 and got.shape[0] == got.shape[1]:
        yield "It is the transpose of the right answer.", got.T, want
    if not is_telling(want):
        return
    for axis in range(got.ndim):
        unit = "entries" if got.ndim == 1 else ("rows", "columns", "layers")[min(axis, 2)]
        yield f"The {unit} are in reverse order.", np.flip(got, axis), want
        for step in (1, -1):
            # Of three, every other order but a swap is a shift: that is no evidence of one.
            how = "shifted by one index" if got.shape[axis] > 3 else "in another order"
            if got.shape[axis] > 3 or got.ndim > 1:
                yield f"The {unit} are {how}.", np.roll(got, step, axis), want
    if got.ndim == 1 and got.size > 4:
        for moved, kept in ((got[1:], want[:-1]), (got[:-1], want[1:])):
            if is_telling(kept):
                yield "The entries are shifted by one index.", moved, kept
    ordered = np.sort(want, axis=None)
    if not np.all(np.diff(ordered) == 1):  # every ranking holds the same integers
        yield "The right values in another order.", np.sort(got, axis=None), ordered


def _explain_shape(got: Array, want: Array, rtol: float, atol: float) -> str:
    """Describe how a wrong shape came about, and whether the values are right apart from it."""
    fits = got.size == want.size and agrees(got.reshape(want.shape), want, rtol, atol)
    values = "The values are right apart from the shape." if fits and got.size else ""
    if want.ndim == 1 and got.shape in ((want.size, 1), (1, want.size)):
        kind = "column" if got.shape[1] == 1 else "row"
        return (
            f"A matrix with one {kind} is not a vector: `.ravel()` makes it one. {values}".strip()
        )
    if got.ndim == 2 and got.T.shape == want.shape:
        is_sure = is_telling(want) and agrees(got.T, want, rtol, atol)
        return "It is the transpose of the right answer." if is_sure else "The axes are swapped."
    if want.ndim == 1 and want.size > 1 and got.shape == (want.size, want.size):
        return "A column (n, 1) and a vector (n,) combine to an (n, n) matrix: did they here?"
    if got.ndim == want.ndim == 1 and abs(got.size - want.size) == 1 and is_telling(want):
        long, short = (want, got) if want.size > got.size else (got, want)
        state = "missing" if long is want else "one too many"
        for place, rest in (("first", long[1:]), ("last", long[:-1])):
            if agrees(short, rest, rtol, atol):
                return f"Right, but the {place} entry is {state}."
    return values


def _factors(shape: tuple[int, ...], sizes: Sequence[int]) -> dict[float, str]:
    """Name the factors that a slip brings in: 2, the logarithm's base, and the dimensions n.

    Where two slips would give the same factor, both are named.
    """
    base = "(check the base of the logarithm)"
    named = {2.0: "2", 0.5: "1/2", math.log(2): f"ln 2 {base}", 1 / math.log(2): f"1/ln 2 {base}"}
    lengths = [n for n in dict.fromkeys((*shape, math.prod(shape), *sizes)) if n > 2]
    for n in lengths:
        for factor, name in (
            (n, f"n = {n}"),
            (1 / n, f"1/n (n = {n})"),
            (n - 1, f"n - 1 (n = {n})"),
            (1 / (n - 1), f"1/(n - 1) (n = {n})"),
            (n / (n - 1), f"n/(n - 1) (n = {n})"),
            (1 - 1 / n, f"(n - 1)/n (n = {n})"),
        ):
            named.setdefault(float(factor), name)
    for above, below in permutations(lengths, 2):
        name = f"{above}/{below} (two sizes of the data)"
        same = next((factor for factor in named if math.isclose(factor, above / below)), None)
        named[same or above / below] = f"{named[same]}, or {name}" if same else name
    return named


# ==================================================================================================
# Read an answer as an array, a number or a tuple, and say in plain words if it is none.
#
# A copy of this file travels to the students, beside ``assertions.py``.
# ==================================================================================================


THE_RESULT = "the result"
NUMBERS = (int, float, complex, np.number, np.bool_)


def as_array(
    got: object,
    *,
    shape: tuple[int | None, ...] | None = None,
    dtype: DTypeLike | None = None,
    what: str = THE_RESULT,
) -> Array:
    """Return an answer as an array of numbers, if it is one.

    Parameters
    ----------
    got : object
        What the function under test returned; a list will do.
    shape : tuple of int or None, optional
        The shape that it must have; None stands for any length.
    dtype : dtype, optional
        The exact dtype that an array must have.
    what : str
        Its name in messages.

    Returns
    -------
    ndarray

    Raises
    ------
    Mismatch
        If it is no array of numbers, or of another shape or dtype.

    Examples
    --------
    >>> as_array([[1, 2], [3, 4]], shape=(None, 2)).sum()
    10
    """
    kind = "f" if dtype is None else np.dtype(dtype).kind
    wanted = (
        "an array of numbers"
        if shape is None
        else f"an array of numbers of shape {shape_text(shape)}"
    )
    array = read_numbers(got, what, wanted, kinds="iufc" if kind in "iufc" else kind)
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
    """Return an answer as a float, if it is a number.

    Parameters
    ----------
    got : object
        What the function under test returned; a 0-d array or any NumPy number will do, a bool
        will not.
    what : str
        Its name in messages.

    Returns
    -------
    float

    Raises
    ------
    Mismatch
        If it is no single number.

    Examples
    --------
    >>> as_number(np.array(2))
    2.0
    """
    array = read_numbers(got, what, "a number", kinds="iuf")
    if array.ndim:
        raise wrong_shape(array, (), what)
    return float(array)


def as_tuple(got: object, length: int, *, what: str = THE_RESULT) -> tuple[Any, ...]:
    """Return an answer as a tuple of a given length.

    Parameters
    ----------
    got : object
        What the function under test returned; a list or an array of that length will do.
    length : int
        How many parts it must have.
    what : str
        Its name in messages.

    Returns
    -------
    tuple

    Raises
    ------
    Mismatch
        If it has no parts, or another number of them.

    Examples
    --------
    >>> slope, intercept = as_tuple([2.0, 1.0], 2)
    """
    is_array = type(got) is np.ndarray and got.ndim > 0
    if not is_array and not isinstance(got, list | tuple):
        raise wrong_type(got, what, f"{values_words(length)} (a tuple)")
    if len(got) != length:  # type: ignore[arg-type]
        begin = "returned" if what == THE_RESULT else f"{what}:"
        raise Mismatch(f"{begin} {values_words(len(got))}, expected {length}.")  # type: ignore[arg-type]
    return tuple(got)  # type: ignore[arg-type]


def read_numbers(value: object, what: str, wanted: str, kinds: str = "iufc") -> Array:
    """Return numbers as an array, or say what was returned in their place.

    ``kinds`` are the dtype kinds that are allowed, as NumPy abbreviates them.
    """
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
        place = "an array of the wrong dtype:" if array.ndim else "a value of the wrong type:"
        if wanted.startswith("an array") and kinds in "bUS":
            wanted = f"dtype {'bool' if kinds == 'b' else 'text'}"
        raise Mismatch(f"{what}: {place} {dtype_name(array)}. Expected {wanted}.")
    return array


def _read_sequence(value: Sequence[object], what: str, wanted: str) -> Array:
    """Turn a list into an array; report what would vanish in it, such as True among numbers."""
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


def _fits(shape: tuple[int, ...], wanted: tuple[int | None, ...]) -> bool:
    return len(shape) == len(wanted) and all(
        want in (None, length) for length, want in zip(shape, wanted, strict=True)
    )


# ==================================================================================================
# The calls of a batch: their arguments, what must raise, and what they must leave alone.
#
# A copy of this file travels to the students, beside ``assertions.py``.
# ==================================================================================================


class CallArguments(tuple[Any, ...]):
    """The positional arguments of one call, and its keyword arguments in ``keywords``."""

    keywords: Mapping[str, Any]

    def __new__(
        cls, arguments: Iterable[Any], keywords: Mapping[str, Any] | None = None
    ) -> "CallArguments":
        """Make a tuple of the positional arguments."""
        made = super().__new__(cls, arguments)
        made.keywords = dict(keywords or {})
        return made


def call_with(*arguments: object, **keywords: object) -> CallArguments:
    """Return the arguments of one call, for a call with keyword arguments in a batch.

    Parameters
    ----------
    *arguments, **keywords
        What the function is to be called with.

    Returns
    -------
    CallArguments
        A tuple that can stand wherever a tuple of positional arguments can.

    Examples
    --------
    >>> call_with(2.0, digits=3).keywords
    {'digits': 3}
    """
    return CallArguments(arguments, keywords)


def answered_by(oracle: Any, calls: Iterable[Any]) -> list[tuple[CallArguments, Any]]:
    """Return cases for ``assert_cases``: each call with what an oracle returns for it.

    Parameters
    ----------
    oracle : reference.f or callable
        What is right. Generators among the arguments are copied.
    calls : iterable of tuple
        The arguments of each call; a single argument that is no tuple may stand alone.

    Returns
    -------
    list of (CallArguments, object)

    Examples
    --------
    >>> answered_by(abs, [-2.0, (3.0,)])
    [((-2.0,), 2.0), ((3.0,), 3.0)]
    """
    given = [as_call(call) for call in calls]
    return [(call, oracle(*_fresh(call), **call.keywords)) for call in given]


def as_call(arguments: Any) -> CallArguments:
    """Return the arguments of one call; a single one that is no tuple stands for itself."""
    if isinstance(arguments, CallArguments):
        return arguments
    return CallArguments(arguments if isinstance(arguments, tuple) else (arguments,))


def keywords_of(arguments: Iterable[Any]) -> dict[str, Any]:
    """Return the keyword arguments of one call of a batch; a plain tuple has none."""
    return dict(getattr(arguments, "keywords", {}))


def first_not_raising(
    make: Callable[[Any], object], error: type[Exception], calls: Iterable[Any]
) -> int | None:
    """Return which call, from 0, is the first for which ``make`` does not raise this error.

    Later calls are not made; another error comes out as it is.
    """
    for place, call in enumerate(calls):
        try:
            make(call)
        except error:
            continue
        return place
    return None


def _fresh(call: CallArguments) -> list[Any]:
    """Copy the generators among arguments, so that a call leaves the originals as they are."""
    is_generator = [isinstance(value, np.random.Generator) for value in call]
    return [copy.deepcopy(v) if drawn else v for v, drawn in zip(call, is_generator, strict=True)]


def assert_raises(
    function: Any,
    error: type[Exception],
    calls: Mapping[str, Any] | Iterable[Any],
    *,
    works_on: Mapping[str, Any] | Iterable[Any],
) -> None:
    """Assert that every call raises an exception, and that ordinary calls return a value.

    A function that always raises has not seen what is wrong with an input, so no error counts
    before an ordinary input gets an answer. Whether that answer is right is for other tests to
    say: a wrong formula costs the marks for the formula, not those for the errors.

    Parameters
    ----------
    function : student.f or reference.f
        The function under test.
    error : exception class
        What must be raised; a subclass will do.
    calls : dict of tuple, or iterable of tuple
        The arguments of each call; a single argument that is no tuple may stand alone. The keys
        of a dict are labels that feedback names: ``{"k = 0": (X, y, 0)}``.
    works_on : dict of tuple, or iterable of tuple
        The arguments of one or more ordinary calls, as unlike those of ``calls`` as need be for
        every honest attempt to answer them. The keys of a dict are labels, as above.

    Raises
    ------
    Mismatch
        If a call of ``works_on`` raises this error or returns None, or a call of ``calls``
        returns; it says which by its label or its number. What else a call raises comes out as
        it is.

    Examples
    --------
    >>> assert_raises(student.double, TypeError, {"None": None, "a dict": ({},)}, works_on=[1.5])
    """
    names, ordinary = _labelled(works_on)
    if not ordinary:
        raise ValueError("works_on holds no call: name one that every honest attempt answers.")
    results: list[Any] = []
    try:
        results = function.map(ordinary)
    except Mismatch:  # a value of a wrong kind, a forbidden call: for other tests to say
        pass
    except error as raised:
        name, at = error.__name__, getattr(raised, "call_number", None)
        words = Mismatch(
            f"It raises {name} for a valid input, too. Raise it only where it belongs."
        )
        if at is None:
            raise words from None
        raise located(words, at + 1, len(ordinary), *names[at:][:1]) from None
    if any(result is None for result in results):
        raise NothingReturned("The result is None for a valid input.")
    labels, given = _labelled(calls)
    place = function.first_not_raising(error, given)
    if place is not None:
        raise located(NothingRaised(error.__name__), place + 1, len(given), *labels[place:][:1])


def _labelled(calls: Mapping[str, Any] | Iterable[Any]) -> tuple[list[str], list[CallArguments]]:
    """Return the labels of calls, none where they have none, and the calls."""
    if isinstance(calls, Mapping):
        return list(calls), [as_call(call) for call in calls.values()]
    return [], [as_call(call) for call in calls]


def answers_to(
    function: Any, calls: Sequence[CallArguments], labels: Sequence[str] = ()
) -> list[Any]:
    """Return what a function returns for each call, in one round trip.

    Where a call of a student's raises, the exception learns which input it was: its label, if
    there is one, or its number.
    """
    try:
        results: list[Any] = function.map(calls)
    except Exception as error:
        at = getattr(error, "call_number", None)
        if at is not None:
            label = labels[at] if labels else ""
            error.where = where_words(at + 1, len(calls), label)  # type: ignore[attr-defined]
        raise
    return results


def assert_varies(function: Any, calls: Iterable[Any]) -> list[Any]:
    """Assert that a function does not return the same for all of some calls, made in one trip.

    Put it first in a test whose expected results are all alike (zeros, True, the argument
    unchanged), or a constant passes it. Whether the results are right is not looked at.

    Parameters
    ----------
    function : student.f or reference.f
        The function under test.
    calls : iterable of tuple
        Two or more calls of which every honest attempt returns different results; a single
        argument that is no tuple may stand alone.

    Returns
    -------
    list
        The results, as the function returned them.

    Raises
    ------
    Mismatch
        If all results are the same.

    Examples
    --------
    >>> assert_varies(student.double, [1.0, 3.0])
    [2.0, 6.0]
    """
    results: list[Any] = function.map([as_call(call) for call in calls])
    if len(results) < 2:
        raise ValueError("one call cannot vary: name two of which the results must differ.")
    with np.printoptions(threshold=sys.maxsize, floatmode="unique"):
        first = repr(results[0])
        are_alike = all(repr(result) == first for result in results[1:])
    if are_alike:
        raise Mismatch("The result is the same whatever the input is.")
    return results


def assert_leaves_arguments(function: Any, calls: Iterable[Any]) -> None:
    """Assert that no call changes its arguments in place, all in one round trip.

    ``assert_unchanged(student.f, X, y)`` is the same for one call.

    Parameters
    ----------
    function : student.f or reference.f
        The function under test.
    calls : iterable of tuple
        The arguments of each call; a single argument that is no tuple may stand alone.

    Raises
    ------
    Mismatch
        If one changes; it names the parameter.

    Examples
    --------
    >>> assert_leaves_arguments(student.double, [np.ones(2), np.ones((3, 1))])
    """
    for changed in function.changed_by_each([as_call(call) for call in calls]):
        if changed:
            raise Mismatch(changed_words(changed))


def assert_draws(function: Any, oracle: Any, calls: Iterable[Any]) -> None:
    """Assert that each call leaves its random generators where the oracle leaves them.

    For a recipe of draws: results do not show numbers that are drawn in vain, or from a copy. The
    calls are made in one round trip.

    Parameters
    ----------
    function : student.f
        The function under test.
    oracle : reference.f
        What draws as the recipe says.
    calls : iterable of tuple
        The arguments of each call, with a generator among them.

    Raises
    ------
    Mismatch
        If a generator is elsewhere; it says which input it was.

    Examples
    --------
    >>> rng = np.random.default_rng(0)
    >>> assert_draws(student.jitter, reference.jitter, [(np.ones(2), rng)])
    """
    given = [as_call(call) for call in calls]
    rights = oracle.generators_after_each(given)
    if not all(rights):
        raise ValueError("a call has no random generator among its arguments.")
    found = function.generators_after_each(given)
    for place, (call, right, own) in enumerate(zip(given, rights, found, strict=True), 1):
        states = [list(map(_state, generators)) for generators in (right, own)]
        if states[0] != states[1]:
            before = list(map(_state, _generators_in(call, keywords_of(call))))
            raise located(Mismatch(_COPY if states[1] == before else _OTHERWISE), place, len(given))


_COPY = "Nothing is drawn from the generator, or only from a copy of it: the recipe draws here."
_OTHERWISE = "Your function draws more or fewer random numbers than the recipe says."


def _generators_in(
    arguments: Iterable[Any], keywords: Mapping[str, Any]
) -> list[np.random.Generator]:
    """List the random generators of one call in the order of a reply."""
    values = (*arguments, *keywords.values())
    return [value for value in values if type(value) is np.random.Generator]


def _state(generator: np.random.Generator) -> str:
    """Tell what a generator draws next; half a number that is used up is no part of it."""
    state = dict(generator.bit_generator.state)
    if not state.get("has_uint32", True):
        del state["uinteger"]
    return str(state)


def assert_unchanged(function: Any, *args: object, **kwargs: object) -> None:
    """Assert that one call leaves its arguments as they were.

    ``assert_leaves_arguments`` does so for many calls in one round trip.

    Parameters
    ----------
    function : student.f or reference.f
        The function under test.
    *args, **kwargs
        The arguments of the call.

    Raises
    ------
    Mismatch
        If one changes; it names the parameter.

    Examples
    --------
    >>> assert_unchanged(student.double, np.ones(3))
    """
    changed = function.changed_arguments(*args, **kwargs)
    if changed:
        raise Mismatch(changed_words(changed))


# ==================================================================================================
# Compare an answer with what is expected, and say in plain words what is wrong with it.
#
# Every function here raises ``Mismatch``, which carries two texts. ``safe`` may always be
# read by a student: shapes, dtypes, how many entries are off, how large a deviation is on a coarse
# scale, and a diagnosis, never a value. ``full`` adds the values. A copy of this file travels to
# the students with ``diagnosis``, ``significance`` and ``mismatch``; these need nothing but NumPy.
# ==================================================================================================


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


# ==================================================================================================
# Compare trees of nested dicts, and say at which node, by its path from the root, they part.
#
# A copy of this file travels to the students, beside ``assertions.py``.
# ==================================================================================================


ROOT = "the root"
STEPS_NAMED = 4
"""Of the way to a node; one of the many nodes of a deep tree could spell a hidden number out."""


@dataclass(frozen=True)
class TreeKind:
    """How a tree is written down.

    Parameters
    ----------
    split : str
        The key that inner nodes have and leaves have not.
    children : sequence of str
        The keys of an inner node that hold its subtrees.
    branches : str
        Or the one key that holds a dict of them.
    """

    split: str
    children: Sequence[str] = ()
    branches: str = ""


BINARY = TreeKind("feature", children=("left", "right"))
BRANCHING = TreeKind("attr", branches="branches")


@dataclass(frozen=True)
class _Node:
    """Two nodes that stand at the same place, and the way there: in safe words, and in full."""

    got: Any
    expected: Mapping[str, Any]
    way: tuple[str, ...] = ()
    full_way: tuple[str, ...] = ()

    def below(self, got: Any, expected: Any, step: str, full_step: str = "") -> "_Node":
        return _Node(got, expected, (*self.way, step), (*self.full_way, full_step or step))

    @property
    def place(self) -> str:
        if not self.way:
            return ROOT
        cut = ("...",) if len(self.way) > STEPS_NAMED else ()
        return " > ".join(("root", *self.way[:STEPS_NAMED], *cut))

    @property
    def full_place(self) -> str:
        return " > ".join(("root", *self.full_way)) if self.way else ROOT


def assert_same_tree(
    got: object,
    expected: Mapping[str, Any],
    kind: TreeKind,
    *,
    rtol: float = 1e-9,
    atol: float = 1e-9,
    what: str = "the tree",
) -> None:
    """Assert that two trees agree: the same nodes, and at each node what ``expected`` holds there.

    Nodes are compared level by level, so the message is about one that is nearest to the root.

    Parameters
    ----------
    got : object
        What the function under test returned. Other keys may be there; NumPy's numbers and texts
        may stand for Python's.
    expected : dict
        The right tree, of nested dicts.
    kind : TreeKind
        How it is written down: ``BINARY``, ``BRANCHING`` or one of your own.
    rtol, atol : float
        Tolerances of each number in a node.
    what : str
        The name of the tree in messages.

    Raises
    ------
    Mismatch
        If a node differs; it names the way there from the root.

    Examples
    --------
    >>> tree = {"feature": 0, "left": {"value": 1}, "right": {"value": 2}}
    >>> assert_same_tree({**tree, "n": 5}, tree, BINARY)
    """
    waiting = deque([_Node(got, expected)])
    while waiting:
        node = waiting.popleft()
        try:
            _compare_node(node, kind, rtol, atol, what)
            waiting.extend(_children(node, kind, what))
        except Mismatch as mismatch:
            full = mismatch.full.replace(node.place, node.full_place)
            raise Mismatch(mismatch.safe, full) from None


def assert_entries(
    got: object,
    expected: Mapping[str, Any],
    *,
    rtol: float = 1e-9,
    atol: float = 1e-9,
    what: str = "the result",
) -> None:
    """Assert that a dict has all entries of another; it may have more.

    Parameters
    ----------
    got : object
        What the function under test returned.
    expected : dict
        The entries that it must have.
    rtol, atol : float
        Tolerances of each number.
    what : str
        The name of the dict in messages.

    Raises
    ------
    Mismatch
        If it is no dict, or an entry is missing or wrong.

    Examples
    --------
    >>> assert_entries({"n": 3, "mean": 0.5}, {"n": 3})
    """
    if not isinstance(got, dict):
        raise wrong_type(got, what, "a dict")
    for key in expected:
        if key not in got:
            raise Mismatch(f"{what}: the key `{key}` is missing.")
    for key, value in expected.items():
        _compare_values(got[key], value, rtol, atol, f"{what}, `{key}`")


def _compare_node(node: _Node, kind: TreeKind, rtol: float, atol: float, what: str) -> None:
    where = f"{what}, at {node.place}"
    if not isinstance(node.got, dict):
        if node.got is None and not node.way:
            raise wrong_type(None, "the result", "a dict")
        raise wrong_type(node.got, where, "a dict")
    if (kind.split in node.got) != (kind.split in node.expected):
        found, wanted = _kind_words(node.got, kind), _kind_words(node.expected, kind)
        own = {k: v for k, v in node.expected.items() if k not in _below(kind)}
        detail = f"Expected {short(own)}{', and its subtrees' if kind.split in own else ''}."
        raise with_detail(f"{where}: {found}, expected {wanted}.", detail)
    own = {key: value for key, value in node.expected.items() if key not in _below(kind)}
    assert_entries(node.got, own, rtol=rtol, atol=atol, what=where)


def _kind_words(node: Mapping[str, Any], kind: TreeKind) -> str:
    if kind.split in node:
        return f"a split (with the key `{kind.split}`)"
    return f"a leaf (without the key `{kind.split}`)"


def _below(kind: TreeKind) -> tuple[str, ...]:
    return (kind.branches,) if kind.branches else tuple(kind.children)


def _children(node: _Node, kind: TreeKind, what: str) -> Iterator[_Node]:
    if kind.split not in node.expected:
        return
    where = f"{what}, at {node.place}"
    for key in _below(kind):
        if key not in node.got:
            raise Mismatch(f"{where}: the key `{key}` is missing.")
    if not kind.branches:
        for key in kind.children:
            yield node.below(node.got[key], node.expected[key], key)
        return
    found, wanted = node.got[kind.branches], node.expected[kind.branches]
    if not isinstance(found, dict):
        raise wrong_type(found, f"{where}, `{kind.branches}`", "a dict from values to subtrees")
    if found.keys() != wanted.keys():
        counts = f"{values_words(len(found), 'branch', 'branches')}, expected {len(wanted)}"
        same = len(found) == len(wanted)
        problem = "the keys are not the required values" if same else counts
        detail = f"Expected the keys {short(list(wanted))}, returned {short(list(found))}."
        detail += differing_words(found, wanted) if " ..." in detail else ""
        raise with_detail(f"{where}, `{kind.branches}`: {problem}.", detail)
    for place, (value, subtree) in enumerate(wanted.items(), 1):
        number = f"branch {place}" if place <= SMALL else "a later branch"
        step = f"{number} of {len(wanted)}"
        yield node.below(found[value], subtree, step, short(value))


def _compare_values(got: object, want: object, rtol: float, atol: float, what: str) -> None:
    if isinstance(want, int | float) and not isinstance(want, bool):
        assert_close(got, want, rtol=rtol, atol=atol, what=what)
    else:
        assert_equal(got, want, what=what)


# ==================================================================================================
# Assert many answers of one function at once: its calls cross to the student in one round trip.
#
# The functions here take a ``student.f`` or a ``reference.f``, in a hidden test as in a self-check.
# A copy of this file travels to the students beside ``assertions.py``.
# ==================================================================================================


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


# ==================================================================================================
# Library functions that an exercise asks students to write themselves.
#
# While a student's function runs, they raise. Wherever the notebook keeps one, that is replaced:
# in the module that the exercise names, in the notebook's own names, in default values and
# closures of its functions, in its lists and dictionaries. Only the package of that module goes on
# using them, for its own ends: ``np.linalg.matrix_rank`` may call ``svd``. The rest of the library
# may not, or ``np.roots`` would be a way round ``eigvals``. What the package holds of compiled
# functions (``numpy.linalg._umath_linalg.det``) is closed in the same way. Between the calls
# everything is as it was.
# ==================================================================================================


Change = tuple[Callable[[Any, Any, Any], None], Any, Any, Any, Any]
"""How to set, in what, under which key, what stood there, what stands there meanwhile."""

StandIns = Mapping[int, Callable[..., Any]]
"""What raises in place of a function, by the function's identity."""


class ForbiddenCall(Exception):  # noqa: N818 - the name crosses the wire as it is
    """A function was called that the exercise asks students to write themselves."""

    def __init__(self, name: str) -> None:
        super().__init__(f"`{name}` may not be called here: write it yourself")
        self.name = name


@contextlib.contextmanager
def forbidden(names: Sequence[str], namespace: dict[str, Any]) -> Iterator[None]:
    """Make these functions, named with their module, raise for the code of a notebook.

    Parameters
    ----------
    names : sequence of str
        Such as ``numpy.linalg.det``; a name that does not exist here is passed over.
    namespace : dict
        The notebook's global names.
    """
    changes = _changes(tuple(names), namespace)
    try:
        for setter, holder, key, _, meanwhile in changes:
            setter(holder, key, meanwhile)
        yield
    finally:
        for setter, holder, key, before, _ in changes:
            if type(holder) is not list or key < len(holder):  # the student's may be shorter now
                setter(holder, key, before)


@functools.cache
def refused_names(names: tuple[str, ...]) -> frozenset[str]:
    """List all that a call may be refused for: these names, and compiled functions beside them."""
    return frozenset(name for name, _, _ in _functions(names))


def _changes(names: tuple[str, ...], namespace: dict[str, Any]) -> list[Change]:
    if not names:
        return []
    stand_ins, in_library = _in_library(names)
    changes = [*in_library, *_changes_of_items(namespace, stand_ins)]
    for value in list(namespace.values()):
        if isinstance(value, FunctionType) and value.__globals__ is namespace:
            changes += _changes_of_function(value, stand_ins)
        elif type(value) in (list, dict):
            changes += _changes_of_items(value, stand_ins)
    return changes


# --- the library: looked through once ---------------------------------------------------------


@functools.cache
def _in_library(names: tuple[str, ...]) -> tuple[StandIns, list[Change]]:
    """Report what raises in place of each function, and where modules of the library keep them."""
    found = {
        id(function): (name, package, function) for name, package, function in _functions(names)
    }
    stand_ins = {key: _refusal(name) for key, (name, _, _) in found.items()}
    guards = {key: _guard(*of_one) for key, of_one in found.items()}
    attributes = {name.rpartition(".")[2] for name, _, _ in found.values()}
    changes: list[Change] = []
    for module_name, module in _modules_beside(names):
        for attribute in vars(module).keys() & attributes:
            value = vars(module)[attribute]
            if id(value) in found:
                is_within = module_name.startswith(f"{found[id(value)][1]}.")
                meanwhile = (guards if is_within else stand_ins)[id(value)]
                changes.append((operator.setitem, vars(module), attribute, value, meanwhile))
    return stand_ins, changes


def _functions(names: tuple[str, ...]) -> Iterator[tuple[str, str, Any]]:
    """Find the functions and the compiled ones of their packages; give name, package, function."""
    packages = {name.rpartition(".")[0] for name in names}
    for name in names:
        package, _, attribute = name.rpartition(".")
        function = getattr(sys.modules.get(package), attribute, None)
        if function is not None:
            yield name, package, function
    for module_name, module in _modules_beside(names):
        package = module_name.rpartition(".")[0]
        is_compiled = str(getattr(module, "__file__", "")).endswith(tuple(EXTENSION_SUFFIXES))
        if is_compiled and package in packages:
            for attribute, value in list(vars(module).items()):
                if callable(value) and not isinstance(value, type):
                    yield f"{module_name}.{attribute}", package, value


def _modules_beside(names: tuple[str, ...]) -> list[tuple[str, ModuleType]]:
    """List all modules of the libraries to which these names belong."""
    libraries = {name.partition(".")[0] for name in names}
    return [
        (name, module)
        for name, module in list(sys.modules.items())
        if name.partition(".")[0] in libraries and isinstance(module, ModuleType)
    ]


# --- the notebook: looked through before every call -------------------------------------------


def _changes_of_items(holder: dict[Any, Any] | list[Any], stand_ins: StandIns) -> list[Change]:
    values = holder.values() if isinstance(holder, dict) else holder
    if stand_ins.keys().isdisjoint(map(id, values)):
        return []
    pairs = list(holder.items() if isinstance(holder, dict) else enumerate(holder))
    return [
        (operator.setitem, holder, key, value, stand_ins[id(value)])
        for key, value in pairs
        if id(value) in stand_ins
    ]


def _changes_of_function(function: FunctionType, stand_ins: StandIns) -> Iterator[Change]:
    """Find the functions among the default values and in the closure of a notebook's function."""
    defaults = function.__defaults__ or ()
    if not stand_ins.keys().isdisjoint(map(id, defaults)):
        meanwhile = tuple(stand_ins.get(id(value), value) for value in defaults)
        yield setattr, function, "__defaults__", defaults, meanwhile
    if function.__kwdefaults__:
        yield from _changes_of_items(function.__kwdefaults__, stand_ins)
    for cell in function.__closure__ or ():
        with contextlib.suppress(ValueError):  # an empty cell
            if id(cell.cell_contents) in stand_ins:
                instead = stand_ins[id(cell.cell_contents)]
                yield setattr, cell, "cell_contents", cell.cell_contents, instead


# --- what stands there meanwhile --------------------------------------------------------------


def _refusal(name: str) -> Callable[..., Any]:
    def refuse(*_: Any, **__: Any) -> Any:
        raise ForbiddenCall(name)

    return refuse


def _guard(name: str, package: str, original: Callable[..., Any]) -> Callable[..., Any]:
    """Stand in for a function within its package: only that package itself is let through."""

    def call(*args: Any, **kwargs: Any) -> Any:
        if not _is_code_of(package, sys._getframe(1).f_globals):
            raise ForbiddenCall(name)
        return original(*args, **kwargs)

    return call


def _is_code_of(package: str, names: dict[str, Any]) -> bool:
    """Whether these are the global names of a module of this package."""
    module_name = str(names.get("__name__"))
    is_within = module_name == package or module_name.startswith(f"{package}.")
    return is_within and getattr(sys.modules.get(module_name), "__dict__", None) is names


# ==================================================================================================
# What a self-check found out, as a small table in the notebook, as text and as plain data.
# ==================================================================================================


MARKS = {"passed": "✓", "failed": "✗", "todo": "○", "stopped": "■"}
PLAIN_MARKS = {"passed": "ok", "failed": "x", "todo": "-", "stopped": "!"}
WORDS = {
    "passed": "passed",
    "failed": "failed",
    "todo": "not attempted yet",
    "stopped": "stopped",
}
HTML_COLOURS = {"passed": "#1a8754", "failed": "#d1372b", "todo": "#808080", "stopped": "#b26a00"}
THEME_COLOURS = {  # JupyterLab's own, which suit its light and its dark theme
    "passed": "--jp-success-color0",
    "failed": "--jp-error-color1",
    "todo": "--jp-content-font-color2",
}
TERMINAL_COLOURS = {"passed": "32", "failed": "31", "todo": "90", "stopped": "33"}
BLOCK_STYLE = "font-size:90%;line-height:1.4;max-width:64em"
TABLE_STYLE = "border-collapse:collapse;margin:4px 0;font-size:inherit"
MORE = "Hidden tests probe more than this: other shapes and sizes, and the edges of the statement."


def number(points: float) -> str:
    """Write points without needless zeros."""
    return f"{points:g}"


@dataclass(frozen=True)
class Row:
    """The verdict of one self-check: its title, how it went, and what to know if it did not."""

    title: str
    status: str
    points: float
    message: str = ""
    call: str = ""
    place: str = ""

    @property
    def origin(self) -> tuple[str, ...]:
        """Say which call went wrong, and which line of which check made it."""
        said = (("Call", self.call), ("Check", self.place))
        return tuple(f"{word}: {text}" for word, text in said if text)


@dataclass(frozen=True, repr=False)
class CheckResult:
    """All verdicts on one exercise. Its plain text is the points, which nbgrader reads."""

    exercise: str
    max_points: float = 0
    is_bonus: bool = False
    rows: tuple[Row, ...] = ()
    notes: tuple[str, ...] = ()

    @property
    def points(self) -> float:
        """What the self-checks that passed add up to."""
        earned = sum(row.points for row in self.rows if row.status == "passed")
        return min(earned, self.max_points)

    @property
    def has_passed(self) -> bool:
        """Whether there are self-checks and all of them passed."""
        return bool(self.rows) and all(row.status == "passed" for row in self.rows)

    @property
    def status(self) -> str:
        """How it stands as a whole: ``failed`` as soon as anything was tried and is not right."""
        if self.has_passed:
            return "passed"
        found = {row.status for row in self.rows} - {"passed"}
        only = "stopped" if "stopped" in found else "todo"
        return only if found in ({only}, set()) else "failed"

    @property
    def worth(self) -> str:
        """The points in words: ``2 of 5``."""
        kind = " bonus" if self.is_bonus else ""
        return f"{number(self.points)} of {number(self.max_points)}{kind}"

    @property
    def summary(self) -> str:
        """One line: the points."""
        if not self.rows:
            return "Nothing could be checked."
        kind = "bonus points" if self.is_bonus else "points"
        line = f"Self-checks: {number(self.points)} of {number(self.max_points)} {kind}."
        if all(row.status == "todo" for row in self.rows):
            return f"{line} Not attempted yet."
        return f"{line} All of them pass." if self.has_passed else line

    def as_data(self) -> dict[str, Any]:
        """Return everything as plain values."""
        return {**asdict(self), "points": self.points, "passed": self.has_passed}

    @property
    def first_failure(self) -> tuple[Row, ...]:
        """The first verdict that is not ``passed``, if there is one."""
        return tuple(row for row in self.rows if row.status != "passed")[:1]

    def as_text(
        self,
        *,
        is_coloured: bool = False,
        is_plain: bool = False,
        wanted: tuple[Row, ...] | None = None,
    ) -> str:
        """Write the verdicts for a terminal; of the rows those that are wanted, or all."""
        marks = PLAIN_MARKS if is_plain else MARKS

        def paint(text: str, colour: str) -> str:
            return f"\x1b[{colour}m{text}\x1b[0m" if is_coloured else text

        lines = [paint(self.exercise, "1")]
        for row in self.rows if wanted is None else wanted:
            colour = TERMINAL_COLOURS[row.status]
            words = f"({WORDS[row.status]}, {number(row.points)})"
            lines.append(f"  {paint(marks[row.status], colour)} {row.title} {paint(words, colour)}")
            lines += [f"      {line}" for line in row.message.splitlines()]
            lines += [f"      {paint(line, '90')}" for line in row.origin]
        lines += [f"  {line}" for note in self.notes for line in note.splitlines()]
        return "\n".join([*lines, f"  {self.summary}"])

    def __repr__(self) -> str:
        # a bonus cell is worth 0 in nbgrader, and a larger number would stop its validation
        return number(0 if self.is_bonus else self.points)

    def _repr_html_(self) -> str:
        return self.as_html()

    def as_html(self, *, is_part: bool = False) -> str:
        """Write the verdicts for a notebook; as part of a page without what hidden tests do."""
        rows = "".join(_html_row(row) for row in self.rows)
        style = "white-space:pre-wrap"
        notes = "".join(f'<div style="{style}">{html_text(note)}</div>' for note in self.notes)
        table = f'<table style="{TABLE_STYLE}">{rows}</table>' * bool(rows)
        more = f'<div style="opacity:0.75">{MORE * bool(self.rows)}</div>' * (not is_part)
        return (
            f'<div style="{"" if is_part else BLOCK_STYLE}">'
            f"<div><code><b>{escape(self.exercise)}</b></code> &ensp; {escape(self.summary)}</div>"
            f"{table}{notes}{more}</div>"
        )


def html_mark(status: str) -> str:
    """Return the sign and the word for a status, in its colour."""
    plain, theme = HTML_COLOURS[status], THEME_COLOURS.get(status, "")
    # twice: JupyterLab takes the second out of a notebook that it does not trust
    colour = f"color:{plain}" + f";color:var({theme},{plain})" * bool(theme)
    return (
        f'<span style="{colour};white-space:nowrap"><b>{MARKS[status]}</b> {WORDS[status]}</span>'
    )


def _html_row(row: Row) -> str:
    points = f"{number(row.points) if row.status == 'passed' else 0} of {number(row.points)}"
    cell = "text-align:left;vertical-align:top;padding:2px 12px 2px 0;background:transparent"
    message = ""
    style = "white-space:pre-wrap;margin:2px 0 4px 0;font-family:monospace;font-size:95%"
    if row.message:
        message = f'<div style="{style}">{escape(row.message)}</div>'
    if row.origin:
        origin = "<br>".join(map(escape, row.origin))
        message += f'<div style="{style};opacity:0.75">{origin}</div>'
    return (
        f'<tr style="background:transparent"><td style="{cell}">{html_mark(row.status)}</td>'
        f'<td style="{cell}">{html_text(row.title)}{message}</td>'
        f'<td style="{cell};white-space:nowrap;opacity:0.75">{points}</td></tr>'
    )


def html_text(text: str) -> str:
    """Escape a text and set what stands in backquotes as code."""
    parts = escape(text).split("`")
    if len(parts) % 2 == 0:
        return escape(text)
    return "".join(f"<code>{part}</code>" if i % 2 else part for i, part in enumerate(parts))


# ==================================================================================================
# Write a call so that it can be pasted into a cell; what is long is only named.
# ==================================================================================================


_MOST_NUMBERS = 40
_LONGEST = 160
_PLAIN_TYPES = ("bool", "int64", "float64", "complex128")
_NOT_A_LITERAL = re.compile(r"\b(nan|inf)\b")


def shown_arguments(args: Sequence[Any], kwargs: Mapping[str, Any]) -> str:
    """Return the arguments of a call as Python.

    >>> shown_arguments((np.array([1.0, np.nan]), [1, 2]), {"k": np.float64(3)})
    'np.array([1.0, np.nan]), [1, 2], k=3.0'
    """
    named = [f"{name}={_shown(value)}" for name, value in kwargs.items()]
    return ", ".join([*map(_shown, args), *named])


def _shown(value: Any) -> str:
    text = _as_python(value)
    return text if len(text) <= _LONGEST else _named(value)


def _as_python(value: Any) -> str:
    if isinstance(value, np.ndarray):
        return _array_as_python(value)
    if isinstance(value, list | tuple) and type(value) in (list, tuple):
        if len(value) > _MOST_NUMBERS:
            return _named(value)
        inner = ", ".join(map(_as_python, value))
        if isinstance(value, list):
            return f"[{inner}]"
        return f"({inner},)" if len(value) == 1 else f"({inner})"
    if type(value) is dict and len(value) <= _MOST_NUMBERS:
        pairs = (f"{_as_python(key)}: {_as_python(one)}" for key, one in value.items())
        return "{" + ", ".join(pairs) + "}"
    if isinstance(value, np.generic):
        return _literal(value.item())
    if isinstance(value, bool | int | float | complex | str | bytes | None):
        return _literal(value)
    return _named(value)


def _array_as_python(value: Any) -> str:
    if value.size > _MOST_NUMBERS or value.dtype.kind not in "biufcU":
        return _named(value)
    if value.size == 0:
        return f"np.empty({value.shape})"
    plain = value.dtype.kind == "U" or value.dtype.name in _PLAIN_TYPES
    return f"np.array({_literal(value.tolist())}{'' if plain else f', dtype=np.{value.dtype}'})"


def _literal(value: Any) -> str:
    text = repr(value)
    return text if "'" in text or '"' in text else _NOT_A_LITERAL.sub(r"np.\1", text)


def _named(value: Any) -> str:
    """Name a value that is too long to paste, or no plain one."""
    if hasattr(value, "shape"):
        return f"<{type(value).__name__} of shape {tuple(value.shape)}>"
    if isinstance(value, list | tuple | dict | set | frozenset | str | bytes):
        return f"<{type(value).__name__} of length {len(value)}>"
    if callable(value) and hasattr(value, "__name__"):
        return f"<function {value.__name__}>"
    return f"<{type(value).__name__}>"


# ==================================================================================================
# The fixture ``student``: the functions of the notebook, by name.
# ==================================================================================================


class MissingAnswerError(AssertionError):
    """The notebook holds no function of this name."""


class BrokenAnswerError(MissingAnswerError):
    """The cell of the function has a SyntaxError, so that Python has never read it."""


class StudentStoppedError(Exception):
    """The student's code tried to end Python itself, or the test."""


class NotebookFunctions:
    """The notebook's functions as attributes, with the same methods as in hidden tests."""

    def __init__(
        self,
        namespace: Mapping[str, Any],
        exercises: Sequence[str],
        guard: Callable[[], AbstractContextManager[object]] = contextlib.nullcontext,
        broken: Mapping[str, str] | None = None,
    ) -> None:
        self._guard = guard  # what holds while a function of the notebook runs
        self._broken = broken or {}  # the SyntaxError of a function's cell, by its name
        self._calls = 0
        self._last_call = ""
        self._namespace = namespace
        self._exercises = exercises
        self._raised: list[BaseException] = []
        self.has_returned_none = False

    def __getattr__(self, name: str) -> Callable[..., Any]:
        if name.startswith("_"):
            raise AttributeError(name)
        if name not in self._namespace and name in self._broken:
            raise BrokenAnswerError(self._broken[name])
        if name not in self._namespace:
            raise MissingAnswerError(self._explain_missing(name))
        function = self._namespace[name]
        if not callable(function):
            raise AssertionError(  # noqa: TRY004 - it is the check that fails
                f"`{name}` is not a function now but of type {type(function).__name__}: "
                "another line "
                "gave its name to a value. Rename that value and run the answer cell again."
            )

        @functools.wraps(function)
        def call(*args: Any, **kwargs: Any) -> Any:
            return self._call(name, function, args, kwargs)

        def call_with_all(args: Sequence[Any]) -> Any:
            return call(*args, **keywords_of(args))

        def changed_by_each(inputs: Iterable[Sequence[Any]]) -> list[list[str]]:
            return [self._changed(name, function, *args, **keywords_of(args)) for args in inputs]

        def generators_after_each(
            inputs: Iterable[Sequence[Any]],
        ) -> list[list[np.random.Generator]]:
            own = [copy.deepcopy((list(args), keywords_of(args))) for args in inputs]
            for args, keywords in own:
                call(*args, **keywords)
            kind = np.random.Generator
            return [
                [value for value in (*args, *keywords.values()) if type(value) is kind]
                for args, keywords in own
            ]

        call.generators_after_each = generators_after_each  # type: ignore[attr-defined]
        call.map = lambda inputs: list(map(call_with_all, inputs))  # type: ignore[attr-defined]
        call.first_not_raising = functools.partial(first_not_raising, call_with_all)  # type: ignore[attr-defined]
        call.changed_by_each = changed_by_each  # type: ignore[attr-defined]
        call.changed_arguments = functools.partial(self._changed, name, function)  # type: ignore[attr-defined]
        return call

    def take_raised(self) -> list[BaseException]:
        """Return the exceptions that came out of the functions, and forget them."""
        raised, self._raised = self._raised, []
        return raised

    def take_last_call(self) -> tuple[str, int]:
        """Return the last call as Python and how many calls there were, and forget them."""
        call, calls = self._last_call, self._calls
        self._last_call, self._calls = "", 0
        return call, calls

    def _call(
        self, name: str, function: Callable[..., Any], args: Sequence[Any], kwargs: Any
    ) -> Any:
        self._calls += 1
        self._last_call = f"{name}({shown_arguments(args, kwargs)})"
        try:
            with self._guard():
                value = function(*args, **kwargs)
                self.has_returned_none |= value is None
                return value
        except KeyboardInterrupt:
            raise  # the person at the keyboard
        except BaseException as error:
            if isinstance(error, Exception) and not type(error).__module__.startswith("_pytest"):
                self._raised.append(error)
                raise
            # SystemExit and the outcomes of pytest would end the checks themselves
            stopped = StudentStoppedError(type(error).__name__)
            stopped.__traceback__ = error.__traceback__
            self._raised.append(stopped)
            raise stopped from None

    def _changed(
        self, name: str, function: Callable[..., Any], /, *args: Any, **kwargs: Any
    ) -> list[str]:
        """Call with copies; name the arguments that differ from the originals afterwards."""
        copied_args, copied_kwargs = copy.deepcopy((args, kwargs))
        self._call(name, function, copied_args, copied_kwargs)
        names = _argument_names(function, len(args))
        pairs = [*zip(names, args, copied_args, strict=True)]
        pairs += [(name, value, copied_kwargs[name]) for name, value in kwargs.items()]
        return [name for name, before, after in pairs if not _is_unchanged(before, after)]

    def _explain_missing(self, name: str) -> str:
        own = [
            other
            for other, value in self._namespace.items()
            if inspect.isfunction(value)
            and value.__globals__ is self._namespace
            and other not in self._exercises
        ]
        close = difflib.get_close_matches(name, own, n=1)
        found = f"; found `{close[0]}`: was it renamed?" if close else ": run its cell first."
        return f"There is no function named `{name}` yet{found}"


def is_stub(function: object) -> bool:
    """Whether a function is as it was handed out: nothing but ``raise NotImplementedError``."""
    return _stub_state(function) == "stub"


def is_left_over(function: object) -> bool:
    """Whether there is code beside the ``raise NotImplementedError`` of the stub."""
    return _stub_state(function) == "left over"


def _stub_state(function: object) -> str:
    if not inspect.isfunction(function):
        return ""
    try:
        tree = ast.parse(textwrap.dedent(inspect.getsource(function)))
    except (OSError, TypeError, SyntaxError):  # typed without a file, or indented by hand
        return ""
    if not tree.body or not isinstance(tree.body[0], ast.FunctionDef):
        return ""
    body = tree.body[0].body
    if isinstance(body[0], ast.Expr) and isinstance(body[0].value, ast.Constant):
        body = body[1:]
    raises = [
        isinstance(line, ast.Raise) and "NotImplementedError" in ast.dump(line) for line in body
    ]
    if not any(raises):
        return ""
    return "stub" if len(body) == 1 else "left over"


def _argument_names(function: Callable[..., Any], count: int) -> list[str]:
    try:
        parameters = list(inspect.signature(function).parameters)
    except (ValueError, TypeError):  # some functions written in C have none
        parameters = []
    return [parameters[i] if i < len(parameters) else f"argument {i + 1}" for i in range(count)]


def _is_unchanged(before: Any, after: Any) -> bool:
    """Compare two values deeply, NaN being the same as NaN; what is not a plain value is let be."""
    if type(before) is not type(after):
        return False
    if isinstance(before, np.ndarray):
        if before.shape != after.shape or before.dtype != after.dtype:
            return False
        if before.dtype.kind == "O":
            return all(map(_is_unchanged, before.ravel().tolist(), after.ravel().tolist()))
        has_nan = before.dtype.kind in "fc"
        return bool(np.array_equal(before, after, equal_nan=has_nan))
    if isinstance(before, list | tuple):
        return len(before) == len(after) and all(map(_is_unchanged, before, after))
    if isinstance(before, dict):
        return list(before) == list(after) and all(
            _is_unchanged(value, after[key]) for key, value in before.items()
        )
    if isinstance(before, set | frozenset):
        return bool(before == after)
    if hasattr(before, "equals") and hasattr(before, "columns"):  # a DataFrame
        return bool(before.equals(after))
    if isinstance(before, int | float | complex | str | bytes | np.generic):
        return bool(before == after or (before != before and after != after))
    return True


# ==================================================================================================
# Put what went wrong in a self-check into words that help a student.
# ==================================================================================================


UNHASHABLE = (
    ". An array, a list or a dict can be no key of a dict or set, and no argument of a function "
    "under `functools.lru_cache`: take that away"
)

_REPEATED = (ast.Lambda, ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp)
"""Expressions whose parts may be computed more than once, or never."""

Frame = tuple[CodeType, str, int]  # where in the code a line stands, its file and its number


def describe_failure(
    error: BaseException,
    raised: Sequence[BaseException],
    namespace: Mapping[str, Any],
    exercise: str,
    *,
    has_none: bool = True,
    broken: Collection[str] = (),
) -> tuple[str, str]:
    """Return the status of a failed self-check, ``failed`` or ``todo``, and the message.

    ``raised`` are the exceptions that came out of the student's functions; any other exception
    comes from the self-check, which could not use what was returned. ``has_none`` says whether
    one of them returned None. ``broken`` names exercises whose cell has a SyntaxError.
    """
    if isinstance(error, BrokenAnswerError):
        return "failed", str(error)
    if isinstance(error, MissingAnswerError):
        return "todo", str(error)
    if not any(error is other for other in raised):
        return "failed", _describe_mismatch(error, has_none=has_none)
    frames = _own_frames(error, namespace)
    if isinstance(error, NotImplementedError):
        culprit = frames[-1][0].co_name if frames else exercise
        if is_left_over(namespace.get(culprit)):
            line = "`raise NotImplementedError()`"
            return "failed", f"The line {line} is still in `{culprit}`: delete it."
        if culprit == exercise:
            return "todo", ""
        return "todo", f"It needs `{culprit}`, which is not written yet."
    if isinstance(error, NameError) and error.name in broken:
        return "todo", f"It needs `{error.name}`, whose cell has a SyntaxError."
    return "failed", _describe_exception(error, frames, namespace.get(exercise))


def explain_syntax_errors(sources: Iterable[str], exercises: Collection[str]) -> dict[str, str]:
    """Return what Python says of each exercise whose function stands in a text that is not Python.

    ``sources`` are the cells in the order in which they were run: the last one counts.
    """
    found: dict[str, str] = {}
    for source in sources:
        names = set(re.findall(r"^def\s+(\w+)", source, re.MULTILINE)).intersection(exercises)
        for name in names:
            found.pop(name, None)
        try:
            if names:
                ast.parse(source)
        except SyntaxError as error:
            found.update(dict.fromkeys(names, describe_error(error, {})))
    return found


def describe_error(error: BaseException, namespace: Mapping[str, Any]) -> str:
    """Return in one line which exception the student's code raised, and where."""
    return _describe_exception(error, _own_frames(error, namespace), None)


def _describe_mismatch(error: BaseException, *, has_none: bool) -> str:
    """Describe what a self-check itself raised."""
    text = str(error).strip()
    expected = re.match(r"DID NOT RAISE (?:any of )?(.*)", text)
    if expected:
        words = re.findall(r"[\w.]+", expected[1].replace("<class", ""))
        names = " or ".join(word.rpartition(".")[2] for word in words)
        return f"No {names} was raised, and one is required here."
    if hasattr(error, "elsewhere") and not has_none:
        return str(error.elsewhere)
    _, _, statement = find_statement(error)
    if isinstance(error, AssertionError):
        return text or f"This should hold, and does not:\n    {statement}"
    if type(error).__module__.startswith("_pytest"):
        return text
    if "NoneType" in text and has_none:
        return "returned None: does the function end with `return`?"
    return (
        "What was returned does not fit: the check could not go on with it at\n"
        f"    {statement}\n{type(error).__name__}: {text}"
    )


def find_statement(error: BaseException) -> tuple[str, int, str]:
    """Return where in a self-check an exception passed: its file, the line and the statement."""
    for entry in reversed(traceback.extract_tb(error.__traceback__)):
        file = entry.filename.replace("\\", "/").rpartition("/")[2]
        if file.startswith("test_"):
            first = entry.lineno or 0
            last = max(first, entry.end_lineno or 0)
            lines = [linecache.getline(entry.filename, n) for n in range(first, last + 1)]
            return file, first, " ".join(line.strip() for line in lines)
    return "", 0, ""


def makes_one_call(statement: str) -> bool:
    """Whether a statement of a self-check calls a function of the student exactly once.

    Then the last call that was made is the one whose result it looks at.
    """
    try:
        tree = ast.parse(statement)
    except SyntaxError:  # the first line of a block, such as ``with ...:``
        return False
    nodes = list(ast.walk(tree))
    if any(isinstance(node, _REPEATED) for node in nodes):
        return False
    called = {id(node.func) for node in nodes if isinstance(node, ast.Call)}
    taken = [node for node in nodes if isinstance(node, ast.Attribute) and _is_student(node.value)]
    return len(taken) == 1 and id(taken[0]) in called


def _is_student(node: ast.AST) -> bool:
    return isinstance(node, ast.Name) and node.id == "student"


def _describe_exception(
    error: BaseException, frames: Sequence[Frame], function: Callable[..., Any] | None
) -> str:
    name = type(error).__name__
    text = " ".join(str(error).split())
    if isinstance(error, StudentStoppedError):
        name, text = f"It ended with {text}", "a function gives its answer with `return`"
    if isinstance(error, RecursionError) and frames:
        endless = Counter(code for code, _, _ in frames).most_common(1)[0][0]
        frames = [frame for frame in frames if frame[0] is endless]
        text = f"`{endless.co_name}` calls itself without end, or too often for Python"
    if isinstance(error, TypeError) and "unhashable" in text:
        text += UNHASHABLE
    message = f"{name}: {text[:300]}" if text else name
    if isinstance(error, SyntaxError) and error.lineno:
        line = f"line {error.lineno}" + (f": `{error.text.strip()}`" if error.text else "")
        return f"{name}: {error.msg} ({line})"
    if not frames:
        if isinstance(error, TypeError) and callable(function):
            return f"{message}\nYour function is `{_signature(function)}`."
        return message
    code, file, line_number = frames[-1]
    line = linecache.getline(file, line_number).strip()
    place = "" if code.co_name == "<module>" else f" of the cell, in `{code.co_name}`"
    return f"{message}\nat line {line_number}{place}: `{line}`"


def _signature(function: Callable[..., Any]) -> str:
    try:
        return f"{function.__name__}{inspect.signature(function)}"
    except (ValueError, TypeError, AttributeError):  # a callable without a signature
        return type(function).__name__


def _own_frames(error: BaseException, namespace: Mapping[str, Any]) -> list[Frame]:
    """Return the frames of an exception that run the notebook's own code."""
    return [
        (frame.f_code, frame.f_code.co_filename, line)
        for frame, line in traceback.walk_tb(error.__traceback__)
        if frame.f_globals is namespace
    ]


# ==================================================================================================
# Run the self-checks of one exercise with pytest, in this process, cut off from all else.
# ==================================================================================================


TESTS = Path(__file__).resolve().parent
SILENT = "cacheprovider terminal faulthandler warnings unraisableexception threadexception logging"
SILENT += " junitxml pastebin doctest debugging stepwise setuponly setupplan capture"
OUTPUT_LIMIT = 20_000
MOST_LINES = 12
LONGEST_STATEMENT = 160


def check_exercise(
    name: object,
    namespace: dict[str, Any],
    facts: "TopicFacts",
    broken: Mapping[str, str] | None = None,
) -> CheckResult:
    """Run the self-checks of one exercise on the functions of a namespace.

    ``broken`` holds the SyntaxError of each exercise whose cell has one.
    """
    broken = broken or {}
    if callable(name):
        name = getattr(name, "__name__", name)
    if not isinstance(name, str) or name not in facts.exercises:
        return _explain_unknown(name, facts)
    file = TESTS / f"test_{name}.py"
    entry = facts.exercises[name]
    if not file.is_file():
        note = f"The file selfchecks/{file.name} is missing: take it from the released folder."
        return CheckResult(name, notes=(note,))
    plugin = SelfCheckPlugin(
        name, namespace, list(facts.exercises), entry.get("write_yourself", []), broken
    )
    printed = LimitedText(OUTPUT_LIMIT)
    with _own_surroundings(printed), tempfile.TemporaryDirectory() as folder:
        sys.modules.pop(f"selfchecks.{file.stem}", None)
        sys.modules.pop("selfchecks.open_functions", None)
        with contextlib.suppress(KeyboardInterrupt):
            pytest.main(_arguments(file, Path(folder)), plugins=[plugin])
    rows, notes = plugin.rows(), []
    if not rows:
        notes.append("The self-checks could not be read. " + (plugin.problem or printed.first()))
    elif printed.first():
        notes.append(f"While it was checked, your code printed:\n{printed.lines()}")
    if name in namespace and name in broken:
        notes.append(
            f"The cell of `{name}` now has an error, so the function from before was checked. "
            f"{broken[name]}"
        )
    maximum = entry.get("points") or entry.get("bonus") or sum(row.points for row in rows)
    is_bonus = bool(entry.get("bonus")) and not entry.get("points")
    return CheckResult(name, maximum, is_bonus, rows, tuple(notes))


def _explain_unknown(name: object, facts: "TopicFacts") -> CheckResult:
    if not isinstance(name, str):
        example = next(iter(facts.exercises), "name")
        note = f'Give the name of an exercise in quotes, such as check("{example}").'
        return CheckResult("check", notes=(note,))
    return CheckResult(name, notes=(facts.explain_unknown_name(name),))


def _arguments(file: Path, folder: Path) -> list[str]:
    """Make pytest's arguments: an empty settings file in ``folder``, and no needless plugin.

    Without a settings file of its own pytest would look for one in the folders above.
    """
    settings = folder / "pytest.ini"
    settings.touch()
    root = str(TESTS.parent)
    alone = [
        "-c",
        str(settings),
        "--rootdir",
        root,
        "--confcutdir",
        root,
        "--noconftest",
    ]
    quiet = [word for plugin in SILENT.split() for word in ("-p", f"no:{plugin}")]
    return [*alone, *quiet, "--assert=plain", "--import-mode=importlib", str(file)]


@contextlib.contextmanager
def _own_surroundings(printed: io.TextIOBase) -> Iterator[None]:
    """Keep the student's settings from pytest, and pytest and the checks from the notebook."""
    environment = dict(os.environ)
    kept = (sys.dont_write_bytecode, builtins.input, random.getstate(), np.random.get_state())
    settings = {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1", "PYTEST_ADDOPTS": "", "PYTEST_PLUGINS": ""}
    try:
        os.environ.update(settings)
        sys.dont_write_bytecode = True
        builtins.input = refuse_input
        with (
            warnings.catch_warnings(),
            np.errstate(all="ignore"),
            contextlib.redirect_stdout(printed),
            contextlib.redirect_stderr(printed),
        ):
            warnings.simplefilter("ignore")
            yield
    finally:
        sys.dont_write_bytecode, builtins.input = kept[0], kept[1]
        random.setstate(kept[2])
        np.random.set_state(kept[3])
        for key in (*settings, "PYTEST_CURRENT_TEST", "PYTEST_VERSION"):
            if key in environment:
                os.environ[key] = environment[key]
            else:
                os.environ.pop(key, None)


def refuse_input(_prompt: object = "", /) -> NoReturn:
    """Stand in for ``input``: nobody is there to answer while functions are checked."""
    raise RuntimeError("input() cannot be answered here: pass the value as an argument")


class LimitedText(io.TextIOBase):
    """A text stream that keeps the beginning of what is written to it."""

    def __init__(self, limit: int) -> None:
        self._limit = limit
        self._text = ""

    def write(self, text: str) -> int:
        """Keep the text if there is room."""
        if len(self._text) < self._limit:
            self._text += text
        return len(text)

    def writable(self) -> bool:
        """Return True: whatever is written is taken."""
        return True

    def first(self) -> str:
        """Return the first words that were written, on one line."""
        words = " ".join(self._text.split())
        return words if len(words) <= 120 else f"{words[:120]} ..."

    def lines(self) -> str:
        """Return the first lines that were written, as they were written."""
        lines = self._text.strip("\n").split("\n")
        shown = [line if len(line) <= 120 else f"{line[:120]} ..." for line in lines[:MOST_LINES]]
        return "\n".join(shown + ["..."] * (len(lines) > MOST_LINES))


@dataclass
class Finding:
    """What one test function came to, over all its cases."""

    title: str
    points: float
    cases: int = 0
    passed: int = 0
    status: str = "stopped"
    message: str = ""
    case: str = ""
    call: str = ""
    place: str = ""
    is_error: bool = False
    has_begun: bool = False


@dataclass(eq=False)  # pytest keeps plugins in a set
class SelfCheckPlugin:
    """Gives pytest the fixtures and takes down what it finds."""

    exercise: str
    namespace: dict[str, Any]
    exercises: list[str]
    write_yourself: Sequence[str] = ()
    broken: Mapping[str, str] = field(default_factory=dict)
    problem: str = ""
    findings: dict[str, Finding] = field(default_factory=dict)

    def __post_init__(self) -> None:
        guard = functools.partial(forbidden, self.write_yourself, self.namespace)
        self._student = NotebookFunctions(self.namespace, self.exercises, guard, self.broken)

    @pytest.fixture(scope="session")
    def student(self) -> NotebookFunctions:
        """Return the functions of the notebook."""
        return self._student

    @pytest.fixture(scope="session")
    def open_function(self) -> Any:
        """Return the functions that the topic gives to everyone, with first arguments filled in."""

        def open_function(name: str, *arguments: Any) -> Any:
            function = getattr(importlib.import_module("selfchecks.open_functions"), name)
            return functools.partial(function, *arguments) if arguments else function

        return open_function

    def pytest_configure(self, config: pytest.Config) -> None:
        """Declare the mark that says what a self-check is worth."""
        config.addinivalue_line("markers", "points(n): what the self-check is worth")

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        """Keep the reason when the file cannot be read."""
        if report.failed:
            self.problem = str(report.longrepr).strip().splitlines()[-1]

    def pytest_collection_modifyitems(self, items: list[pytest.Function]) -> None:
        """Take down every test before the first one runs."""
        for item in items:
            mark = item.get_closest_marker("points")
            lines = (item.function.__doc__ or "").strip().splitlines()
            title = lines[0] if lines else item.originalname.removeprefix("test_").replace("_", " ")
            points = float(mark.args[0]) if mark and mark.args else 0.0
            self.findings.setdefault(item.originalname, Finding(title, points)).cases += 1

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_makereport(
        self, item: pytest.Function, call: pytest.CallInfo[None]
    ) -> pytest.TestReport:
        """Put the outcome of a test into words, in place of pytest's own report."""
        finding = self.findings[item.originalname]
        finding.has_begun = True
        if call.when == "setup":
            self._student.has_returned_none = False
            self._student.take_last_call()
        error = call.excinfo.value if call.excinfo else None
        if error is None:
            finding.passed += call.when == "call"
            if finding.passed == finding.cases:
                finding.status = "passed"
        elif finding.status == "stopped" and not isinstance(error, KeyboardInterrupt):
            self._take_down(finding, error)
            finding.case = f"Case {item.name.partition('[')[2].rstrip(']')}: "
        return pytest.TestReport(
            nodeid=item.nodeid,
            location=item.location,
            keywords={},
            outcome="failed" if error else "passed",
            longrepr=None,
            when=call.when,  # type: ignore[arg-type]  # never "collect" here
        )

    def _take_down(self, finding: Finding, error: BaseException) -> None:
        """Keep how a test failed, with the call that went wrong and the line that made it."""
        raised = self._student.take_raised()
        call, calls = self._student.take_last_call()
        finding.is_error = any(error is other for other in raised)
        finding.status, finding.message = describe_failure(
            error,
            raised,
            self.namespace,
            self.exercise,
            has_none=self._student.has_returned_none,
            broken=self.broken,
        )
        file, line, statement = find_statement(error)
        if finding.status == "failed" and file and not isinstance(error, BrokenAnswerError):
            finding.place = f"{TESTS.name}/{file}, line {line}"
            if finding.is_error or calls == 1 or makes_one_call(statement):
                finding.call = call
            elif statement not in finding.message and len(statement) <= LONGEST_STATEMENT:
                finding.place += f": {statement}"

    def rows(self) -> tuple[Row, ...]:
        """Return the verdicts; what was never finished was stopped from the keyboard."""
        rows = []
        reported: set[str] = set()
        for finding in self.findings.values():
            message = finding.message
            is_known = bool(message) and message in reported
            if is_known and finding.status == "todo":
                message = ""
            elif is_known and (finding.is_error or not finding.place):
                message = "The same error as above."
            elif message and finding.cases > 1:
                message = finding.case + message
            if finding.status == "stopped":
                message = "You stopped it. It is slow, or a loop in it never ends."
                message = message if finding.has_begun else "Not run."
            reported.add(finding.message)
            rows.append(
                Row(
                    finding.title,
                    finding.status,
                    finding.points,
                    message,
                    finding.call,
                    finding.place,
                )
            )
        return tuple(rows)


# ==================================================================================================
# How a whole topic stands: what ``check()`` without a name shows in a notebook.
# ==================================================================================================


@dataclass(frozen=True, repr=False)
class Overview:
    """The results of all exercises, those that were not run left out."""

    total: int
    results: tuple[CheckResult, ...]

    @property
    def right(self) -> int:
        """How many exercises pass all their self-checks."""
        return sum(result.has_passed for result in self.results)

    @property
    def waiting(self) -> CheckResult | None:
        """The first exercise that is not right."""
        return next((result for result in self.results if not result.has_passed), None)

    @property
    def summary(self) -> str:
        """One line: exercises, points and bonus points."""
        right = f"{self.right} of {self.total} exercises right"
        words = [right, f"{self._points(is_bonus=False)} points"]
        if any(result.is_bonus for result in self.results):
            words.append(f"{self._points(is_bonus=True)} bonus points")
        return ", ".join(words) + "."

    def _points(self, *, is_bonus: bool) -> str:
        chosen = [result for result in self.results if result.is_bonus is is_bonus]
        earned, most = (sum(r.points for r in chosen), sum(r.max_points for r in chosen))
        return f"{number(earned)} of {number(most)}"

    def __repr__(self) -> str:
        lines = [f"{MARKS[one.status]} {one.exercise} ({one.worth})" for one in self.results]
        waiting = self.waiting
        if waiting is not None:
            lines += ["", waiting.as_text(wanted=waiting.first_failure)]
            lines.append(f'A hint: check.hint("{waiting.exercise}")')
        return "\n".join([self.summary, *lines])

    def _repr_html_(self) -> str:
        share = 100 * self.right // self.total if self.total else 0
        colour = HTML_COLOURS["passed"]
        bar = (
            '<div style="width:24em;max-width:100%;height:0.6em;margin:4px 0;border-radius:0.3em;'
            'background:#80808040">'
            f'<div style="width:{share}%;height:100%;border-radius:0.3em;background:{colour}">'
            "</div></div>"
        )
        rows = "".join(map(_line_of_exercise, self.results))
        return (
            f'<div style="{BLOCK_STYLE}"><div>{escape(self.summary)}</div>{bar}'
            f'<table style="{TABLE_STYLE}">{rows}</table>'
            f"{self._html_of_next()}</div>"
        )

    def _html_of_next(self) -> str:
        waiting = self.waiting
        if waiting is None:
            return f'<div style="opacity:0.75">{MORE}</div>'
        shown = CheckResult(
            waiting.exercise, waiting.max_points, waiting.is_bonus, waiting.first_failure
        )
        hint = f'check.hint("{waiting.exercise}")'
        return (
            f'<div style="margin-top:6px"><b>Next</b>{shown.as_html(is_part=True)}</div>'
            f'<div style="opacity:0.75">A hint: <code>{escape(hint)}</code></div>'
        )


def check_topic(
    namespace: dict[str, Any], facts: "TopicFacts", broken: Mapping[str, str]
) -> Overview:
    """Run all self-checks, up to one that is stopped from the keyboard."""
    results: list[CheckResult] = []
    for name in facts.exercises:
        results.append(check_exercise(name, namespace, facts, broken))
        if results[-1].status == "stopped":
            break
    return Overview(len(facts.exercises), tuple(results))


def _line_of_exercise(result: CheckResult) -> str:
    cell = "text-align:left;padding:0 12px 0 0;background:transparent"
    return (
        f'<tr style="background:transparent"><td style="{cell}">{html_mark(result.status)}</td>'
        f'<td style="{cell}"><code>{escape(result.exercise)}</code></td>'
        f'<td style="{cell};opacity:0.75">{escape(result.worth)}</td></tr>'
    )


# ==================================================================================================
# Run the code cells of the notebook beside ``selfcheck.py``, without Jupyter.
# ==================================================================================================


@dataclass(frozen=True)
class CellProblem:
    """What went wrong in a cell."""

    number: int
    place: str
    message: str
    follows: int = 0
    """The number of an earlier cell whose failure is the reason of this one; 0 if there is none."""


@dataclass
class NotebookRun:
    """The namespace after all cells, and what went wrong on the way.

    ``broken`` holds the SyntaxError of each exercise whose cell has one.
    """

    namespace: dict[str, Any]
    problems: list[CellProblem] = field(default_factory=list)
    broken: dict[str, str] = field(default_factory=dict)


def run_cells(
    cells: "Sequence[Cell]",
    exercises: Sequence[str],
    needs: type,
    time_budget: Callable[[str], contextlib.AbstractContextManager[None]],
) -> NotebookRun:
    """Run all cells but the checks in one namespace; a failing cell does not stop the others.

    The last *function* that bears an exercise's name counts, as it does in grading, even if a
    later line gives that name to a value.
    """
    module = ModuleType("__main__")
    run = NotebookRun(module.__dict__)
    run.namespace.update(get_ipython=_NoShell, display=lambda *_values, **_options: None)
    functions = {}
    lost: dict[str, int] = {}  # names that a failed cell would have made, and that cell
    with _surroundings(module, needs):
        for cell in cells:
            if not cell.is_check:
                with time_budget(cell.title):
                    error = _run_cell(cell, run.namespace)
                if error is not None:
                    _take_down(cell, error, run, exercises, lost)
            for name in exercises:
                if isinstance(run.namespace.get(name), FunctionType):
                    functions[name] = run.namespace[name]
    run.namespace.update(functions)
    return run


def _run_cell(cell: "Cell", namespace: dict[str, Any]) -> BaseException | None:
    """Run one cell; return the exception that ended it."""
    name = f"<cell {cell.number}>"
    source = cell.python
    linecache.cache[name] = (len(source), None, source.splitlines(keepends=True), name)
    try:
        exec(compile(cell.part or source, name, "exec", dont_inherit=True), namespace)  # noqa: S102 - their own code
    except BaseException as error:  # noqa: BLE001 - SystemExit too must not end the other cells
        return error
    return None


def _take_down(
    cell: "Cell",
    error: BaseException,
    run: NotebookRun,
    exercises: Sequence[str],
    lost: dict[str, int],
) -> None:
    """Add what went wrong in a cell, and whether that of an earlier cell is the reason."""
    if isinstance(error, KeyboardInterrupt):
        message = "You stopped this cell."
    else:
        message = describe_error(error, run.namespace)
    same = [one.number for one in run.problems if one.message == message]
    absent = error.name if isinstance(error, NameError) else None
    follows = lost.get(absent or "", 0) or next(iter(same), 0)
    run.problems.append(CellProblem(cell.number, cell.title, message, follows))
    if isinstance(error, SyntaxError) and error.filename == f"<cell {cell.number}>":
        run.broken.update(dict.fromkeys(cell.answers.intersection(exercises), message))
    for name in cell.seeming_names - run.namespace.keys():
        lost[name] = follows or cell.number


class _NoShell:
    """Takes every call that a cell makes on IPython's shell, and does nothing."""

    def __getattr__(self, name: str) -> Any:
        return lambda *_args, **_options: None


@contextlib.contextmanager
def _surroundings(module: ModuleType, needs: type) -> Iterator[None]:
    """Provide the cells with what a kernel would give them, and take it back afterwards."""
    silent = ModuleType("selfcheck")
    silent.check = lambda *_names: None  # type: ignore[attr-defined]
    silent.needs = needs  # type: ignore[attr-defined]
    replaced = {"__main__": module, "selfcheck": silent}
    modules = {name: sys.modules.get(name) for name in replaced}
    ask = builtins.input
    printed = LimitedText(OUTPUT_LIMIT)
    try:
        os.environ["MPLBACKEND"] = "Agg"
        sys.modules.update(replaced)
        builtins.input = refuse_input
        with (
            warnings.catch_warnings(),
            contextlib.redirect_stdout(printed),
            contextlib.redirect_stderr(printed),
        ):
            warnings.simplefilter("ignore")
            yield
    finally:
        builtins.input = ask
        for name, before in modules.items():
            if before is None:
                del sys.modules[name]
            else:
                sys.modules[name] = before
