"""Self-checks of kde_gaussian: the worked example, the area, the bandwidth."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_unchanged


@pytest.mark.points(2)
def test_worked_example(student):
    """Is 0.2265 at 0 and 0.2420 at 1, for bumps of width 1 on 2 and 0."""
    train, places = np.array([2.0, 0.0]), np.array([1.0, 0.0, 5.0])
    assert_unchanged(student.kde_gaussian, train, places, 1.0)
    bumps = np.exp(-np.array([[1.0, 1.0], [0.0, 4.0], [25.0, 9.0]]) / 2) / np.sqrt(2 * np.pi)
    assert_close(student.kde_gaussian(train, places, 1.0), bumps.mean(axis=1))


@pytest.mark.points(1)
def test_bandwidth(student):
    """Has bumps with standard deviation h, and the area 1."""
    places = np.linspace(-20.0, 20.0, 4001)
    got = np.asarray(student.kde_gaussian(np.array([0.0, 1.0, 1.5]), places, 2.0))
    assert_close(np.sum(got) * 0.01, 1.0, rtol=1e-6, what="the area for h = 2")
    got = student.kde_gaussian(np.array([0.0]), np.array([3.0]), 2.0)
    assert_close(got, [np.exp(-9 / 8) / (2 * np.sqrt(2 * np.pi))], what="one bump with h = 2, at 3")


@pytest.mark.points(1)
def test_far_from_zero_and_int8(student):
    """Loses nothing far from zero, nor with points of int8."""
    one = np.exp(-1 / 8) / (2 * np.sqrt(2 * np.pi))
    got = student.kde_gaussian(np.array([2.0**27]), np.array([2.0**27 + 1]), 2.0)
    assert_close(got, [one], what="the result far from zero")
    got = student.kde_gaussian(np.int8([-100]), np.int8([100]), 200.0)
    assert_close(got, [np.exp(-0.5) / (200 * np.sqrt(2 * np.pi))], what="the result for int8")


@pytest.mark.points(1)
def test_refuses(student):
    """Raises ValueError if h is 0 or negative."""
    assert_close(student.kde_gaussian(np.zeros(1), np.zeros(1), 1.0), [1 / np.sqrt(2 * np.pi)])
    for h in (0.0, -1.0):
        with pytest.raises(ValueError):  # noqa: PT011  the text of an error is free
            student.kde_gaussian(np.zeros(1), np.zeros(1), h)
