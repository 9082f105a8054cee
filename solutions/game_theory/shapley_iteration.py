"""Reference for game_theory/shapley_iteration."""

from collections.abc import Callable

import numpy as np


def shapley_iteration(
    P: np.ndarray, R: np.ndarray, gamma: float, value: Callable, n_iter: int
) -> np.ndarray:
    """Compute the values of a zero-sum stochastic game by repeated sweeps.

    Each state is a table whose payoffs contain the values of the states to come.

    Parameters
    ----------
    P : ndarray of shape (S, m, n, S)
        ``P[s, a, b]`` holds the probabilities of the next states.
    R : ndarray of shape (S, m, n)
        What the first player gets from the second.
    gamma : float
        The discount factor, at least 0 and below 1.
    value : callable
        ``value(table)`` returns the value of a zero-sum game of shape (m, n).
    n_iter : int
        How many sweeps, at least 0.

    Returns
    -------
    ndarray of shape (S,)
        The values after `n_iter` sweeps from zeros: each sweep replaces the value of each state s
        by that of the table ``R[s] + gamma * P[s] @ V``, with the old `V` in all states.

    Notes
    -----
    Compared at a relative and an absolute tolerance of 1e-9.

    References
    ----------
    .. [1] Shapley, "Stochastic games", PNAS 39, 1953.

    Examples
    --------
    >>> P, R = np.ones((1, 2, 2, 1)), np.array([[[3.0, -1.0], [-2.0, 4.0]]])
    >>> shapley_iteration(P, R, 0.5, lambda table: table.max(axis=0).min(), 2)
    array([4.5])
    """
    V = np.zeros(len(R))
    for _ in range(n_iter):
        V = np.array([value(R[s] + gamma * P[s] @ V) for s in range(len(R))], dtype=float)
    return V
