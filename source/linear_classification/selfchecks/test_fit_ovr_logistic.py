"""Self-checks of fit_ovr_logistic: each column's own problem, two classes, and the error."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_unchanged

ROWS = np.column_stack([np.ones(8), [-2.0, -1, -1, 0, 0, 1, 1, 2], [1.0, 0, 2, 3, 1, 2, 0, 1]])
KINDS = np.array([0, 0, 1, 1, 1, 2, 1, 2])


def gradient(w, k, lam):
    y = np.where(np.equal(KINDS, k), 1, -1)
    p = 1 / (1 + np.exp(y * (ROWS @ w)))
    return -ROWS.T @ (y * p) / 8 + lam * np.array([0.0, w[1], w[2]])


@pytest.mark.points(3)
def test_each_column(student):
    """Solves for each class its own problem against all others, with lam = 0.1."""
    assert_unchanged(student.fit_ovr_logistic, ROWS, KINDS, 3, 0.1)
    W = np.asarray(student.fit_ovr_logistic(ROWS, KINDS, 3, 0.1))
    assert_close(W.shape, (3, 3), what="the shape")
    for k in range(3):
        assert_close(gradient(W[:, k], k, 0.1), np.zeros(3), atol=1e-8,
                     what=f"the gradient of class {k}")  # fmt: skip


@pytest.mark.points(1)
def test_two_classes(student):
    """Has two columns for two classes, the negatives of each other."""
    W = np.asarray(student.fit_ovr_logistic(ROWS, np.minimum(KINDS, 1), 2))
    assert_close(W[:, 0] + W[:, 1], np.zeros(3), atol=1e-8, what="the sum of the columns")


@pytest.mark.points(1)
def test_refuses(student):
    """Raises ValueError if a label is n_classes, or negative."""
    for kinds in (KINDS, np.minimum(KINDS, 1) - 1):
        with pytest.raises(ValueError):  # noqa: PT011  the text of an error is free
            student.fit_ovr_logistic(ROWS, kinds, 2)
