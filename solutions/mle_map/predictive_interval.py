"""Reference for mle_map/predictive_interval."""

import numpy as np


def predictive_interval(
    X_new: np.ndarray, w: np.ndarray, sigma2: float, z: float = 1.959963984540054
) -> np.ndarray:
    """Compute plug-in intervals for new targets of a linear model.

    ``X_new @ w`` minus and plus `z` standard deviations of the noise. The weights are
    treated as known, so the intervals are too narrow where they were estimated.

    Parameters
    ----------
    X_new : ndarray of shape (m, d)
        Features of the new samples.
    w : ndarray of shape (d,)
        Weights.
    sigma2 : float
        Variance of the noise, at least 0.
    z : float, optional
        Half the width in standard deviations, ``z >= 0``. The default leaves out 2.5 %
        of a normal distribution on either side.

    Returns
    -------
    ndarray of shape (m, 2)
        The lower end and the upper end for each sample, in this order.

    Raises
    ------
    ValueError
        If `sigma2` is negative.

    Notes
    -----
    Compared at a relative and an absolute tolerance of 1e-9.

    References
    ----------
    .. [1] Murphy, "Machine Learning: A Probabilistic Perspective", 2012, section
       7.6.2: the plug-in approximation.

    Examples
    --------
    >>> X_new, w = np.array([[1.0, 0.0], [1.0, 3.0]]), np.array([5.0, 2.0])
    >>> predictive_interval(X_new, w, 9.0, z=1.0).tolist()
    [[2.0, 8.0], [8.0, 14.0]]
    """
    if sigma2 < 0:
        raise ValueError(f"sigma2 must not be negative, got {sigma2}")
    centre, half_width = X_new @ w, z * np.sqrt(sigma2)
    return np.column_stack([centre - half_width, centre + half_width])
