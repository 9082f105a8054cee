"""Reference for recommender_systems/mf_gradients."""

import numpy as np


def mf_gradients(
    Y: np.ndarray, mask: np.ndarray, Z: np.ndarray, W: np.ndarray, lam_z: float, lam_w: float
) -> tuple[np.ndarray, np.ndarray]:
    """Return the slopes of `mf_objective` by the vectors of users and of items.

    With `E` for the errors, 0 where nothing was observed, they are ``2 E @ W.T + lam_z Z``
    and ``2 Z.T @ E + lam_w W``.

    Parameters
    ----------
    Y : ndarray of shape (n, d)
        Ratings.
    mask : ndarray of bool, shape (n, d)
        True where a rating was observed.
    Z : ndarray of shape (n, k)
        Vectors of users, in rows.
    W : ndarray of shape (k, d)
        Vectors of items, in columns.
    lam_z : float
        Strength of the penalty of `Z`, ``lam_z >= 0``.
    lam_w : float
        Strength of the penalty of `W`, ``lam_w >= 0``.

    Returns
    -------
    dZ : ndarray of shape (n, k)
        Slopes by the entries of `Z`.
    dW : ndarray of shape (k, d)
        Slopes by the entries of `W`.

    Notes
    -----
    Compared at a relative tolerance of 1e-9, and an absolute one of 1e-9 times the
    largest entry.

    References
    ----------
    .. [1] Koren, Bell, Volinsky, "Matrix factorization techniques for recommender
       systems", IEEE Computer 42, 2009, equation 2.

    Examples
    --------
    >>> Y = np.array([[4.0, np.nan], [1.0, -1.0]])
    >>> Z, W = np.array([[1.0], [2.0]]), np.array([[3.0, 0.0]])
    >>> dZ, dW = mf_gradients(Y, ~np.isnan(Y), Z, W, 2.0, 4.0)
    >>> dZ.tolist(), dW.tolist()
    ([[-4.0], [34.0]], [[30.0, 4.0]])
    """
    Z, W = Z.astype(float), W.astype(float)
    errors = Z @ W - np.where(mask, Y, 0)
    errors[~mask] = 0
    return 2 * errors @ W.T + lam_z * Z, 2 * Z.T @ errors + lam_w * W
