"""Self-checks of choose_k: iris, exact sums, ten tenths, the error."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_unchanged

IRIS = np.array([9246, 531, 171, 52]) / 10_000


@pytest.mark.points(1)
def test_worked_example(student):
    """Needs two directions for 95 % of iris, one for 90 %, four for everything."""
    assert_unchanged(student.choose_k, IRIS.copy(), 0.95)
    for target, k in ((0.95, 2), (0.9, 1), (0.99, 3), (1.0, 4)):
        assert_close(student.choose_k(IRIS, target), k, what=f"k for {target}")


@pytest.mark.points(1)
def test_exactly_met(student):
    """Takes a sum that is exactly the target, and at least one share."""
    assert_close(student.choose_k(IRIS, 0.0), 1, what="k for a target of 0")
    assert_close(student.choose_k(np.array([0.5, 0.25, 0.25]), 0.75), 2)


@pytest.mark.points(1)
def test_ten_tenths(student):
    """Reaches 1 with ten shares of 0.1, whose float64 sum is a hair below."""
    assert_close(student.choose_k(np.full(10, 0.1), 1.0), 10)


@pytest.mark.points(1)
def test_refuses(student):
    """Raises ValueError where all shares together are too few, and only there."""
    assert_close(student.choose_k(IRIS[:2], 0.95), 2)
    with pytest.raises(ValueError):  # noqa: PT011  the text of an error is free
        student.choose_k(IRIS[:2], 0.99)
