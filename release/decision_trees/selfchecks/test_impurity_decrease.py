"""Self-checks of impurity_decrease: the worked example with NumPy's variance, and one branch."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_unchanged


@pytest.mark.points(3)
def test_worked_example(student):
    """Lowers the variance of 1, 3, 8, 8 by 9 if the first two and the last two are parted."""
    y, groups = np.array([1.0, 3.0, 8.0, 8.0]), np.array(["a", "a", "b", "b"])
    assert_unchanged(student.impurity_decrease, y, groups, np.var)
    assert_close(student.impurity_decrease(y, groups, np.var), 9.0, atol=1e-9)


@pytest.mark.points(1)
def test_one_branch(student):
    """Gains nothing if all samples take the same branch."""
    y, groups = np.array([1.0, 3.0, 8.0]), np.array([7, 7, 7])
    assert_close(student.impurity_decrease(y, groups, np.var), 0.0, atol=1e-9)
