"""Self-checks of add_intercept: the numbers of the worked example."""

import numpy as np
import pytest
from selfchecks.testing import as_array, assert_close


@pytest.mark.points(1)
def test_worked_example(student):
    """Puts the ones first: [[3, 5], [4, 6]] becomes [[1, 3, 5], [1, 4, 6]]."""
    X = np.array([[3.0, 5.0], [4.0, 6.0]])
    assert_close(student.add_intercept(X), [[1, 3, 5], [1, 4, 6]])


@pytest.mark.points(1)
def test_shape(student):
    """Adds one column: shape (7, 3) becomes (7, 4)."""
    as_array(student.add_intercept(np.zeros((7, 3))), shape=(7, 4))
