"""Reference for mdp_q_learning/grid_moves."""

import numpy as np


def grid_moves(
    rows: int, cols: int, walls: set[tuple[int, int]]
) -> tuple[list[tuple[int, int]], np.ndarray]:
    """Number the free cells of a grid, and say where each step leads.

    A step into a wall, or over the edge, leads nowhere: it stays.

    Parameters
    ----------
    rows : int
        How many rows the grid has; row 0 is the top one.
    cols : int
        How many columns it has; column 0 is on the left.
    walls : set of (row, col)
        Cells that cannot be entered, perhaps none; at least one cell is free.

    Returns
    -------
    states : list of (row, col)
        The free cells row by row, each row from left to right.
    moves : ndarray of int, shape (S, 4)
        ``moves[s, a]`` is the number of the cell that a step from ``states[s]`` leads
        to: 0 up, 1 right, 2 down, 3 left.

    Notes
    -----
    Compared exactly.

    References
    ----------
    .. [1] Russell, Norvig, "Artificial Intelligence: A Modern Approach", 4th edition,
       Pearson, 2021, section 17.1.

    Examples
    --------
    >>> states, moves = grid_moves(2, 2, {(1, 1)})
    >>> states
    [(0, 0), (0, 1), (1, 0)]
    >>> moves.tolist()
    [[0, 1, 2, 0], [1, 1, 1, 0], [0, 2, 2, 2]]
    """
    states = [(r, c) for r in range(rows) for c in range(cols) if (r, c) not in walls]
    number = {cell: s for s, cell in enumerate(states)}
    moves = np.empty((len(states), 4), dtype=int)
    for s, (r, c) in enumerate(states):
        for a, target in enumerate([(r - 1, c), (r, c + 1), (r + 1, c), (r, c - 1)]):
            moves[s, a] = number.get(target, s)
    return states, moves
