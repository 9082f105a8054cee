"""Hidden tests of hoeffding_bound; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.learning_theory.bound_oracles import hoeffding
from autograder.testing import (
    Case,
    assert_agrees,
    assert_cases,
    assert_close,
    assert_law,
    assert_varies,
    counterexample_search,
    require,
    strategies,
)


@pytest.mark.points(1)
def test_one_hypothesis(student, reference, seed):
    """Bounds the deviation of one error rate, by two sides and the exponent of Hoeffding."""
    rng = np.random.default_rng(seed("one"))
    cases = [((1000, 0.05), 0.01347589399817093), ((50, 0.2), 2 * np.exp(-4))]
    cases += [((1, 1), 2 * np.exp(-2)), ((200, 0.1, 1), 2 * np.exp(-4))]
    assert_cases(student.hoeffding_bound, cases)
    calls = [(int(n), 1.2 / np.sqrt(n)) for n in rng.integers(5, 5000, 6)]
    assert_agrees(student.hoeffding_bound, hoeffding, calls)
    assert_agrees(student.hoeffding_bound, reference.hoeffding_bound, calls)


@pytest.mark.points(1)
def test_union(student, seed):
    """Bounds the deviation of any of several error rates."""
    rng = np.random.default_rng(seed("several"))
    cases = [((1000, 0.05, 10), 0.1347589399817093), ((1000, 0.1, 1000), 2000 * np.exp(-20))]
    assert_cases(student.hoeffding_bound, cases)
    calls = []
    for n, m in zip(rng.integers(5, 5000, 6), rng.integers(2, 10**6, 6), strict=True):
        calls.append((int(n), np.sqrt((np.log(2 * m) + 1.5) / (2 * n)), int(m)))
    assert_agrees(student.hoeffding_bound, hoeffding, calls)


@pytest.mark.points(1)
def test_cap(student):
    """Is 1 where the formula is above 1, for eps = 0 too, and below 1 elsewhere."""
    ordinary = [(1000, 0.05), (1000, 0.1), (400, 0.1, 3)]
    assert_varies(student.hoeffding_bound, ordinary)
    assert_law(student.hoeffding_bound, ordinary, below_one)
    calls = [(10, 0.1), (30, 0.1, 2), (100, 0.1, 10), (1, 0.5, 10**6), (10**9, 1e-6)]
    cases = [Case(call, 1.0, label="a bound above 1") for call in calls]
    cases += [Case((n, 0.0, m), 1.0, label="eps = 0") for n in (1, 10**6) for m in (1, 7)]
    assert_cases(student.hoeffding_bound, cases, rtol=1e-12)


def below_one(got, *_):
    require(0 < float(got) < 1, "An ordinary bound is not between 0 and 1.")


@pytest.mark.points(1)
def test_sizes(student):
    """Takes more hypotheses than a float can count, and bounds that are tiny."""
    calls = [(1200, 0.575, 3**700), (4000, 0.43, 10**320), (3000, 0.6, 2**2500)]
    calls += [(100, 0.1, 3**700), (1000, 0.65, 10**200)]
    calls += [(3000, 0.3), (4000, 0.35), (10**18, 1e-9), (7 * 10**6, 0.005)]
    assert_varies(student.hoeffding_bound, calls[-2:])
    assert_agrees(student.hoeffding_bound, hoeffding, calls)
    assert_cases(student.hoeffding_bound, [((10**6, 0.5), 0.0)], atol=1e-300)


@counterexample_search(
    n=strategies.choices(100, 1, 10, 1000),
    eps=strategies.choices(0.5, 0.1, 0.05, 0.0),
    m=strategies.choices(1, 10, 3**700),
)
def agrees_with_the_reference(student, reference, n, eps, m):
    assert_close(student.hoeffding_bound(n, eps, m), reference.hoeffding_bound(n, eps, m))
