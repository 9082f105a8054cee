"""Self-checks of es_run: the first population, progress on a hill."""

import numpy as np
import pytest
from selfchecks.testing import as_tuple, assert_close, require


@pytest.mark.points(2)
def test_no_generation(student, open_function):
    """Returns the best of the first population where n_gen is 0."""
    f = open_function("first_coordinate")
    P = np.random.default_rng(3).uniform(-5, 5, size=(6, 2))
    best = P[P[:, 0].argmax()]
    got = student.es_run(f, 2, 2, 4, 0.5, 0, np.random.default_rng(3))
    assert_close(got, (best, best[0], best[:1]), parts=("x", "best", "history"))


@pytest.mark.points(2)
def test_climbs(student, open_function):
    """Comes close to the top of a hill at (1, 2), with a history of 31 entries that never falls."""
    f = open_function("minus_squares", np.array([1.0, 2.0]))
    x, best, history = as_tuple(student.es_run(f, 2, 5, 20, 0.2, 30, np.random.default_rng(0)), 3)
    assert_close(x, np.array([1.0, 2.0]), atol=0.2, what="x")
    assert_close(best, 0.0, atol=0.05, what="best")
    assert_close(np.shape(history), (31,), what="the shape of history")
    require(np.diff(history) >= 0, "The history falls.")


@pytest.mark.points(1)
def test_one_generation(student, open_function):
    """Makes the second population by es_step, with the same generator."""
    f, rng = open_function("first_coordinate"), np.random.default_rng(4)
    P = rng.uniform(-5, 5, size=(4, 1))
    top = P.max()
    rng.integers(0, 1, size=3)
    children = top + 0.5 * rng.standard_normal((3, 1))
    best = max(top, children.max())
    got = student.es_run(f, 1, 1, 3, 0.5, 1, np.random.default_rng(4))
    expected = np.array([best]), best, np.array([top, best])
    assert_close(got, expected, parts=("x", "best", "history"), atol=1e-12)
