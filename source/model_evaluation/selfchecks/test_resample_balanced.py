"""Self-checks of resample_balanced: counts and sets for both modes."""

import numpy as np
import pytest
from selfchecks.testing import assert_equal, assert_raises

Y = np.array(["ill", "well", "well", "well"])


@pytest.mark.points(1)
def test_down(student):
    """Picks the one who is ill and one of the others."""
    picked = np.asarray(student.resample_balanced(Y, "down", np.random.default_rng(0)))
    assert_equal(sorted(Y[picked].tolist()), ["ill", "well"], what="the classes picked")


@pytest.mark.points(1)
def test_up(student):
    """Picks all four rows, and row 0 twice more."""
    picked = np.asarray(student.resample_balanced(Y, "up", np.random.default_rng(0)))
    assert_equal(sorted(picked.tolist()), [0, 0, 0, 1, 2, 3], what="the rows picked, sorted")


@pytest.mark.points(1)
def test_other_modes(student):
    """Raises ValueError for the mode "sideways"."""
    works_on = [(Y, "down", np.random.default_rng(0))]
    calls = [(Y, "sideways", np.random.default_rng(0))]
    assert_raises(student.resample_balanced, ValueError, calls, works_on=works_on)
