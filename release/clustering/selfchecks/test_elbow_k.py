"""Self-checks of elbow_k: the worked example, other ks, ties, the errors."""

import numpy as np
import pytest
from selfchecks.testing import assert_equal, assert_unchanged


@pytest.mark.points(2)
def test_worked_example(student):
    """Is 4 for the losses 100, 60, 40, 5, 4 (the largest drop is at 2)."""
    losses, ks = np.array([100.0, 60.0, 40.0, 5.0, 4.0]), np.arange(1, 6)
    assert_unchanged(student.elbow_k, losses, ks)
    got = student.elbow_k(losses, ks)
    assert_equal(int(got), 4)
    assert np.asarray(got).dtype.kind in "iu", f"expected an integer, returned {got!r}"


@pytest.mark.points(2)
def test_ks_and_ties(student):
    """Returns an entry of ks, the smallest of tied ones, also if all bends are negative."""
    assert_equal(int(student.elbow_k(np.array([9.0, 4.0, 3.0, 2.5]), np.array([2, 4, 6, 8]))), 4)
    assert_equal(int(student.elbow_k(np.array([9.0, 5.0, 4.0, 0.0, -1.0]) + 1, np.arange(1, 6))), 2)
    assert_equal(int(student.elbow_k(np.array([9.0, 8.0, 5.0, 0.0]), np.arange(1, 5))), 2)


@pytest.mark.points(1)
def test_refuses(student):
    """Raises ValueError for two ks, and for 1, 2, 4."""
    student.elbow_k(np.array([3.0, 2.0, 1.5]), np.array([1, 2, 3]))
    for ks in ([1, 2], [1, 2, 4]):
        with pytest.raises(ValueError):  # noqa: PT011  the text of an error is free
            student.elbow_k(np.array([3.0, 2.0, 1.5])[: len(ks)], np.array(ks))
