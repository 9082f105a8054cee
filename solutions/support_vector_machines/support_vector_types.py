"""Reference for support_vector_machines/support_vector_types."""

import numpy as np


def support_vector_types(alpha: np.ndarray, C: float, tol: float = 1e-8) -> dict[str, np.ndarray]:
    """Sort training points by where their multipliers are.

    At 0 (no support vector), at `C` (bounded), or between (free).

    Parameters
    ----------
    alpha : ndarray of shape (n,)
        Multipliers, from 0 to `C` but for rounding.
    C : float
        The price of slack, positive; ``np.inf`` for a hard margin.
    tol : float, optional
        How near to a bound a multiplier counts as being there.

    Returns
    -------
    dict
        Three arrays of indices, ascending: ``'non'`` with ``alpha <= tol``,
        ``'bounded'`` with ``alpha >= C - tol``, and ``'free'``, all between.

    Notes
    -----
    Compared exactly. Arrays may be empty; they hold integers then, too. No
    multiplier is within a factor of 10 of `tol` or, seen from `C`, of ``C - tol``.

    References
    ----------
    .. [1] Cortes, Vapnik, "Support-Vector Networks", Machine Learning 20,
       1995, 273-297, section 3.

    Examples
    --------
    >>> kinds = support_vector_types(np.array([0.5, 0.0, 2.0, 1e-12]), 2.0)
    >>> kinds["non"].tolist(), kinds["free"].tolist(), kinds["bounded"].tolist()
    ([1, 3], [0], [2])
    """
    non, bounded = alpha <= tol, alpha >= C - tol
    masks = {"non": non, "free": ~non & ~bounded, "bounded": bounded}
    return {name: np.flatnonzero(mask) for name, mask in masks.items()}
