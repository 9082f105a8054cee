"""How the wrong answers that ``assertions`` finds are put into words.

A copy of this file travels to the students, beside ``assertions.py``.
"""

import math
import re
from collections.abc import Collection, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

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
