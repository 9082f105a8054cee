"""Reference for support_vector_machines/fit_svm_subgradient."""

import numpy as np

from solutions.support_vector_machines.svm_primal_objective import svm_primal_objective
from solutions.support_vector_machines.svm_subgradient import svm_subgradient


def fit_svm_subgradient(
    X: np.ndarray, y: np.ndarray, C: float, n_iter: int, eta0: float
) -> tuple[np.ndarray, float, float]:
    """Train a soft-margin support vector machine by subgradient descent.

    Starts at ``w = 0``, ``b = 0``. Step ``t = 1, 2, ..., n_iter`` subtracts
    ``eta0 / sqrt(t)`` times the subgradient, from `w` and from `b`.

    Parameters
    ----------
    X : ndarray of shape (n, d)
        Points, one per row.
    y : ndarray of shape (n,)
        Labels, -1 or +1.
    C : float
        The price of slack, ``C > 0``.
    n_iter : int
        Number of steps, ``n_iter >= 0``; all of them are taken.
    eta0 : float
        Size of the first step, positive.

    Returns
    -------
    w : ndarray of shape (d,)
        Weights of the iterate with the smallest objective, out of all
        ``n_iter + 1``, the start and the last one included; the earliest of
        several equally good ones.
    b : float
        Its offset.
    objective : float
        Its objective.

    Notes
    -----
    The objective is compared at a relative tolerance of 1e-6, and must be that of the
    returned `w` and `b`. After at most five steps, and where the start is returned,
    `w` and `b` are compared, too, at a relative tolerance of 1e-9 (an absolute one
    where they are 0).

    References
    ----------
    .. [1] Shor, "Minimization Methods for Non-Differentiable Functions", 1985,
       chapter 2.

    Examples
    --------
    The first step is far too long: it leads to w = 5, b = 1 with the objective 14.5, from
    3 at the start. The second comes back.

    >>> X, y = np.array([[0.0], [2.0], [3.0]]), np.array([-1.0, 1.0, 1.0])
    >>> w, b, objective = fit_svm_subgradient(X, y, 1.0, 2, 1.0)
    >>> w.round(4).tolist(), round(b, 4), round(objective, 4)
    ([1.4645], 0.2929, 2.3652)
    """
    w, b = np.zeros(X.shape[1]), 0.0
    best = w, b, svm_primal_objective(w, b, X, y, C)
    for t in range(1, n_iter + 1):
        g_w, g_b = svm_subgradient(w, b, X, y, C)
        w, b = w - eta0 / np.sqrt(t) * g_w, float(b - eta0 / np.sqrt(t) * g_b)
        objective = svm_primal_objective(w, b, X, y, C)
        if objective < best[2]:
            best = w, b, objective
    return best
