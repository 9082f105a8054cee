"""Hidden tests of linear_regression/fit_min_norm; a first docstring line is shown to students."""

import numpy as np
import pytest

from autograder.checking import strategies
from autograder.checking.closer_look import closer_look
from autograder.checking.compare import as_array, assert_close, assert_unchanged


def with_singular_values(rng, n, d, values):
    """Return a random matrix with these singular values, which has no pattern otherwise."""
    U, _, Vt = np.linalg.svd(rng.normal(size=(n, d)), full_matrices=False)
    return U[:, : len(values)] * values @ Vt[: len(values)]


@pytest.mark.points(1)
def test_full_rank_is_ordinary_least_squares(student, reference, seed):
    """Is the ordinary least-squares fit if the columns of X are independent."""
    X = np.array([[1.0, 0.0], [1.0, 1.0], [1.0, 2.0]])
    assert_close(student.fit_min_norm(X, np.array([1.0, 1.0, 6.0])), [1 / 6, 5 / 2])
    rng = np.random.default_rng(seed("full rank"))
    for n, d in [(1, 1), (4, 4), (25, 3)]:
        X, y = with_singular_values(rng, n, d, np.geomspace(5.0, 0.1, d)), rng.normal(size=n)
        w = as_array(student.fit_min_norm(X, y), shape=(d,))
        assert_close(w, reference.fit_min_norm(X, y), atol=1e-9)
        assert_close(X.T @ (y - X @ w), np.zeros(d), atol=1e-9, what="X.T @ residual")
    assert_unchanged(student.fit_min_norm, X, y)


@pytest.mark.points(1)
def test_equal_columns_share_the_weight(student, seed):
    """Gives equal columns equal weights, not everything to one nor huge weights that cancel."""
    X, y = np.array([[1.0, 1.0], [2.0, 2.0]]), np.array([2.0, 4.0])
    assert_close(student.fit_min_norm(X, y), [1, 1])
    rng = np.random.default_rng(seed("columns"))
    for n in (5, 8, 13, 30):
        a, b, y = rng.normal(size=(3, n))
        alone = np.linalg.lstsq(np.column_stack([a, b]), y, rcond=None)[0]
        w = student.fit_min_norm(np.column_stack([a, b, a, a]), y)
        assert_close(w, alone[[0, 1, 0, 0]] / [3, 1, 3, 3], atol=1e-9)


@pytest.mark.points(1)
@pytest.mark.parametrize(("n", "d"), [(1, 2), (2, 3), (4, 9), (6, 20)])
def test_fewer_samples_than_weights(student, seed, n, d):
    """Passes through every target if n < d, with the shortest weights of all that do."""
    rng = np.random.default_rng(seed(f"{n} by {d}"))
    X, y = with_singular_values(rng, n, d, np.linspace(3.0, 0.5, n)), rng.normal(size=n)
    w = as_array(student.fit_min_norm(X, y), shape=(d,))
    assert_close(X @ w, y, atol=1e-9, what="X @ w")
    assert_close(w, X.T @ np.linalg.solve(X @ X.T, y), atol=1e-9)
    assert_close(student.fit_min_norm(np.array([[3.0, 4.0]]), np.array([50.0])), [6, 8])


@pytest.mark.points(1)
@pytest.mark.parametrize("unit", [1e-13, 1e-7, 1e9])
def test_unit_of_features_does_not_matter(student, seed, unit):
    """Measures small against the largest singular value: 1e-13 * X gives 1e13 times the weights."""
    rng = np.random.default_rng(seed("units"))
    for n, d, rank in [(12, 3, 3), (10, 4, 2)]:
        X = with_singular_values(rng, n, d, np.linspace(1.0, 0.2, rank))
        y = rng.normal(size=n)
        expected = np.linalg.pinv(X, rcond=1e-12) @ y
        assert_close(unit * as_array(student.fit_min_norm(unit * X, y)), expected, atol=1e-9)


@pytest.mark.points(1)
@pytest.mark.parametrize(
    ("small", "rcond"),
    [(1e-5, 1e-3), (1e-5, 1e-7), (0.3, 0.4), (0.3, 0.2), (6e-12, None), (2e-13, None)],
)
def test_rcond_draws_the_line(student, reference, seed, small, rcond):
    """Drops a direction if its singular value is at most rcond times the largest, else keeps it."""
    rng = np.random.default_rng(seed(f"{small} against {rcond}"))
    options = {} if rcond is None else {"rcond": rcond}
    for largest in (1.0, 1e4):
        X = largest * with_singular_values(rng, 8, 3, np.array([1.0, 0.5, small]))
        y = rng.normal(size=8)
        expected = reference.fit_min_norm(X, y, **options)
        # The finer tolerance is promised for singular values within a factor of 1e3 only.
        tolerance = (1e-9 if small > 1e-3 else 1e-2) * np.abs(expected).max()
        assert_close(student.fit_min_norm(X, y, **options), expected, atol=tolerance)
    on_the_line = np.diag([4.0, 1.0])
    assert_close(student.fit_min_norm(on_the_line, np.array([8.0, 3.0]), 0.25), [2, 0], atol=1e-9)
    above_it = np.diag([1.0, 1.0, 0.6])
    assert_close(student.fit_min_norm(above_it, np.array([2.0, 5.0, 3.0]), 0.5), [2, 5, 5])


@pytest.mark.points(1)
def test_zeros_give_zeros(student):
    """Returns zeros if X is all zeros, and a zero weight for a column of zeros."""
    for n, d in [(1, 1), (3, 2), (2, 5)]:
        assert_close(student.fit_min_norm(np.zeros((n, d)), np.arange(1.0, n + 1)), np.zeros(d))
    X = np.array([[0.0, 1.0], [0.0, 2.0], [0.0, 2.0]])
    assert_close(student.fit_min_norm(X, np.array([3.0, 6.0, 6.0])), [0, 3], atol=1e-9)
    assert_unchanged(student.fit_min_norm, X, np.array([3.0, 6.0, 6.0]), 1e-6)


@closer_look(data=strategies.regressions())
def agrees_with_the_reference(student, reference, data):
    expected = reference.fit_min_norm(*data)
    assert_close(student.fit_min_norm(*data), expected, atol=1e-9)
