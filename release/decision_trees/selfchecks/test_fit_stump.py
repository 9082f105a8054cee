"""Self-checks of fit_stump: the worked example, and pure labels."""

import numpy as np
import pytest
from selfchecks.testing import assert_entries, assert_unchanged


def points():
    X = np.array([[5.0, 1.0], [5.0, 2.0], [9.0, 4.0], [9.0, 3.0]])
    return X, np.array(["a", "a", "b", "a"])


@pytest.mark.points(3)
def test_worked_example(student):
    """Asks for feature 1 at 3.5 and is always right."""
    expected = {"feature": 1, "threshold": 3.5, "left": "a", "right": "b", "accuracy": 1.0}
    assert_entries(student.fit_stump(*points()), expected, what="the stump")
    assert_unchanged(student.fit_stump, *points())


@pytest.mark.points(1)
def test_one_feature(student):
    """Is right in three of four cases with the first feature alone."""
    X, y = points()
    expected = {"feature": 0, "threshold": 7.0, "left": "a", "right": "a", "accuracy": 0.75}
    assert_entries(student.fit_stump(X[:, :1], y), expected, what="the stump")


@pytest.mark.points(2)
def test_pure(student):
    """Has no feature if all labels are equal."""
    expected = {"feature": None, "threshold": np.nan, "left": 7, "right": 7, "accuracy": 1.0}
    stump = student.fit_stump(points()[0], np.full(4, 7))
    assert_entries(stump, expected, what="the stump")
