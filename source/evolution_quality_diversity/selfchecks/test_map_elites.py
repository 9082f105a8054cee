"""Self-checks of map_elites: random solutions, one offspring."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_equal

LOW, HIGH = np.zeros(1), np.ones(1)


@pytest.mark.points(2)
def test_random_solutions(student, open_function):
    """Keeps the better of two random solutions that share the only cell."""
    X = np.random.default_rng(6).uniform(0, 1, size=(2, 3))
    f, lead = open_function("minus_spread"), open_function("leading", 1)
    got = student.map_elites(f, lead, 3, 1, LOW, HIGH, 2, 0, 0.1, np.random.default_rng(6))
    best = X[(-X.var(axis=1)).argmax()]
    assert_equal(set(got), {(0,)}, what="the filled cells")
    assert_close(tuple(got[0,]), (best, -best.var()), what="the elite")


@pytest.mark.points(4)
def test_one_offspring(student, open_function):
    """Draws a cell, then a step, clips, and offers the offspring."""
    rng = np.random.default_rng(7)
    x = rng.uniform(0, 1, size=(1, 2))[0]
    rng.integers(1)
    child = np.clip(x + 0.4 * rng.standard_normal(2), 0, 1)
    lead, f = open_function("leading", 1), open_function("first_coordinate")
    got = student.map_elites(f, lead, 2, 100, LOW, HIGH, 1, 1, 0.4, np.random.default_rng(7))
    cells = {min(int(100 * row[0]), 99): row for row in (x, child)}
    assert_equal(set(got), {(cell,) for cell in cells}, what="the filled cells")
    for cell, row in cells.items():
        assert_close(got[cell,][0], row, what="the elite", atol=1e-12)
