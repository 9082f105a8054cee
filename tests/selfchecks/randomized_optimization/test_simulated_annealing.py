"""Self-checks of simulated_annealing: the walk on paper, the best of it, no step at all."""

import numpy as np
import pytest
from selfchecks.testing import as_tuple, assert_close, assert_unchanged


@pytest.mark.points(3)
def test_on_paper(student, open_function):
    """Makes the walk of the statement."""
    call = open_function("one_max"), np.zeros(3, dtype=int), 0.9, 0.9, 6, np.random.default_rng(2)
    assert_unchanged(student.simulated_annealing, *call)
    trace = as_tuple(student.simulated_annealing(*call), 3)[2]
    assert_close(trace, np.array([0, 1, 2, 3, 3, 2, 2]), what="the trace")


@pytest.mark.points(3)
def test_best(student, open_function):
    """Returns the best string of the walk, not its last."""
    call = open_function("one_max"), np.zeros(3, dtype=int), 0.9, 0.9, 6, np.random.default_rng(2)
    x, value, _ = as_tuple(student.simulated_annealing(*call), 3)
    assert_close(x, np.ones(3), what="x")
    assert_close(value, 3, what="the value")


@pytest.mark.points(1)
def test_no_step(student, open_function):
    """Returns x0 and a trace of one entry for n_iter = 0."""
    call = open_function("one_max"), np.array([0, 1]), 1.0, 0.9, 0, np.random.default_rng(0)
    x, value, trace = as_tuple(student.simulated_annealing(*call), 3)
    assert_close(x, np.array([0, 1]), what="x")
    assert_close(value, 1, what="the value")
    assert_close(trace, np.array([1.0]), what="the trace")
