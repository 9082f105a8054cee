"""Reference for robust_sparse_regression/apply_standardizer."""

import numpy as np


def apply_standardizer(X: np.ndarray, mean: np.ndarray, scale: np.ndarray) -> np.ndarray:
    """Standardise rows, old or new, by statistics that were measured before.

    The rows need not be those that were measured, and their own mean and
    deviation play no part.

    Parameters
    ----------
    X : ndarray of shape (m, d)
        Rows to be standardised: the training rows, or others.
    mean : ndarray of shape (d,)
        What is subtracted from each column.
    scale : ndarray of shape (d,)
        What each column is divided by then, no entry 0.

    Returns
    -------
    ndarray of shape (m, d)
        ``(X - mean) / scale``, float64.

    Notes
    -----
    Compared at a relative tolerance of 1e-9, and an absolute one of 1e-9.

    References
    ----------
    .. [1] Hastie, Tibshirani, Friedman, "The Elements of Statistical
       Learning", 2nd ed., 2009, section 3.4.1.

    Examples
    --------
    >>> mean, scale = np.array([2.0, 5.0]), np.array([1.0, 10.0])
    >>> apply_standardizer(np.array([[4.0, 0.0]]), mean, scale).tolist()
    [[2.0, -0.5]]
    """
    return (np.asarray(X, dtype=float) - mean) / scale
