"""Self-checks of integral_image: the worked example, and 8-bit images."""

import numpy as np
import pytest
from selfchecks.testing import assert_close


@pytest.mark.points(2)
def test_worked_example(student):
    """Has a row and a column of zeros in front of the running sums."""
    got = student.integral_image(np.array([[1, 2], [3, 4]]))
    assert_close(got, [[0, 0, 0], [0, 1, 3], [0, 4, 10]], atol=1e-12)
    got = student.integral_image(np.array([[0.1], [-0.5], [2.0]]))
    expected = [[0, 0], [0, 0.1], [0, -0.4], [0, 1.6]]
    assert_close(got, expected, atol=1e-12, what="a tall image with a negative pixel")


@pytest.mark.points(1)
def test_eight_bits(student):
    """Adds up 8-bit pixels beyond 255."""
    got = student.integral_image(np.full((2, 3), 200, dtype=np.uint8))
    assert_close(np.asarray(got)[2, 3], 1200.0)
