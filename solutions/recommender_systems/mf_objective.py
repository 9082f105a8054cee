"""Reference for recommender_systems/mf_objective."""

import numpy as np


def mf_objective(
    Y: np.ndarray, mask: np.ndarray, Z: np.ndarray, W: np.ndarray, lam_z: float, lam_w: float
) -> float:
    """Return the penalised squared error of a factorisation.

    The sum of squared errors over the observed cells, plus ``lam_z / 2`` times the sum of
    squares of `Z`, plus ``lam_w / 2`` times that of `W`.

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
    float
        A sum, not a mean: 0 if nothing was observed and both strengths are 0.

    Notes
    -----
    Compared at a relative tolerance of 1e-9.

    References
    ----------
    .. [1] Koren, Bell, Volinsky, "Matrix factorization techniques for recommender
       systems", IEEE Computer 42, 2009, equation 2.

    Examples
    --------
    >>> Y = np.array([[4.0, np.nan], [1.0, -1.0]])
    >>> Z, W = np.array([[1.0], [2.0]]), np.array([[3.0, 0.0]])
    >>> mf_objective(Y, ~np.isnan(Y), Z, W, 2.0, 4.0)
    50.0
    """
    Z, W = Z.astype(float), W.astype(float)
    errors = (Z @ W)[mask] - Y[mask].astype(float)
    return float(errors @ errors + lam_z / 2 * np.sum(Z**2) + lam_w / 2 * np.sum(W**2))
