"""Reference for game_theory/best_responses."""

import numpy as np


def best_responses(A: np.ndarray, axis: int, tol: float = 1e-12) -> list[list[int]]:
    """List the best answers to each action of the other player.

    Several actions may be equally good, and all of them are listed.

    Parameters
    ----------
    A : ndarray of shape (m, n)
        Payoffs of the player who answers.
    axis : int
        0 if this player chooses the row: best rows for each column. 1 if this player chooses the
        column: best columns for each row.
    tol : float, optional
        Payoffs at most this far below the best are equally good.

    Returns
    -------
    list of list of int
        For each action of the other player the best answers in ascending order: n lists for
        ``axis=0``, m lists for ``axis=1``.

    Notes
    -----
    Exact.

    References
    ----------
    .. [1] Osborne, Rubinstein, "A Course in Game Theory", MIT Press 1994, section 2.2.

    Examples
    --------
    >>> A = np.array([[3, 0, 2], [5, 1, 2]])
    >>> best_responses(A, 0)
    [[1], [1], [0, 1]]
    >>> best_responses(A, 1)
    [[0], [0]]
    """
    others = A.T if axis == 0 else A
    return [np.flatnonzero(line >= line.max() - tol).tolist() for line in others]
