"""Reference for game_theory/folk_feasible."""

import numpy as np

from solutions.game_theory.minmax_profile import minmax_profile


def folk_feasible(point: np.ndarray, A: np.ndarray, B: np.ndarray) -> bool:
    """Say whether patient players can earn a pair of payoffs, by the folk theorem.

    The point has to be a mixture of outcomes that is better than what players can enforce.

    Parameters
    ----------
    point : ndarray of shape (2,)
        Payoffs of the row and of the column player.
    A : ndarray of shape (2, 2)
        Payoffs of the row player.
    B : ndarray of shape (2, 2)
        Payoffs of the column player.

    Returns
    -------
    bool
        Whether the point is a mixture of the four outcomes (at most 1e-9 away from one), and
        each player gets more than the minmax value, by more than 1e-9.

    Notes
    -----
    Exact: no tested point is within a factor of 100 of either tolerance.

    References
    ----------
    .. [1] Fudenberg, Maskin, "The folk theorem in repeated games with discounting or with
       incomplete information", Econometrica 54, 1986.

    Examples
    --------
    >>> A = np.array([[3, 0], [5, 1]])
    >>> folk_feasible(np.array([2.9, 2.9]), A, A.T), folk_feasible(np.array([1.0, 3.0]), A, A.T)
    (True, False)
    """
    if not np.all(point > np.array(minmax_profile(A, B)) + 1e-9):
        return False
    outcomes = np.column_stack([A.ravel(), B.ravel()]).astype(float)
    ways = [y - x for x in outcomes for y in outcomes if np.any(x != y)]
    normals = [np.array([way[1], -way[0]]) for way in ways]
    directions = np.array([*np.eye(2), *-np.eye(2), *ways, *normals])
    directions /= np.hypot(*directions.T)[:, np.newaxis]
    reach = (directions @ outcomes.T).max(axis=1)
    return bool(np.all(directions @ point <= reach + 1e-9))
