"""Reference for game_theory/security_levels."""

import numpy as np


def security_levels(A: np.ndarray) -> tuple[float, float]:
    """Compute what each player of a table can be sure of with one fixed action.

    The row player chooses the row, and wants a large entry; the column player the opposite.

    Parameters
    ----------
    A : ndarray of shape (m, n)
        What the column player pays to the row player.

    Returns
    -------
    lower : float
        The largest of the rows' smallest entries: the row player gets at least this.
    upper : float
        The smallest of the columns' largest entries: the column player pays at most this.

    Notes
    -----
    Exact. ``lower <= upper``.

    References
    ----------
    .. [1] von Neumann, "Zur Theorie der Gesellschaftsspiele", Mathematische Annalen 100, 1928.

    Examples
    --------
    >>> security_levels(np.array([[4.0, 1.0, 8.0], [5.0, 3.0, 6.0]]))
    (3.0, 3.0)
    >>> security_levels(np.array([[-5, 5], [10, -5]]))
    (-5.0, 5.0)
    """
    return float(A.min(axis=1).max()), float(A.max(axis=0).min())
