"""Reference for support_vector_machines/primal_qp."""

import numpy as np


def primal_qp(
    X: np.ndarray, y: np.ndarray
) -> tuple[np.ndarray, np.ndarray, np.ndarray, np.ndarray]:
    """Write the widest street between two classes as a quadratic program.

    The unknown is ``u = [b, w_1, ..., w_d]``; the program is: minimise
    ``u.T @ Q @ u / 2 + p @ u`` over all ``u`` with ``A @ u >= c``.

    Parameters
    ----------
    X : ndarray of shape (n, d)
        Points, one per row.
    y : ndarray of shape (n,)
        Labels, -1 or +1.

    Returns
    -------
    Q : ndarray of shape (d + 1, d + 1)
        Makes the objective ``norm(w)**2 / 2``.
    p : ndarray of shape (d + 1,)
        The linear part of the objective.
    A : ndarray of shape (n, d + 1)
        Row ``i`` times ``u`` is ``y_i (w . x_i + b)``.
    c : ndarray of shape (n,)
        What this must reach.

    Notes
    -----
    All four are float64; compared at a relative tolerance of 1e-9, zeros exactly.

    References
    ----------
    .. [1] Hastie, Tibshirani, Friedman, "The Elements of Statistical
       Learning", 2nd ed., 2009, section 4.5.2, eq. (4.48).

    Examples
    --------
    >>> Q, p, A, c = primal_qp(np.array([[0.0], [2.0]]), np.array([-1.0, 1.0]))
    >>> Q.tolist(), p.tolist()
    ([[0.0, 0.0], [0.0, 1.0]], [0.0, 0.0])
    >>> (A + 0.0).tolist(), c.tolist()
    ([[-1.0, 0.0], [1.0, 2.0]], [1.0, 1.0])
    """
    n, d = X.shape
    Q = np.eye(d + 1)
    Q[0, 0] = 0.0  # the offset costs nothing
    A = np.column_stack([np.ones(n), X]) * y[:, np.newaxis]
    return Q, np.zeros(d + 1), A, np.ones(n)
