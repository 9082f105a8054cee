"""Reference for mle_map/linear_gaussian_nll."""

import numpy as np

from solutions.mle_map.gaussian_nll import gaussian_nll


def linear_gaussian_nll(X: np.ndarray, y: np.ndarray, w: np.ndarray, sigma2: float) -> float:
    """Compute the negative log-likelihood of a linear model with normal noise.

    Targets are ``X @ w`` plus independent draws from ``N(0, sigma2)``, so it is
    ``n / 2 * log(2 pi sigma2) + norm(X @ w - y)**2 / (2 sigma2)``.

    Parameters
    ----------
    X : ndarray of shape (n, d)
        Features, ``n, d >= 1``. No column of ones is added.
    y : ndarray of shape (n,)
        Targets.
    w : ndarray of shape (d,)
        Weights.
    sigma2 : float
        Variance of the noise, positive.

    Returns
    -------
    float
        The negative log-likelihood, natural logarithm: a sum over the samples, with
        all constants.

    Raises
    ------
    ValueError
        If `y` does not have the shape ``(n,)``; in particular if it is ``(n, 1)``.

    Notes
    -----
    Compared at a relative tolerance of 1e-9.

    References
    ----------
    .. [1] Bishop, "Pattern Recognition and Machine Learning", 2006, section 3.1.1,
       eqs. (3.11) and (3.12).

    Examples
    --------
    The residuals are -1 and 2.

    >>> X, y = np.array([[1.0, 2.0], [0.0, 1.0]]), np.array([4.0, -1.0])
    >>> round(linear_gaussian_nll(X, y, np.array([1.0, 1.0]), 2.0), 6)
    3.781024
    """
    n = X.shape[0]
    if y.shape != (n,):
        raise ValueError(f"y must have the shape ({n},), got {y.shape}")
    return gaussian_nll(X @ w - y, 0.0, sigma2)
