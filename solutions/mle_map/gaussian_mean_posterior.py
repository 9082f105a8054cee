"""Reference for mle_map/gaussian_mean_posterior."""

import numpy as np


def gaussian_mean_posterior(
    x: np.ndarray, sigma2: float, mu0: float, tau2: float
) -> tuple[float, float]:
    """Update a normal belief about a mean by observations of known variance.

    The observations are drawn from ``N(mu, sigma2)``; before them, ``mu`` was
    believed to be drawn from ``N(mu0, tau2)``. The posterior is normal.

    Parameters
    ----------
    x : ndarray of shape (n,)
        The observations; ``n >= 0``, and ``n >= 1`` if `tau2` is inf.
    sigma2 : float
        Variance of one observation, positive and finite.
    mu0 : float
        Mean of the prior.
    tau2 : float
        Variance of the prior, positive; inf for no opinion.

    Returns
    -------
    mean : float
        Mean of the posterior of ``mu``.
    variance : float
        Its variance (no standard deviation), not that of a further observation.

    Raises
    ------
    ValueError
        If `sigma2` or `tau2` is not positive.

    Notes
    -----
    Compared at a relative tolerance of 1e-9.

    References
    ----------
    .. [1] Bishop, "Pattern Recognition and Machine Learning", 2006, section 2.3.6,
       eqs. (2.141) and (2.142).

    Examples
    --------
    >>> gaussian_mean_posterior(np.array([4.0, 8.0]), 1.0, 0.0, 0.5)
    (3.0, 0.25)
    """
    if not (sigma2 > 0 and tau2 > 0):
        raise ValueError(f"variances must be positive, got {sigma2} and {tau2}")
    variance = 1 / (1 / tau2 + np.size(x) / sigma2)
    mean = variance * (mu0 / tau2 + np.sum(x) / sigma2)
    return float(mean), float(variance)
