"""Self-checks of variance_impurity: the worked example and constant targets."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_unchanged


@pytest.mark.points(2)
def test_worked_example(student):
    """Gives 14/3 for the targets 1, 2 and 6."""
    y = np.array([1.0, 2.0, 6.0])
    assert_unchanged(student.variance_impurity, y)
    assert_close(student.variance_impurity(y), 14 / 3)


@pytest.mark.points(1)
def test_constant(student):
    """Gives 0.0 for equal targets."""
    assert_close(student.variance_impurity(np.array([3.0, 3.0])), 0.0, atol=1e-9)
