"""Reference for game_theory/minmax_profile."""

import numpy as np

from solutions.game_theory.solve_2x2_zero_sum import solve_2x2_zero_sum


def minmax_profile(A: np.ndarray, B: np.ndarray) -> tuple[float, float]:
    """Compute what each player of a game of two by two can be held down to.

    The other player is supposed to want nothing but to keep the payoff low.

    Parameters
    ----------
    A : ndarray of shape (2, 2)
        Payoffs of the row player.
    B : ndarray of shape (2, 2)
        Payoffs of the column player.

    Returns
    -------
    v1 : float
        What the row player is sure of, whatever the column player does; both may mix.
    v2 : float
        What the column player is sure of.

    Notes
    -----
    Compared at a relative and an absolute tolerance of 1e-9.

    References
    ----------
    .. [1] Osborne, Rubinstein, "A Course in Game Theory", MIT Press 1994, section 8.5.

    Examples
    --------
    >>> minmax_profile(np.array([[3, 0], [5, 1]]), np.array([[3, 5], [0, 1]]))
    (1.0, 1.0)
    """
    return solve_2x2_zero_sum(A)[2], solve_2x2_zero_sum(B.T)[2]
