"""Self-checks of gini: the worked example, and three equally frequent labels."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_unchanged


@pytest.mark.points(2)
def test_worked_example(student):
    """Gives 0.375 for one yes and three no."""
    y = np.array(["yes", "no", "no", "no"])
    assert_unchanged(student.gini, y)
    assert_close(student.gini(y), 0.375, atol=1e-9)


@pytest.mark.points(1)
def test_three_labels(student):
    """Gives 2/3 for three labels, each as frequent as the others."""
    assert_close(student.gini(np.array([5, -1, 2])), 2 / 3, atol=1e-9)
