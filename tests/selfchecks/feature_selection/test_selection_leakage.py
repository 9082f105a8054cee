"""Self-checks of selection_leakage: the worked example, labels."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_unchanged

X = np.array([[0.0, 3.0], [2.0, 9.0], [3.0, 1.0], [9.0, 0.0], [6.0, 7.0], [8.0, 6.0]])
Y = np.array([0, 0, 0, 1, 1, 1])
FOLDS = [(np.array([1, 2, 4, 5]), np.array([0, 3])), (np.array([0, 2, 3, 4]), np.array([1, 5]))]


@pytest.mark.points(3)
def test_worked_example(student):
    """Finds 100 % with column 0 of the example, selected outside or inside."""
    assert_close(student.selection_leakage(X, Y, 1, FOLDS, False), 1.0)
    assert_close(student.selection_leakage(X, Y, 1, FOLDS, True), 1.0)
    assert_unchanged(student.selection_leakage, X, Y, 1, FOLDS, True)


@pytest.mark.points(2)
def test_other_column(student):
    """Finds 50 % with column 1 alone, whatever the labels are called."""
    for labels in (Y, 2 * Y - 1, 3.5 * Y):
        assert_close(student.selection_leakage(X[:, 1:], labels, 1, FOLDS, False), 0.5)
