"""Reference for game_theory/iterated_dominance."""

import numpy as np


def iterated_dominance(A: np.ndarray, B: np.ndarray) -> tuple[list[int], list[int]]:
    """Cross out strictly dominated actions until none is left.

    A row is dominated if another surviving row earns more in every surviving column; a column if
    another surviving column earns more in every surviving row.

    Parameters
    ----------
    A : ndarray of shape (m, n)
        Payoffs of the row player.
    B : ndarray of shape (m, n)
        Payoffs of the column player.

    Returns
    -------
    rows : list of int
        The rows that survive, ascending, numbered as in `A`.
    columns : list of int
        The columns that survive.

    Notes
    -----
    Exact; payoffs are equal or at least 1e-6 apart.

    References
    ----------
    .. [1] Osborne, Rubinstein, "A Course in Game Theory", MIT Press 1994, section 4.2.

    Examples
    --------
    >>> A = np.array([[3, 0], [5, 1]])
    >>> iterated_dominance(A, A.T)
    ([1], [1])
    """

    def survivors(
        payoffs: np.ndarray, own: list[int], other: list[int]
    ) -> list[int]:  # numpydoc ignore=GL08
        # Return the actions that no surviving one dominates.
        left = payoffs[:, other]
        return [i for i in own if not any(np.all(left[k] > left[i]) for k in own)]

    rows, columns = list(range(A.shape[0])), list(range(A.shape[1]))
    while True:
        fewer = survivors(A, rows, columns), survivors(B.T, columns, rows)
        if fewer == (rows, columns):
            return fewer
        rows, columns = fewer
