"""Hidden tests of mle_map/linear_gaussian_nll; a first docstring line is shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.mle_map.refused_inputs import targets_of_other_shapes
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

ROOT = np.log(2 * np.pi) / 2
X = np.array([[1.0, 0.0], [1.0, 2.0], [0.0, 1.0], [3.0, 1.0], [1.0, 1.0]])
W = np.array([2.0, -1.0])
Y = np.array([2.0, 3.0, -2.0, 5.0, 0.0])  # residuals 0, -3, 1, 0, 1


@pytest.mark.points(1)
def test_perfect_predictions(student):
    """Is n / 2 times log(2 pi sigma2) if all residuals are zero."""
    cases = [((X, X @ W, W, sigma2), 5 * ROOT + 2.5 * np.log(sigma2)) for sigma2 in (1.0, 9.0, 0.2)]
    cases += [((X[:3], np.zeros(3), np.zeros(2), 4.0), 3 * ROOT + 3 * np.log(2))]
    assert_cases(student.linear_gaussian_nll, cases)


@pytest.mark.points(1)
def test_residuals_at_unit_variance(student):
    """Adds half the sum of the squared residuals if sigma2 is 1, of integers too."""
    whole = X.astype(int), Y.astype(int), W.astype(int), 1
    cases = [
        ((X, Y, W, 1.0), 5 * ROOT + 5.5),
        (whole, 5 * ROOT + 5.5),
        Case((whole[0], Y + 0.5, whole[2], 1.0), 5 * ROOT + 6.625, label="integers but for y"),
        Case((X, whole[1], W + 0.5, 1.0), 5 * ROOT + 6.375, label="integers for y"),
        ((X, Y, np.zeros(2), 1.0), 5 * ROOT + 21.0),
        ((X[:1], np.array([5.0]), W, 1.0), ROOT + 4.5),
        Case((X[:1], np.array([62.0]), W, 1.0), ROOT + 1800.0, label="a target far out"),
        ((X, (1e8 + 0.25) * X[:, 0] + Y, np.array([1e8 + 2.25, -1.0]), 1.0), 5 * ROOT + 5.5),
    ]
    assert_cases(student.linear_gaussian_nll, cases)
    assert_leaves_arguments(student.linear_gaussian_nll, [(X, Y, W, 1.0), whole])


@pytest.mark.points(1)
def test_other_variances(student, reference, seed):
    """Divides by 2 sigma2, and no other weights are below least squares."""
    rng = np.random.default_rng(seed("samples"))
    cases = [((X, Y, W, s), 5 * ROOT + 2.5 * np.log(s) + 5.5 / s) for s in (4.0, 0.25, 100.0)]
    small = X[:1], np.array([2.0 + 2.0**-30]), W, 2.0**-60
    cases.append(Case(small, ROOT - 30 * np.log(2) + 0.5, label="tiny sigma2 and residuals"))
    assert_cases(student.linear_gaussian_nll, cases)
    calls = []
    for n, d in [(1, 1), (12, 3), (40, 5)]:
        design, y = rng.normal(size=(n, d)), rng.normal(size=n)
        calls.append((design, y, rng.normal(size=d), rng.uniform(0.05, 9.0)))
    assert_agrees(student.linear_gaussian_nll, reference.linear_gaussian_nll, calls)
    design, y, _, sigma2 = calls[1]
    best = np.linalg.lstsq(design, y, rcond=None)[0]
    around = [(design, y, best + 0.1 * step, sigma2) for step in rng.normal(size=(6, 3))]
    lowest, *others = student.linear_gaussian_nll.map([(design, y, best, sigma2), *around])
    require(all(lowest < other for other in others), "It is lower away from least squares.")


@pytest.mark.points(1)
def test_refuses_other_shapes_of_targets(student):
    """Raises ValueError for y of any shape but (n,): above all for (n, 1)."""
    calls = {name: (X, y, W, 2.0) for name, y in targets_of_other_shapes(5).items()}
    columns = {f"y of shape (n, 1), n = {n}": (X[:n], np.full((n, 1), 0.5)) for n in (1, 2)}
    calls |= {name: (*data, W, 2.0) for name, data in columns.items()}
    calls["a single row and y of shape (n + 2,)"] = X[:1], Y[:3], W, 2.0
    assert_raises(student.linear_gaussian_nll, ValueError, calls, works_on=[(X, Y, W, 2.0)])


@counterexample_search(
    data=strategies.regressions(weights=True), sigma2=strategies.choices(1.0, 4.0, 0.25)
)
def agrees_with_the_reference(student, reference, data, sigma2):
    expected = reference.linear_gaussian_nll(*data, sigma2)
    assert_close(student.linear_gaussian_nll(*data, sigma2), expected)
