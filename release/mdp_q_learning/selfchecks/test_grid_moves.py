"""Self-checks of grid_moves: the worked example, the four directions, a corridor."""

import numpy as np
import pytest
from selfchecks.testing import as_tuple, assert_equal, assert_unchanged


@pytest.mark.points(2)
def test_worked_example(student):
    """Lists the three free cells of two rows and two columns, and where steps lead."""
    assert_unchanged(student.grid_moves, 2, 2, {(1, 1)})
    states, moves = as_tuple(student.grid_moves(2, 2, {(1, 1)}), 2)
    assert [tuple(cell) for cell in states] == [(0, 0), (0, 1), (1, 0)], "the free cells, in order"
    assert_equal(moves, np.array([[0, 1, 2, 0], [1, 1, 1, 0], [0, 2, 2, 2]]), what="moves")


@pytest.mark.points(2)
def test_directions(student):
    """Goes from the middle of three by three cells to 1 (up), 5 (right), 7 (down), 3 (left)."""
    states, moves = as_tuple(student.grid_moves(3, 3, set()), 2)
    assert len(states) == 9, "nine free cells"
    assert_equal(moves[4], np.array([1, 5, 7, 3]), what="moves of the cell (1, 1)")


@pytest.mark.points(1)
def test_corridor(student):
    """Walks along a corridor of three cells."""
    _, moves = as_tuple(student.grid_moves(1, 3, set()), 2)
    assert_equal(moves, np.array([[0, 1, 0, 0], [1, 2, 1, 0], [2, 2, 2, 1]]), what="moves")
