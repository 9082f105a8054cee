"""Hidden tests of dual_objective; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.support_vector_machines.svm_oracles import clouds, dual_value
from autograder.testing import (
    assert_accepts,
    assert_agrees,
    assert_cases,
    assert_close,
    assert_leaves_arguments,
    counterexample_search,
    strategies,
)

K = np.array([[2.0, 1.0, -1.0], [1.0, 5.0, 3.0], [-1.0, 3.0, 4.0]])
Y = np.array([1.0, -1.0, 1.0])


@pytest.mark.points(1)
def test_values(student, reference, seed):
    """Returns the sum minus half of the double sum, and leaves arguments alone."""
    rng = np.random.default_rng(seed("clouds"))
    cases = [((np.array([0.5, 0.5]), np.diag([0.0, 4.0]), np.array([-1.0, 1.0])), 0.5)]
    cases.append(((np.array([1.0, 2.0, 3.0]), K, Y), 6 - (2 + 20 + 36 - 4 - 6 - 36) / 2))
    for n, d in [(4, 2), (9, 3), (25, 2)]:
        X, y = clouds(rng, n, d)
        alpha = rng.uniform(0, 2, size=n)
        cases.append(((alpha, X @ X.T, y), dual_value(alpha, X @ X.T, y)))
    assert_cases(student.dual_objective, cases, atol=1e-9)
    calls = [call for call, _ in cases]
    assert_agrees(student.dual_objective, reference.dual_objective, calls, atol=1e-9)
    assert_leaves_arguments(student.dual_objective, calls)


@pytest.mark.points(1)
def test_signs(student, seed):
    """Counts labels of both signs in the double sum only, and multipliers of any size."""
    rng = np.random.default_rng(seed("clouds"))
    pair = np.array([[1.0, 2.0], [2.0, 4.0]])
    ones = np.ones(2)
    cases = [
        ((np.array([3.0, 1.0]), pair, np.array([-1.0, 1.0])), 4 - 0.5),
        ((np.array([3.0, 1.0]), pair, ones), 4 - 12.5),
        ((np.array([3.0, 1.0]), pair, -ones), 4 - 12.5),
        ((np.array([-3.0, 1.0]), pair, ones), -2 - 0.5),
        ((np.array([-1.0, -2.0]), pair, np.array([1.0, -1.0])), -3 - 4.5),
    ]
    for n in (5, 12):
        X, y = clouds(rng, n, 2)
        alpha = rng.normal(size=n)
        cases.append(((alpha, X @ X.T, y), dual_value(alpha, X @ X.T, y)))
    assert_cases(student.dual_objective, cases, atol=1e-9)


@pytest.mark.points(1)
def test_multiples_and_units(student, seed):
    """Grows with a multiple s as s times the sum minus s squared times the rest, in any unit."""
    rng = np.random.default_rng(seed("clouds"))
    X, y = clouds(rng, 8, 2)
    alpha, gram = rng.uniform(size=8), X @ X.T
    total = alpha.sum()
    rest = total - dual_value(alpha, gram, y)
    cases = [((s * alpha, gram, y), s * total - s * s * rest) for s in (0.5, 3.0, 1e-6, 1e6, -2.0)]
    cases += [((alpha, unit * gram, y), total - unit * rest) for unit in (1e-9, 1e9, 100.0)]
    fixed = np.array([1.0, 2.0, 3.0])
    cases += [((s * fixed, K, Y), 6 * s - 6 * s * s) for s in (0.5, 2.0, 1000.0)]
    # Points that lie far apart: small multipliers, and both terms matter.
    cases.append(((1e-9 * fixed, 5e8 * K, Y), 6e-9 - 3e-9))
    assert_cases(student.dual_objective, cases, atol=1e-12)


@pytest.mark.points(1)
def test_zeros_single_points_and_integers(student):
    """Returns 0 for zeros, and takes single points and integers."""
    one = np.array([[3.0]])
    cases = [
        ((np.array([2.0]), one, np.array([1.0])), 2 - 6.0),
        ((np.array([2.0]), one, np.array([-1.0])), 2 - 6.0),
        ((np.zeros(3), K, Y), 0.0),
        ((np.zeros(1), one, np.array([-1.0])), 0.0),
        ((np.array([0.0, 2.0, 0.0]), K, Y), 2 - 10.0),
        ((np.array([1.0, 2.0, 3.0]), np.zeros((3, 3)), Y), 6.0),
        ((np.array([3, 1]), np.array([[1, 2], [2, 4]]), np.array([-1, 1])), 3.5),
    ]
    assert_cases(student.dual_objective, cases, atol=1e-9)
    whole = [(np.array([1.0, 2.0, 3.0]), K, Y), (np.array([3.0, 1.0, 1.0]), K, -Y)]
    assert_accepts(student.dual_objective, whole, integers=True)


@counterexample_search(
    data=strategies.classifications((1, 3), 1, names=(-1.0, 1.0)),
    alpha=strategies.vectors(3, 0, 3),
)
def agrees_with_the_reference(student, reference, data, alpha):
    X, y = data
    call = alpha[: len(y)], X @ X.T, y
    assert_close(student.dual_objective(*call), reference.dual_objective(*call), atol=1e-9)
