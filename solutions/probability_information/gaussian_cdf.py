"""Reference for probability_information/gaussian_cdf."""

import numpy as np


def gaussian_cdf(x: np.ndarray | float, mu: float, sigma2: float) -> np.ndarray | float:
    """Return the probability that a normal variable is at most x.

    The third argument is the variance, not the standard deviation.

    Parameters
    ----------
    x : ndarray of any shape but empty, or float
        The upper limits; minus and plus infinity are allowed.
    mu : float
        The mean.
    sigma2 : float
        The variance, positive.

    Returns
    -------
    ndarray of the shape of `x`, or float
        Probabilities, from 0 to 1; a number if `x` is one.

    Raises
    ------
    ValueError
        If `sigma2` is not positive.

    Notes
    -----
    Compared at a relative tolerance of 1e-9, also where the probability is as
    small as 1e-100.

    References
    ----------
    .. [1] Abramowitz, Stegun, "Handbook of Mathematical Functions", 1964,
       section 26.2, eq. (26.2.29).

    Examples
    --------
    >>> gaussian_cdf(3.0, 3.0, 4.0)
    0.5
    >>> gaussian_cdf(np.array([-1.96, 1.96]), 0.0, 1.0).round(4).tolist()
    [0.025, 0.975]
    """
    from math import erfc

    if sigma2 <= 0:
        raise ValueError(f"the variance must be positive, got {sigma2}")
    z = (mu - np.asarray(x, dtype=float)) / np.sqrt(2 * sigma2)
    # erfc, not 1 + erf: erf(-7) is -1 to the last digit, and 1e-23 would be lost in the sum.
    probability = np.vectorize(erfc, otypes=[float])(z) / 2
    return probability if np.ndim(x) else float(probability)
