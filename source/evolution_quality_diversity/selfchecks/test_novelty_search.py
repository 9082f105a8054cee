"""Self-checks of novelty_search: one generation, the second one, none."""

import numpy as np
import pytest
from selfchecks.testing import as_array, assert_close, require


@pytest.mark.points(1)
def test_first_generation(student, open_function):
    """Keeps 0 and 20 of the descriptors 0, 20, 20, as in the statement."""
    f, P0 = open_function("scaled", np.array([[10.0]])), np.array([[0.0], [2.0], [2.0]])
    got = student.novelty_search(f, P0, 1, 4, 0.1, 1, 0.5, np.random.default_rng(0))
    assert_close(got, np.array([[0.0], [20.0]]))


@pytest.mark.points(4)
def test_second_generation(student, open_function):
    """Draws the second population from the first half of the first."""
    f, rng = open_function("leading", 1), np.random.default_rng(5)
    P0 = np.array([[0.0], [50.0], [100.0], [150.0]])
    rng.integers(0, 2, size=3)
    second = P0[np.random.default_rng(5).integers(0, 2, size=3)] + 3 * rng.standard_normal((3, 1))
    got = as_array(student.novelty_search(f, P0, 2, 3, 3.0, 1, 0.001, np.random.default_rng(5)))
    assert_close(got, np.vstack([P0, second]), what="the archive", atol=1e-9)


@pytest.mark.points(1)
def test_no_generation(student, open_function):
    """Returns an archive of shape (0, 2) without a generation."""
    f = open_function("leading", 2)
    got = student.novelty_search(f, np.ones((3, 4)), 0, 2, 0.1, 1, 0.5, np.random.default_rng(0))
    require(np.shape(got) == (0, 2), "The archive has not the shape (0, 2).")
