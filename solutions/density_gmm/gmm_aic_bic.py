"""Reference for density_gmm/gmm_aic_bic."""

import numpy as np


def gmm_aic_bic(loglik_mean: float, n: int, d: int, K: int) -> tuple[float, float]:
    """Charge a Gaussian mixture for its parameters, in two currencies.

    With p free parameters ``AIC = -2 * n * loglik_mean + 2 * p`` and
    ``BIC = -2 * n * loglik_mean + p * log(n)``; lower is better.

    Parameters
    ----------
    loglik_mean : float
        Mean log-likelihood over the points, as ``gmm_log_likelihood`` returns it.
    n : int
        Number of points, at least one.
    d : int
        Dimension of the points.
    K : int
        Number of components, each with a full covariance of its own.

    Returns
    -------
    aic : float
        Akaike's information criterion.
    bic : float
        Schwarz's, also called the Bayesian one.

    Notes
    -----
    Compared at a relative tolerance of 1e-9.

    References
    ----------
    .. [1] Akaike, "A New Look at the Statistical Model Identification", IEEE
       Transactions on Automatic Control 19(6), 1974, 716-723.
    .. [2] Schwarz, "Estimating the Dimension of a Model", Annals of Statistics 6(2),
       1978, 461-464.

    Examples
    --------
    >>> aic, bic = gmm_aic_bic(-2.0, 100, 2, 3)
    >>> aic, round(bic, 4)
    (434.0, 478.2879)
    """
    parameters = K - 1 + K * d + K * d * (d + 1) // 2
    misfit = -2 * n * loglik_mean
    return float(misfit + 2 * parameters), float(misfit + parameters * np.log(n))
