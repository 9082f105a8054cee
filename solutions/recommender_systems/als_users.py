"""Reference for recommender_systems/als_users."""

import numpy as np


def als_users(Y: np.ndarray, mask: np.ndarray, W: np.ndarray, lam: float) -> np.ndarray:
    """Return the best vectors of all users, given those of the items.

    Row i minimises the sum of ``(z @ W[:, j] - Y[i, j]) ** 2`` over the observed j, plus
    ``lam`` times the sum of squares of z. With ``lam = 0`` it is the shortest of all z for
    which the sum is smallest.

    Parameters
    ----------
    Y : ndarray of shape (n, d)
        Ratings.
    mask : ndarray of bool, shape (n, d)
        True where a rating was observed.
    W : ndarray of shape (k, d)
        Vectors of items, in columns.
    lam : float
        Strength of the penalty.

    Returns
    -------
    ndarray of shape (n, k)
        Vectors of users, in rows; zeros for a user of whom nothing was observed.

    Raises
    ------
    ValueError
        If `lam` is negative.

    Notes
    -----
    Compared at a relative tolerance of 1e-8, and an absolute one of 1e-8 times the
    largest entry.

    References
    ----------
    .. [1] Hu, Koren, Volinsky, "Collaborative filtering for implicit feedback datasets",
       IEEE International Conference on Data Mining, 2008, section 4.

    Examples
    --------
    >>> Y, W = np.array([[6.0, 0.0, np.nan], [np.nan] * 3]), np.array([[1.0, 1.0, 5.0]])
    >>> mask = ~np.isnan(Y)
    >>> als_users(Y, mask, W, 0.0).round(9).tolist(), als_users(Y, mask, W, 1.0).tolist()
    ([[3.0], [0.0]], [[2.0], [0.0]])
    """
    if lam < 0:
        raise ValueError(f"lam must not be negative, got {lam}")
    k = len(W)
    Z = np.zeros((len(mask), k))
    for i, observed in enumerate(mask):
        A, y = W[:, observed].astype(float).T, Y[i, observed].astype(float)
        if lam == 0:
            Z[i] = np.linalg.lstsq(A, y, rcond=None)[0]
        else:
            Z[i] = np.linalg.solve(A.T @ A + lam * np.eye(k), A.T @ y)
    return Z
