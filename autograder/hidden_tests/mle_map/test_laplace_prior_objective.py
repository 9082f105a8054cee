"""Hidden tests of mle_map/laplace_prior_objective; first docstring lines are shown."""

import numpy as np
import pytest

from autograder.testing import (
    Case,
    assert_agrees,
    assert_cases,
    assert_close,
    assert_invariant,
    assert_leaves_arguments,
    counterexample_search,
    strategies,
)

X = np.array([[1.0, 0.0], [1.0, 2.0], [0.0, 1.0], [3.0, 1.0], [1.0, 1.0]])
W = np.array([2.0, -1.0])
Y = np.array([2.0, 3.0, -2.0, 5.0, 0.0])  # residuals 0, -3, 1, 0, 1


@pytest.mark.points(1)
def test_likelihood_part(student):
    """Is half the sum of squared residuals if sigma2 is 1, without weights or with scale inf."""
    cases = [
        ((X, Y, W, 1.0, np.inf), 5.5),
        ((X, Y, np.zeros(2), 1.0, 3.0), 21.0),
        ((X.astype(int), Y.astype(int), 0 * W.astype(int), 1, 3), 21.0),
        ((X[:1], np.array([5.0]), W, 1.0, np.inf), 4.5),
        Case(
            (X.astype(int), Y + 0.5, W.astype(int), 1.0, np.inf), 6.625, label="integers but for y"
        ),
        Case((X, Y.astype(int), W + 0.5, 1.0, np.inf), 6.375, label="integers for y"),
    ]
    assert_cases(student.laplace_prior_objective, cases)


@pytest.mark.points(1)
def test_prior_part(student):
    """Is the sum of absolute weights, of either sign, for perfect predictions if scale is 1."""
    weights = [W, np.array([-3.0, 0.5]), np.array([0.0, 4.0]), np.array([-2.0, -0.25])]
    cases = [((X, X @ w, w, 1.0, 1.0), abs(w[0]) + abs(w[1])) for w in weights]
    assert_cases(student.laplace_prior_objective, cases)
    calls = [call for call, _ in cases]
    assert_invariant(
        student.laplace_prior_objective, calls, lambda X, y, w, s, b: (X, -y, -w, s, b)
    )
    assert_leaves_arguments(student.laplace_prior_objective, calls)


@pytest.mark.points(1)
def test_both_parts(student, reference, seed):
    """Divides by 2 sigma2 and by scale, and adds both parts."""
    rng = np.random.default_rng(seed("samples"))
    scales = [(2.0, 5.0), (0.25, 10.0), (30.0, 0.1)]
    cases = [((X, Y, W, s, b), 11 / (2 * s) + 3 / b) for s, b in scales]
    small = X[:1], np.array([2.0 + 2.0**-30]), W, 2.0**-60, 6.0
    far = np.ones((3, 1)), 1e8 + np.array([1.0, -2.0, 2.0]), np.array([1e8]), 1.0, 1e8
    huge, tiny = 1e12 * W, 2.0**-50 * W
    cases += [
        Case(small, 1.0, label="tiny sigma2 and residuals"),
        Case(far, 5.5, label="targets far from 0"),
        Case((X, Y, np.zeros(2), 1.0, 1e-9), 21.0, label="weights of 0, a tiny scale"),
        Case((X, X @ huge, huge, 1.0, 1e12), 3.0, label="huge weights and scale"),
        Case((X, X @ tiny, tiny, 1.0, 2.0**-50), 3.0, label="tiny weights and scale"),
    ]
    assert_cases(student.laplace_prior_objective, cases)
    calls = []
    for n, d in [(1, 1), (12, 3), (4, 6)]:
        design, y, w = rng.normal(size=(n, d)), rng.normal(size=n), rng.normal(size=d)
        calls.append((design, y, w, rng.uniform(0.1, 5.0), rng.uniform(0.1, 5.0)))
    assert_agrees(student.laplace_prior_objective, reference.laplace_prior_objective, calls)


@counterexample_search(
    data=strategies.regressions(weights=True),
    sigma2=strategies.choices(1.0, 4.0, 0.5),
    scale=strategies.choices(1.0, 3.0, float("inf")),
)
def agrees_with_the_reference(student, reference, data, sigma2, scale):
    expected = reference.laplace_prior_objective(*data, sigma2, scale)
    assert_close(student.laplace_prior_objective(*data, sigma2, scale), expected)
