"""Hidden tests of decision_trees/variance_impurity; first docstring lines are shown."""

import numpy as np
import pytest

from autograder.testing import (
    Case,
    answered_by,
    assert_cases,
    assert_close,
    assert_leaves_arguments,
    assert_scales_with,
    assert_varies,
    counterexample_search,
    strategies,
)


@pytest.mark.points(1)
def test_mean_of_the_squared_deviations(student, reference, seed):
    """Is the mean, over n, of the squared deviations from the mean; integers and any scale too."""
    by_hand = [
        ([1.0, 5.0], 4.0),
        ([0.0, 0.0, 3.0, 9.0], 13.5),
        ([2, 4, 9], 26 / 3),
        ([1, 2, 4, 4], 27 / 16),
        ([1e-6, 1.1e-6], 2.5e-15),
        ([1e-6, 1.02e-6], 1e-16),
    ]
    rng = np.random.default_rng(seed("targets"))
    drawn = [3.0 + 2.0 * rng.normal(size=n) for n in (3, 10, 41)]
    cases = [(np.array(y), variance) for y, variance in by_hand]
    cases += answered_by(reference.variance_impurity, drawn)
    assert_cases(student.variance_impurity, cases, sizes=lambda y: [len(y)])
    assert_scales_with(student.variance_impurity, [(y,) for y in drawn], power=2)
    back = np.array([0.1, 0.7, 1000.3])  # its mean taken off and added again changes it
    assert_leaves_arguments(
        student.variance_impurity, [*drawn, np.array([3.0]), np.array([1, 2]), back]
    )


@pytest.mark.points(1)
def test_constant_single_and_empty(student):
    """Is 0.0 for equal targets, for a single one and for none."""
    assert_varies(student.variance_impurity, [np.array([1.0, y]) for y in (1.0, 3.0, 7.0)])
    cases = [(np.array(y), 0.0) for y in ([4.0], [0.1] * 7, [-2, -2], [0.0, 0.0], [])]
    assert_cases(student.variance_impurity, cases, atol=1e-9)


@pytest.mark.points(1)
def test_far_from_zero(student, seed):
    """Stays the same when 5e5 or 1e8 is added to each target: the deviations do not change."""
    y = np.random.default_rng(seed("targets")).integers(-64, 64, size=30) / 64
    cases = [(y + shift, float(np.var(y))) for shift in (1e8, -1e8)]
    near = 1e8 + np.array([0.0, 0.0625])
    cases.append(Case((near,), 0.0009765625, label="nearly equal targets"))
    assert_cases(student.variance_impurity, cases, rtol=1e-6, sizes=lambda y: [len(y)])
    assert_cases(student.variance_impurity, [(np.array([499_999, 500_000, 500_004]), 14 / 3)])


@counterexample_search(y=strategies.vectors((0, 5)))
def agrees_with_the_reference(student, reference, y):
    assert_close(student.variance_impurity(y), reference.variance_impurity(y), atol=1e-9)
