"""Reference for robust_sparse_regression/lad_linear_program."""

import numpy as np


def lad_linear_program(X: np.ndarray, y: np.ndarray) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Write least absolute deviations as a linear program.

    The program minimises ``c @ z`` over all ``z`` with ``A_ub @ z <= b_ub``
    entry by entry. Its unknowns are ``z = [w, xi]``: first the `d` weights,
    which may have any sign, then one bound ``xi_i`` for each row, which is to
    be no smaller than ``abs(x_i @ w - y_i)``.

    Parameters
    ----------
    X : ndarray of shape (n, d)
        Features. No column of ones is added.
    y : ndarray of shape (n,)
        Targets.

    Returns
    -------
    c : ndarray of shape (d + n,)
        The costs.
    A_ub : ndarray of shape (2 * n, d + n)
        Row ``i`` says ``x_i @ w - xi_i <= y_i``, row ``n + i`` says
        ``-x_i @ w - xi_i <= -y_i``, for ``i = 0, ..., n - 1``.
    b_ub : ndarray of shape (2 * n,)
        The right-hand sides.

    Notes
    -----
    The entries are exact; all three arrays are float64. The program is not
    solved here.

    References
    ----------
    .. [1] Charnes, Cooper, Ferguson, "Optimal estimation of executive
       compensation by linear programming", Management Science 1, 1955,
       138-151; Boyd, Vandenberghe, "Convex Optimization", 2004,
       section 6.1.1.

    Examples
    --------
    >>> c, A_ub, b_ub = lad_linear_program(np.array([[1.0], [3.0]]), np.array([5.0, 7.0]))
    >>> c.tolist(), b_ub.tolist()
    ([0.0, 1.0, 1.0], [5.0, 7.0, -5.0, -7.0])
    >>> A_ub.astype(int).tolist()
    [[1, -1, 0], [3, 0, -1], [-1, -1, 0], [-3, 0, -1]]
    """
    X, y = np.asarray(X, dtype=float), np.asarray(y, dtype=float)
    n, d = X.shape
    c = np.concatenate([np.zeros(d), np.ones(n)])
    return c, np.block([[X, -np.eye(n)], [-X, -np.eye(n)]]), np.concatenate([y, -y])
