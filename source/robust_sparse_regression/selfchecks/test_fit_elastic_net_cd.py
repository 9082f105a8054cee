"""Self-checks of fit_elastic_net_cd: the worked example, its two ends, the errors."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_unchanged

NAMES = ("w", "b")


def two_columns():
    return np.array([[1.0, 5.0], [2.0, 4.0], [3.0, 0.0]]), np.array([1.0, 1.0, 4.0])


@pytest.mark.points(3)
def test_worked_example(student):
    """Gives two equal columns 0.4 each with lam1 = lam2 = 1."""
    X, y = np.array([[1.0, 1.0], [2.0, 2.0], [3.0, 3.0]]), np.array([1.0, 1.0, 4.0])
    assert_unchanged(student.fit_elastic_net_cd, X, y, 1.0, 1.0)
    got = student.fit_elastic_net_cd(X, y, 1.0, 1.0)
    assert_close(got, ([0.4, 0.4], 0.4), atol=2e-6, parts=NAMES)


@pytest.mark.points(3)
def test_ends(student):
    """Is the lasso with lam2 = 0, and ridge with lam1 = 0."""
    X, y = two_columns()
    lasso = [0.0, -0.5], 3.5
    assert_close(student.fit_elastic_net_cd(X, y, 2.0, 0.0), lasso, atol=2e-6, parts=NAMES)
    Xc = X - X.mean(axis=0)
    w = np.linalg.solve(Xc.T @ Xc + 3 * np.eye(2), Xc.T @ (y - y.mean()))
    ridge = w, y.mean() - X.mean(axis=0) @ w
    assert_close(student.fit_elastic_net_cd(X, y, 0.0, 3.0), ridge, atol=2e-6, parts=NAMES)


@pytest.mark.points(1)
def test_errors(student):
    """Raises ValueError if either penalty is negative."""
    for penalties in ((-1.0, 1.0), (1.0, -1.0)):
        with pytest.raises(ValueError):  # noqa: PT011  the text of an error is free
            student.fit_elastic_net_cd(*two_columns(), *penalties)
