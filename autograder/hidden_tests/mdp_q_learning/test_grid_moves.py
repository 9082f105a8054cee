"""Hidden tests of grid_moves; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.mdp_q_learning.mdp_worlds import (
    assert_cells,
    assert_leads,
    leads,
    listed_cells,
    listed_in,
    where_steps_lead,
)
from autograder.testing import (
    as_array,
    as_tuple,
    assert_cases,
    assert_equal,
    assert_leaves_arguments,
    counterexample_search,
    require,
    strategies,
)

CORNER = (2, 2, {(1, 1)})
ROBOT = (3, 4, {(1, 1)})
WALLED = [
    (1, 3, {(0, 1)}),
    (2, 2, {(0, 0), (0, 1), (1, 0)}),
    (3, 3, {(1, 1)}),
    (2, 5, {(0, 2), (1, 0)}),
    (5, 2, {(0, 0), (3, 1)}),
    (4, 3, {(1, 0)}),
]
LONG = [(2, 140, set()), (12, 2, {(10, 1)})]  # numbers of several digits


@pytest.mark.points(1)
def test_numbering(student):
    """Lists the free cells row by row, row 0 first, and leaves walls out."""
    cases = [(CORNER, [(0, 0), (0, 1), (1, 0)]), ((1, 3, set()), [(0, 0), (0, 1), (0, 2)])]
    cases += [(call, listed_cells(*call)) for call in (ROBOT, (3, 2, set()), *WALLED, *LONG)]
    assert_cases(student.grid_moves, cases, compare=assert_cells)
    assert_leaves_arguments(student.grid_moves, [CORNER, ROBOT])


@pytest.mark.points(1)
def test_directions(student):
    """Goes up, right, down and left, in this order, in the middle of a grid."""
    cases = []
    for rows, cols, walls in [(3, 3, set()), (3, 5, set()), (5, 3, set())]:
        middle = {cell: to for cell, to in leads(rows, cols, walls).items() if cell not in to}
        cases.append(((rows, cols, walls), middle))

    def assert_middle(got, expected):
        cells, moves = listed_in(got), as_array(as_tuple(got, 2)[1], what="moves")
        for cell, targets in expected.items():
            require(cell in cells and len(moves) == len(cells), "A free cell is missing.")
            led = [cells[int(t)] for t in moves[cells.index(cell)]]
            require(led == targets, "A step leads to a wrong cell.")

    assert_cases(student.grid_moves, cases, compare=assert_middle)


@pytest.mark.points(1)
def test_edges(student):
    """Stays where a step would go over the edge, in wide and in tall grids."""
    calls = [(2, 2, set()), (2, 4, set()), (4, 2, set()), (3, 3, set()), LONG[0]]
    cases = [(call, leads(*call)) for call in calls]
    assert_cases(student.grid_moves, cases, compare=assert_leads)


@pytest.mark.points(1)
def test_walls(student):
    """Stays where a step would go into a wall; numbers in moves are those of the list."""
    cases = [(CORNER, np.array([[0, 1, 2, 0], [1, 1, 1, 0], [0, 2, 2, 2]]))]
    cases += [(call, where_steps_lead(*call)) for call in (ROBOT, *WALLED)]
    assert_cases(
        student.grid_moves, cases, compare=lambda got, e: assert_equal(as_tuple(got, 2)[1], e)
    )


@pytest.mark.points(1)
def test_narrow_grids(student):
    """Takes a single row, a single column, and a single free cell."""
    calls = [(1, 4, set()), (4, 1, set()), (1, 2, set()), (3, 1, set()), (1, 1, set())]
    cases = [(call, leads(*call)) for call in calls]
    assert_cases(student.grid_moves, cases, compare=assert_leads)


@counterexample_search(
    rows=strategies.choices(1, 2, 3),
    cols=strategies.choices(1, 2, 3),
    walls=strategies.choices(set(), {(0, 1)}, {(1, 0)}),
)
def agrees_with_the_reference(student, reference, rows, cols, walls):
    got, expected = student.grid_moves(rows, cols, walls), reference.grid_moves(rows, cols, walls)
    assert_cells(got, expected[0])
    assert_equal(as_tuple(got, 2)[1], expected[1])
