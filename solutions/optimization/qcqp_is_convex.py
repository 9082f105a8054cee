"""Reference for optimization/qcqp_is_convex."""

import numpy as np


def qcqp_is_convex(B: np.ndarray, Q_list: list[np.ndarray], tol: float = 1e-10) -> bool:
    """Decide whether a quadratically constrained quadratic program is convex.

    The program is: minimise ``x.T @ B @ x / 2 + c @ x`` over all ``x`` with
    ``x.T @ Q @ x / 2 + q @ x + r <= 0`` for every ``Q`` in `Q_list`. It is convex
    if `B` and every ``Q`` are symmetric and positive semi-definite; the linear and
    constant terms do not matter.

    Parameters
    ----------
    B : ndarray of shape (d, d)
        Matrix of the objective. All zeros: a linear objective.
    Q_list : list of ndarray of shape (d, d)
        Matrices of the constraints; may be empty.
    tol : float, optional
        A matrix ``M`` counts as symmetric if no entry of ``M - M.T`` exceeds `tol`
        in size, and as positive semi-definite if no eigenvalue is below ``-tol``.

    Returns
    -------
    bool
        Whether all matrices are symmetric and positive semi-definite.

    Notes
    -----
    Tests keep eigenvalues and asymmetries away from `tol` by a factor of 10 or more.

    References
    ----------
    .. [1] Boyd, Vandenberghe, "Convex Optimization", 2004, section 4.4, eq. (4.35).

    Examples
    --------
    >>> bowl, saddle = np.diag([2.0, 0.0]), np.diag([1.0, -1.0])
    >>> qcqp_is_convex(bowl, [np.eye(2)])
    True
    >>> qcqp_is_convex(bowl, [np.eye(2), saddle])
    False
    """
    for M in [B, *Q_list]:
        # eigvalsh reads one triangle only, so asymmetry has to be looked for first.
        if np.abs(M - M.T).max() > tol or np.linalg.eigvalsh(M).min() < -tol:
            return False
    return True
