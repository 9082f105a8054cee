"""Hidden tests of dimensionality_reduction/jl_dimension; first docstring lines are shown."""

from contextlib import suppress
from decimal import ROUND_CEILING, Decimal

import numpy as np
import pytest

from autograder.testing import (
    Case,
    as_number,
    assert_agrees,
    assert_cases,
    assert_close,
    assert_raises,
    assert_varies,
    counterexample_search,
    require,
    strategies,
)

ARE_COUNTS = {"rtol": 0.0, "read": as_number, "what": "k"}


def exact(n, eps):
    """Return the bound in decimal numbers of 28 digits."""
    e = Decimal(repr(eps))
    k = 4 * Decimal(n).ln() / (e**2 / 2 - e**3 / 3)
    return int(k.to_integral_value(rounding=ROUND_CEILING))


@pytest.mark.points(1)
def test_bound(student, reference, seed):
    """Rounds 4 ln n / (eps^2 / 2 - eps^3 / 3) up."""
    rng = np.random.default_rng(seed("points"))
    cases = [((100, 0.1), 3948), ((1797, 0.5), 360), ((1797, 0.1), 6424), ((2, 0.5), 34)]
    just_above = [((1825, 0.4), 513), ((2699, 0.95), 192)]  # the bounds are 512.0001 and 191.00003
    cases += [Case(*case, label="a bound just above an integer") for case in just_above]
    cases += [((n, eps), exact(n, eps)) for n in (3, 50, 777) for eps in (0.2, 0.35, 0.8)]
    assert_cases(student.jl_dimension, cases, **ARE_COUNTS)
    calls = [(int(n), float(eps)) for n, eps in zip(rng.integers(2, 5000, 8),
             rng.integers(5, 95, 8) / 100, strict=True)]  # fmt: skip
    assert_agrees(student.jl_dimension, reference.jl_dimension, calls, **ARE_COUNTS)


@pytest.mark.points(1)
def test_ends(student):
    """Is an int, 0 for one point, and right for huge numbers of points and eps near its ends."""
    assert_varies(student.jl_dimension, [(1, 0.3), (100, 0.3)])
    cases = [((1, eps), 0) for eps in (0.1, 0.5, 0.9)]
    ends = [
        (2, 1e-5),
        (10**6, 0.1),
        (10**12, 0.3),
        (2, 0.001),
        (100, 0.001),
        (100, 0.99),
        (5, 0.999),
    ]
    cases += [(call, exact(*call)) for call in ends]
    assert_cases(student.jl_dimension, cases, **ARE_COUNTS)
    for k in student.jl_dimension.map([(100, 0.1), (7, 0.5), (1, 0.5)]):
        require(isinstance(k, (int, np.integer)), "The result is no int.")


@pytest.mark.points(1)
def test_refuses(student):
    """Raises ValueError for eps of 0 or 1 or outside, and for n below 1."""
    fails = {
        "eps = 0": (10, 0.0),
        "eps = 1": (10, 1.0),
        "eps = -0.1": (10, -0.1),
        "eps = 1.2": (10, 1.2),
        "eps = 2": (10, 2.0),
        "n = 0": (0, 0.5),
        "n = -3": (-3, 0.5),
        "one point, eps = 1.2": (1, 1.2),
    }
    works_on = [(10, 0.5), (1, 0.5), (1000, 0.01)]
    assert_raises(student.jl_dimension, ValueError, fails, works_on=works_on)


@counterexample_search(
    n=strategies.choices(1, 2, 10, 0), eps=strategies.choices(0.5, 0.1, 0.25, 1.0, 0.0)
)
def agrees_with_the_reference(student, reference, n, eps):
    right = None
    with suppress(ValueError):
        right = reference.jl_dimension(n, eps)
    if right is None:
        assert_raises(student.jl_dimension, ValueError, [(n, eps)], works_on=[(10, 0.5)])
    else:
        assert_close(as_number(student.jl_dimension(n, eps)), right, rtol=0.0)
