"""Self-checks of project: the worked examples, points inside, and the errors."""

import numpy as np
import pytest
from selfchecks.testing import assert_close

W = np.array([3.0, -4.0])


@pytest.mark.points(2)
@pytest.mark.parametrize(("kind", "nearest"), [("l2", [0.6, -0.8]), ("box", [1, -1])])
def test_ball_and_box(student, kind, nearest):
    """Takes [3, -4] to [0.6, -0.8] in the unit ball, and to [1, -1] in the box."""
    assert_close(student.project(W, kind), nearest)


@pytest.mark.points(2)
@pytest.mark.parametrize(
    ("w", "nearest"), [([2, 0.6, 0.2], [1, 0, 0]), ([0.9, 0.6, -1], [0.65, 0.35, 0])]
)
def test_simplex(student, w, nearest):
    """Takes [2, 0.6, 0.2] to [1, 0, 0] in the simplex, and [0.9, 0.6, -1] to [0.65, 0.35, 0]."""
    assert_close(student.project(np.array([*map(float, w)]), "simplex"), nearest, atol=1e-9)


@pytest.mark.points(1)
def test_l1_ball(student):
    """Takes [3, -4] to [1, -2] in the l1 ball of radius 3."""
    assert_close(student.project(W, "l1", 3.0), [1, -2], atol=1e-9)


@pytest.mark.points(1)
def test_inside_and_errors(student):
    """Leaves points of a set where they are, and raises ValueError for a negative radius."""
    for kind in ("l2", "box", "l1"):
        assert_close(student.project(np.array([0.2, -0.3]), kind), [0.2, -0.3], atol=1e-9)
    assert_close(student.project(np.array([0.4, 0.6]), "simplex"), [0.4, 0.6], atol=1e-9)
    with pytest.raises(ValueError):  # noqa: PT011
        student.project(W, "l2", -1.0)
