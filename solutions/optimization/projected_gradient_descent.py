"""Reference for optimization/projected_gradient_descent."""

from collections.abc import Callable

import numpy as np


def projected_gradient_descent(
    grad: Callable[[np.ndarray], np.ndarray],
    proj: Callable[[np.ndarray], np.ndarray],
    w0: np.ndarray,
    lr: float,
    n_iter: int,
) -> np.ndarray:
    """Walk downhill inside a set: step, and come back to the nearest allowed point.

    Starts at ``proj(w0)``; every step goes from ``w`` to
    ``proj(w - lr * grad(w))``.

    Parameters
    ----------
    grad : callable
        Gradient: takes an array of shape (d,), returns one of shape (d,).
    proj : callable
        Projection on a closed convex set: takes an array of shape (d,), returns
        the nearest point of the set.
    w0 : ndarray of shape (d,)
        Where to start, inside the set or not.
    lr : float
        Step size, positive.
    n_iter : int
        Number of steps, ``n_iter >= 0``; all of them are taken.

    Returns
    -------
    ndarray of shape (d,)
        The last iterate, a point of the set.

    Notes
    -----
    Compared at a relative tolerance of 1e-9, and an absolute one of 1e-9.

    References
    ----------
    .. [1] Bertsekas, "Nonlinear Programming", 2nd ed., 1999, section 2.3,
       eq. (2.33) with a constant step.

    Examples
    --------
    The minimum of (w - 3)**2 / 2 for w between -1 and 1:

    >>> def clip(w):
    ...     return np.clip(w, -1.0, 1.0)
    >>> projected_gradient_descent(lambda w: w - 3, clip, np.array([-9.0]), 0.5, 10).tolist()
    [1.0]
    """
    w = np.array(proj(w0), dtype=float)
    for _ in range(n_iter):
        w = proj(w - lr * grad(w))
    return w
