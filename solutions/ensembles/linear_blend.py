"""Reference for ensembles/linear_blend."""

import numpy as np


def linear_blend(
    G: np.ndarray, y: np.ndarray, nonneg: bool = True, n_sweeps: int = 5000
) -> np.ndarray:
    """Find the weights with which the predictions of several models add up best.

    Minimise ``||G @ a - y||**2``, if wanted without negative weights.

    Parameters
    ----------
    G : ndarray of shape (n, T)
        Column t holds the predictions of model t.
    y : ndarray of shape (n,)
        The targets.
    nonneg : bool, optional
        Whether all weights must be 0 or more.
    n_sweeps : int, optional
        The largest number of sweeps of coordinate descent.

    Returns
    -------
    ndarray of shape (T,)
        The weights. Without the constraint the shortest minimiser.

    Notes
    -----
    Coordinate descent from 0 replaces one weight after the other by
    ``max(0, a_j + G_j @ (y - G @ a) / (G_j @ G_j))``, leaves that of a column
    of zeros at 0, and stops after a sweep in which no weight moves by more than
    1e-13. The residual ``y - G @ a`` is kept up to date.

    References
    ----------
    .. [1] Breiman, "Stacked Regressions", Machine Learning 24, 1996, 49-64.

    Examples
    --------
    >>> G = np.array([[1.0, 0.0], [0.0, 1.0]])
    >>> linear_blend(G, np.array([2.0, -3.0])).tolist()
    [2.0, 0.0]
    """
    if not nonneg:
        return np.linalg.lstsq(G, y, rcond=None)[0]
    sizes = np.sum(G * G, axis=0)
    a = np.zeros(G.shape[1])
    residual = y * 1.0
    for _ in range(n_sweeps):
        largest = 0.0
        for j in np.flatnonzero(sizes):
            moved = max(0.0, a[j] + G[:, j] @ residual / sizes[j]) - a[j]
            a[j] += moved
            residual -= moved * G[:, j]
            largest = max(largest, abs(moved))
        if largest <= 1e-13:
            break
    return a
