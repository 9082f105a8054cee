"""Reference for density_gmm/kde_loo_log_likelihood."""

import numpy as np


def kde_loo_log_likelihood(x: np.ndarray, h: float) -> float:
    """Score a bandwidth: how well the other points predict each one.

    The mean, over the points, of the logarithm of the Gaussian kernel density
    estimate at ``x[i]`` that is built from the other n - 1 points.

    Parameters
    ----------
    x : ndarray of shape (n,)
        Points, at least two; equal ones count as different points.
    h : float
        Bandwidth: the standard deviation of a bump, in the unit of the points.

    Returns
    -------
    float
        The mean log density (natural logarithm); larger is better. It is finite,
        however far a point is from the others.

    Raises
    ------
    ValueError
        If there are fewer than two points, or if `h` is not positive.

    Notes
    -----
    Compared at a tolerance of 1e-9, absolute or relative, whichever is larger.

    References
    ----------
    .. [1] Habbema, Hermans, van den Broek, "A Stepwise Discriminant Analysis
       Program Using Density Estimation", Compstat 1974, 101-110.
    .. [2] Silverman, "Density Estimation for Statistics and Data Analysis", 1986,
       section 3.4.4.

    Examples
    --------
    >>> round(kde_loo_log_likelihood(np.array([0.0, 1.0, 3.0]), 1.0), 4)
    -2.5126
    """
    points = np.asarray(x, dtype=float)
    n = len(points)
    if n < 2 or not h > 0:
        raise ValueError("two points are needed, and a positive h")
    logs = -((np.subtract.outer(points, points) / h) ** 2) / 2
    np.fill_diagonal(logs, -np.inf)
    largest = logs.max(axis=1)
    sums = np.exp(logs - largest[:, np.newaxis]).sum(axis=1)
    constant = np.log(n - 1) + np.log(h) + np.log(2 * np.pi) / 2
    return float(np.mean(largest + np.log(sums)) - constant)
