"""Self-checks of lp_norm: the vector (3, -4) of the notebook, and the errors."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_unchanged


@pytest.mark.points(2)
def test_worked_example(student):
    """Gives 7, 5, 4 and 2 for x = (3, -4) and p = 1, 2, inf and 0."""
    x = np.array([3.0, -4.0])
    for p, expected in [(1, 7.0), (2, 5.0), (np.inf, 4.0), (0, 2.0)]:
        assert_close(student.lp_norm(x, p), expected, what=f"the result for p = {p}")
    assert_unchanged(student.lp_norm, x, 2)


@pytest.mark.points(1)
def test_p_is_three(student):
    """Gives 91 ** (1/3), about 4.4979, for x = (3, -4) and p = 3: sizes are added, not entries."""
    assert_close(student.lp_norm(np.array([3.0, -4.0]), 3), 91 ** (1 / 3))


@pytest.mark.points(1)
def test_empty(student):
    """Gives 0.0 for the empty vector."""
    assert_close(student.lp_norm(np.array([]), 2), 0.0)


@pytest.mark.points(1)
def test_refuses_half(student):
    """Raises ValueError for p = 1/2."""
    with pytest.raises(ValueError):  # noqa: PT011  the text of an error is free
        student.lp_norm(np.array([3.0, -4.0]), 0.5)
