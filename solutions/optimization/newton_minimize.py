"""Reference for optimization/newton_minimize."""

from collections.abc import Callable

import numpy as np


def newton_minimize(
    grad: Callable[[np.ndarray], np.ndarray],
    hess: Callable[[np.ndarray], np.ndarray],
    w0: np.ndarray,
    n_iter: int = 50,
    tol: float = 1e-10,
) -> np.ndarray:
    """Jump to the bottom of the parabola that fits best here, again and again.

    Each step solves ``hess(w) @ step = -grad(w)`` and goes to ``w + step``. Before
    each step, the method stops if ``norm(grad(w)) <= tol``.

    Parameters
    ----------
    grad : callable
        Gradient: takes an array of shape (d,), returns one of shape (d,).
    hess : callable
        Hessian: takes an array of shape (d,), returns one of shape (d, d).
    w0 : ndarray of shape (d,)
        Where to start. A function of one variable has ``d = 1``.
    n_iter : int, optional
        Largest number of steps, ``n_iter >= 0``.
    tol : float, optional
        Stop where the Euclidean norm of the gradient is at most this.

    Returns
    -------
    ndarray of shape (d,)
        The last iterate.

    Raises
    ------
    numpy.linalg.LinAlgError
        If a step is needed where the Hessian is exactly singular, as
        `numpy.linalg.solve` does.

    Notes
    -----
    Where `w0` is stationary it is returned, whatever the Hessian. The method looks
    for a zero of the gradient: it may end at a saddle or at a maximum. Compared at
    a relative tolerance of 1e-6, and an absolute one of 1e-6; where the minimum is
    flat, the norm of the gradient at the answer is looked at in place of the answer.

    References
    ----------
    .. [1] Nocedal, Wright, "Numerical Optimization", 2nd ed., 2006, section 3.3, on
       Newton's method with full steps.

    Examples
    --------
    The minimum of w - log(w) is at 1. The iterates from 0.5 are 0.75, 0.9375, ...

    >>> def grad(w):
    ...     return 1 - 1 / w
    >>> def hess(w):
    ...     return np.diag(1 / w**2)
    >>> newton_minimize(grad, hess, np.array([0.5]), n_iter=2).tolist()
    [0.9375]
    >>> newton_minimize(grad, hess, np.array([0.5])).round(9).tolist()
    [1.0]
    """
    w = np.array(w0, dtype=float)
    for _ in range(n_iter):
        g = grad(w)
        if np.linalg.norm(g) <= tol:
            break
        w = w - np.linalg.solve(hess(w), g)
    return w
