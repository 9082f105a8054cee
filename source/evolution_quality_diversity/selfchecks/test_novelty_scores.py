"""Self-checks of novelty_scores: the worked example, an empty archive."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_unchanged

ARCHIVE = np.array([[0.0, 0.0], [3.0, 4.0], [9.0, 12.0]])


@pytest.mark.points(2)
def test_worked_example(student):
    """Returns 2.5 and 3.5 for the two descriptors of the statement."""
    B = np.array([[0.0, 0.0], [3.0, 0.0]])
    assert_unchanged(student.novelty_scores, B, ARCHIVE, 2)
    assert_close(student.novelty_scores(B, ARCHIVE, 2), np.array([2.5, 3.5]))


@pytest.mark.points(2)
def test_few(student):
    """Takes the mean of all three distances where k is 7."""
    assert_close(student.novelty_scores(np.zeros((1, 2)), ARCHIVE, 7), np.array([20 / 3]))


@pytest.mark.points(1)
def test_empty_archive(student):
    """Returns infinity for an empty archive."""
    got = student.novelty_scores(ARCHIVE, np.empty((0, 2)), 1)
    assert_close(got, np.full(3, np.inf))
