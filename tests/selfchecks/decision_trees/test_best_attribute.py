"""Self-checks of best_attribute: the worked example, and fewer columns to choose from."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_unchanged


def trips():
    X = np.array([["a", "u", "p"], ["a", "v", "p"], ["b", "v", "p"], ["b", "v", "p"]])
    return X, np.array([0, 0, 1, 1])


@pytest.mark.points(2)
def test_worked_example(student):
    """Chooses column 0, which tells everything."""
    assert_close(student.best_attribute(*trips(), [0, 1, 2]), 0, what="the column")
    assert_unchanged(student.best_attribute, *trips(), [2, 0, 1])


@pytest.mark.points(2)
def test_among_some(student):
    """Chooses column 1 if there are only 2 and 1 to choose from."""
    assert_close(student.best_attribute(*trips(), [2, 1]), 1, what="the column")
