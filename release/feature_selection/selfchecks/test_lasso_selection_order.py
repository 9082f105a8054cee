"""Self-checks of lasso_selection_order: told weights, and a lasso."""

import numpy as np
import pytest
from selfchecks.testing import assert_equal, assert_unchanged

X = np.array([[1.0, 1.0], [1.0, -1.0], [-1.0, 1.0], [-1.0, -1.0]])
Y = X @ [1.0, -3.0] + 5


@pytest.mark.points(1)
def test_told_weights(student, open_function):
    """Lists 1, then 0, if these enter at the prices 5 and 2."""
    lasso = open_function("entering", np.array([2.0, -5.0]))
    got = student.lasso_selection_order(X, Y, np.array([9.0, 4.0, 1.0]), lasso)
    assert_equal(list(got), [1, 0])


@pytest.mark.points(2)
def test_worked_example(student, open_function):
    """Lists 1, then 0, with a lasso, and only 1 if the lowest price is 5."""
    lasso = open_function("lasso_by_descent")
    assert_equal(list(student.lasso_selection_order(X, Y, np.array([8.0, 2.0]), lasso)), [1, 0])
    assert_equal(list(student.lasso_selection_order(X, Y, np.array([8.0, 5.0]), lasso)), [1])
    assert_unchanged(student.lasso_selection_order, X, Y, np.array([8.0, 2.0]), lasso)
