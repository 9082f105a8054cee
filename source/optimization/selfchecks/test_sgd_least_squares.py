"""Self-checks of sgd_least_squares: one full batch by hand, single samples, and several epochs."""

import numpy as np
import pytest
from selfchecks.testing import as_array, assert_close, assert_unchanged

X, Y = np.array([[1.0], [1.0]]), np.array([2.0, 4.0])


def half(t):
    """Return 0.5, whatever the step."""
    return 0.5


@pytest.mark.points(2)
def test_full_batch(student):
    """Goes from 0 to 1.5 in one step of 0.5, and to 2.25 in the next: the mean target is 3."""
    for n_epochs, expected in [(1, 1.5), (2, 2.25)]:
        rng = np.random.default_rng(0)
        w = student.sgd_least_squares(X, Y, np.zeros(1), half, n_epochs, 2, rng)
        assert_close(w, [expected])


@pytest.mark.points(2)
def test_single_samples(student):
    """Ends at 2.5 if the sample with target 4 comes last, as with default_rng(0)."""
    rng = np.random.default_rng(0)
    w = student.sgd_least_squares(X, Y, np.zeros(1), half, 1, 1, rng)
    assert_close(w, [2.5])


@pytest.mark.points(1)
def test_count_of_steps(student):
    """Counts steps over all epochs: with steps of 1 / t, 5.5 goes to -10.5 and then to 13.5."""
    rng = np.random.default_rng(0)
    wide = np.array([[2.0], [2.0]])
    w = student.sgd_least_squares(wide, Y, np.array([5.5]), lambda t: 1 / t, 2, 2, rng)
    assert_close(w, [13.5])


@pytest.mark.points(1)
def test_shape(student):
    """Leaves its arguments as they are, and returns (d,) weights, w0 itself for no epochs."""
    rng = np.random.default_rng(0)
    data = np.ones((5, 3)), np.ones(5), np.array([1.0, 2.0, 3.0])
    assert_unchanged(student.sgd_least_squares, *data, half, 1, 2, rng)
    as_array(student.sgd_least_squares(*data, half, 1, 2, rng), shape=(3,))
    assert_close(student.sgd_least_squares(*data, half, 0, 2, rng), [1, 2, 3])
