"""Self-checks of resample_balanced: counts and sets for both modes."""

import numpy as np
import pytest
from selfchecks.testing import assert_equal, assert_raises, require

Y = np.array(["ill", "well", "well", "well"])


@pytest.mark.points(1)
def test_down(student):
    """Picks the one who is ill and one of the others, and no row twice."""
    picked = np.asarray(student.resample_balanced(Y, "down", np.random.default_rng(0)))
    assert_equal(sorted(Y[picked].tolist()), ["ill", "well"], what="the classes picked")
    many = np.repeat([3, 1, 2], [30, 25, 20])
    picked = np.asarray(student.resample_balanced(many, "down", np.random.default_rng(0)))
    assert_equal(len(set(picked.tolist())), 60, what="the number of different rows picked")


@pytest.mark.points(1)
def test_up(student):
    """Picks all four rows, and row 0 twice more; of a rare class several rows are repeated."""
    picked = np.asarray(student.resample_balanced(Y, "up", np.random.default_rng(0)))
    assert_equal(sorted(picked.tolist()), [0, 0, 0, 1, 2, 3], what="the rows picked, sorted")
    rare = np.array(["well"] * 30 + ["ill"] * 4)
    picked = np.asarray(student.resample_balanced(rare, "up", np.random.default_rng(0)))
    repeated = np.bincount(picked, minlength=len(rare)) > 1
    require(repeated.sum() > 1, "Of the four rows of a rare class one alone is repeated.")


@pytest.mark.points(1)
def test_other_modes(student):
    """Raises ValueError for the mode "sideways"."""
    works_on = [(Y, "down", np.random.default_rng(0))]
    calls = [(Y, "sideways", np.random.default_rng(0))]
    assert_raises(student.resample_balanced, ValueError, calls, works_on=works_on)
