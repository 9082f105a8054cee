"""Reference for probability_information/covariance_matrix."""

import numpy as np


def covariance_matrix(X: np.ndarray, ddof: int = 1) -> np.ndarray:
    """Return the covariances of all pairs of columns.

    Entry ``(i, j)`` is the sum over the samples of the product of the
    deviations of columns i and j from their means, divided by ``n - ddof``.

    Parameters
    ----------
    X : ndarray of shape (n, d)
        One sample per row, one variable per column; ``n, d >= 1``.
    ddof : int, optional
        What is taken off the number of samples: 1 for an unbiased estimate, 0
        for the population that consists of these samples.

    Returns
    -------
    ndarray of shape (d, d)
        The covariances, in the products of the columns' units, with the
        variances on the diagonal. All nan if ``n - ddof <= 0``.

    Notes
    -----
    Compared at a relative tolerance of 1e-9 of the largest entry, and of 1e-6
    of it for columns near 1e8. Warnings cost nothing.

    References
    ----------
    .. [1] Wasserman, "All of Statistics", 2004, section 14.1, eq. (14.2).

    Examples
    --------
    >>> X = np.array([[1.0, 2.0], [2.0, 6.0], [6.0, 4.0]])
    >>> covariance_matrix(X).tolist()
    [[7.0, 1.0], [1.0, 4.0]]
    >>> covariance_matrix(X, 3).tolist()
    [[nan, nan], [nan, nan]]
    """
    n, d = X.shape
    if n <= ddof:
        return np.full((d, d), np.nan)
    deviations = X - X.mean(axis=0)
    return deviations.T @ deviations / (n - ddof)
