"""Self-checks of split_merge: the worked example, weights, a direction, the error."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_unchanged

LINE = np.array([[0.0], [1.0], [4.0], [6.0]])


@pytest.mark.points(2)
def test_worked_example(student):
    """Merges 0 and 1 to 0.5, and splits 5 into 6 (its own slot) and 4."""
    call = LINE, np.array([[0.0], [1.0], [5.0]]), np.array([0, 1, 2, 2])
    assert_unchanged(student.split_merge, *call)
    assert_close(student.split_merge(*call), [[0.5], [4.0], [6.0]], what="centers")


@pytest.mark.points(1)
def test_weights_and_direction(student):
    """Weights merged centres by their rows, and splits along the longest axis."""
    X = np.array([[0.0, 0], [0, 0], [0, 0], [1, 0], [9, 9], [11, 5]])
    labels = np.array([0, 0, 0, 1, 2, 2])
    got = student.split_merge(X, np.array([[0.0, 0], [1, 0], [10, 7]]), labels)
    assert_close(got, [[0.25, 0.0], [11.0, 5.0], [9.0, 9.0]], what="centers", atol=1e-12)


@pytest.mark.points(1)
def test_refuses(student):
    """Raises ValueError for two centres."""
    student.split_merge(LINE, np.array([[0.0], [1.0], [5.0]]), np.array([0, 1, 2, 2]))
    with pytest.raises(ValueError):  # noqa: PT011  the text of an error is free
        student.split_merge(LINE, np.array([[0.0], [5.0]]), np.array([0, 0, 1, 1]))
