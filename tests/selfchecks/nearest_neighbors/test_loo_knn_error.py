"""Self-checks of loo_knn_error: the worked example, the order of ks, and the error."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_unchanged


def rows():
    return np.array([[0.0], [1.0], [3.0], [4.0]]), np.array(["a", "a", "b", "a"])


@pytest.mark.points(2)
def test_worked_example(student):
    """Counts two mistakes of four at k = 1, and one at k = 3."""
    assert_unchanged(student.loo_knn_error, *rows(), [1, 3])
    assert_close(student.loo_knn_error(*rows(), [1, 3]), [0.5, 0.25])


@pytest.mark.points(1)
def test_equal_rows(student):
    """Counts two mistakes of four where each row has a twin, and one pair has two labels."""
    X, y = np.array([[0.0], [0.0], [7.0], [7.0]]), np.array(["a", "b", "b", "b"])
    assert_close(student.loo_knn_error(X, y, [1]), [0.5])


@pytest.mark.points(2)
def test_order(student):
    """Returns the rates in the order of ks."""
    assert_close(student.loo_knn_error(*rows(), [3, 1]), [0.25, 0.5])


@pytest.mark.points(1)
def test_refuses(student):
    """Raises ValueError for k = n, since only n - 1 others are left."""
    with pytest.raises(ValueError):  # noqa: PT011  the text of an error is free
        student.loo_knn_error(*rows(), [1, 4])
