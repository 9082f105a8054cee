"""Reference for robust_sparse_regression/soft_threshold."""

import numpy as np


def soft_threshold(z: np.ndarray | float, t: float) -> np.ndarray | float:
    """Move each number towards zero by a fixed amount, and stop there.

    ``sign(z) * max(abs(z) - t, 0)``, which is the ``u`` that minimises
    ``(u - z)**2 / 2 + t * abs(u)``.

    Parameters
    ----------
    z : ndarray of any shape, or float
        The numbers.
    t : float
        How far to move them, ``t >= 0``.

    Returns
    -------
    ndarray of the shape of `z`, or float
        An array for an array, a Python float for a single number.

    Raises
    ------
    ValueError
        If ``t < 0``.

    Notes
    -----
    Where ``abs(z) <= t`` the result is exactly 0; elsewhere it is compared at a
    relative tolerance of 1e-9.

    References
    ----------
    .. [1] Donoho, Johnstone, "Ideal spatial adaptation by wavelet shrinkage",
       Biometrika 81, 1994, 425-455.

    Examples
    --------
    >>> soft_threshold(np.array([-5.0, 1.5, 2.0, 3.0]), 2.0).tolist()
    [-3.0, 0.0, 0.0, 1.0]
    >>> soft_threshold(7.0, 2.0)
    5.0
    """
    if t < 0:
        raise ValueError("t must not be negative")
    z = np.asarray(z, dtype=float)
    moved = np.where(np.abs(z) > t, z - t * np.sign(z), 0.0)
    return float(moved) if z.ndim == 0 else moved
