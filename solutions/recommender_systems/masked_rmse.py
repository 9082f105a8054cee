"""Reference for recommender_systems/masked_rmse."""

import numpy as np


def masked_rmse(Y: np.ndarray, Y_hat: np.ndarray, mask: np.ndarray) -> float:
    """Return the root mean squared error over the observed cells.

    Cells in which `mask` is False do not count, whatever they hold.

    Parameters
    ----------
    Y : ndarray of shape (n, d)
        Ratings.
    Y_hat : ndarray of shape (n, d)
        Predictions.
    mask : ndarray of bool, shape (n, d)
        True where a rating was observed.

    Returns
    -------
    float
        The root of the mean of the squared errors, in the unit of the ratings.

    Raises
    ------
    ValueError
        If no cell was observed.

    Notes
    -----
    Compared at a relative tolerance of 1e-9, and an absolute one of 1e-9 times the
    largest error.

    References
    ----------
    .. [1] Koren, Bell, Volinsky, "Matrix factorization techniques for recommender
       systems", IEEE Computer 42, 2009.

    Examples
    --------
    >>> Y = np.array([[4.0, np.nan], [2.0, 5.0]])
    >>> round(masked_rmse(Y, np.array([[3.0, 3.0], [2.0, 3.0]]), ~np.isnan(Y)), 4)
    1.291
    """
    if not mask.any():
        raise ValueError("no cell is observed")
    errors = Y_hat[mask].astype(float) - Y[mask].astype(float)
    return float(np.sqrt(np.mean(errors**2)))
