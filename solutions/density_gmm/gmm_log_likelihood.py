"""Reference for density_gmm/gmm_log_likelihood."""

import numpy as np

from solutions.density_gmm.gmm_log_joint import gmm_log_joint


def gmm_log_likelihood(
    X: np.ndarray, weights: np.ndarray, means: np.ndarray, covs: np.ndarray
) -> float:
    """Compute the mean log density of a Gaussian mixture over the rows.

    The density of a mixture is the sum of its weighted components.

    Parameters
    ----------
    X : ndarray of shape (n, d)
        Points, one a row.
    weights : ndarray of shape (K,)
        Weights of the components, not negative, with sum 1.
    means : ndarray of shape (K, d)
        Their means.
    covs : ndarray of shape (K, d, d)
        Their covariances, symmetric and positive definite.

    Returns
    -------
    float
        The mean over the rows (not the sum) of the log of the summed components.

    Notes
    -----
    Compared at a tolerance of 1e-8, absolute or relative, whichever is larger.

    References
    ----------
    .. [1] Bishop, "Pattern Recognition and Machine Learning", 2006, equation 9.14.

    Examples
    --------
    >>> X, means = np.array([[0.0], [2.0]]), np.array([[0.0], [2.0]])
    >>> covs = np.array([[[1.0]], [[4.0]]])
    >>> round(gmm_log_likelihood(X, np.array([0.25, 0.75]), means, covs), 4)
    -1.7358
    """
    logs = gmm_log_joint(X, weights, means, covs)
    largest = logs.max(axis=1)
    sums = np.exp(logs - largest[:, np.newaxis]).sum(axis=1)
    return float(np.mean(largest + np.log(sums)))
