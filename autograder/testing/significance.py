"""Decide whether numbers are such that a pattern in them is no accident.

Indices, labels, counts, thresholds of small tables and points on a path agree by chance in a
factor, a sign or a decimal; measured quantities do not. A copy of this file travels to the
students as ``selfchecks/significance.py``, beside ``diagnosis.py``.
"""

from fractions import Fraction
from typing import Any

import numpy as np
from numpy.typing import NDArray

Array = NDArray[Any]

MOST_LOOKED_AT = 20
"""So many numbers of a large array are looked at one by one."""


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
    as those of a small table; a number that stands alone must be no simple fraction either.
    """
    found = _sizes(values)
    broken = found[found != found.round()]
    if broken.size < min(2, values.size) or _is_geometric(values):
        return False
    is_simple = all(_is_simple(size) for size in broken[:MOST_LOOKED_AT])
    if values.size == 1 or found.size == 2:
        return values.size == found.size and not is_simple
    return found.size > 2


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


def _is_geometric(values: Array) -> bool:
    """Whether each is the same multiple of the one before, as on a path of iterates."""
    flat = values.ravel()
    if flat.size < 3 or not flat.all() or not np.isfinite(flat).all():
        return False
    steps = flat[1:] / flat[:-1]
    return bool(np.allclose(steps, steps[0], rtol=1e-9, atol=0.0))
