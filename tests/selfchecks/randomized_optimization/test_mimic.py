"""Self-checks of mimic: the run on paper, no tree at all."""

import numpy as np
import pytest
from selfchecks.testing import as_tuple, assert_close


@pytest.mark.points(4)
def test_on_paper(student, open_function):
    """Finds 1111 with three trees."""
    call = open_function("one_max"), 4, 20, 0.25, 3, np.random.default_rng(0)
    x, value, thresholds = as_tuple(student.mimic(*call), 3)
    assert_close(x, np.ones(4), what="x")
    assert_close(value, 4, what="the value")
    assert_close(thresholds, np.array([3.0, 4.0, 4.0]), what="the thresholds")


@pytest.mark.points(2)
def test_no_tree(student, open_function):
    """Returns the first of the best of the first sample for n_iter = 0."""
    P = np.random.default_rng(5).integers(0, 2, size=(6, 7))
    call = open_function("one_max"), 7, 6, 0.5, 0, np.random.default_rng(5)
    x, value, thresholds = as_tuple(student.mimic(*call), 3)
    assert_close(x, P[np.argmax(P.sum(axis=1))], what="x")
    assert_close(value, P.sum(axis=1).max(), what="the value")
    assert len(thresholds) == 0, "thresholds must be empty"
