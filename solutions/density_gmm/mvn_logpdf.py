"""Reference for density_gmm/mvn_logpdf."""

import numpy as np


def mvn_logpdf(X: np.ndarray, mean: np.ndarray, cov: np.ndarray) -> np.ndarray:
    """Compute the log density of a normal distribution at each row.

    Stays in logarithms, so that neither determinants nor distances leave float64.

    Parameters
    ----------
    X : ndarray of shape (n, d)
        Points, one a row.
    mean : ndarray of shape (d,)
        The mean.
    cov : ndarray of shape (d, d)
        The covariance, a symmetric matrix.

    Returns
    -------
    ndarray of shape (n,)
        ``-(d * log(2 * pi) + log(det(cov)) + m**2) / 2`` with ``m`` the Mahalanobis
        distance of the row: ``m**2 = (x - mean) @ inv(cov) @ (x - mean)``.

    Raises
    ------
    numpy.linalg.LinAlgError
        If `cov` is not positive definite.

    Notes
    -----
    Compared at a tolerance of 1e-8, absolute or relative, whichever is larger, for
    covariances with a condition number up to 1e6.

    References
    ----------
    .. [1] Bishop, "Pattern Recognition and Machine Learning", 2006, equation 2.43.

    Examples
    --------
    >>> X = np.array([[1.0, 2.0], [4.0, 2.0]])
    >>> mvn_logpdf(X, np.array([1.0, 2.0]), np.array([[4.0, 2.0], [2.0, 5.0]])).round(4).tolist()
    [-3.2242, -4.6304]
    """
    factor = np.linalg.cholesky(np.asarray(cov, dtype=float))
    steps = np.linalg.solve(factor, (np.asarray(X, dtype=float) - mean).T)
    log_det = 2 * np.sum(np.log(np.diag(factor)))
    return -(len(factor) * np.log(2 * np.pi) + log_det + np.sum(steps**2, axis=0)) / 2
