"""Reference for support_vector_machines/hyperplane_distance."""

import numpy as np


def hyperplane_distance(X: np.ndarray, w: np.ndarray, b: float) -> np.ndarray:
    """Compute the signed distance of each row to the plane w . x + b = 0.

    The side of the plane decides the sign, the length of `w` does not matter.

    Parameters
    ----------
    X : ndarray of shape (n, d)
        Points, one per row.
    w : ndarray of shape (d,)
        Normal of the plane, of any length but 0.
    b : float
        Offset of the plane.

    Returns
    -------
    ndarray of shape (n,)
        ``(w . x + b) / norm(w)``: positive on the side to which `w` points,
        in the unit of `X`.

    Raises
    ------
    ValueError
        If every entry of `w` is 0.

    Notes
    -----
    Compared at a relative tolerance of 1e-9, and an absolute one of 1e-9 times
    the largest distance. Where all points are on the plane, their numbers are small
    and exact, so that the distances are 0 without rounding.

    References
    ----------
    .. [1] Hastie, Tibshirani, Friedman, "The Elements of Statistical
       Learning", 2nd ed., 2009, section 4.5, eq. (4.40).

    Examples
    --------
    >>> X = np.array([[3.0, 4.0], [0.0, 0.0], [1.0, 0.5]])
    >>> hyperplane_distance(X, np.array([3.0, 4.0]), -5.0).tolist()
    [4.0, -1.0, 0.0]
    """
    if not np.any(w):
        raise ValueError("w is zero: w . x + b = 0 is no plane")
    return (X @ w + b) / np.linalg.norm(w)
