"""Reference for mle_map/neg_log_posterior."""

import numpy as np


def neg_log_posterior(
    X: np.ndarray, y: np.ndarray, w: np.ndarray, sigma2: float, tau2: float
) -> float:
    """Compute the negative log-posterior of weights with a normal prior, up to a constant.

    ``norm(X @ w - y)**2 / (2 sigma2) + norm(w)**2 / (2 tau2)``: noise of variance
    `sigma2`, and every weight drawn from ``N(0, tau2)``. What does not depend on `w`
    is left out.

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
    tau2 : float
        Variance of the prior, positive; inf for no opinion.

    Returns
    -------
    float
        A sum over samples and weights, at least 0.

    Raises
    ------
    ValueError
        If `sigma2` or `tau2` is not positive.

    Notes
    -----
    Compared at a relative tolerance of 1e-9.

    References
    ----------
    .. [1] Bishop, "Pattern Recognition and Machine Learning", 2006, section 1.2.5,
       eq. (1.67).

    Examples
    --------
    The residuals are -1 and 2, so this is 5/4 + 5/6.

    >>> X, y = np.array([[1.0, 1.0], [0.0, 1.0]]), np.array([4.0, 0.0])
    >>> round(neg_log_posterior(X, y, np.array([1.0, 2.0]), 2.0, 3.0), 6)
    2.083333
    """
    if not (sigma2 > 0 and tau2 > 0):
        raise ValueError(f"variances must be positive, got {sigma2} and {tau2}")
    w = w.astype(float)
    residuals = X @ w - y
    return float(residuals @ residuals / (2 * sigma2) + w @ w / (2 * tau2))
