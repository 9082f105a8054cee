"""Hidden tests of hoeffding_sample_size; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.learning_theory.bound_oracles import examples
from autograder.testing import (
    Case,
    assert_cases,
    assert_equal,
    assert_raises,
    counterexample_search,
    require,
    strategies,
)


def needed(eps, delta, m=1):
    return examples(2 * m, 2 * eps * eps, delta)


@pytest.mark.points(1)
def test_smallest(student, seed):
    """Returns the smallest integer that is enough for one hypothesis, and for several."""
    rng = np.random.default_rng(seed("sizes"))
    cases = [((0.05, 0.05), 738), ((0.1, 0.05), 185), ((0.05, 0.05, 10), 1199), ((0.9, 0.5), 1)]
    cases.append(((0.1, 0.01, 1885), 643))  # 642.00002 before it is rounded up
    assert_cases(student.hoeffding_sample_size, cases, compare=assert_equal)
    size = student.hoeffding_sample_size(0.05, 0.05)
    require(isinstance(size, int | np.integer), "The number must be an integer, not a float.")
    cases = []
    while len(cases) < 12:
        call = (float(rng.uniform(0.01, 0.4)), float(rng.uniform(0.01, 0.5)))
        call += (int(rng.integers(1, 10**5)),)[: len(cases) % 2]
        cases.append((call, needed(*call)))
    assert_cases(student.hoeffding_sample_size, cases, compare=assert_equal)


@pytest.mark.points(1)
def test_extremes(student):
    """Takes a tiny eps, an eps above 1, tiny chances, and more hypotheses than a float counts."""
    calls = [
        (0.001, 0.05),
        (1e-5, 0.05),
        (0.0005, 0.2, 3),
        (0.1, 1e-12),
        (0.2, 1e-200, 5),
    ]
    calls += [(0.1, 0.05, 3**700), (0.03, 0.01, 10**320), (0.5, 0.9, 1), (0.1, 0.999)]
    cases = [(call, needed(*call)) for call in calls]
    cases.append(Case((2.0, 0.3), needed(2.0, 0.3), label="eps = 2"))
    assert_cases(student.hoeffding_sample_size, cases, compare=assert_equal)


@pytest.mark.points(1)
def test_refusals(student):
    """Raises ValueError for eps, delta or m out of range."""
    calls = {
        "eps = 0": (0.0, 0.05),
        "eps = -0.1": (-0.1, 0.05),
        "delta = 0": (0.1, 0.0),
        "delta = 1": (0.1, 1.0),
        "delta = 1.5, many hypotheses": (0.1, 1.5, 100),
        "delta = -0.1": (0.1, -0.1),
        "m = 0": (0.1, 0.05, 0),
        "m = -3": (0.1, 0.05, -3),
    }
    works_on = [(0.1, 0.05), (0.1, 0.99, 2), (0.9, 0.01)]
    assert_raises(student.hoeffding_sample_size, ValueError, calls, works_on=works_on)


@counterexample_search(
    eps=strategies.choices(0.5, 0.1, 0.05),
    delta=strategies.choices(0.5, 0.1),
    m=strategies.choices(1, 10),
)
def agrees_with_the_reference(student, reference, eps, delta, m):
    expected = reference.hoeffding_sample_size(eps, delta, m)
    assert_equal(student.hoeffding_sample_size(eps, delta, m), expected)
