"""Reference for mle_map/map_gaussian_prior."""

import numpy as np


def map_gaussian_prior(X: np.ndarray, y: np.ndarray, sigma2: float, tau2: float) -> np.ndarray:
    """Find the most probable weights of a linear model under a normal prior.

    The one ``w`` that minimises
    ``norm(X @ w - y)**2 / (2 sigma2) + norm(w)**2 / (2 tau2)``.

    Parameters
    ----------
    X : ndarray of shape (n, d)
        Features, without a column of ones; ``n, d >= 1``. Any rank if `tau2` is
        finite, full column rank otherwise.
    y : ndarray of shape (n,)
        Targets.
    sigma2 : float
        Variance of the noise, positive and finite.
    tau2 : float
        Variance of the prior of every weight, positive; inf for no opinion.

    Returns
    -------
    ndarray of shape (d,)
        The weights.

    Raises
    ------
    ValueError
        If `sigma2` or `tau2` is not positive.

    Notes
    -----
    Compared within 1e-8 of the size of the largest weight, for condition numbers of
    `X` up to 1e3, and of the matrix of the system up to 1e6 if `X` has no full rank.

    References
    ----------
    .. [1] Murphy, "Machine Learning: A Probabilistic Perspective", 2012, section
       7.5.1.

    Examples
    --------
    >>> X, y = np.array([[2.0], [1.0]]), np.array([3.0, 4.0])
    >>> map_gaussian_prior(X, y, 10.0, 2.0).round(6).tolist()
    [1.0]
    """
    if not (sigma2 > 0 and tau2 > 0):
        raise ValueError(f"variances must be positive, got {sigma2} and {tau2}")
    penalty = sigma2 / tau2 * np.eye(X.shape[1])
    return np.linalg.solve(X.T @ X + penalty, X.T @ y)
