"""Reference for density_gmm/mvn_mle."""

import numpy as np


def mvn_mle(X: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Fit a normal distribution by maximum likelihood.

    The likelihood is largest at the mean of the rows and their covariance with the
    divisor n.

    Parameters
    ----------
    X : ndarray of shape (n, d)
        Points, one a row; at least one.

    Returns
    -------
    mean : ndarray of shape (d,)
        The mean of the rows.
    cov : ndarray of shape (d, d)
        Their covariance with the factor 1/n, a matrix also where d is 1, and zeros
        for a single row.

    Notes
    -----
    A mean may be off by 1e-9 times the largest absolute value of its column, the
    covariance by 1e-9 times its largest entry.

    References
    ----------
    .. [1] Bishop, "Pattern Recognition and Machine Learning", 2006, equations 2.121
       and 2.122.

    Examples
    --------
    >>> mean, cov = mvn_mle(np.array([[0.0, 2.0], [2.0, 2.0], [4.0, 8.0]]))
    >>> mean.tolist(), cov.round(4).tolist()
    ([2.0, 4.0], [[2.6667, 4.0], [4.0, 8.0]])
    """
    rows = np.asarray(X, dtype=float)
    mean = rows.mean(axis=0)
    offsets = rows - mean
    return mean, offsets.T @ offsets / len(rows)
