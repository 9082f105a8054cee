"""Self-checks of count_dichotomies: the worked example, no points."""

import numpy as np
import pytest
from selfchecks.testing import assert_equal, assert_unchanged


@pytest.mark.points(2)
def test_worked_example(student):
    """Counts 2 different rows among three, and 4 among thresholds on three points."""
    outputs = np.array([[0, 1], [1, 1], [0, 1]])
    assert_unchanged(student.count_dichotomies, outputs)
    assert_equal(student.count_dichotomies(outputs), 2)
    rays = np.array([[0, 0, 0], [0, 0, 1], [0, 1, 1], [1, 1, 1]])
    assert_equal(student.count_dichotomies(rays), 4)


@pytest.mark.points(2)
def test_no_points(student):
    """Counts 1 for three hypotheses and no points."""
    assert_equal(student.count_dichotomies(np.zeros((3, 0), dtype=int)), 1)
