"""Reference for mle_map/laplace_prior_objective."""

import numpy as np


def laplace_prior_objective(
    X: np.ndarray, y: np.ndarray, w: np.ndarray, sigma2: float, scale: float
) -> float:
    """Compute the negative log-posterior of weights with a Laplace prior, up to a constant.

    ``norm(X @ w - y)**2 / (2 sigma2) + sum(abs(w)) / scale``. What does not depend on
    `w` is left out.

    Parameters
    ----------
    X : ndarray of shape (n, d)
        Features, without a column of ones.
    y : ndarray of shape (n,)
        Targets.
    w : ndarray of shape (d,)
        Weights; all of them have the prior.
    sigma2 : float
        Variance of the noise, positive.
    scale : float
        Scale of the prior ``exp(-abs(w) / scale) / (2 scale)``, positive; inf for no
        opinion.

    Returns
    -------
    float
        A sum over samples and weights, at least 0.

    Notes
    -----
    Compared at a relative tolerance of 1e-9.

    References
    ----------
    .. [1] Murphy, "Machine Learning: A Probabilistic Perspective", 2012, section
       13.3.

    Examples
    --------
    The residuals are 2 and -1, so this is 5/4 + 5/10.

    >>> X, y = np.array([[1.0, -1.0], [0.0, 1.0]]), np.array([3.0, -1.0])
    >>> laplace_prior_objective(X, y, np.array([3.0, -2.0]), 2.0, 10.0)
    1.75
    """
    residuals = X @ w.astype(float) - y
    return float(residuals @ residuals / (2 * sigma2) + np.abs(w).sum() / scale)
