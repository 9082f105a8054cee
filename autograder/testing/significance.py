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
