"""Reference for kernels/eps_insensitive."""

import numpy as np


def eps_insensitive(
    y: np.ndarray | float, s: np.ndarray | float, eps: float
) -> tuple[np.ndarray | float, np.ndarray | float]:
    """Compute the loss outside of a tube, and its slope.

    The loss is ``max(0, abs(s - y) - eps)``. Its slope, as ``s`` varies, is the sign of
    ``s - y`` outside of the tube, and 0 inside and on the edge.

    Parameters
    ----------
    y : ndarray of shape (n,) or float
        Targets, or one.
    s : ndarray of shape (n,) or float
        Predictions, or one.
    eps : float
        Half of the tube's height, not negative.

    Returns
    -------
    loss : ndarray of shape (n,) or float
        The loss of each point.
    slope : ndarray of shape (n,) or float
        The derivative of each loss with respect to its prediction.

    Raises
    ------
    ValueError
        If `eps` is negative.

    Notes
    -----
    Compared at a relative tolerance of 1e-9.

    References
    ----------
    .. [1] Smola, Schoelkopf, "A tutorial on support vector regression", Statistics
       and Computing 14, 2004, section 1.2, equation 4.

    Examples
    --------
    >>> loss, slope = eps_insensitive(np.array([1.0, 1.0, 1.0]), np.array([3.0, 0.75, 0.0]), 0.5)
    >>> loss.tolist(), slope.tolist()
    ([1.5, 0.0, 0.5], [1.0, 0.0, -1.0])
    """
    if eps < 0:
        raise ValueError("eps must not be negative")
    gap = np.subtract(s, y, dtype=float)
    loss = np.maximum(0, np.abs(gap) - eps)
    slope = np.where(np.abs(gap) > eps, np.sign(gap), 0)
    return (loss, slope) if slope.ndim else (float(loss), float(slope))
