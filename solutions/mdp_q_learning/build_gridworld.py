"""Reference for mdp_q_learning/build_gridworld."""

import numpy as np

from solutions.mdp_q_learning.grid_moves import grid_moves


def build_gridworld(
    rows: int,
    cols: int,
    walls: set[tuple[int, int]],
    terminals: dict[tuple[int, int], float],
    step_reward: float,
    slip: float,
) -> tuple[np.ndarray, np.ndarray, list[tuple[int, int]]]:
    """Write a slippery grid as arrays of transitions and rewards.

    A step goes as intended with probability ``1 - slip``, and to either side of that
    direction with ``slip / 2``. It costs or earns `step_reward`; who enters a terminal
    cell earns the cell's reward besides, and stays there for nothing.

    Parameters
    ----------
    rows : int
        How many rows the grid has; row 0 is the top one.
    cols : int
        How many columns it has.
    walls : set of (row, col)
        Cells that cannot be entered.
    terminals : dict
        The reward for entering each terminal cell (row, col), perhaps none.
    step_reward : float
        The reward of each step from a cell that is not terminal.
    slip : float
        The probability of a slip, from 0 to 1.

    Returns
    -------
    P : ndarray of shape (S, 4, S)
        ``P[s, a, t]``: the probability that action ``a`` (0 up, 1 right, 2 down, 3
        left) leads from state ``s`` to ``t``.
    R : ndarray of shape (S, 4)
        Expected rewards, 0 in terminal states.
    states : list of (row, col)
        The cells of the states, as by ``grid_moves``.

    Notes
    -----
    Compared at an absolute tolerance of 1e-12 (P) and 1e-9 (R).

    References
    ----------
    .. [1] Russell, Norvig, "Artificial Intelligence: A Modern Approach", 3rd edition,
       Pearson, 2010, section 17.1 (where a reward belongs to a state).

    Examples
    --------
    >>> P, R, states = build_gridworld(1, 2, set(), {(0, 1): 5.0}, -1.0, 0.5)
    >>> states, P[0].tolist()
    ([(0, 0), (0, 1)], [[0.75, 0.25], [0.5, 0.5], [0.75, 0.25], [1.0, 0.0]])
    >>> R.tolist()
    [[0.25, 1.5, 0.25, -1.0], [0.0, 0.0, 0.0, 0.0]]
    """
    states, moves = grid_moves(rows, cols, walls)
    P, R = np.zeros((len(states), 4, len(states))), np.zeros((len(states), 4))
    gains = np.array([terminals.get((row, col), 0.0) for row, col in states])
    for s, cell in enumerate(states):
        for a in range(4):
            if tuple(cell) in terminals:
                P[s, a, s] = 1.0
                continue
            for turn, p in ((0, 1 - slip), (1, slip / 2), (-1, slip / 2)):
                P[s, a, moves[s, (a + turn) % 4]] += p
            R[s, a] = step_reward + P[s, a] @ gains
    return P, R, states
