"""Hidden tests of mle_map/neg_log_posterior; a first docstring line is shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.mle_map.refused_inputs import REFUSED_VARIANCES
from autograder.testing import (
    Case,
    assert_agrees,
    assert_cases,
    assert_close,
    assert_leaves_arguments,
    assert_raises,
    counterexample_search,
    require,
    strategies,
)

X = np.array([[1.0, 0.0], [1.0, 2.0], [0.0, 1.0], [3.0, 1.0], [1.0, 1.0]])
W = np.array([2.0, -1.0])
Y = np.array([2.0, 3.0, -2.0, 5.0, 0.0])  # residuals 0, -3, 1, 0, 1


@pytest.mark.points(1)
def test_likelihood_part(student):
    """Is half the sum of the squared residuals if sigma2 is 1 and tau2 is inf."""
    cases = [
        ((X, Y, W, 1.0, np.inf), 5.5),
        ((X, Y, np.zeros(2), 1.0, np.inf), 21.0),
        ((X.astype(int), Y.astype(int), W.astype(int), 1, np.inf), 5.5),
        ((X[:1], np.array([5.0]), W, 1.0, np.inf), 4.5),
        Case(
            (X.astype(int), Y + 0.5, W.astype(int), 1.0, np.inf), 6.625, label="integers but for y"
        ),
        Case((X, Y.astype(int), W + 0.5, 1.0, np.inf), 6.375, label="integers for y"),
    ]
    assert_cases(student.neg_log_posterior, cases)


@pytest.mark.points(1)
def test_prior_part(student):
    """Is half the sum of all squared weights for perfect predictions if tau2 is 1."""
    cube = np.array([[1.0, 2.0, 0.0], [0.0, 1.0, 1.0]])
    weights = [W, np.array([-3.0, 0.0]), np.array([0.0, 4.0])]
    calls = [(X, X @ w, w, 1.0, 1.0) for w in weights]
    cases = [Case(call, call[2] @ call[2] / 2, label="two weights") for call in calls]
    u = np.array([1.0, -2.0, 3.0])
    cases.append(Case((cube, cube @ u, u, 1.0, 1.0), 7.0, label="three weights"))
    assert_cases(student.neg_log_posterior, cases)
    assert_leaves_arguments(student.neg_log_posterior, [case.arguments for case in cases])


@pytest.mark.points(1)
def test_both_parts(student, reference, seed):
    """Adds both parts at other variances; nothing is below the ridge solution."""
    rng = np.random.default_rng(seed("samples"))
    variances = [(2.0, 5.0), (0.25, 10.0), (30.0, 0.1)]
    cases = [((X, Y, W, s, t), 11 / (2 * s) + 5 / (2 * t)) for s, t in variances]
    cases += [((X, Y, W, 4.0, np.inf), 11 / 8)]
    small = X[:1], np.array([2.0 + 2.0**-30]), W, 2.0**-60, 5.0
    far = np.ones((3, 1)), 1e8 + np.array([1.0, -2.0, 2.0]), np.array([1e8]), 1.0, np.inf
    huge, tiny = 1e6 * W, 2.0**-30 * W
    cases += [
        Case(small, 1.0, label="tiny sigma2 and residuals"),
        Case(far, 4.5, label="targets far from 0"),
        Case((X, X @ huge, huge, 1.0, 1e12), 2.5, label="huge weights and tau2"),
        Case((X, X @ tiny, tiny, 1.0, 2.0**-60), 2.5, label="tiny weights and tau2"),
    ]
    assert_cases(student.neg_log_posterior, cases)
    calls = []
    for n, d in [(1, 1), (12, 3), (4, 6)]:
        design, y, w = rng.normal(size=(n, d)), rng.normal(size=n), rng.normal(size=d)
        calls.append((design, y, w, rng.uniform(0.1, 5.0), rng.uniform(0.1, 5.0)))
    assert_agrees(student.neg_log_posterior, reference.neg_log_posterior, calls)
    design, y, _, s, t = calls[1]
    ridge = np.linalg.solve(design.T @ design + s / t * np.eye(3), design.T @ y)
    around = [(design, y, ridge + 0.1 * step, s, t) for step in rng.normal(size=(6, 3))]
    lowest, *others = student.neg_log_posterior.map([(design, y, ridge, s, t), *around])
    require(all(lowest < other for other in others), "It is lower away from the ridge solution.")


@pytest.mark.points(1)
def test_refuses_other_variances(student):
    """Raises ValueError if sigma2 or tau2 is zero or negative."""
    calls = {name: (X, Y, W, *variances) for name, variances in REFUSED_VARIANCES.items()}
    calls["tau2 = -inf"] = X, Y, W, 3.0, -np.inf
    works_on = [
        (X, Y, W, 2.0, 3.0),
        (X, Y, W, 1e-9, 3.0),
        (X, Y, W, 3.0, 1e-9),
        (X, Y, W, 1e-20, 3e-20),
    ]
    assert_raises(student.neg_log_posterior, ValueError, calls, works_on=works_on)


@counterexample_search(
    data=strategies.regressions(weights=True),
    sigma2=strategies.choices(1.0, 4.0, 0.5),
    tau2=strategies.choices(1.0, 3.0, float("inf")),
)
def agrees_with_the_reference(student, reference, data, sigma2, tau2):
    expected = reference.neg_log_posterior(*data, sigma2, tau2)
    assert_close(student.neg_log_posterior(*data, sigma2, tau2), expected)
