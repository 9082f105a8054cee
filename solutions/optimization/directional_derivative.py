"""Reference for optimization/directional_derivative."""

import numpy as np


def directional_derivative(grad: np.ndarray, v: np.ndarray) -> float:
    """Measure how fast a function rises in a given direction.

    The slope of ``f`` at a point where its gradient is `grad`, for a step of unit
    length along `v`: the inner product of `grad` with ``v / norm(v)``.

    Parameters
    ----------
    grad : ndarray of shape (d,)
        Gradient of ``f`` at the point.
    v : ndarray of shape (d,)
        Direction, of any positive length.

    Returns
    -------
    float
        Rise of ``f`` per unit of length; negative where ``f`` falls.

    Raises
    ------
    ValueError
        If every entry of `v` is zero: that is no direction.

    Notes
    -----
    Norms are Euclidean. Over all directions the value is largest along `grad`
    itself, where it is ``norm(grad)``. Compared at a relative tolerance of 1e-9;
    where the exact value is zero, at an absolute one of 1e-9.

    References
    ----------
    .. [1] Nocedal, Wright, "Numerical Optimization", 2nd ed., 2006, appendix A.2, on
       directional derivatives; there the direction is taken as it is.

    Examples
    --------
    >>> directional_derivative(np.array([1.0, 7.0]), np.array([6.0, 8.0]))
    6.2
    """
    length = np.linalg.norm(v)
    if length == 0:
        raise ValueError("v must not be zero: it has no direction")
    return float(grad @ v / length)
