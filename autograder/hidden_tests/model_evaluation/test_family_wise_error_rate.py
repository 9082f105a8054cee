"""Hidden tests of model_evaluation/family_wise_error_rate; first docstring lines are shown."""

from fractions import Fraction

import numpy as np
import pytest

from autograder.testing import (
    assert_agrees,
    assert_cases,
    assert_close,
    assert_law,
    counterexample_search,
    require,
    strategies,
)


@pytest.mark.points(1)
def test_ordinary_levels(student, reference, seed):
    """Is one minus the chance that every one of the tests keeps quiet."""

    def is_a_chance(rate, alpha, m):
        require(0 <= rate <= 1, "The result is no chance.")
        require(rate >= alpha * (1 - 1e-12), "More tests raise fewer alarms than one.")

    rng = np.random.default_rng(seed("levels"))
    cases = [
        ((0.1, 2), 0.19),
        ((0.5, 3), 0.875),
        ((0.25, 1), 0.25),
        ((1e-4, 5000), float(1 - (1 - Fraction(1e-4)) ** 5000)),
        ((0.05, 20), 0.6415140775914581),
    ]
    assert_cases(student.family_wise_error_rate, cases)
    calls = [
        (float(alpha), m)
        for alpha, m in zip(rng.uniform(0.01, 0.5, 4), (1, 5, 30, 4000), strict=True)
    ]
    assert_agrees(student.family_wise_error_rate, reference.family_wise_error_rate, calls)
    assert_law(student.family_wise_error_rate, calls, is_a_chance)


@pytest.mark.points(1)
def test_extremes(student):
    """Is exact for levels of 1e-12, 0 and 1, and 0 for no test."""

    def exact(alpha, m):
        return float(1 - (1 - Fraction(alpha)) ** m)

    cases = [((0.5, 1), 0.5), ((0.3, 0), 0.0), ((1.0, 0), 0.0), ((0.0, 5), 0.0), ((0.0, 0), 0.0)]
    cases += [((1.0, 1), 1.0), ((1.0, 50), 1.0)]
    tiny = [(1e-12, 10), (3e-13, 1), (1e-15, 200), (1e-9, 7), (1e-10, 1000)]
    small = [(1.3e-8, 7), (6e-7, 1000)]
    cases += [(call, exact(*call)) for call in [*tiny, *small, (0.999995, 1)]]
    assert_cases(student.family_wise_error_rate, cases)


@counterexample_search(
    alpha=strategies.choices(0.5, 0.25, 0.0, 1.0, 1e-12), m=strategies.choices(1, 2, 3, 0, 10)
)
def agrees_with_the_reference(student, reference, alpha, m):
    expected = reference.family_wise_error_rate(alpha, m)
    assert_close(student.family_wise_error_rate(alpha, m), expected)
