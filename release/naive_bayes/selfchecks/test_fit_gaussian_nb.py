"""Self-checks of fit_gaussian_nb: the worked example, with and without smoothing, two columns."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_unchanged


def column():
    return np.array([[1.0], [3.0], [8.0]]), np.array(["a", "a", "b"])


@pytest.mark.points(3)
def test_worked_example(student):
    """Gives means 2 and 8, variances 1 and 0 without smoothing, near 10 ** 8 as well."""
    expected = {
        "classes": np.array(["a", "b"]),
        "log_prior": np.log([2 / 3, 1 / 3]),
        "mean": np.array([[2.0], [8.0]]),
        "var": np.array([[1.0], [0.0]]),
    }
    assert_close(student.fit_gaussian_nb(*column(), 0.0), expected, atol=1e-9, what="the model")
    assert_unchanged(student.fit_gaussian_nb, *column())
    X, y = column()
    far = student.fit_gaussian_nb(X + 1e8, y, 0.0)
    assert_close(far["var"], [[1.0], [0.0]], rtol=1e-6, atol=1e-9, what="var near 10 ** 8")


@pytest.mark.points(2)
def test_smoothing(student):
    """Adds 2.6 to both variances for var_smoothing = 0.3, beside a narrower column as well."""
    model = student.fit_gaussian_nb(*column(), 0.3)
    assert_close(model["var"], [[3.6], [2.6]], what="var")
    X, y = column()
    both = student.fit_gaussian_nb(np.column_stack([X[:, 0] / 10, X[:, 0]]), y, 0.3)
    assert_close(both["var"], [[2.61, 3.6], [2.6, 2.6]], what="var of two columns")


@pytest.mark.points(1)
def test_shapes(student):
    """Has a row for each class and a column for each feature."""
    X = np.array([[1.0, 0.0], [3.0, 4.0], [8.0, 2.0]])
    model = student.fit_gaussian_nb(X, np.array([5, 5, 2]), 0.0)
    assert_close(model["mean"], [[8, 2], [2, 2]], what="mean")
    assert_close(model["var"], [[0, 0], [1, 4]], atol=1e-9, what="var")
