"""Self-checks of minimax_q_update: the worked example, a copy."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_unchanged

Q = np.array([[[0.0, 0.0], [0.0, 0.0]], [[3.0, -1.0], [-2.0, 4.0]]])


@pytest.mark.points(3)
def test_worked_example(student):
    """Moves the entry to 1.45, and no other, if the next table is worth 1."""
    got = student.minimax_q_update(Q, 0, 0, 1, 2.0, 1, 0.5, 0.9, lambda table: 1.0)
    assert_close(got, [[[0.0, 1.45], [0.0, 0.0]], [[3.0, -1.0], [-2.0, 4.0]]])


@pytest.mark.points(1)
def test_copy(student, open_function):
    """Leaves the old table as it is."""
    value = open_function("pure_value")
    assert_unchanged(student.minimax_q_update, Q, 1, 0, 1, 2.0, 0, 0.5, 0.9, value)
