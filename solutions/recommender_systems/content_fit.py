"""Reference for recommender_systems/content_fit."""

import numpy as np


def content_fit(features: np.ndarray, ratings: np.ndarray, lam: float) -> np.ndarray:
    """Fit ratings by features of user and item, by ridge regression.

    Minimises the sum of ``(ratings - b - features @ w) ** 2`` plus ``lam`` times the sum of
    squares of w. With ``lam = 0`` w is the shortest for which the sum is smallest.

    Parameters
    ----------
    features : ndarray of shape (m, p)
        Features of the pair of user and item of each rating.
    ratings : ndarray of shape (m,)
        The ratings.
    lam : float
        Strength of the penalty, ``lam >= 0``.

    Returns
    -------
    ndarray of shape (p + 1,)
        The intercept b, which is not penalised, then the weights w.

    Notes
    -----
    Compared at a relative tolerance of 1e-8, and an absolute one of 1e-8 times the
    largest entry.

    References
    ----------
    .. [1] Hastie, Tibshirani, Friedman, "The elements of statistical learning", 2009,
       section 3.4.1.

    Examples
    --------
    >>> content_fit(np.array([[0.0], [2.0]]), np.array([1.0, 5.0]), 2.0).tolist()
    [2.0, 1.0]
    """
    features, ratings = features.astype(float), ratings.astype(float)
    centre, mean = features.mean(axis=0), ratings.mean()
    A, y = features - centre, ratings - mean
    if lam == 0:
        w = np.linalg.lstsq(A, y, rcond=None)[0]
    else:
        w = np.linalg.solve(A.T @ A + lam * np.eye(A.shape[1]), A.T @ y)
    return np.concatenate([[mean - centre @ w], w])
