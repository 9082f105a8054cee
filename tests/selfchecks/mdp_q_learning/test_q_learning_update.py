"""Self-checks of q_learning_update: the worked example, the end of an episode, integers."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_unchanged

Q = np.array([[1.0, 2.0], [-4.0, -3.0]])


@pytest.mark.points(2)
def test_worked_example(student):
    """Moves 2 to 2.75, and leaves Q as it was."""
    assert_unchanged(student.q_learning_update, Q, 0, 1, 5.0, 1, False, 0.5, 0.5)
    got = student.q_learning_update(Q, 0, 1, 5.0, 1, False, 0.5, 0.5)
    assert_close(got, [[1.0, 2.75], [-4.0, -3.0]])


@pytest.mark.points(2)
def test_done(student):
    """Moves 2 to 3.5 if the episode ends there."""
    got = student.q_learning_update(Q, 0, 1, 5.0, 1, True, 0.5, 0.5)
    assert_close(got, [[1.0, 3.5], [-4.0, -3.0]])


@pytest.mark.points(1)
def test_integers(student):
    """Returns floats for a table of integers."""
    got = student.q_learning_update(Q.astype(int), 0, 1, 5.0, 1, False, 0.5, 0.5)
    assert_close(got, [[1.0, 2.75], [-4.0, -3.0]])
