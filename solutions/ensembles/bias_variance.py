"""Reference for ensembles/bias_variance."""

import numpy as np


def bias_variance(preds: np.ndarray, f_true: np.ndarray, noise_var: float) -> dict[str, float]:
    """Split the expected squared error into bias, variance and noise.

    The average over training sets comes first, then that over test points.

    Parameters
    ----------
    preds : ndarray of shape (T, m)
        Row t holds the predictions at m test points after training on the t-th
        training set.
    f_true : ndarray of shape (m,)
        The truth without noise at the test points.
    noise_var : float
        The variance of the noise in a target, ``noise_var >= 0``.

    Returns
    -------
    dict
        ``'bias2'``, the squared distance of the mean prediction from the truth;
        ``'variance'``, the variance of the predictions over training sets
        (divided by T); both averaged over test points; ``'noise'``, which is
        `noise_var`; and their sum ``'total'``. All are numbers.

    Notes
    -----
    `bias2` plus `variance` is the mean of ``(preds - f_true) ** 2``.

    References
    ----------
    .. [1] Geman, Bienenstock, Doursat, "Neural Networks and the Bias/Variance
       Dilemma", Neural Computation 4, 1992, 1-58.

    Examples
    --------
    >>> preds = np.array([[1.0, 4.0], [3.0, 8.0]])
    >>> bias_variance(preds, np.array([1.0, 4.0]), 0.5)
    {'bias2': 2.5, 'variance': 2.5, 'noise': 0.5, 'total': 5.5}
    """
    bias2 = float(np.mean((preds.mean(axis=0) - f_true) ** 2))
    variance = float(np.mean(preds.var(axis=0)))
    noise = float(noise_var)
    return {"bias2": bias2, "variance": variance, "noise": noise, "total": bias2 + variance + noise}
