"""Hidden tests of vc_bound; first docstring lines are shown to students."""

from math import comb, log, sqrt

import numpy as np
import pytest

from autograder.hidden_tests.learning_theory import bound_oracles
from autograder.testing import (
    Case,
    assert_agrees,
    assert_cases,
    assert_close,
    assert_law,
    assert_varies,
    counterexample_search,
    remembered,
    require,
    strategies,
)

RTOL = 1e-6
vapnik = remembered(bound_oracles.vapnik)


@remembered
def below(n, d_vc, margin):
    """Return an eps for which the bound is about exp(-margin)."""
    ways = 4 * sum(comb(2 * n, i) for i in range(d_vc + 1))
    return round(sqrt(8 * (log(ways) + margin) / n), 5)


@pytest.mark.points(1)
def test_values(student, reference, seed):
    """Returns the bound for ordinary samples, with the dichotomies of twice as many points."""
    rng = np.random.default_rng(seed("sizes"))
    cases = [((10**6, 0.02, 3), 0.001028666585582), ((1000, 0.5, 1), 8004 * np.exp(-31.25))]
    calls = [(int(n), below(int(n), d, 3.0), d)
             for n, d in zip(rng.integers(300, 5000, 4), (1, 2, 3, 7), strict=True)]  # fmt: skip
    cases += [(call, vapnik(*call)) for call in calls]
    assert_cases(student.vc_bound, cases, rtol=RTOL)
    assert_agrees(student.vc_bound, reference.vc_bound, calls, rtol=RTOL)


@pytest.mark.points(1)
def test_dimension_zero(student):
    """Counts one dichotomy for the dimension 0, and few points."""
    calls = [(1000, 0.2, 0), (100, 0.5, 0), (500, 0.3, 0), (20, 3.0, 2), (2, 6.0, 30), (1, 5.5, 1)]
    cases = [((1000, 0.2, 0), 4 * np.exp(-5.0)), ((100, 0.5, 0), 4 * np.exp(-3.125))]
    cases += [(call, vapnik(*call)) for call in calls]
    assert_cases(student.vc_bound, cases, rtol=RTOL)


@pytest.mark.points(1)
def test_cap(student):
    """Is 1 where the formula is above 1, for eps = 0 too, and below 1 elsewhere."""
    ordinary = [(10**4, 0.2, 3), (10**5, 0.1, 3), (3000, 0.3, 1)]
    assert_varies(student.vc_bound, ordinary)
    assert_law(student.vc_bound, ordinary, is_below_one)
    calls = [(100, 0.1, 3), (10, 0.5, 0), (1000, 0.01, 10), (1, 1.0, 1), (10**5, 0.003, 2)]
    cases = [Case(call, 1.0, label="a bound above 1") for call in calls]
    cases += [Case((n, 0.0, d), 1.0, label="eps = 0") for n, d in [(1, 0), (50, 3), (10**5, 1)]]
    assert_cases(student.vc_bound, cases, rtol=1e-12)


def is_below_one(got, *_):
    require(0 < float(got) < 1, "An ordinary bound is not between 0 and 1.")


@pytest.mark.points(1)
def test_huge_classes(student):
    """Takes more dichotomies than a float can count, and exponentials that underflow."""
    sizes = [(10**4, 300, 2.0), (600, 700, 30.0), (2000, 400, 1.0), (10**5, 90, 200.0)]
    calls = [(n, below(n, d, margin), d) for n, d, margin in sizes]
    calls += [(2 * 10**4, 0.56, 60), (5000, 0.05, 400)]
    assert_agrees(student.vc_bound, vapnik, calls, rtol=RTOL)


@pytest.mark.points(1)
def test_large_samples(student):
    """Takes samples of a million, and bounds that are tiny or underflow to 0."""
    calls = [(10**6, 0.03, 3), (10**5, 0.08, 5), (2 * 10**5, 0.07, 10), (10**5, 0.2, 2)]
    assert_varies(student.vc_bound, calls[1:3])
    assert_agrees(student.vc_bound, vapnik, calls, rtol=RTOL)
    assert_cases(student.vc_bound, [((10**5, 0.5, 3), 0.0)], atol=1e-300)


@counterexample_search(
    n=strategies.choices(1000, 100, 10000),
    eps=strategies.choices(0.5, 0.2, 0.0, 1.0),
    d_vc=strategies.choices(1, 0, 2, 3),
)
def agrees_with_the_reference(student, reference, n, eps, d_vc):
    expected = reference.vc_bound(n, eps, d_vc)
    assert_close(student.vc_bound(n, eps, d_vc), expected, rtol=RTOL)
