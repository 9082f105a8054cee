"""Reference for probability_information/correlation_matrix."""

import numpy as np

from solutions.probability_information.covariance_matrix import covariance_matrix


def correlation_matrix(X: np.ndarray) -> np.ndarray:
    """Return the correlations of all pairs of columns.

    A correlation is a covariance in units of the two standard deviations.

    Parameters
    ----------
    X : ndarray of shape (n, d)
        One sample per row, one variable per column; ``n, d >= 1``.

    Returns
    -------
    ndarray of shape (d, d)
        Correlations, from -1 to 1, dimensionless, with exactly 1 on the
        diagonal. A column that is constant has none: its row and its column
        are nan, the entry on the diagonal included.

    Notes
    -----
    A column is constant if its largest and smallest entry are equal; 0.1
    repeated is. Compared at an absolute tolerance of 1e-9, and of 1e-6 for
    columns near 1e8. No entry may be above 1 or below -1, not even in the last
    digit. Warnings cost nothing.

    References
    ----------
    .. [1] Wasserman, "All of Statistics", 2004, section 14.1, eq. (14.5).

    Examples
    --------
    >>> X = np.array([[1.0, 2.0, 5.0], [2.0, 4.0, 5.0], [4.0, 8.0, 5.0]])
    >>> correlation_matrix(X).round(6).tolist()
    [[1.0, 1.0, nan], [1.0, 1.0, nan], [nan, nan, nan]]
    """
    covariance = covariance_matrix(X, 0)
    spread = np.sqrt(np.diag(covariance))
    # By the values, not by the variance: that of 0.1 repeated is about 1e-34.
    spread[X.max(axis=0) == X.min(axis=0)] = np.nan
    correlation = np.clip(covariance / spread / spread[:, np.newaxis], -1, 1)
    np.fill_diagonal(correlation, spread / spread)
    return correlation
