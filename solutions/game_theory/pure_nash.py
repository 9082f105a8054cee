"""Reference for game_theory/pure_nash."""

import numpy as np

from solutions.game_theory.best_responses import best_responses


def pure_nash(A: np.ndarray, B: np.ndarray) -> list[tuple[int, int]]:
    """List all equilibria of two fixed actions.

    In an equilibrium neither player gains by changing the own action alone.

    Parameters
    ----------
    A : ndarray of shape (m, n)
        Payoffs of the row player.
    B : ndarray of shape (m, n)
        Payoffs of the column player.

    Returns
    -------
    list of (int, int)
        All pairs (row, column) of which each is a best answer to the other.

    Notes
    -----
    Exact; payoffs are equal or at least 1e-6 apart.

    References
    ----------
    .. [1] Nash, "Equilibrium points in n-person games", PNAS 36, 1950.

    Examples
    --------
    >>> A = np.array([[3, 0], [5, 1]])
    >>> pure_nash(A, A.T)
    [(1, 1)]
    >>> pure_nash(np.array([[2, 0], [0, 1]]), np.array([[1, 0], [0, 2]]))
    [(0, 0), (1, 1)]
    """
    rows, columns = best_responses(A, 0), best_responses(B, 1)
    m, n = A.shape
    return [(i, j) for i in range(m) for j in range(n) if i in rows[j] and j in columns[i]]
