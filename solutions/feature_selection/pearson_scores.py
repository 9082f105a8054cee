"""Reference for feature_selection/pearson_scores."""

import numpy as np


def pearson_scores(X: np.ndarray, y: np.ndarray) -> np.ndarray:
    """Score each column by its absolute correlation with the target.

    The score of column ``x`` is ``abs(sum(x_c * y_c)) / sqrt(sum(x_c**2) * sum(y_c**2))``,
    where ``x_c`` and ``y_c`` are `x` and `y` minus their means.

    Parameters
    ----------
    X : ndarray of shape (n, d)
        Features, ``n, d >= 1``.
    y : ndarray of shape (n,)
        Targets.

    Returns
    -------
    ndarray of shape (d,)
        Scores from 0 to 1. A constant column (largest entry equals smallest) has the
        score 0.0, and all columns have it if `y` is constant.

    Notes
    -----
    Compared at a relative tolerance of 1e-9, and an absolute one of 1e-9.

    References
    ----------
    .. [1] Guyon, Elisseeff, "An introduction to variable and feature selection",
       Journal of Machine Learning Research 3, 2003, section 2.2, equation 2.

    Examples
    --------
    >>> X = np.array([[1.0, 5.0, 4.0], [2.0, 5.0, 0.0], [3.0, 5.0, 2.0]])
    >>> pearson_scores(X, np.array([0.0, 2.0, 4.0])).round(9).tolist()
    [1.0, 0.0, 0.5]
    """
    X, y = np.asarray(X, dtype=float), np.asarray(y, dtype=float)
    moving = X.max(axis=0) > X.min(axis=0)
    scores = np.zeros(X.shape[1])
    if y.max() > y.min():
        Xc, yc = X[:, moving] - X[:, moving].mean(axis=0), y - y.mean()
        lengths = np.sqrt(np.sum(Xc**2, axis=0)) * np.sqrt(yc @ yc)
        scores[moving] = np.minimum(np.abs(yc @ Xc) / lengths, 1.0)
    return scores
