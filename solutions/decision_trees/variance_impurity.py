"""Reference for decision_trees/variance_impurity."""

import numpy as np


def variance_impurity(y: np.ndarray) -> float:
    """Compute the mean squared deviation of targets from their mean.

    The squared error that remains when all targets are predicted by one number.

    Parameters
    ----------
    y : ndarray of shape (n,)
        Targets, in unit [y]; ``n = 0`` is allowed.

    Returns
    -------
    float
        Variance in unit [y] squared: a mean over all `n` targets, not over
        ``n - 1``. It is 0.0 if `y` is empty.

    Notes
    -----
    Compared at a relative tolerance of 1e-9, or 1e-6 for targets near 1e8; an
    absolute one of 1e-9 where the exact value is 0.

    References
    ----------
    .. [1] Breiman, Friedman, Olshen, Stone, "Classification and Regression
       Trees", 1984, chapter 8.

    Examples
    --------
    >>> variance_impurity(np.array([1.0, 2.0, 6.0]))
    4.666666666666667
    """
    if y.size == 0:
        return 0.0
    deviations = y - y.mean()
    return float(deviations @ deviations) / len(y)
