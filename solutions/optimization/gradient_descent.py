"""Reference for optimization/gradient_descent."""

from collections.abc import Callable

import numpy as np


def gradient_descent(
    grad: Callable[[np.ndarray], np.ndarray],
    w0: np.ndarray,
    lr: Callable[[int], float],
    n_iter: int,
    tol: float = 0.0,
) -> np.ndarray:
    """Walk downhill, and keep the path.

    Step ``t = 1, 2, ..., n_iter`` goes from ``w`` to ``w - lr(t) * grad(w)``.
    Before each step the length of the gradient is looked at: if
    ``norm(grad(w)) <= tol``, no further step is taken.

    Parameters
    ----------
    grad : callable
        Gradient: takes an array of shape (d,), returns one of shape (d,).
    w0 : ndarray of shape (d,)
        Where to start.
    lr : callable
        Step-size rule: takes the number of the step, an int from 1, and returns
        a float. It need not be defined outside of 1 to `n_iter`.
    n_iter : int
        Largest number of steps, ``n_iter >= 0``.
    tol : float, optional
        Stop where the Euclidean norm of the gradient is at most this.

    Returns
    -------
    ndarray of shape (T + 1, d)
        Every iterate, one per row: row 0 is `w0`, row ``T`` the last. ``T`` is the
        number of steps taken, at most `n_iter`.

    Notes
    -----
    At an exact stationary point the path ends even with ``tol=0``. Calls `grad`
    once per iterate at most, so no more than ``n_iter + 1`` times. Compared at a
    relative tolerance of 1e-9, and an absolute one of 1e-9.

    References
    ----------
    .. [1] Boyd, Vandenberghe, "Convex Optimization", 2004, section 9.3,
       algorithm 9.3.

    Examples
    --------
    For f(w) = w**2 / 2 the gradient is w. Half a step, half of the way:

    >>> gradient_descent(lambda w: w, np.array([8.0]), lambda t: 0.5, 3).tolist()
    [[8.0], [4.0], [2.0], [1.0]]
    """
    path = [np.array(w0, dtype=float)]
    for t in range(1, n_iter + 1):
        g = grad(path[-1])
        if np.linalg.norm(g) <= tol:
            break
        # A new array for each row: with -= all rows would be one and the same.
        path.append(path[-1] - lr(t) * g)
    return np.array(path)
