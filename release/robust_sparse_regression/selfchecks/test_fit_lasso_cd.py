"""Self-checks of fit_lasso_cd: the worked example, the ends of the path, the conditions."""

import numpy as np
import pytest
from selfchecks.testing import as_array, as_tuple, assert_close, assert_unchanged, require

NAMES = ("w", "b")


def two_columns():
    return np.array([[1.0, 5.0], [2.0, 4.0], [3.0, 0.0]]), np.array([1.0, 1.0, 4.0])


@pytest.mark.points(2)
def test_worked_example(student):
    """Fits w = (0, -0.5), b = 3.5 with lam = 2, and the zero is exact."""
    assert_unchanged(student.fit_lasso_cd, *two_columns(), 2.0)
    got = student.fit_lasso_cd(*two_columns(), 2.0)
    assert_close(got, ([0.0, -0.5], 3.5), atol=1e-5, parts=NAMES)
    require(got[0][0] == 0, "The first weight is small, but not exactly 0.")


@pytest.mark.points(2)
def test_ends_of_the_path(student):
    """Fits zeros and the mean above lambda_max = 9, and least squares with lam = 0."""
    X, y = two_columns()
    assert_close(student.fit_lasso_cd(X, y, 9.1), ([0.0, 0.0], 2.0), parts=NAMES)
    b, *w = np.linalg.solve(np.column_stack([np.ones(3), X]), y)
    assert_close(student.fit_lasso_cd(X, y, 0.0), (w, b), atol=1e-5, parts=NAMES)


@pytest.mark.points(3)
def test_conditions(student):
    """Meets the conditions for the minimum with three correlated columns and lam = 3."""
    X = np.array([[1.0, 2, 0], [2, 3, 1], [3, 5, 1], [4, 4, 3], [5, 8, 2], [6, 6, 4]]) + 10
    y = np.array([1.0, 4.0, 4.0, 9.0, 7.0, 12.0])
    w, b = as_tuple(student.fit_lasso_cd(X, y, 3.0), 2)
    w = as_array(w, shape=(3,), what="w")
    pull = (X - X.mean(axis=0)).T @ (y - X @ w - b)
    message = "A column pulls harder than lam, or one in use pulls not exactly with lam."
    most = 3.0 * (1 + 1e-6)
    require(np.abs(pull) <= most, message, f"The pulls x_j @ r are {pull.round(6)}.")
    in_use = w != 0
    assert_close(
        pull[in_use], 3.0 * np.sign(w[in_use]), rtol=1e-4, what="the pulls of weights in use"
    )


@pytest.mark.points(1)
def test_constant_column(student):
    """Leaves the weight of a constant column at 0, takes integers, refuses lam = -1."""
    X, y = two_columns()
    whole = student.fit_lasso_cd(X.astype(int), y.astype(int), 2.0)
    assert_close(whole, ([0.0, -0.5], 3.5), atol=1e-5, parts=NAMES)
    with pytest.raises(ValueError):  # noqa: PT011  the text of an error is free
        student.fit_lasso_cd(X, y, -1.0)
    w, _ = as_tuple(student.fit_lasso_cd(np.column_stack([X, np.full(3, 0.1)]), y, 2.0), 2)
    assert_close(w, [0.0, -0.5, 0.0], atol=1e-5)
