"""Reference for game_theory/minimax_q_update."""

from collections.abc import Callable

import numpy as np


def minimax_q_update(
    Q: np.ndarray,
    s: int,
    a: int,
    b: int,
    r: float,
    s_next: int,
    alpha: float,
    gamma: float,
    value: Callable,
) -> np.ndarray:
    """Take one step of minimax-Q learning.

    The next state is worth the value of its table, since the other player acts, too.

    Parameters
    ----------
    Q : ndarray of shape (S, m, n)
        For each state a table of what the first player expects to get in all.
    s : int
        The state in which the players moved.
    a : int
        The action of the first player.
    b : int
        The action of the second player.
    r : float
        What the first player got from the second.
    s_next : int
        The state they came to.
    alpha : float
        The step size.
    gamma : float
        The discount factor.
    value : callable
        ``value(table)`` returns the value of a zero-sum game of shape (m, n).

    Returns
    -------
    ndarray of shape (S, m, n)
        A new table: the entry of `s`, `a`, `b` has moved by `alpha` times its distance from
        ``r + gamma * value(Q[s_next])``; all others are as they were.

    Notes
    -----
    `value` is called once. Compared at a relative tolerance of 1e-9.

    References
    ----------
    .. [1] Littman, "Markov games as a framework for multi-agent reinforcement learning",
       ICML 1994.

    Examples
    --------
    >>> Q = np.zeros((2, 2, 2))
    >>> Q[1] = [[3, -1], [-2, 4]]
    >>> minimax_q_update(Q, 0, 0, 1, 2.0, 1, 0.5, 0.9, lambda table: 1.0)[0]
    array([[0.  , 1.45],
           [0.  , 0.  ]])
    """
    new = Q.astype(float)
    new[s, a, b] += alpha * (r + gamma * value(Q[s_next]) - Q[s, a, b])
    return new
