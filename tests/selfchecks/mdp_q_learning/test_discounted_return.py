"""Self-checks of discounted_return: the worked example, extreme discounts, no rewards."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_unchanged


@pytest.mark.points(1)
def test_worked_example(student):
    """Turns 4, 3, 8 with gamma = 1/2 into 7.5."""
    rewards = np.array([4.0, 3.0, 8.0])
    assert_unchanged(student.discounted_return, rewards, 0.5)
    assert_close(student.discounted_return(rewards, 0.5), 7.5)


@pytest.mark.points(1)
def test_extreme_discounts(student):
    """Counts the first reward alone with gamma = 0, and all alike with gamma = 1."""
    rewards = np.array([4.0, 3.0, 8.0])
    assert_close(student.discounted_return(rewards, 0.0), 4.0, what="gamma = 0")
    assert_close(student.discounted_return(rewards, 1.0), 15.0, what="gamma = 1")


@pytest.mark.points(1)
def test_no_rewards(student):
    """Returns 0 for no rewards, and a single reward as it is."""
    assert_close(student.discounted_return(np.array([]), 0.5), 0.0, what="no rewards")
    assert_close(student.discounted_return(np.array([6.0]), 0.5), 6.0, what="one reward")
