"""Reference for optimization/gradient_variance."""

import numpy as np


def gradient_variance(grads: np.ndarray) -> float:
    """Measure how much the samples disagree on the way down.

    The mean squared distance of the samples' gradients from their mean,
    ``(1 / n) * sum(norm(grads[i] - mean)**2)``.

    Parameters
    ----------
    grads : ndarray of shape (n, d)
        The gradient of each sample's own loss, one per row, ``n >= 1``.

    Returns
    -------
    float
        The variance: the sum of the variances of the columns, each with the
        divisor ``n``. Zero if all rows are the same.

    Notes
    -----
    Compared at a relative tolerance of 1e-9; where the exact value is zero, at an
    absolute one of 1e-9.

    References
    ----------
    .. [1] Bottou, Curtis, Nocedal, "Optimization Methods for Large-Scale Machine
       Learning", SIAM Review 60(2), 2018, section 4.1, eq. (4.6).

    Examples
    --------
    >>> gradient_variance(np.array([[1.0, 0.0], [3.0, 0.0], [2.0, 6.0]]))
    8.666666666666666
    """
    deviations = grads - grads.mean(axis=0)
    return float((deviations**2).sum() / len(grads))
