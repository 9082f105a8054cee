"""Reference for density_gmm/gmm_log_joint."""

import numpy as np

from solutions.density_gmm.mvn_logpdf import mvn_logpdf


def gmm_log_joint(
    X: np.ndarray, weights: np.ndarray, means: np.ndarray, covs: np.ndarray
) -> np.ndarray:
    """Compute the log of weight times density, for each row and each component.

    The table that likelihood and responsibilities of a mixture are made of.

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
        ``log(weights[k]) + log N(X[i]; means[k], covs[k])``; a component of weight 0
        has ``-inf``.

    Notes
    -----
    Compared at a tolerance of 1e-8, absolute or relative, whichever is larger.

    References
    ----------
    .. [1] Bishop, "Pattern Recognition and Machine Learning", 2006, section 9.2.

    Examples
    --------
    >>> X, means = np.array([[0.0], [2.0]]), np.array([[0.0], [2.0]])
    >>> covs = np.array([[[1.0]], [[4.0]]])
    >>> gmm_log_joint(X, np.array([0.25, 0.75]), means, covs).round(4).tolist()
    [[-2.3052, -2.3998], [-4.3052, -1.8998]]
    """
    logs = np.full(len(weights), -np.inf)
    some = np.asarray(weights) > 0
    logs[some] = np.log(np.asarray(weights, dtype=float)[some])
    densities = [mvn_logpdf(X, mean, cov) for mean, cov in zip(means, covs, strict=True)]
    return np.column_stack(densities) + logs
