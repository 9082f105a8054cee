"""Reference for feature_selection/subset_score."""

import numpy as np


def subset_score(
    X: np.ndarray, y: np.ndarray, subset: list[int] | tuple[int, ...], lam: float
) -> float:
    """Score a subset of the features: what least squares leaves, plus a price for each.

    Fit `y` by least squares with an intercept and the columns of the subset. The score
    is half the sum of squared residuals, plus `lam` for each feature of the subset.

    Parameters
    ----------
    X : ndarray of shape (n, d)
        Features.
    y : ndarray of shape (n,)
        Targets.
    subset : list or tuple of int
        Indices of columns, each at most once, in any order; it may be empty.
    lam : float
        The price of a feature, ``lam >= 0``. The intercept is free.

    Returns
    -------
    float
        The score, the lower the better.

    Notes
    -----
    Compared at a relative tolerance of 1e-9, and an absolute one of 1e-9 times
    ``sum((y - mean(y))**2)``.

    References
    ----------
    .. [1] Hastie, Tibshirani, Friedman, "The Elements of Statistical Learning", 2nd
       edition, Springer, 2009, section 3.3.1.

    Examples
    --------
    >>> X, y = np.array([[0.0], [1.0], [2.0]]), np.array([1.0, 1.0, 4.0])
    >>> round(subset_score(X, y, [], 0.5), 9), round(subset_score(X, y, [0], 0.5), 9)
    (3.0, 1.25)
    """
    columns, target = X[:, list(subset)], y - y.mean()  # centred, so that no digits are lost
    design = columns - columns.mean(axis=0)
    weights = np.linalg.lstsq(design, target, rcond=None)[0]
    return float(np.sum((target - design @ weights) ** 2) / 2 + lam * len(subset))
