"""Self-checks of forward_stepwise: the worked example, a path that rises, an error."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_equal, assert_raises

# the scores of (), (0,), (1,), (0, 1), (2,), (0, 2), (1, 2), (0, 1, 2)
SCORES = np.array([9.0, 5.0, 4.0, 3.0, 6.0, 0.0, 3.5, 3.25])


@pytest.mark.points(3)
def test_worked_example(student, open_function):
    """Goes by (1,) to (0, 1) and (0, 1, 2), scores 4, 3 and 3.25, and finds (0, 1)."""
    path, scores, best = student.forward_stepwise(open_function("table", SCORES), 3, 3)
    assert_equal(path, [(1,), (0, 1), (0, 1, 2)])
    assert_close(np.array(scores), np.array([4.0, 3.0, 3.25]))
    assert_equal(best, (0, 1))


@pytest.mark.points(2)
def test_steps(student, open_function):
    """Takes as many steps as it is told."""
    path, _, best = student.forward_stepwise(open_function("off_target", 4.5), 4, 2)
    assert_equal(path, [(3,), (1, 3)])
    assert_equal(best, (1, 3))


@pytest.mark.points(1)
def test_no_step(student, open_function):
    """Raises ValueError for no step."""
    off = open_function("off_target", 4.5)
    assert_raises(student.forward_stepwise, ValueError, [(off, 4, 0)], works_on=[(off, 4, 2)])
