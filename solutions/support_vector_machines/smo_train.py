"""Reference for support_vector_machines/smo_train."""

import numpy as np


def smo_train(
    K: np.ndarray, y: np.ndarray, C: float, tol: float = 1e-6, max_iter: int = 10000
) -> tuple[np.ndarray, float]:
    """Solve the dual of the support vector machine by two multipliers at a time.

    Starts at zeros. With ``F = y - K @ (alpha * y)`` each step takes ``i``, which
    has the largest ``F`` of the points whose ``alpha_i y_i`` can still grow within
    ``[0, C]``, and ``j``, which has the smallest ``F`` of those whose
    ``alpha_j y_j`` can still shrink. It adds
    ``(F_i - F_j) / max(K_ii + K_jj - 2 K_ij, 1e-12)`` to ``alpha_i y_i`` and
    takes as much off ``alpha_j y_j``, or what the bounds leave of that.

    Parameters
    ----------
    K : ndarray of shape (n, n)
        Inner products, ``K[i, j] = x_i . x_j`` or a kernel; symmetric, positive
        semi-definite.
    y : ndarray of shape (n,)
        Labels, -1 or +1.
    C : float
        The price of slack, positive and finite.
    tol : float, optional
        Stops as soon as ``F_i - F_j < tol``, positive.
    max_iter : int, optional
        The largest number of steps, ``max_iter >= 0``.

    Returns
    -------
    alpha : ndarray of shape (n,)
        Multipliers from 0 to `C`. After each step a changed one that is within
        ``1e-12 * C`` of a bound is set to it.
    b : float
        ``(F_i + F_j) / 2`` for the pair that would come next.

    Raises
    ------
    ValueError
        If all labels are equal.

    Notes
    -----
    Of equal ``F`` the lowest index is taken. After at most two steps `alpha` and `b`
    are compared at a relative tolerance of 1e-9 (an absolute one where they are 0).
    Always ``0 <= alpha_i <= C`` must hold without exception, and
    ``abs(sum alpha y) <= 1e-9 C n``. After a run that has ended by itself,
    ``F_i - F_j < tol`` must hold for the returned `alpha`, and `b` must be
    ``(F_i + F_j) / 2`` to within 1e-6; for ``tol <= 1e-6`` the dual objective is
    compared at a relative tolerance of 1e-6.

    References
    ----------
    .. [1] Keerthi, Shevade, Bhattacharyya, Murthy, "Improvements to Platt's
       SMO Algorithm for SVM Classifier Design", Neural Computation 13, 2001,
       637-649.

    Examples
    --------
    >>> x, y = np.array([0.0, 2.0, 3.0]), np.array([-1.0, 1.0, 1.0])
    >>> alpha, b = smo_train(np.outer(x, x), y, 10.0)
    >>> alpha.tolist(), b
    ([0.5, 0.5, 0.0], -1.0)
    """
    if np.all(y == y[0]):
        raise ValueError("all labels are equal")
    alpha, F = np.zeros(len(y)), y * 1.0
    for step in range(max_iter + 1):
        rises, falls = np.where(y > 0, [alpha < C, alpha > 0], [alpha > 0, alpha < C])
        i = int(np.argmax(np.where(rises, F, -np.inf)))
        j = int(np.argmin(np.where(falls, F, np.inf)))
        if step == max_iter or F[i] - F[j] < tol:
            break
        length = (F[i] - F[j]) / max(K[i, i] + K[j, j] - 2 * K[i, j], 1e-12)
        length = min(length, C - alpha[i] if y[i] > 0 else alpha[i])
        length = min(length, alpha[j] if y[j] > 0 else C - alpha[j])
        for k, change in ((i, y[i] * length), (j, -y[j] * length)):
            alpha[k] += change
            if min(alpha[k], C - alpha[k]) <= 1e-12 * C:
                alpha[k] = 0.0 if alpha[k] < C / 2 else C
        F = y - K @ (alpha * y)
    return alpha, float(F[i] + F[j]) / 2
