"""Reference for math_foundations/power_iteration."""

import numpy as np


def power_iteration(A: np.ndarray, v0: np.ndarray, n_iter: int = 1000, tol: float = 1e-12) -> tuple:
    """Find the eigenvalue of largest magnitude, and its eigenvector, by multiplication.

    From ``v = v0 / norm(v0)`` on, each step replaces `v` by ``A v / norm(A v)``, until
    the new `v` is within `tol` of the old one or of its negative, or `n_iter` steps
    are made.

    Parameters
    ----------
    A : ndarray of shape (n, n)
        A real symmetric matrix.
    v0 : ndarray of shape (n,)
        Where to start: of any length from 1e-3 to 1e4.
    n_iter : int, optional
        The largest number of steps, at least 1.
    tol : float, optional
        Stop after the first step whose new `v` has a distance (in the 2-norm) below
        `tol` from the old `v` or from its negative.

    Returns
    -------
    lam : float
        The Rayleigh quotient ``v @ A @ v`` of the last `v`, sign included.
    v : ndarray of shape (n,)
        The last `v`, of length 1, its entry of largest magnitude positive.
    n_steps : int
        How many steps were made, at most `n_iter`.

    Notes
    -----
    If ``A v`` is the zero vector there is no step to make: the result is 0.0 with
    the current `v`. Compared at a relative tolerance of 1e-9 for `lam` and an
    absolute one of 1e-6 for `v`, where the second-largest magnitude of an eigenvalue
    is at most 0.9 times the largest.

    References
    ----------
    .. [1] Golub, Van Loan, "Matrix Computations", 4th ed., 2013, section 8.2.1.

    Examples
    --------
    >>> lam, v, n_steps = power_iteration(np.diag([1.0, -4.0]), np.array([1.0, 1.0]))
    >>> round(lam, 6), np.abs(v.round(6)).tolist()
    (-4.0, [0.0, 1.0])
    """
    v = v0 / np.linalg.norm(v0)
    n_steps = 0
    while n_steps < n_iter:
        image = A @ v
        length = np.linalg.norm(image)
        if length == 0:
            break
        old, v = v, image / length
        n_steps += 1
        if min(np.linalg.norm(v - old), np.linalg.norm(v + old)) < tol:
            break
    if v[np.argmax(np.abs(v))] < 0:
        v = -v
    return float(v @ A @ v), v, n_steps
