"""Reference for robust_sparse_regression/absolute_loss_subgradient."""

import numpy as np


def absolute_loss_subgradient(
    X: np.ndarray, y: np.ndarray, w: np.ndarray
) -> tuple[float, np.ndarray]:
    """Return the absolute loss and one of its subgradients.

    With the residuals ``r = X @ w - y`` the loss is ``sum(abs(r))``, a sum and
    not a mean, and the subgradient is ``X.T @ sign(r)`` with ``sign(0) = 0``.

    Parameters
    ----------
    X : ndarray of shape (n, d)
        Features. No column of ones is added.
    y : ndarray of shape (n,)
        Targets.
    w : ndarray of shape (d,)
        Weights.

    Returns
    -------
    loss : float
        The sum of the absolute residuals.
    g : ndarray of shape (d,)
        The subgradient, float64.

    Notes
    -----
    Compared at a relative tolerance of 1e-9, and at an absolute one of 1e-9
    where an entry should be 0. Residuals of exactly 0 are tested with small
    integers, for which ``X @ w - y`` has no rounding errors.

    References
    ----------
    .. [1] Boyd, Vandenberghe, "Convex Optimization", 2004, section 6.1.1
       (sum of absolute residuals); subgradients: Rockafellar, "Convex
       Analysis", 1970, section 23.

    Examples
    --------
    Three numbers and one weight, a constant. Their median is 2.

    >>> X, y = np.ones((3, 1)), np.array([1.0, 2.0, 9.0])
    >>> loss, g = absolute_loss_subgradient(X, y, np.array([4.0]))
    >>> loss, g.tolist()
    (10.0, [1.0])
    >>> absolute_loss_subgradient(X, y, np.array([2.0]))[1].tolist()
    [0.0]
    """
    X, y, w = (np.asarray(part, dtype=float) for part in (X, y, w))
    r = X @ w - y
    return float(np.abs(r).sum()), X.T @ np.sign(r)
