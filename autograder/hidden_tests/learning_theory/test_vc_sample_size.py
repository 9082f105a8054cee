"""Hidden tests of vc_sample_size; first docstring lines are shown to students."""

from decimal import Decimal

import numpy as np
import pytest

from autograder.hidden_tests.learning_theory.bound_oracles import penalty_squared
from autograder.testing import (
    Case,
    assert_cases,
    assert_equal,
    assert_raises,
    counterexample_search,
    remembered,
    strategies,
)

MARGIN = Decimal("1e-11")


@remembered
def smallest(eps, delta, d_vc):
    """Return the smallest n that is enough, by halving an interval."""
    aim = Decimal(eps) ** 2
    low, high = 0, 1
    while penalty_squared(high, d_vc, delta) > aim:
        low, high = high, 2 * high
    while high - low > 1:
        middle = (low + high) // 2
        is_enough = penalty_squared(middle, d_vc, delta) <= aim
        low, high = (low, middle) if is_enough else (middle, high)
    for n in {max(low, 1), high}:
        if abs(penalty_squared(n, d_vc, delta) / aim - 1) < MARGIN:
            raise ValueError("rounding could decide")
    return high


@pytest.mark.points(1)
def test_smallest(student, reference, seed):
    """Returns a number that is enough, and with one example less it would not be."""
    rng = np.random.default_rng(seed("sizes"))
    cases = [((0.1, 0.1, 3), 29300)]
    cases.append(((0.38, 0.5, 9), 4675))  # 4674 on the right gives 4674.00004, not enough
    calls = [
        (float(rng.uniform(0.05, 0.6)), float(rng.uniform(0.01, 0.5)), d) for d in (1, 2, 5, 12)
    ]
    calls += [(0.3, 0.05, 65), (0.2, 0.9, 10), (0.7, 0.99, 1)]
    cases += [(call, smallest(*call)) for call in calls]
    cases += [(call, reference.vc_sample_size(*call)) for call in calls]
    assert_cases(student.vc_sample_size, cases, compare=assert_equal)


@pytest.mark.points(1)
def test_extremes(student):
    """Takes the dimension 0, an eps for which one example is enough, and a tiny eps."""
    calls = [(0.1, 0.1, 0), (0.5, 0.02, 0), (10.0, 0.1, 3), (5.0, 0.5, 0), (6.0, 0.1, 1)]
    calls += [(0.001, 0.05, 10), (0.002, 0.1, 1), (0.02, 0.3, 200), (3.0, 0.5, 40)]
    labels = ["d_vc = 0"] * 2 + ["a large eps"] * 3 + ["a tiny eps"] * 3 + ["a large eps"]
    cases = [
        Case(call, smallest(*call), label=label) for call, label in zip(calls, labels, strict=True)
    ]
    assert_cases(student.vc_sample_size, cases, compare=assert_equal)


@pytest.mark.points(1)
def test_refusals(student):
    """Raises ValueError for an eps that is not positive, and a delta not between 0 and 1."""
    calls = {
        "eps = 0": (0.0, 0.1, 3),
        "eps = -0.1": (-0.1, 0.1, 3),
        "delta = 0": (0.5, 0.0, 3),
        "delta = 1": (0.5, 1.0, 3),
        "delta = 1.5": (0.5, 1.5, 3),
        "delta = -0.1": (0.5, -0.1, 0),
        "delta = 1, a large eps": (20.0, 1.0, 0),
    }
    works_on = [(0.5, 0.1, 3), (0.9, 0.9, 1), (20.0, 0.1, 0)]
    assert_raises(student.vc_sample_size, ValueError, calls, works_on=works_on)


@counterexample_search(
    eps=strategies.choices(1.0, 0.5, 10.0),
    delta=strategies.choices(0.1, 0.5),
    d_vc=strategies.choices(1, 0, 3),
)
def agrees_with_the_reference(student, reference, eps, delta, d_vc):
    expected = reference.vc_sample_size(eps, delta, d_vc)
    assert_equal(student.vc_sample_size(eps, delta, d_vc), expected)
