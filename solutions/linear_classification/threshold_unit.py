"""Reference for linear_classification/threshold_unit."""

import numpy as np


def threshold_unit(X: np.ndarray, w: np.ndarray, theta: float) -> np.ndarray:
    """Fire where a weighted sum of the inputs reaches a threshold.

    A unit that fires answers 1, a silent one 0. Reaching the threshold is
    enough.

    Parameters
    ----------
    X : ndarray of shape (n, d)
        Rows of inputs.
    w : ndarray of shape (d,)
        A weight for each input.
    theta : float
        The threshold.

    Returns
    -------
    ndarray of shape (n,)
        1 where ``X @ w >= theta``, 0 elsewhere.

    Notes
    -----
    Tests use inputs, weights and thresholds for which the sums are exact.

    References
    ----------
    .. [1] McCulloch, Pitts, "A Logical Calculus of the Ideas Immanent in Nervous
       Activity", Bulletin of Mathematical Biophysics 5, 1943, 115-133.

    Examples
    --------
    >>> X = np.array([[0.0, 0.0], [0.0, 1.0], [1.0, 1.0]])
    >>> threshold_unit(X, np.array([0.5, 0.5]), 0.5).tolist()
    [0, 1, 1]
    """
    return (X @ w >= theta).astype(int)
