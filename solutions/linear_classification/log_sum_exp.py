"""Reference for linear_classification/log_sum_exp."""

import numpy as np


def log_sum_exp(Z: np.ndarray, axis: int = -1) -> np.ndarray | float:
    """Compute the logarithm of a sum of exponentials along one axis.

    Neither large nor very negative entries lead out of float64.

    Parameters
    ----------
    Z : ndarray of any shape
        Numbers, integers or floats; ``-inf`` is allowed (its exponential is 0).
    axis : int
        The axis that is summed over.

    Returns
    -------
    ndarray
        ``log(sum(exp(Z)))`` along `axis`, which is gone from the shape; a single
        number if `Z` has one axis only. Where all entries are ``-inf`` so is the
        result.

    Notes
    -----
    Compared at a tolerance of 1e-9, absolute or relative, whichever is larger.

    References
    ----------
    .. [1] Blanchard, Higham, Higham, "Accurately Computing the Log-Sum-Exp and
       Softmax Functions", IMA Journal of Numerical Analysis 41(4), 2021,
       2311-2330.

    Examples
    --------
    >>> round(log_sum_exp(np.array([0.0, np.log(3.0)])), 6)
    1.386294
    >>> log_sum_exp(np.array([[1000.0, 1000.0], [-np.inf, 5.0]])).round(6).tolist()
    [1000.693147, 5.0]
    """
    largest = np.max(Z, axis=axis, keepdims=True)
    shift = np.where(np.isneginf(largest), 0.0, largest)
    with np.errstate(divide="ignore"):
        logs = np.log(np.sum(np.exp(Z - shift), axis=axis))
    result = np.squeeze(shift, axis=axis) + logs
    return result if np.ndim(Z) > 1 else float(result)
