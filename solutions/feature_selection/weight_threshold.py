"""Reference for feature_selection/weight_threshold."""

import numpy as np


def weight_threshold(X: np.ndarray, y: np.ndarray, threshold: float) -> np.ndarray:
    """Select the features with a large weight in a least-squares fit.

    Standardise the columns (mean 0, population standard deviation 1), fit `y` by
    least squares with an intercept, and select ``j`` if ``abs(w_j) > threshold``. If
    the columns are dependent, take the shortest of the best weight vectors.

    Parameters
    ----------
    X : ndarray of shape (n, d)
        Features.
    y : ndarray of shape (n,)
        Targets.
    threshold : float
        Positive.

    Returns
    -------
    ndarray of shape (m,)
        The indices of the selected features, integers in increasing order. A constant
        column (largest entry equals smallest) has the weight 0.

    Notes
    -----
    No weight of the tests is within 1e-6 of the threshold, relative to it.

    References
    ----------
    .. [1] Guyon, Elisseeff, "An introduction to variable and feature selection",
       Journal of Machine Learning Research 3, 2003, section 4.

    Examples
    --------
    >>> X = np.array([[-1.0, 10.0], [1.0, 10.0], [-1.0, 30.0], [1.0, 30.0]])
    >>> weight_threshold(X, np.array([3.0, -1.0, 4.0, 0.0]), 1.0).tolist()
    [0]
    """
    X, y = np.asarray(X, dtype=float), np.asarray(y, dtype=float)
    moving = np.flatnonzero(X.max(axis=0) > X.min(axis=0))
    Z = X[:, moving] - X[:, moving].mean(axis=0)
    Z /= Z.std(axis=0)
    weights = np.linalg.lstsq(Z, y, rcond=None)[0]  # Z is centred, so the mean of y plays no part
    return moving[np.abs(weights) > threshold]
