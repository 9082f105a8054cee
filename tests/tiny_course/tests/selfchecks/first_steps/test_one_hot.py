"""Self-checks of one_hot: the worked example, a dropped column, given categories."""

import numpy as np
import pytest
from selfchecks.testing import as_array, as_tuple, assert_close, assert_equal, assert_unchanged


def colours():
    return np.array(["red", "blue", "red"])


@pytest.mark.points(2)
def test_worked_example(student):
    """Codes red, blue, red in float64, with the columns blue and red."""
    Z, categories = as_tuple(student.one_hot(colours()), 2)
    assert_close(Z, [[0, 1], [1, 0], [0, 1]], what="Z")
    as_array(Z, dtype=np.float64, what="Z")
    assert_equal(categories, np.array(["blue", "red"]), what="the categories")


@pytest.mark.points(1)
def test_drop_first(student):
    """Leaves one column out of two with drop_first=True."""
    Z, _ = as_tuple(student.one_hot(colours(), True), 2)
    as_array(Z, shape=(3, 1), what="Z")


@pytest.mark.points(2)
def test_given_categories(student):
    """Has one column for each given category, also for one that does not occur."""
    given = np.array(["blue", "green", "red"])
    assert_unchanged(student.one_hot, colours(), False, given.copy())
    Z, _ = as_tuple(student.one_hot(colours(), False, given), 2)
    assert_close(Z, [[0, 0, 1], [1, 0, 0], [0, 0, 1]], what="Z")
