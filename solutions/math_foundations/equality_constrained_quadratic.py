"""Reference for math_foundations/equality_constrained_quadratic."""

import numpy as np

from solutions.math_foundations.solve_linear_system import solve_linear_system


def equality_constrained_quadratic(
    Q: np.ndarray, c: np.ndarray, A: np.ndarray, b: np.ndarray
) -> tuple:
    """Minimise a quadratic function under linear equations, with Lagrange multipliers.

    Minimise ``x @ Q @ x / 2 + c @ x`` subject to ``A @ x = b``.

    Parameters
    ----------
    Q : ndarray of shape (d, d)
        Symmetric; positive definite at least along the directions in which
        ``A @ x`` does not change.
    c : ndarray of shape (d,)
        The linear part.
    A : ndarray of shape (m, d)
        One constraint per row, ``m >= 1``.
    b : ndarray of shape (m,)
        The right-hand sides.

    Returns
    -------
    x : ndarray of shape (d,)
        The minimiser.
    lam : ndarray of shape (m,)
        The multipliers, with the sign of ``Q @ x + c + A.T @ lam = 0``.

    Raises
    ------
    numpy.linalg.LinAlgError
        If ``[[Q, A.T], [A, 0]]`` does not have full rank by `numpy.linalg.matrix_rank`.

    Notes
    -----
    Compared at a tolerance of 1e-8 relative to the largest entry of `x` and `lam`.

    References
    ----------
    .. [1] Boyd, Vandenberghe, "Convex Optimization", 2004, section 10.1.1.

    Examples
    --------
    The point of the line ``x + y = 2`` that is nearest to the origin.

    >>> x, lam = equality_constrained_quadratic(
    ...     np.eye(2), np.zeros(2), np.array([[1.0, 1.0]]), np.array([2.0])
    ... )
    >>> x.round(6).tolist(), lam.round(6).tolist()
    ([1.0, 1.0], [-1.0])
    """
    d, m = len(c), len(b)
    K = np.block([[Q, A.T], [A, np.zeros((m, m))]])
    if np.linalg.matrix_rank(K) < d + m:
        raise np.linalg.LinAlgError("the constraints and Q do not fix a single answer")
    both = solve_linear_system(K, np.concatenate([-c, b]))
    return both[:d], both[d:]
