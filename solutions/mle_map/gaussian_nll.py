"""Reference for mle_map/gaussian_nll."""

import numpy as np


def gaussian_nll(x: np.ndarray, mu: float, sigma2: float) -> float:
    """Compute the negative log-likelihood of a sample from a normal distribution.

    ``n / 2 * log(2 pi sigma2) + sum((x - mu)**2) / (2 sigma2)``: a sum over the
    sample, with all constants.

    Parameters
    ----------
    x : ndarray of shape (n,)
        The sample, ``n >= 1``.
    mu : float
        The mean of the distribution.
    sigma2 : float
        Its variance, positive.

    Returns
    -------
    float
        The negative log-likelihood, natural logarithm. It may be negative, because
        densities may exceed 1.

    Raises
    ------
    ValueError
        If `sigma2` is not positive.

    Notes
    -----
    Compared at a relative tolerance of 1e-9.

    References
    ----------
    .. [1] Bishop, "Pattern Recognition and Machine Learning", 2006, section 1.2.4,
       eq. (1.54).

    Examples
    --------
    >>> round(gaussian_nll(np.array([2.0, 4.0]), 3.0, 0.5), 6)
    3.14473
    """
    if not sigma2 > 0:
        raise ValueError(f"sigma2 must be positive, got {sigma2}")
    squares = np.sum((np.asarray(x, dtype=float) - mu) ** 2)
    return float(np.size(x) / 2 * np.log(2 * np.pi * sigma2) + squares / (2 * sigma2))
