"""Self-checks of init_centers: the recipe, integers, too many centres."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_unchanged

LINE = np.array([[0.0], [2.0], [6.0], [10.0]])


@pytest.mark.points(2)
def test_recipe(student):
    """Draws the rows 10, 6, 0, 2 with default_rng(0), in this order."""
    got = student.init_centers(LINE, 4, np.random.default_rng(0))
    assert_close(got, [[10.0], [6.0], [0.0], [2.0]], what="centers", atol=1e-12)
    order = np.random.default_rng(7).choice(4, size=2, replace=False)
    got = student.init_centers(LINE, 2, np.random.default_rng(7))
    assert_close(got, LINE[order], what="two centers", atol=1e-12)


@pytest.mark.points(1)
def test_integers(student):
    """Returns floating point numbers for rows of integers."""
    whole = LINE.astype(int)
    assert_unchanged(student.init_centers, whole, 2, np.random.default_rng(0))
    got = np.asarray(student.init_centers(whole, 2, np.random.default_rng(0)))
    assert got.dtype == float, f"centers: expected numbers of dtype float64, returned {got.dtype}"


@pytest.mark.points(1)
def test_refuses(student):
    """Raises ValueError for five centres out of four rows."""
    student.init_centers(LINE, 4, np.random.default_rng(0))
    with pytest.raises(ValueError):  # noqa: PT011  the text of an error is free
        student.init_centers(LINE, 5, np.random.default_rng(0))
