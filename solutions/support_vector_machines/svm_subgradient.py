"""Reference for support_vector_machines/svm_subgradient."""

import numpy as np


def svm_subgradient(
    w: np.ndarray, b: float, X: np.ndarray, y: np.ndarray, C: float
) -> tuple[np.ndarray, float]:
    """Compute a subgradient of the soft-margin objective.

    With ``m_i = y_i (w . x_i + b)`` it is ``w - C * sum y_i x_i`` and
    ``-C * sum y_i``, both sums over the points with ``m_i < 1``.

    Parameters
    ----------
    w : ndarray of shape (d,)
        Weights.
    b : float
        Offset.
    X : ndarray of shape (n, d)
        Points, one per row.
    y : ndarray of shape (n,)
        Labels, -1 or +1.
    C : float
        The price of slack, ``C >= 0``.

    Returns
    -------
    g_w : ndarray of shape (d,)
        The part that belongs to `w`.
    g_b : float
        The part that belongs to `b`.

    Notes
    -----
    Points with ``m_i`` equal to 1 contribute nothing. Compared at a relative
    tolerance of 1e-9, and an absolute one of 1e-9 times the largest entry.

    References
    ----------
    .. [1] Shalev-Shwartz, Ben-David, "Understanding Machine Learning", 2014,
       section 15.5, and example 14.2 for the hinge.

    Examples
    --------
    >>> X, y = np.array([[0.0], [2.0], [3.0]]), np.array([-1.0, 1.0, 1.0])
    >>> g_w, g_b = svm_subgradient(np.array([1.0]), -2.0, X, y, 10.0)
    >>> g_w.tolist(), g_b
    ([-19.0], -10.0)
    """
    pulls = np.where(y * (X @ w + b) < 1, y, 0)
    return w - C * (pulls @ X), float(-C * pulls.sum())
