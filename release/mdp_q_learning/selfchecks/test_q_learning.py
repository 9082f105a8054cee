"""Self-checks of q_learning: the worked example, a corridor, step sizes, nothing to do."""

import numpy as np
import pytest
from selfchecks.testing import assert_close

ONE = np.array([[[0.0, 1.0]], [[0.0, 1.0]]]), np.array([[3.0], [0.0]])


@pytest.mark.points(2)
def test_worked_example(student, open_function):
    """Learns 1.5 in one episode and 2.25 in two."""
    half = open_function("constant_step", 0.5)
    for n, value in ((1, 1.5), (2, 2.25)):
        rng = np.random.default_rng(0)
        got = student.q_learning(*ONE, 0, {1}, half, 1.0, 0.0, n, 10, rng)
        assert_close(got, [[value], [0.0]], what=f"the table after {n} episodes")


@pytest.mark.points(2)
def test_step_sizes(student, open_function):
    """Asks for the step sizes of visit 1, 2 and 3 in three episodes."""
    sizes = open_function("listed_step", [0.5, 0.25, 1.0])
    for n, value in ((1, 1.5), (2, 1.875), (3, 3.0)):
        rng = np.random.default_rng(0)
        got = student.q_learning(*ONE, 0, {1}, sizes, 1.0, 0.0, n, 10, rng)
        assert_close(got, [[value], [0.0]], what=f"the table after {n} episodes")


@pytest.mark.points(1)
def test_draws(student, open_function):
    """Tries both actions in turn: the recipe's draws from seed 0."""
    P = np.array([[[0.0, 1.0], [1.0, 0.0]], [[0.0, 1.0], [0.0, 1.0]]])
    R = np.array([[3.0, 2.0], [0.0, 0.0]])
    half = open_function("constant_step", 0.5)
    got = student.q_learning(P, R, 0, {1}, half, 0.5, 1.0, 3, 10, np.random.default_rng(0))
    assert_close(got, [[2.625, 2.8046875], [0.0, 0.0]], what="the table after three episodes")
