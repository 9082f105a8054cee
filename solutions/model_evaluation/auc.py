"""Reference for model_evaluation/auc."""

import numpy as np


def auc(x: np.ndarray, y: np.ndarray) -> float:
    """Measure the area under a curve of points joined by straight lines.

    The points are taken in the order in which they come.

    Parameters
    ----------
    x : ndarray of shape (m,)
        Abscissae that never fall, or never rise; at least two.
    y : ndarray of shape (m,)
        Ordinates.

    Returns
    -------
    float
        The sum of ``(x[i+1] - x[i]) * (y[i] + y[i+1]) / 2``; for x that fall,
        the area of the points in reversed order.

    Raises
    ------
    ValueError
        If x both rises and falls.

    Notes
    -----
    Equal neighbours in x are a vertical piece, which has no area.

    References
    ----------
    .. [1] Fawcett, "An introduction to ROC analysis", Pattern Recognition
       Letters 27, 2006, section 7.

    Examples
    --------
    >>> auc(np.array([0.0, 0.5, 0.5, 1.0]), np.array([0.0, 0.5, 1.0, 1.0]))
    0.625
    """
    steps = np.diff(x)
    if np.any(steps < 0):
        if np.any(steps > 0):
            raise ValueError("x both rises and falls")
        steps = -steps
    return float(np.sum(steps * (y[:-1] + y[1:])) / 2)
