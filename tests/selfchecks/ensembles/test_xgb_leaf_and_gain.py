"""Self-checks of xgb_leaf_and_gain: the worked example, and a division by 0."""

import pytest
from selfchecks.testing import as_tuple, assert_close


@pytest.mark.points(2)
def test_worked_example(student):
    """Is 2, -1 and 7.17 for the worked example."""
    got = as_tuple(student.xgb_leaf_and_gain(-6.0, 2.0, 4.0, 3.0, 1.0, 0.5), 3)
    assert_close(got, [2.0, -1.0, (12 + 4 - 4 / 6) / 2 - 0.5])
    got = as_tuple(student.xgb_leaf_and_gain(-6.0, 2.0, 4.0, 3.0, 4.0, 9.0), 3)
    right = [1.0, -4 / 7, (6 + 16 / 7 - 4 / 9) / 2 - 9]
    assert_close(got, right, what="with lam = 4 and gamma = 9 (the gain is negative)")


@pytest.mark.points(1)
def test_nothing_to_divide_by(student):
    """Has the value 0 and the term 0 for a leaf with H + lam = 0."""
    got = as_tuple(student.xgb_leaf_and_gain(2.0, 0.0, -4.0, 2.0, 0.0, 0.0), 3)
    assert_close(got, [0.0, 2.0, (8 - 2) / 2], atol=1e-12)
