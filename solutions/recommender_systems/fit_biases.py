"""Reference for recommender_systems/fit_biases."""

import numpy as np


def fit_biases(
    Y: np.ndarray, mask: np.ndarray, lam: float = 0.0, n_iter: int = 50
) -> tuple[float, np.ndarray, np.ndarray]:
    """Fit a mean, a bias for each user and a bias for each item.

    The mean is that of all observed ratings. Biases start at zero; each sweep sets all
    biases of users, given those of items, then all biases of items, given those of users.

    Parameters
    ----------
    Y : ndarray of shape (n, d)
        Ratings, users in rows, items in columns.
    mask : ndarray of bool, shape (n, d)
        True where a rating was observed.
    lam : float
        Ratings at zero that each user and item is given besides, ``lam >= 0``.
    n_iter : int
        Number of sweeps, ``n_iter >= 0``.

    Returns
    -------
    mu : float
        Mean of the observed ratings.
    b_user : ndarray of shape (n,)
        Biases of users; 0 where nothing was observed.
    b_item : ndarray of shape (d,)
        Biases of items; 0 where nothing was observed.

    Raises
    ------
    ValueError
        If no cell was observed.

    Notes
    -----
    Compared at a relative tolerance of 1e-9, and an absolute one of 1e-9 times the
    largest rating.

    References
    ----------
    .. [1] Koren, Bell, Volinsky, "Matrix factorization techniques for recommender
       systems", IEEE Computer 42, 2009, section "Adding biases".

    Examples
    --------
    >>> Y = np.array([[5.0, 3.0], [2.0, np.nan]])
    >>> mu, b_user, b_item = fit_biases(Y, ~np.isnan(Y), n_iter=1)
    >>> round(mu, 4), b_user.round(4).tolist(), b_item.round(4).tolist()
    (3.3333, [0.6667, -1.3333], [0.5, -1.0])
    """
    if not mask.any():
        raise ValueError("no cell is observed")
    ratings = np.where(mask, Y, 0).astype(float)
    mu = ratings.sum() / mask.sum()
    rest = np.where(mask, ratings - mu, 0.0)
    of_users, of_items = mask.sum(axis=1) + lam, mask.sum(axis=0) + lam
    b_user, b_item = np.zeros(len(mask)), np.zeros(mask.shape[1])
    for _ in range(n_iter):
        left = np.where(mask, rest - b_item, 0.0).sum(axis=1)
        b_user = np.divide(left, of_users, out=np.zeros_like(b_user), where=of_users > 0)
        left = np.where(mask, rest - b_user[:, np.newaxis], 0.0).sum(axis=0)
        b_item = np.divide(left, of_items, out=np.zeros_like(b_item), where=of_items > 0)
    return float(mu), b_user, b_item
