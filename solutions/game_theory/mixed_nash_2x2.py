"""Reference for game_theory/mixed_nash_2x2."""

import numpy as np


def mixed_nash_2x2(A: np.ndarray, B: np.ndarray) -> tuple[float, float] | None:
    """Compute the equilibrium of a game of two by two in which both players mix.

    Each player's mix makes the other one indifferent.

    Parameters
    ----------
    A : ndarray of shape (2, 2)
        Payoffs of the row player.
    B : ndarray of shape (2, 2)
        Payoffs of the column player.

    Returns
    -------
    (float, float) or None
        The probabilities of the first row and of the first column; None if either does not lie
        strictly between 0 and 1, or a denominator is at most 1e-12 in size.

    Notes
    -----
    Compared at a relative tolerance of 1e-9.

    References
    ----------
    .. [1] Osborne, Rubinstein, "A Course in Game Theory", MIT Press 1994, section 3.2.

    Examples
    --------
    >>> p, q = mixed_nash_2x2(np.array([[2, 0], [0, 1]]), np.array([[1, 0], [0, 2]]))
    >>> round(p, 3), round(q, 3)
    (0.667, 0.333)
    >>> mixed_nash_2x2(np.array([[3, 0], [5, 1]]), np.array([[3, 5], [0, 1]])) is None
    True
    """
    A, B = A.astype(float), B.astype(float)
    below = B[0, 0] - B[0, 1] - B[1, 0] + B[1, 1], A[0, 0] - A[0, 1] - A[1, 0] + A[1, 1]
    if min(abs(below[0]), abs(below[1])) <= 1e-12:
        return None
    p, q = float((B[1, 1] - B[1, 0]) / below[0]), float((A[1, 1] - A[0, 1]) / below[1])
    return (p, q) if 0 < p < 1 and 0 < q < 1 else None
