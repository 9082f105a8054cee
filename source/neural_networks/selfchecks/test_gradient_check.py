"""Self-checks of gradient_check: a right slope, a wrong one, a large step, integers."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_unchanged, require


@pytest.mark.points(2)
def test_right_slopes(student, open_function):
    """Finds less than 1e-6 wrong with the slopes (6, -4) of the squares at (3, -2)."""
    squares, theta = open_function("polynomial", 1.0, 2), np.array([3, -2])
    assert_unchanged(student.gradient_check, squares, theta, np.array([6.0, -4.0]))
    got = student.gradient_check(squares, theta, np.array([6.0, -4.0]))
    require(0 <= got < 1e-6, "A right gradient is not found right.", f"got {got!r}")


@pytest.mark.points(2)
def test_wrong_slopes(student, open_function):
    """Gives 0.2 for a claim of (4, -4), 1 for a wrong sign, and 0.2 where coordinates meet."""
    squares, theta = open_function("polynomial", 1.0, 2), np.array([3.0, -2.0])
    assert_close(student.gradient_check(squares, theta, np.array([4.0, -4.0])), 0.2, rtol=1e-6)
    assert_close(student.gradient_check(squares, theta, np.array([6.0, 4.0])), 1.0, rtol=1e-6)
    # t1 * t2, whose slopes at (2, 5) are (5, 2): a coordinate that is not put back would show.
    product = open_function("crossed", np.array([[0.0, 1.0], [1.0, 0.0]]))
    got = student.gradient_check(product, np.array([2.0, 5.0]), np.array([5.0, 3.0]), 0.5)
    assert_close(got, 0.2, rtol=1e-6)


@pytest.mark.points(1)
def test_large_step(student, open_function):
    """Gives 0.01 / 24.01 for the slope 12 of the cube at 2 if the step is 0.1."""
    got = student.gradient_check(
        open_function("polynomial", 1.0, 3), np.array([2.0]), np.array([12.0]), 0.1
    )
    assert_close(got, 0.01 / 24.01, rtol=1e-6)


@pytest.mark.points(1)
def test_draws(student, open_function):
    """Checks those 2 of 4 coordinates that rng.choice draws; the first is wrong (four seeds)."""
    squares, grad = open_function("polynomial", 1.0, 2), np.array([9.0, 2.0, 2.0, 2.0])
    for seed in (0, 1, 2, 3):
        drawn = np.random.default_rng(seed).choice(4, size=2, replace=False)
        got = student.gradient_check(
            squares, np.ones(4), grad, 1e-5, 2, np.random.default_rng(seed)
        )
        require((got > 0.1) == (0 in drawn), "Other coordinates are checked than those drawn.")
