"""Reference for robust_sparse_regression/huber."""

import numpy as np


def huber(r: np.ndarray | float, eps: float) -> tuple[np.ndarray, np.ndarray] | tuple[float, float]:
    """Return Huber's loss and its derivative for each residual.

    The loss is ``r**2 / 2`` where ``abs(r) <= eps`` and
    ``eps * (abs(r) - eps / 2)`` elsewhere; its derivative is `r`, cut off at
    ``-eps`` and ``eps``.

    Parameters
    ----------
    r : ndarray of any shape, or float
        Residuals.
    eps : float
        Where the square ends and the absolute value begins, ``eps > 0``.

    Returns
    -------
    values : ndarray of the shape of `r`, or float
        The losses: an array for an array, a Python float for a single number.
    derivatives : ndarray of the shape of `r`, or float
        The derivatives, in the same form.

    Raises
    ------
    ValueError
        If ``eps <= 0``.

    Notes
    -----
    Compared at a relative tolerance of 1e-9. Residuals go up to 1e200, whose
    square is no float64; the results still are.

    References
    ----------
    .. [1] Huber, "Robust estimation of a location parameter", Annals of
       Mathematical Statistics 35, 1964, 73-101.

    Examples
    --------
    >>> values, derivatives = huber(np.array([-3.0, 0.5, 1.0]), 1.0)
    >>> values.tolist(), derivatives.tolist()
    ([2.5, 0.125, 0.5], [-1.0, 0.5, 1.0])
    >>> huber(4.0, 2.0)
    (6.0, 2.0)
    """
    if eps <= 0:
        raise ValueError("eps must be positive")
    r = np.asarray(r, dtype=float)
    cut = np.clip(r, -eps, eps)
    values = cut * (r - cut / 2)  # r**2 / 2 inside, and no square of r outside
    if r.ndim == 0:
        return float(values), float(cut)
    return values, cut
