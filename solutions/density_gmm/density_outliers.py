"""Reference for density_gmm/density_outliers."""

import numpy as np


def density_outliers(scores: np.ndarray, fraction: float) -> np.ndarray:
    """Name the points of lowest density.

    Sorts the scores and takes as many of the lowest as the fraction asks for.

    Parameters
    ----------
    scores : ndarray of shape (n,)
        Log densities, one for each point; ``-inf`` is allowed.
    fraction : float
        Share of the points that are to be named, from 0 to 1.

    Returns
    -------
    ndarray of int of shape (k,)
        Indices of the k points with the lowest scores, in increasing order of the
        indices; k is ``floor(fraction * n + 1e-9)``. Of equal scores at the limit
        those with smaller indices are named. Integers, also if k is 0.

    Raises
    ------
    ValueError
        If `fraction` is below 0 or above 1.

    Notes
    -----
    The summand 1e-9 is there for rounding: 0.29 * 100 is a little less than 29.

    References
    ----------
    .. [1] Chandola, Banerjee, Kumar, "Anomaly Detection: A Survey", ACM Computing
       Surveys 41(3), 2009, section 7.

    Examples
    --------
    >>> density_outliers(np.array([-1.0, -7.0, -2.0, -7.0, -9.0]), 0.4).tolist()
    [1, 4]
    """
    if not 0 <= fraction <= 1:
        raise ValueError(f"fraction must be between 0 and 1, got {fraction}")
    count = int(np.floor(fraction * len(scores) + 1e-9))
    order = np.argsort(np.asarray(scores, dtype=float), kind="stable")
    return np.sort(order[:count])
