"""Self-check of resampled: a sample of one value."""

import numpy as np
import pytest
from selfchecks.testing import assert_close


@pytest.mark.points(2)
def test_one_value(student, open_function):
    """Gives the sum of the only sample there is, three times."""
    rng = np.random.default_rng(0)
    answer = student.resampled(open_function("total"), np.array([2.5]), 3, rng)
    assert_close(answer, [2.5, 2.5, 2.5])
