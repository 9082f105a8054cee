"""Self-checks of pca_fit: the worked example, shares of the whole, a wide table, errors."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_unchanged

ROWS = np.array([[4.0, 6.0], [-2.0, -2.0], [-1.0, 3.5], [3.0, 0.5]])


@pytest.mark.points(4)
def test_worked_example(student):
    """Finds (0.6, 0.8) and (0.8, -0.6) with the variances 50/3 and 12.5/3."""
    model = student.pca_fit(ROWS, 2)
    assert_close(model["mean"], [1.0, 2.0], what="'mean'")
    assert_close(model["components"], [[0.6, 0.8], [0.8, -0.6]], atol=1e-9, what="'components'")
    mirrored = student.pca_fit(ROWS * np.array([1.0, -1.0]), 2)["components"]
    right = [[-0.6, 0.8], [0.8, 0.6]]
    assert_close(mirrored, right, atol=1e-9, what="'components' of mirrored rows (see fix_signs)")
    assert_close(model["explained_variance"], [50 / 3, 12.5 / 3], what="'explained_variance'")


@pytest.mark.points(2)
def test_shares_of_the_whole(student):
    """Has the share 0.8 for the first direction, also if only one is kept; 0 for equal rows."""
    assert_close(student.pca_fit(ROWS, 2)["ratio"], [0.8, 0.2], what="'ratio'")
    assert_close(student.pca_fit(ROWS, 1)["ratio"], [0.8], what="'ratio' for k = 1")
    flat = student.pca_fit(np.full((3, 2), 7.0), 1)
    assert_close(flat["ratio"], [0.0], what="'ratio' of equal rows")


@pytest.mark.points(1)
def test_wide_table(student):
    """Takes two rows of three columns: one direction, of length 1."""
    X = np.array([[1.0, 2.0, 0.0], [3.0, 4.0, 1.0]])
    assert_unchanged(student.pca_fit, X.copy(), 1)
    assert_close(student.pca_fit(X, 1)["components"], [[2 / 3, 2 / 3, 1 / 3]], atol=1e-9)


@pytest.mark.points(1)
def test_refuses(student):
    """Raises ValueError for k = 0, for k above d or n, and for a single row."""
    for X, k in ((ROWS, 0), (ROWS, 3), (np.ones((2, 5)), 3), (ROWS[:1], 1)):
        with pytest.raises(ValueError):  # noqa: PT011  the text of an error is free
            student.pca_fit(X, k)
