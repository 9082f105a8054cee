"""Reference for game_theory/solve_2x2_zero_sum."""

import numpy as np


def solve_2x2_zero_sum(A: np.ndarray) -> tuple[float, float, float]:
    """Solve a zero-sum game of two by two actions.

    A saddle point, an entry that is smallest in its row and largest in its column, is played as
    it is: the one with the smallest row, then the smallest column, if there are several.
    Otherwise both players mix.

    Parameters
    ----------
    A : ndarray of shape (2, 2)
        What the column player pays to the row player.

    Returns
    -------
    p : float
        Probability of the first row.
    q : float
        Probability of the first column.
    value : float
        What the row player gets on average.

    Notes
    -----
    Compared at a relative and an absolute tolerance of 1e-9.

    References
    ----------
    .. [1] Osborne, Rubinstein, "A Course in Game Theory", MIT Press 1994, section 2.5.

    Examples
    --------
    >>> solve_2x2_zero_sum(np.array([[3.0, -1.0], [-2.0, 4.0]]))
    (0.6, 0.5, 1.0)
    >>> solve_2x2_zero_sum(np.array([[1.0, 2.0], [0.0, 5.0]]))
    (1.0, 1.0, 1.0)
    """
    for i in range(2):
        for j in range(2):
            if A[i, j] == A[i].min() == A[:, j].max():
                return 1.0 - i, 1.0 - j, float(A[i, j])
    (a, b), (c, d) = A.tolist()
    total = a + d - b - c
    return (d - c) / total, (d - b) / total, (a * d - b * c) / total
