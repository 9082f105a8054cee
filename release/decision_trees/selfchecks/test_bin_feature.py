"""Self-checks of bin_feature: the worked example and the error."""

import numpy as np
import pytest
from selfchecks.testing import assert_close


@pytest.mark.points(1)
def test_worked_example(student):
    """Puts -3, 10, 10.5 and 25 into the bins 0, 1, 1, 2 with the edges 10 and 20."""
    answer = student.bin_feature(np.array([-3.0, 10.0, 10.5, 25.0]), np.array([10.0, 20.0]))
    assert_close(answer, [0, 1, 1, 2])


@pytest.mark.points(1)
def test_unsorted_edges(student):
    """Raises ValueError for the edges 20 and 10."""
    with pytest.raises(ValueError):  # noqa: PT011  the text of an error is free
        student.bin_feature(np.array([1.0]), np.array([20.0, 10.0]))
