"""Reference for support_vector_machines/geometric_margin."""

import numpy as np

from solutions.support_vector_machines.hyperplane_distance import hyperplane_distance


def geometric_margin(X: np.ndarray, y: np.ndarray, w: np.ndarray, b: float) -> float:
    """Find how far the plane stays away from the points, all on their right sides.

    A point on its wrong side counts with a minus sign.

    Parameters
    ----------
    X : ndarray of shape (n, d)
        Points, one per row.
    y : ndarray of shape (n,)
        Labels, -1 or +1.
    w : ndarray of shape (d,)
        Normal of the plane, of any length but 0.
    b : float
        Offset of the plane.

    Returns
    -------
    float
        The smallest ``y_i (w . x_i + b) / norm(w)``: the distance of the
        nearest point if all are on their right sides. If one is not, it is the
        distance of the worst mistake, with a minus sign.

    Notes
    -----
    Compared at a relative tolerance of 1e-9; where the margin is 0, at an absolute
    one of 1e-9.

    References
    ----------
    .. [1] Boser, Guyon, Vapnik, "A Training Algorithm for Optimal Margin
       Classifiers", COLT 1992, section 2, eq. (9).

    Examples
    --------
    >>> X, y = np.array([[3.0, 4.0], [0.0, 0.0], [2.0, 1.0]]), np.array([1.0, -1.0, 1.0])
    >>> geometric_margin(X, y, np.array([3.0, 4.0]), -5.0)
    1.0
    >>> geometric_margin(X, -y, np.array([3.0, 4.0]), -5.0)
    -4.0
    """
    return float(np.min(y * hyperplane_distance(X, w, b)))
