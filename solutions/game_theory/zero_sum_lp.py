"""Reference for game_theory/zero_sum_lp."""

import numpy as np


def zero_sum_lp(A: np.ndarray) -> tuple:
    """Write a zero-sum game as a linear program of the row player.

    The unknowns are ``z = (p_1, ..., p_m, v)``: a probability for each row, and what the row
    player is sure of. The program makes ``c @ z`` as small as it can be subject to
    ``A_ub @ z <= b_ub``, ``A_eq @ z == b_eq`` and the bounds.

    Parameters
    ----------
    A : ndarray of shape (m, n)
        What the column player pays to the row player.

    Returns
    -------
    c : ndarray of shape (m + 1,)
        Zeros, then -1.
    A_ub : ndarray of shape (n, m + 1)
        A row for each column of `A`: ``v - p @ A[:, j] <= 0``.
    b_ub : ndarray of shape (n,)
        Zeros.
    A_eq : ndarray of shape (1, m + 1)
        Ones and a zero: the probabilities add up to `b_eq`.
    b_eq : ndarray of shape (1,)
        The number 1.
    bounds : list of tuple
        A pair (least, greatest) for each unknown, None where there is no bound: no probability is
        negative, and the value is free.

    Notes
    -----
    Compared at a relative tolerance of 1e-12. ``scipy.optimize.linprog`` takes the six in this
    order.

    References
    ----------
    .. [1] Boyd, Vandenberghe, "Convex Optimization", Cambridge University Press 2004,
       section 5.2.5.

    Examples
    --------
    >>> c, A_ub, b_ub, A_eq, b_eq, bounds = zero_sum_lp(np.array([[3.0, -1.0], [-2.0, 4.0]]))
    >>> A_ub
    array([[-3.,  2.,  1.],
           [ 1., -4.,  1.]])
    >>> bounds
    [(0, None), (0, None), (None, None)]
    """
    m, n = A.shape
    c = np.append(np.zeros(m), -1.0)
    A_ub = np.column_stack([-A.T.astype(float), np.ones(n)])
    A_eq = np.append(np.ones(m), 0.0)[np.newaxis]
    return c, A_ub, np.zeros(n), A_eq, np.ones(1), [(0, None)] * m + [(None, None)]
