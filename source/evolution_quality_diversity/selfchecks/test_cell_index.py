"""Self-checks of cell_index: the worked example, the upper end, outside."""

import numpy as np
import pytest
from selfchecks.testing import assert_equal, assert_unchanged, require

LOW, HIGH = np.zeros(2), np.array([1.0, 10.0])


@pytest.mark.points(2)
def test_worked_example(student):
    """Finds the cell (1, 3) of (0.3, 9) among 4 x 4."""
    b = np.array([0.3, 9.0])
    assert_unchanged(student.cell_index, b, LOW, HIGH, 4)
    got = student.cell_index(b, LOW, HIGH, 4)
    require(isinstance(got, tuple), "The cell is no tuple.")
    assert_equal(got, (1, 3))


@pytest.mark.points(1)
def test_ends(student):
    """Finds the last part at the upper end, and the first below the lower one."""
    assert_equal(student.cell_index(np.array([1.0, -3.0]), LOW, HIGH, 4), (3, 0))


@pytest.mark.points(1)
def test_refuses(student):
    """Raises ValueError for no parts."""
    student.cell_index(np.ones(2), LOW, HIGH, 1)
    with pytest.raises(ValueError):  # noqa: PT011  the text of an error is free
        student.cell_index(np.ones(2), LOW, HIGH, 0)
