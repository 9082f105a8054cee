"""Self-checks of als_fit: one sweep, two, and a table that it must learn."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_unchanged, require


def table():
    Y = np.array([[4.0, np.nan, 1.0], [1.0, -1.0, np.nan]])
    return Y, ~np.isnan(Y)


@pytest.mark.points(2)
def test_one_sweep(student):
    """Sets users first, then items (seed 3, lam = 0.5)."""
    assert_unchanged(student.als_fit, *table(), 1, 0.5, 1, np.random.default_rng(3))
    rng, twin = np.random.default_rng(3), np.random.default_rng(3)
    Z, W, _ = student.als_fit(*table(), 1, 0.5, 1, rng)
    assert_close(Z, [[1.7730363778895633], [0.41052752349257576]], rtol=1e-6, what="Z")
    W_new = [[1.9680738295559097, -0.614072330178174, 0.4866088911730466]]
    assert_close(W, W_new, rtol=1e-6, what="W")
    twin.standard_normal(3)
    require(rng.random() == twin.random(), "Something besides W has been drawn.")


@pytest.mark.points(2)
def test_objectives(student):
    """Notes 4.775 and 4.666 after two sweeps: squared errors, plus 0.5 times all squares."""
    Z, _, objectives = student.als_fit(*table(), 1, 0.5, 2, np.random.default_rng(3))
    assert_close(Z, [[1.8131708881745099], [0.5435640097959802]], rtol=1e-6, what="Z")
    both = [4.7754121116263235, 4.665810495542846]
    assert_close(objectives, both, rtol=1e-6, what="the list of objectives")


@pytest.mark.points(1)
def test_learns(student):
    """Finds a table of rank 2 in one sweep (lam = 0)."""
    Y = np.array([[1.0, 2.0, 3.0], [0.0, 1.0, 1.0], [2.0, 0.0, 2.0], [1.0, 1.0, 2.0]])
    everything = np.ones(Y.shape, dtype=bool)
    Z, W, objectives = student.als_fit(Y, everything, 2, 0.0, 1, np.random.default_rng(0))
    assert_close(np.dot(Z, W), Y, rtol=1e-6, atol=1e-9, what="Z @ W")
    require(len(objectives) == 1, "The list must have one entry for each sweep.")


@pytest.mark.points(1)
def test_draw(student):
    """Draws W with a row for each trait: only then are the users of one sweep right (seed 3)."""
    Y = np.array([[1.0, 2.0, 0.0], [0.0, 1.0, 4.0]])
    everything = np.ones(Y.shape, dtype=bool)
    _, W, _ = student.als_fit(Y, everything, 2, 1.0, 1, np.random.default_rng(3))
    start = np.random.default_rng(3).standard_normal((2, 3))
    Z = np.linalg.solve(start @ start.T + np.eye(2), start @ Y.T).T
    right = np.linalg.solve(Z.T @ Z + np.eye(2), Z.T @ Y)
    assert_close(W, right, rtol=1e-6, what="W, with a rating of 0 in it")
