"""Self-checks of lp_vertices_2d: the worked example, no solution and a tie."""

import numpy as np
import pytest
from selfchecks.testing import assert_close

# x >= 0, y >= 0, x + 2 y <= 4
TRIANGLE = np.array([[-1.0, 0.0], [0.0, -1.0], [1.0, 2.0]])


@pytest.mark.points(2)
def test_worked_example(student):
    """Finds the corner (4, 0) of the triangle, with the value -4, for c = (-1, -1)."""
    answer = student.lp_vertices_2d(np.array([-1.0, -1.0]), TRIANGLE, np.array([0.0, 0.0, 4.0]))
    assert_close(answer, ([4.0, 0.0], -4.0), atol=1e-8)


@pytest.mark.points(1)
def test_infeasible(student):
    """Returns (None, inf) if nothing satisfies all constraints."""
    answer = student.lp_vertices_2d(np.array([-1.0, -1.0]), TRIANGLE, np.array([0.0, 0.0, -4.0]))
    assert_close(answer, (None, np.inf))


@pytest.mark.points(1)
def test_tie(student):
    """Takes (0, 2) and not (4, 0) for c = (-1, -2), where both have the value -4."""
    answer = student.lp_vertices_2d(np.array([-1.0, -2.0]), TRIANGLE, np.array([0.0, 0.0, 4.0]))
    assert_close(answer, ([0.0, 2.0], -4.0), atol=1e-8)
