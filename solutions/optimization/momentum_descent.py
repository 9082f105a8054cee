"""Reference for optimization/momentum_descent."""

from collections.abc import Callable

import numpy as np


def momentum_descent(
    grad: Callable[[np.ndarray], np.ndarray], w0: np.ndarray, lr: float, beta: float, n_iter: int
) -> np.ndarray:
    """Roll downhill: gradient descent that remembers its last step.

    Every step goes from ``w[t]`` to
    ``w[t + 1] = w[t] - lr * grad(w[t]) + beta * (w[t] - w[t - 1])``; the first one
    has no step to remember, as if ``w[-1]`` were ``w[0]``.

    Parameters
    ----------
    grad : callable
        Gradient: takes an array of shape (d,), returns one of shape (d,).
    w0 : ndarray of shape (d,)
        Where to start.
    lr : float
        Step size, positive.
    beta : float
        Share of the last step that is repeated, ``0 <= beta < 1``.
    n_iter : int
        Number of steps, ``n_iter >= 0``; all of them are taken.

    Returns
    -------
    ndarray of shape (n_iter + 1, d)
        Every iterate, one per row; row 0 is `w0`.

    Notes
    -----
    Compared at a relative tolerance of 1e-9, and an absolute one of 1e-9.

    References
    ----------
    .. [1] Polyak, "Some methods of speeding up the convergence of iteration
       methods", USSR Computational Mathematics and Mathematical Physics 4(5), 1964,
       eq. (9).

    Examples
    --------
    >>> momentum_descent(lambda w: w, np.array([8.0]), 0.5, 0.25, 3).tolist()
    [[8.0], [4.0], [1.0], [-0.25]]
    """
    path = [np.array(w0, dtype=float)]
    last_step = np.zeros_like(path[0])
    for _ in range(n_iter):
        last_step = beta * last_step - lr * grad(path[-1])
        path.append(path[-1] + last_step)
    return np.array(path)
