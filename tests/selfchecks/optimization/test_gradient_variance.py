"""Self-checks of gradient_variance: the worked example and full agreement."""

import numpy as np
import pytest
from selfchecks.testing import as_number, assert_close


@pytest.mark.points(1)
def test_worked_example(student):
    """Gives 26/3 for the gradients [1, 0], [3, 0] and [2, 6]."""
    grads = np.array([[1.0, 0.0], [3.0, 0.0], [2.0, 6.0]])
    assert_close(as_number(student.gradient_variance(grads)), 26 / 3, sizes=(3, 2))


@pytest.mark.points(1)
def test_agreement(student):
    """Is zero if all gradients are the same, or if there is only one."""
    assert_close(student.gradient_variance(np.array([[5.0, -1.0]] * 3)), 0.0, atol=1e-12)
    assert_close(student.gradient_variance(np.array([[5.0, -1.0]])), 0.0, atol=1e-12)
