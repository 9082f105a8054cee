"""Worlds for the hidden tests of mdp_q_learning, as pairs of P and R."""

import numpy as np

from autograder.testing import as_array, as_tuple, require, stochastic_matrix

PAPER = (
    np.array([[[0.5, 0.5], [0.0, 1.0]], [[0.0, 1.0], [0.25, 0.75]]]),
    np.array([[1.0, 3.0], [0.0, 2.0]]),
)
STAY_OR_LEAVE = (
    np.array([[[0.0, 1.0], [1.0, 0.0]], [[0.0, 1.0], [0.0, 1.0]]]),
    np.array([[3.0, 2.0], [0.0, 0.0]]),
)
TURNS = ((-1, 0), (0, 1), (1, 0), (0, -1))
ROBOT_GRID = (3, 4, {(1, 1)}, {(0, 3): 1.0, (1, 3): -1.0})


def drawn_world(rng, S, A):
    """Return a world in which every state may follow every other."""
    return stochastic_matrix(rng, S, A), rng.normal(loc=0.3, size=(S, A))


def drawn_race(rng, S, A):
    """Return a world whose last state is terminal and near; all steps cost."""
    P, R = stochastic_matrix(rng, S, A), -rng.uniform(0.5, 2.0, size=(S, A))
    P = 0.7 * P
    P[:, :, -1] += 0.3
    P[-1], R[-1] = np.eye(S)[-1], 0.0
    return P, R


def listed_cells(rows, cols, walls):
    """Return the free cells row by row."""
    return [divmod(k, cols) for k in range(rows * cols) if divmod(k, cols) not in walls]


def where_steps_lead(rows, cols, walls):
    """Return for each free cell the numbers of the cells above, right, below and left of it."""
    cells = listed_cells(rows, cols, walls)
    targets = [[(r + down, c + across) for down, across in TURNS] for r, c in cells]
    return np.array(
        [[cells.index(t) if t in cells else s for t in row] for s, row in enumerate(targets)]
    )


def slow_grid(rows, cols, walls, terminals, step_reward, slip):
    """Return P, R and the cells of a slippery grid, outcome by outcome."""
    cells, leads = listed_cells(rows, cols, walls), where_steps_lead(rows, cols, walls)
    P, R = np.zeros((len(cells), 4, len(cells))), np.zeros((len(cells), 4))
    for s, cell in enumerate(cells):
        for a in range(4):
            outcomes = [(1 - slip, a), (slip / 2, a - 1), (slip / 2, a - 3)]
            for chance, direction in outcomes:
                t = s if cell in terminals else leads[s, direction]
                P[s, a, t] += chance
                if cell not in terminals:
                    R[s, a] += chance * (step_reward + terminals.get(cells[t], 0.0))
    return P, R, cells


def robot(step_reward=-0.04, slip=0.2):
    """Return P and R of Russell and Norvig's world."""
    return slow_grid(*ROBOT_GRID, step_reward, slip)[:2]


def five_by_five():
    """Return P and R of Sutton and Barto's grid, example 3.5: two cells that carry one off."""
    P, R = np.zeros((25, 4, 25)), np.zeros((25, 4))
    leads = where_steps_lead(5, 5, set())
    for s in range(25):
        for a in range(4):
            t, r = leads[s, a], -1.0 if leads[s, a] == s else 0.0
            t, r = {1: (21, 10.0), 3: (13, 5.0)}.get(s, (t, r))
            P[s, a, t], R[s, a] = 1.0, r
    return P, R


def line(length, reward=-1.0):
    """Return a corridor: action 0 stays, 1 goes right for a reward; the last state is terminal."""
    P, R = np.zeros((length, 2, length)), np.full((length, 2), float(reward))
    for s in range(length):
        P[s, 0, s] = P[s, 1, min(s + 1, length - 1)] = 1.0
    R[-1] = 0.0
    return P, R


def with_worths(*rows):
    """Return a call whose table Q has these rows: every action stays, and V is 0."""
    R = np.array(rows)
    P = np.zeros((len(R), R.shape[1], len(R)))
    P[np.arange(len(R)), :, np.arange(len(R))] = 1.0
    return P, R, np.zeros(len(R)), 0.9


def listed_in(answer):
    """Return the cells of an answer as pairs of integers."""
    return [tuple(int(k) for k in cell) for cell in as_tuple(answer, 2)[0]]


def assert_cells(got, expected):
    """Assert that the cells are listed, in order."""
    require(listed_in(got) == expected, "The list of cells is wrong.")


def assert_leads(got, expected):
    """Assert that each step of an answer leads to the right cell, whatever the numbers are."""
    cells, moves = listed_in(got), as_array(as_tuple(got, 2)[1], what="moves")
    shape = len(expected), 4
    require(moves.shape == shape, "The array of moves has the wrong shape.")
    require(moves.dtype.kind in "iu", "The moves are no integers.")
    require(bool(((moves >= 0) & (moves < len(cells))).all()), "A move leads to no state.")
    for cell, targets in expected.items():
        require(cell in cells, "A free cell is missing.")
        led = [cells[t] for t in moves[cells.index(cell)]]
        require(led == targets, "A step leads to a wrong cell.")


def leads(rows, cols, walls):
    """Return for each free cell where its four steps lead."""
    cells = listed_cells(rows, cols, walls)
    numbers = where_steps_lead(rows, cols, walls)
    return {cell: [cells[t] for t in row] for cell, row in zip(cells, numbers, strict=True)}
