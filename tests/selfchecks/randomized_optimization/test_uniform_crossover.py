"""Self-checks of uniform_crossover: the example on paper."""

import numpy as np
import pytest
from selfchecks.testing import as_tuple, assert_close, assert_unchanged


@pytest.mark.points(3)
def test_on_paper(student):
    """Deals 111 and 000 out by the mask true, false, true."""
    call = np.array([1, 1, 1]), np.array([0, 0, 0]), np.array([True, False, True])
    first, second = as_tuple(student.uniform_crossover(*call), 2)
    assert_close(first, np.array([1, 0, 1]), what="the first child")
    assert_close(second, np.array([0, 1, 0]), what="the second child")
    assert_unchanged(student.uniform_crossover, *call)
