"""Self-checks of epsilon_greedy: the worked example, extreme eps, ties."""

import numpy as np
import pytest
from selfchecks.testing import assert_equal, assert_unchanged

ROW = np.array([1.0, 4.0, 2.0])


@pytest.mark.points(2)
def test_worked_example(student):
    """Takes action 1 after a draw of 0.64 (seed 0), and explores where the draw says so."""
    assert_unchanged(student.epsilon_greedy, ROW, 0.0, np.random.default_rng(0))
    assert_equal(int(student.epsilon_greedy(ROW, 0.5, np.random.default_rng(0))), 1)
    for start in range(8):
        rng = np.random.default_rng(start)
        expected = 1 if rng.random() >= 0.5 else int(rng.integers(3))
        got = student.epsilon_greedy(ROW, 0.5, np.random.default_rng(start))
        assert_equal(int(got), expected, what=f"the action with seed {start}")


@pytest.mark.points(2)
def test_ties(student):
    """Takes the smallest of the best actions if it does not explore."""
    for row, best in (([4.0, 1.0, 4.0], 0), ([-1.0, -3.0], 0), ([0.0, 7.0, 7.0], 1)):
        got = student.epsilon_greedy(np.array(row), 0.0, np.random.default_rng(1))
        assert_equal(int(got), best, what=f"the action for {row}")
