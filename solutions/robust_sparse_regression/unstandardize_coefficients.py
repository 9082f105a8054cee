"""Reference for robust_sparse_regression/unstandardize_coefficients."""

import numpy as np


def unstandardize_coefficients(
    w: np.ndarray, b: float, mean: np.ndarray, scale: np.ndarray
) -> tuple[np.ndarray, float]:
    """Carry weights for standardised columns over to raw ones.

    The raw model predicts for every row what the old one predicts for the
    standardised row: ``X @ w_raw + b_raw`` equals
    ``((X - mean) / scale) @ w + b``.

    Parameters
    ----------
    w : ndarray of shape (d,)
        Weights for standardised columns.
    b : float
        Their intercept.
    mean : ndarray of shape (d,)
        What was subtracted from the columns.
    scale : ndarray of shape (d,)
        What they were divided by, no entry 0.

    Returns
    -------
    w_raw : ndarray of shape (d,)
        Weights for raw columns.
    b_raw : float
        Their intercept.

    Notes
    -----
    Compared at a relative tolerance of 1e-9; the intercept at an absolute one
    of 1e-9 times the largest term of its sum.

    References
    ----------
    .. [1] Hastie, Tibshirani, Friedman, "The Elements of Statistical
       Learning", 2nd ed., 2009, section 3.4.1 and exercise 3.5.

    Examples
    --------
    >>> mean, scale = np.array([2.0, 5.0]), np.array([4.0, 10.0])
    >>> w_raw, b_raw = unstandardize_coefficients(np.array([8.0, 0.0]), 7.0, mean, scale)
    >>> w_raw.tolist(), b_raw
    ([2.0, 0.0], 3.0)
    """
    w_raw = np.asarray(w, dtype=float) / scale
    return w_raw, float(b - w_raw @ mean)
