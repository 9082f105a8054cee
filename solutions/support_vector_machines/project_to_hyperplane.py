"""Reference for support_vector_machines/project_to_hyperplane."""

import numpy as np


def project_to_hyperplane(X: np.ndarray, w: np.ndarray, b: float) -> np.ndarray:
    """Find the point of the plane w . x + b = 0 that is nearest to each row.

    The way there is along `w`, at a right angle to the plane.

    Parameters
    ----------
    X : ndarray of shape (n, d)
        Points, one per row.
    w : ndarray of shape (d,)
        Normal of the plane, of a length from 1e-100 to 1e100.
    b : float
        Offset of the plane.

    Returns
    -------
    ndarray of shape (n, d)
        ``x - (w . x + b) / norm(w)**2 * w`` for each row ``x``.

    Notes
    -----
    Compared at a relative tolerance of 1e-9, and an absolute one of 1e-9 times
    the largest entry.

    References
    ----------
    .. [1] Boyd, Vandenberghe, "Convex Optimization", 2004, section 8.1.1,
       "Euclidean projection on a polyhedron": the case of a hyperplane.

    Examples
    --------
    >>> X = np.array([[3.0, 4.0], [1.0, 0.5]])
    >>> project_to_hyperplane(X, np.array([3.0, 4.0]), -5.0).round(9).tolist()
    [[0.6, 0.8], [1.0, 0.5]]
    """
    return X - np.outer((X @ w + b) / (w @ w), w)
