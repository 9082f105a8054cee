"""Reference for support_vector_machines/canonical_rescale."""

import numpy as np


def canonical_rescale(
    X: np.ndarray, y: np.ndarray, w: np.ndarray, b: float
) -> tuple[np.ndarray, float]:
    """Rescale a separating plane so that the nearest point has the score 1.

    The plane stays where it is; only its description changes.

    Parameters
    ----------
    X : ndarray of shape (n, d)
        Points, one per row.
    y : ndarray of shape (n,)
        Labels, -1 or +1.
    w : ndarray of shape (d,)
        Normal of the plane.
    b : float
        Offset of the plane.

    Returns
    -------
    w : ndarray of shape (d,)
        The same normal, times a positive factor.
    b : float
        The same offset, times the same factor: now the smallest
        ``y_i (w . x_i + b)`` is 1.

    Raises
    ------
    ValueError
        If some point is on the wrong side, or on the plane.

    Notes
    -----
    Compared at a relative tolerance of 1e-9.

    References
    ----------
    .. [1] Vapnik, "The Nature of Statistical Learning Theory", 2nd ed., 2000,
       section 5.4, "the canonical form".

    Examples
    --------
    >>> X, y = np.array([[0.0], [2.0], [3.0]]), np.array([-1.0, 1.0, 1.0])
    >>> w, b = canonical_rescale(X, y, np.array([4.0]), -6.0)
    >>> w.tolist(), b
    ([2.0], -3.0)
    """
    least = np.min(y * (X @ w + b))
    if least <= 0:
        raise ValueError("the plane does not separate the classes")
    return w / least, float(b / least)
