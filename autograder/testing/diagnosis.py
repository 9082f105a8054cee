"""Describe how a wrong array differs from the right one: transposed, negated, shifted, scaled.

Every sentence states a fact about the two answers that was verified with the test's tolerance;
where numbers are too few or too plain to tell, nothing is said. A copy of this file travels to
the students, beside ``assertions.py`` and ``significance.py``.
"""

import math
from collections.abc import Iterator, Sequence
from itertools import permutations
from typing import Any

import numpy as np
from numpy.typing import NDArray

from .mismatch import SMALL, SMALLEST_NAMED, share_words
from .significance import (
    Array,
    is_plain,
    is_telling,
    shows_constant_factor,
    shows_power,
    shows_repair,
    shows_rounding,
    shows_scale,
    shows_sign,
)

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
