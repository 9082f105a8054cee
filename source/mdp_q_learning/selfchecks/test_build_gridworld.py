"""Self-checks of build_gridworld: the worked example, terminal cells, the robot's world."""

import numpy as np
import pytest
from selfchecks.testing import as_tuple, assert_close, assert_unchanged


@pytest.mark.points(2)
def test_worked_example(student):
    """Builds the corridor of two cells."""
    call = 1, 2, set(), {(0, 1): 5.0}, -1.0, 0.5
    assert_unchanged(student.build_gridworld, *call)
    P, R, states = as_tuple(student.build_gridworld(*call), 3)
    assert [tuple(cell) for cell in states] == [(0, 0), (0, 1)], "the cells, in order"
    assert_close(P[0], [[0.75, 0.25], [0.5, 0.5], [0.75, 0.25], [1.0, 0.0]], what="P[0]")
    assert_close(R[0], [0.25, 1.5, 0.25, -1.0], what="R[0]")


@pytest.mark.points(2)
def test_terminal_cells(student):
    """Stays in the right cell of the corridor, for nothing."""
    P, R, _ = as_tuple(student.build_gridworld(1, 2, set(), {(0, 1): 5.0}, -1.0, 0.5), 3)
    assert_close(P[1], [[0.0, 1.0]] * 4, what="P[1]")
    assert_close(R[1], [0.0] * 4, atol=1e-12, what="R[1]")


@pytest.mark.points(2)
def test_robot(student):
    """Steps from the start of the robot's world: up with 0.8, right and left with 0.1 each."""
    ends = {(0, 3): 1.0, (1, 3): -1.0}
    P, R, states = as_tuple(student.build_gridworld(3, 4, {(1, 1)}, ends, -0.04, 0.2), 3)
    assert np.shape(P) == (11, 4, 11), "11 states and 4 actions"
    cells = [tuple(cell) for cell in states]
    start = cells.index((2, 0))
    led = {cells[t]: P[start][0][t] for t in range(11) if P[start][0][t] > 0}
    assert set(led) == {(1, 0), (2, 1), (2, 0)}, "up from the start leads to three cells"
    assert_close([led[1, 0], led[2, 1], led[2, 0]], [0.8, 0.1, 0.1], what="their probabilities")
    assert_close(R[cells.index((1, 2))][1], -0.84, what="the reward for walking into the pit")
