"""Hidden tests of mle_map/linear_gaussian_mle; a first docstring line is shown to students."""

from contextlib import suppress

import numpy as np
import pytest

from autograder.hidden_tests.mle_map.refused_inputs import targets_of_other_shapes
from autograder.testing import (
    Case,
    assert_cases,
    assert_close,
    assert_leaves_arguments,
    assert_raises,
    counterexample_search,
    matrix_with_condition,
    require,
    strategies,
)

PARTS = ("w", "sigma2")
THREE = np.array([[1.0, 0.0], [1.0, 1.0], [1.0, 2.0]])
Y = np.array([1.0, 1.0, 6.0])


@pytest.mark.points(1)
def test_weights(student, reference, seed):
    """Returns the weights of least squares first, of integers too; leaves its arguments alone."""
    rng = np.random.default_rng(seed("designs"))
    by_hand = [
        ((THREE, Y), [1 / 6, 5 / 2]),
        ((THREE.astype(int), Y.astype(int)), [1 / 6, 5 / 2]),
        ((np.array([[1.0], [2.0], [3.0]]), np.array([2.0, 3.0, 4.0])), [10 / 7]),
    ]
    settings = {"part": (0, 2), "what": "w", "rtol": 1e-8, "scaled_atol": 1e-8}
    assert_cases(student.linear_gaussian_mle, by_hand, **settings)
    calls = []
    for n, d, condition in [(6, 1, 1), (30, 4, 1e3), (60, 8, 1e3)]:
        X = matrix_with_condition(rng, n, d, condition)
        calls.append((X, X @ rng.normal(size=d) + rng.normal(size=n)))
    weights = [reference.linear_gaussian_mle(*call)[0] for call in calls]
    cases = list(zip(calls, weights, strict=True))
    answers = assert_cases(student.linear_gaussian_mle, cases, **settings)
    for (w, _), (X, y) in zip(answers, calls, strict=True):
        slope = X.T @ (X @ np.asarray(w) - y)
        assert_close(slope, 0 * slope, atol=1e-8 * np.linalg.norm(y), what="X.T @ residual")
    assert_leaves_arguments(student.linear_gaussian_mle, calls)


@pytest.mark.points(1)
def test_variance(student, reference, seed):
    """Returns the mean squared residual second, divided by n."""
    rng = np.random.default_rng(seed("designs"))
    one, three = np.array([[1.0], [2.0], [3.0]]), np.array([2.0, 3.0, 4.0])
    by_hand = [((one, three), 1 / 7), ((one, 1e-8 * three), 1e-16 / 7)]
    by_hand.append(((THREE.astype(int), Y.astype(int)), 25 / 18))
    close = np.ones((3, 1)), 1 + 2.0**-18 * np.array([-1.0, 0.0, 1.0])
    by_hand.append(Case(close, 2.0**-35 / 3, label="residuals of a millionth"))
    far = np.ones((3, 1)), 2.0**20 + 2.0**-10 * np.array([-1.0, 0.0, 1.0])
    by_hand.append(Case(far, 2.0**-19 / 3, label="targets far from 0"))
    settings = {"part": (1, 2), "what": "sigma2", "rtol": 1e-8}
    assert_cases(student.linear_gaussian_mle, by_hand, **settings)
    calls = []
    for n, d in [(7, 1), (12, 3), (40, 6)]:
        X = np.column_stack([np.ones(n), rng.normal(size=(n, d))])
        calls.append((X, 5.0 + rng.normal(scale=3.0, size=n)))
    variances = [reference.linear_gaussian_mle(*call)[1] for call in calls]
    assert_cases(student.linear_gaussian_mle, list(zip(calls, variances, strict=True)), **settings)
    rss = [np.linalg.lstsq(X, y, rcond=None)[1][0] / len(y) for X, y in calls]
    assert_cases(student.linear_gaussian_mle, list(zip(calls, rss, strict=True)), **settings)


@pytest.mark.points(1)
def test_perfect_fits(student, seed):
    """Has a variance below 1e-20 if the targets are X @ w, with n = d and with n > d."""
    rng = np.random.default_rng(seed("designs"))
    cases = [((np.eye(2), np.array([3.0, -2.0])), (np.array([3.0, -2.0]), 0.0))]
    for n, d in [(3, 3), (5, 5), (6, 2), (30, 4)]:
        X, w = matrix_with_condition(rng, n, d, 10.0), rng.normal(size=d)
        cases.append(((X, X @ w), (w, 0.0)))
    tolerances = {"rtol": 1e-8, "atol": (1e-8, 1e-20)}
    assert_cases(student.linear_gaussian_mle, cases, parts=PARTS, **tolerances)


@pytest.mark.points(1)
def test_refuses_dependent_columns(student, seed):
    """Raises LinAlgError if the rank of X is below d: zeros, repeats, sums, n < d."""
    rng = np.random.default_rng(seed("columns"))
    indicators = np.eye(3)[rng.permutation(9) % 3]
    designs = {
        "columns of indicators beside ones": np.column_stack([np.ones(9), indicators]),
        "n < d": rng.normal(size=(2, 3)),
        "n far below d": rng.normal(size=(4, 9)),
        "X of zeros": np.zeros((3, 1)),
    }
    for n in (4, 5, 6, 8, 10, 12, 20, 30):
        a, b = rng.normal(size=(2, n))
        designs[f"a column that is the sum of two others, n = {n}"] = np.stack([a, b, a + b], 1)
        designs[f"a column that comes twice, n = {n}"] = np.stack([b, a, b], 1)
        designs[f"a column of zeros, n = {n}"] = np.stack([a, 0 * a], 1)
    calls = {name: (X, rng.normal(size=len(X))) for name, X in designs.items()}
    ordinary = [(THREE, Y), (THREE * [1.0, 1e-4], Y), (THREE * [1e9, 1.0], Y), (1e-9 * THREE, Y)]
    assert_raises(student.linear_gaussian_mle, np.linalg.LinAlgError, calls, works_on=ordinary)


@pytest.mark.points(1)
def test_refuses_other_shapes_of_targets(student):
    """Raises ValueError for y of any shape but (n,): above all for (n, 1)."""
    calls = {name: (THREE, y) for name, y in targets_of_other_shapes(3).items()}
    calls["y of shape (n, 1), n = 1"] = np.array([[2.0]]), np.array([[1.0]])
    assert_raises(student.linear_gaussian_mle, ValueError, calls, works_on=[(THREE, Y)])


@counterexample_search(data=strategies.regressions(rows=(1, 4), cols=(1, 2)))
def agrees_with_the_reference(student, reference, data):
    X, y = data
    if np.linalg.matrix_rank(X) < X.shape[1]:
        with suppress(np.linalg.LinAlgError):
            student.linear_gaussian_mle(X, y)
            require(False, "No LinAlgError, although the rank of X is below its number of columns.")
    else:
        expected = reference.linear_gaussian_mle(X, y)
        got = student.linear_gaussian_mle(X, y)
        assert_close(got, expected, rtol=1e-8, atol=(1e-8, 1e-12), parts=PARTS)
