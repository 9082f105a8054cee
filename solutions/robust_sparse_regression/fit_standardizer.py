"""Reference for robust_sparse_regression/fit_standardizer."""

import numpy as np


def fit_standardizer(X: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Measure mean and standard deviation of each column of the training data.

    The standard deviation is that of the population: the squared deviations
    are divided by `n`.

    Parameters
    ----------
    X : ndarray of shape (n, d)
        Training rows, ``n >= 1``.

    Returns
    -------
    mean : ndarray of shape (d,)
        The mean of each column.
    scale : ndarray of shape (d,)
        Its standard deviation, and exactly 1 for a constant column.

    Notes
    -----
    A column is constant if its largest and its smallest entry are equal. The
    tolerance is a relative 1e-9, and 1e-6 for the scale of columns whose mean
    is up to 1e8 times their scale.

    References
    ----------
    .. [1] Hastie, Tibshirani, Friedman, "The Elements of Statistical
       Learning", 2nd ed., 2009, section 3.4.1.

    Examples
    --------
    >>> mean, scale = fit_standardizer(np.array([[1.0, 5.0], [3.0, 5.0]]))
    >>> mean.tolist(), scale.tolist()
    ([2.0, 5.0], [1.0, 1.0])
    """
    X = np.asarray(X, dtype=float)
    constant = X.max(axis=0) == X.min(axis=0)  # np.std of 0.1 repeated is 1e-17, not 0
    return X.mean(axis=0), np.where(constant, 1.0, X.std(axis=0))
