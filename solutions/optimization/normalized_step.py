"""Reference for optimization/normalized_step."""

import numpy as np


def normalized_step(w: np.ndarray, grad: np.ndarray, eta: float) -> np.ndarray:
    """Take a step of fixed length straight downhill.

    Returns ``w - eta * grad / norm(grad)``, and `w` where the gradient is zero.

    Parameters
    ----------
    w : ndarray of shape (d,)
        Where we are.
    grad : ndarray of shape (d,)
        Gradient there.
    eta : float
        Length of the step, positive.

    Returns
    -------
    ndarray of shape (d,)
        The new point, at the Euclidean distance `eta` from `w`; equal to `w` if
        every entry of `grad` is zero.

    Notes
    -----
    Compared at a relative tolerance of 1e-9, and an absolute one of 1e-9.

    References
    ----------
    .. [1] Abu-Mostafa, Magdon-Ismail, Lin, "Learning From Data", 2012, section
       3.3.2, the fixed step along the negative unit gradient.

    Examples
    --------
    >>> normalized_step(np.array([1.0, 1.0]), np.array([30.0, 40.0]), 0.5).round(9).tolist()
    [0.7, 0.6]
    """
    length = np.linalg.norm(grad)
    if length == 0:
        return np.array(w, dtype=float)
    return w - eta * (grad / length)
