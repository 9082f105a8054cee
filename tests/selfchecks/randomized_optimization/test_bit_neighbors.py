"""Self-checks of bit_neighbors: the example on paper."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_unchanged


@pytest.mark.points(2)
def test_on_paper(student):
    """Returns the three neighbours of 100."""
    x = np.array([1, 0, 0])
    assert_close(student.bit_neighbors(x), np.array([[0, 0, 0], [1, 1, 0], [1, 0, 1]]))
    assert_unchanged(student.bit_neighbors, x)
