"""Reference for support_vector_machines/recover_primal."""

import numpy as np


def recover_primal(
    alpha: np.ndarray, X: np.ndarray, y: np.ndarray, C: float, tol: float = 1e-8
) -> tuple[np.ndarray, float]:
    """Compute weights and offset from a solution of the dual.

    With ``r_i = y_i - w . x_i`` the offset is the mean of ``r_i`` over the free
    support vectors, ``tol < alpha_i < C - tol``. Without any it is the middle
    between the largest ``r_i`` of the points that bound it from below and the
    smallest of those that bound it from above; a point with ``alpha_i <= tol``
    bounds it from below if its label is +1, one with ``alpha_i >= C - tol`` if
    its label is -1, and all others bound it from above.

    Parameters
    ----------
    alpha : ndarray of shape (n,)
        A solution of the dual, perhaps a rough one.
    X : ndarray of shape (n, d)
        Points, one per row, of both classes.
    y : ndarray of shape (n,)
        Labels, -1 or +1.
    C : float
        The price of slack, positive; ``np.inf`` for a hard margin.
    tol : float, optional
        How near to a bound a multiplier counts as being there.

    Returns
    -------
    w : ndarray of shape (d,)
        ``sum_i alpha_i y_i x_i``.
    b : float
        The offset.

    Notes
    -----
    Compared at a relative tolerance of 1e-9, and an absolute one of 1e-9 times the
    size of what is added up. No multiplier is within a factor of 10 of `tol` or, seen from `C`,
    of ``C - tol``.

    References
    ----------
    .. [1] Chang, Lin, "LIBSVM: A Library for Support Vector Machines", ACM
       Transactions on Intelligent Systems and Technology 2(3), 2011, section
       4.1.5.

    Examples
    --------
    >>> X, y = np.array([[0.0], [2.0], [3.0]]), np.array([-1.0, 1.0, 1.0])
    >>> w, b = recover_primal(np.array([0.5, 0.5, 0.0]), X, y, 10.0)
    >>> w.tolist(), b
    ([1.0], -1.0)
    """
    w = (alpha * y) @ X
    r = y - X @ w
    non, bounded = alpha <= tol, alpha >= C - tol
    free = ~non & ~bounded
    if free.any():
        return w, float(r[free].mean())
    below = np.where(y > 0, non, bounded)
    return w, float((r[below].max() + r[~below].min()) / 2)
