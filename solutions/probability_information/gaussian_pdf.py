"""Reference for probability_information/gaussian_pdf."""

import numpy as np


def gaussian_pdf(x: np.ndarray | float, mu: float, sigma2: float) -> np.ndarray | float:
    """Evaluate the density of the normal distribution.

    The third argument is the variance, not the standard deviation.

    Parameters
    ----------
    x : ndarray of any shape but empty, or float
        Where to evaluate it.
    mu : float
        The mean.
    sigma2 : float
        The variance, positive.

    Returns
    -------
    ndarray of the shape of `x`, or float
        The density, in one over the unit of `x`; a number if `x` is one. It is
        at least 0 and may be larger than 1.

    Raises
    ------
    ValueError
        If `sigma2` is not positive.

    Notes
    -----
    Compared at a relative tolerance of 1e-9, and at an absolute one of 1e-300:
    far out in the tails the density underflows to 0.

    References
    ----------
    .. [1] Bishop, "Pattern Recognition and Machine Learning", 2006, section
       1.2.4, eq. (1.46).

    Examples
    --------
    >>> round(gaussian_pdf(1.0, 1.0, 4.0), 6)
    0.199471
    >>> gaussian_pdf(np.array([-1.0, 1.0]), 0.0, 1.0).round(6).tolist()
    [0.241971, 0.241971]
    """
    if sigma2 <= 0:
        raise ValueError(f"the variance must be positive, got {sigma2}")
    squares = (np.asarray(x, dtype=float) - mu) ** 2 / sigma2
    density = np.exp(-squares / 2) / np.sqrt(2 * np.pi * sigma2)
    return density if np.ndim(x) else float(density)
