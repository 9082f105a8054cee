"""Self-checks of expected_sarsa_update: the worked example, no exploring, the end of an episode."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_unchanged

Q = np.array([[1.0, 2.0], [-4.0, -2.0]])


@pytest.mark.points(2)
def test_worked_example(student):
    """Moves 2 to 2.875."""
    assert_unchanged(student.expected_sarsa_update, Q, 0, 1, 5.0, 1, False, 0.5, 0.5, 0.5)
    got = student.expected_sarsa_update(Q, 0, 1, 5.0, 1, False, 0.5, 0.5, 0.5)
    assert_close(got, [[1.0, 2.875], [-4.0, -2.0]])


@pytest.mark.points(1)
def test_no_exploring(student):
    """Moves 2 to 3 with eps = 0, as Q-learning does."""
    got = student.expected_sarsa_update(Q, 0, 1, 5.0, 1, False, 0.5, 0.5, 0.0)
    assert_close(got, [[1.0, 3.0], [-4.0, -2.0]])


@pytest.mark.points(1)
def test_done(student):
    """Moves 2 to 3.5 if the episode ends there."""
    got = student.expected_sarsa_update(Q, 0, 1, 5.0, 1, True, 0.5, 0.5, 0.5)
    assert_close(got, [[1.0, 3.5], [-4.0, -2.0]])
