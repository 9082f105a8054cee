"""Reference for mle_map/argmin_set."""

import numpy as np


def argmin_set(values: np.ndarray, grid: np.ndarray, tol: float = 1e-12) -> np.ndarray:
    """Find all points of a grid at which a function is smallest.

    Every point whose value lies at most `tol` above the smallest value.

    Parameters
    ----------
    values : ndarray of shape (n,)
        The function on the grid, ``n >= 1``. Entries may be inf, but not all.
    grid : ndarray of shape (n,)
        The points, in any order; one may come twice.
    tol : float, optional
        How far above the smallest value still counts as smallest, absolute,
        ``tol >= 0``.

    Returns
    -------
    ndarray of shape (k,)
        The points, not their indices, in the order of `grid`, ``k >= 1``.

    Notes
    -----
    Compared at a relative tolerance of 1e-9.

    References
    ----------
    .. [1] Boyd, Vandenberghe, "Convex Optimization", 2004, section 4.1.1: the
       optimal set.

    Examples
    --------
    >>> grid = np.array([-2.0, -1.0, 0.0, 1.0, 2.0])
    >>> argmin_set((grid**2 - 1) ** 2, grid).tolist()
    [-1.0, 1.0]
    """
    values = np.asarray(values)
    return np.asarray(grid)[values - values.min() <= tol]
