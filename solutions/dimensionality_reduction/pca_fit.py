"""Reference for dimensionality_reduction/pca_fit."""

import numpy as np

from solutions.dimensionality_reduction.center import center
from solutions.dimensionality_reduction.fix_signs import fix_signs


def pca_fit(X: np.ndarray, k: int) -> dict[str, np.ndarray]:
    """Find the `k` directions in which the rows vary most.

    The rows are centred; the directions are right singular vectors of the result,
    by falling singular value, each with its largest entry positive.

    Parameters
    ----------
    X : ndarray of shape (n, d)
        Rows of numbers, at least two.
    k : int
        The number of directions, from 1 to the smaller one of `n` and `d`.

    Returns
    -------
    dict
        'mean' : ndarray of shape (d,), the mean of each column.
        'components' : ndarray of shape (k, d), a direction of length 1 in each row.
        'explained_variance' : ndarray of shape (k,), the variance along each of
        them, with the divisor ``n - 1``.
        'ratio' : ndarray of shape (k,), these as shares of the variance of all
        columns together; 0 where all rows are equal.

    Raises
    ------
    ValueError
        If `k` is out of range, or if there are fewer than two rows.

    Notes
    -----
    Numbers are compared at 1e-9 times the largest one of their array. Directions
    without variance are only checked for length and right angles.

    References
    ----------
    .. [1] Bishop, "Pattern Recognition and Machine Learning", 2006, section 12.1.
    .. [2] Hastie, Tibshirani, Friedman, "The Elements of Statistical Learning",
       2nd ed., 2009, section 14.5.1.

    Examples
    --------
    >>> X = np.array([[4.0, 6.0], [-2.0, -2.0], [-1.0, 3.5], [3.0, 0.5]])
    >>> model = pca_fit(X, 2)
    >>> model["components"].round(6).tolist()
    [[0.6, 0.8], [0.8, -0.6]]
    >>> model["explained_variance"].round(6).tolist(), model["ratio"].round(6).tolist()
    ([16.666667, 4.166667], [0.8, 0.2])
    """
    n = len(X)
    if n < 2 or not 1 <= k <= min(X.shape):
        raise ValueError("k must lie between 1 and the smaller one of n and d, and n be 2 or more")
    Xc, mean = center(X)
    _, s, Vt = np.linalg.svd(Xc, full_matrices=False)
    variances = s**2 / (n - 1)
    total = np.sum(variances)
    return {
        "mean": mean,
        "components": fix_signs(Vt[:k]),
        "explained_variance": variances[:k],
        "ratio": variances[:k] / (total if total > 0 else 1.0),
    }
