"""Self-checks of backward_elimination: the worked example, down to nothing, an error."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_equal, assert_raises

# the scores of (), (0,), (1,), (0, 1), (2,), (0, 2), (1, 2), (0, 1, 2)
SCORES = np.array([9.0, 5.0, 4.0, 3.0, 6.0, 0.0, 3.5, 3.25])


@pytest.mark.points(3)
def test_worked_example(student, open_function):
    """Goes from (0, 1, 2) to (0, 2) and (0,), scores 3.25, 0 and 5, and finds (0, 2)."""
    path, scores, best = student.backward_elimination(open_function("table", SCORES), 3, 1)
    assert_equal(path, [(0, 1, 2), (0, 2), (0,)])
    assert_close(np.array(scores), np.array([3.25, 0.0, 5.0]), atol=1e-9)
    assert_equal(best, (0, 2))


@pytest.mark.points(1)
def test_down_to_nothing(student, open_function):
    """Ends with the empty set if k_min is 0."""
    path, _, _ = student.backward_elimination(open_function("table", SCORES), 3, 0)
    assert_equal(path, [(0, 1, 2), (0, 2), (0,), ()])


@pytest.mark.points(1)
def test_too_many(student, open_function):
    """Raises ValueError for k_min = 4 of 3 features."""
    table = open_function("table", SCORES)
    calls, works_on = [(table, 3, 4)], [(table, 3, 1)]
    assert_raises(student.backward_elimination, ValueError, calls, works_on=works_on)
