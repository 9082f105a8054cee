"""Reference for density_gmm/kde_gaussian."""

import numpy as np


def kde_gaussian(x_train: np.ndarray, x_eval: np.ndarray, h: float) -> np.ndarray:
    """Estimate a density by a Gaussian bump on each point.

    The estimate at ``x`` is the mean, over the training points, of normal
    densities with mean ``x_train[i]`` and standard deviation `h`.

    Parameters
    ----------
    x_train : ndarray of shape (n,)
        Points that carry the bumps, at least one.
    x_eval : ndarray of shape (m,)
        Where the density is wanted.
    h : float
        Bandwidth: the standard deviation of a bump, in the unit of the points.

    Returns
    -------
    ndarray of shape (m,)
        Densities, in one over the unit of the points.

    Raises
    ------
    ValueError
        If `h` is not positive.

    Notes
    -----
    Compared at a relative tolerance of 1e-9.

    References
    ----------
    .. [1] Parzen, "On Estimation of a Probability Density Function and Mode",
       Annals of Mathematical Statistics 33(3), 1962, 1065-1076.

    Examples
    --------
    >>> kde_gaussian(np.array([0.0, 2.0]), np.array([0.0, 1.0]), 1.0).round(4).tolist()
    [0.2265, 0.242]
    """
    if not h > 0:
        raise ValueError(f"h must be positive, got {h}")
    distances = np.subtract.outer(np.asarray(x_eval, float), np.asarray(x_train, float)) / h
    return np.mean(np.exp(-(distances**2) / 2), axis=1) / (h * np.sqrt(2 * np.pi))
