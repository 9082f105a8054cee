"""Reference for density_gmm/gmm_responsibilities."""

import numpy as np

from solutions.density_gmm.gmm_log_joint import gmm_log_joint


def gmm_responsibilities(
    X: np.ndarray, weights: np.ndarray, means: np.ndarray, covs: np.ndarray
) -> np.ndarray:
    """Compute the probability of each component, given each row.

    Bayes' rule: the share of a component in the density of the mixture there.

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
    ndarray of shape (n, K)
        Entry ``[i, k]`` is the probability that row i came from component k. Rows
        sum to 1, also where all densities are 0 in float64.

    Notes
    -----
    Compared at an absolute tolerance of 1e-8.

    References
    ----------
    .. [1] Bishop, "Pattern Recognition and Machine Learning", 2006, equation 9.13.

    Examples
    --------
    >>> X, means = np.array([[0.0], [2.0]]), np.array([[0.0], [2.0]])
    >>> covs = np.array([[[1.0]], [[4.0]]])
    >>> gmm_responsibilities(X, np.array([0.25, 0.75]), means, covs).round(4).tolist()
    [[0.5236, 0.4764], [0.0828, 0.9172]]
    """
    logs = gmm_log_joint(X, weights, means, covs)
    shares = np.exp(logs - logs.max(axis=1, keepdims=True))
    return shares / shares.sum(axis=1, keepdims=True)
