"""Reference for math_foundations/classify_critical_point."""

import numpy as np


def classify_critical_point(grad: np.ndarray, H: np.ndarray, tol: float = 1e-8) -> str:
    """Apply the second-derivative test to a point with this gradient and Hessian.

    The gradient is looked at first: away from critical points the Hessian tells nothing.

    Parameters
    ----------
    grad : ndarray of shape (d,)
        The gradient at the point, ``d >= 1``.
    H : ndarray of shape (d, d)
        The Hessian at the point, symmetric.
    tol : float, optional
        The point is critical if the 2-norm of `grad` is at most `tol`. An eigenvalue
        of `H` is positive if it exceeds `tol`, negative if it is below ``-tol``.

    Returns
    -------
    str
        ``'not critical'``; else ``'minimum'`` (all eigenvalues positive), ``'maximum'``
        (all negative), ``'saddle'`` (some positive and some negative), or
        ``'undetermined'``.

    Notes
    -----
    Here `tol` is absolute. No tested value lies within a factor of 10 of it.

    References
    ----------
    .. [1] Nocedal, Wright, "Numerical Optimization", 2nd ed., 2006, section 2.1,
       theorems 2.3 and 2.4.

    Examples
    --------
    >>> classify_critical_point(np.zeros(2), np.diag([2.0, 5.0]))
    'minimum'
    >>> classify_critical_point(np.zeros(2), np.diag([2.0, 0.0]))
    'undetermined'
    """
    if np.linalg.norm(grad) > tol:
        return "not critical"
    eigenvalues = np.linalg.eigvalsh(H)
    is_positive, is_negative = eigenvalues > tol, eigenvalues < -tol
    if is_positive.all():
        return "minimum"
    if is_negative.all():
        return "maximum"
    return "saddle" if is_positive.any() and is_negative.any() else "undetermined"
