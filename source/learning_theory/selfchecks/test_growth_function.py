"""Self-checks of growth_function: small numbers of points, an unknown class."""

import pytest
from selfchecks.testing import assert_equal, assert_raises


@pytest.mark.points(2)
def test_three_points(student):
    """Counts 4, 7, 8 and 8 dichotomies of three points."""
    for kind, count in (("rays", 4), ("intervals", 7), ("convex", 8), ("perceptron2d", 8)):
        assert_equal(student.growth_function(kind, 3), count)


@pytest.mark.points(2)
def test_four_points(student):
    """Counts 5, 11, 16 and 14 dichotomies of four points."""
    for kind, count in (("rays", 5), ("intervals", 11), ("convex", 16), ("perceptron2d", 14)):
        assert_equal(student.growth_function(kind, 4), count)


@pytest.mark.points(1)
def test_refusal(student):
    """Raises ValueError for a class of another name."""
    calls = {"circles": ("circles", 3)}
    assert_raises(student.growth_function, ValueError, calls, works_on=[("rays", 3)])
