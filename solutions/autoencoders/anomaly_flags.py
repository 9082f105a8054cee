"""Reference for autoencoders/anomaly_flags."""

import numpy as np


def anomaly_flags(
    train_errors: np.ndarray, errors: np.ndarray, quantile: float = 0.95
) -> tuple[float, np.ndarray]:
    """Flag samples that are reconstructed worse than nearly all training samples.

    The threshold is the quantile of the training errors, by linear interpolation
    between neighbours, as `numpy.quantile` takes it.

    Parameters
    ----------
    train_errors : ndarray of shape (n,)
        Reconstruction errors of the training samples, ``n >= 1``.
    errors : ndarray of shape (m,)
        Those of the samples to judge, ``m >= 0``.
    quantile : float
        Share of training samples that should pass, from 0 to 1.

    Returns
    -------
    threshold : float
        The quantile of the training errors.
    flags : ndarray of bool of shape (m,)
        True for each error above the threshold, but not for one equal to it.

    Notes
    -----
    The threshold is compared at a relative tolerance of 1e-9; flags must be equal.

    References
    ----------
    .. [1] Hyndman, Fan, "Sample Quantiles in Statistical Packages", The American
       Statistician 50, 1996, 361-365, definition 7.

    Examples
    --------
    >>> threshold, flags = anomaly_flags(np.array([1.0, 3.0]), np.array([1.0, 2.0, 2.5]), 0.5)
    >>> threshold, flags.tolist()
    (2.0, [False, False, True])
    """
    threshold = float(np.quantile(np.asarray(train_errors, dtype=float), quantile))
    return threshold, np.asarray(errors, dtype=float) > threshold
