"""Reference for support_vector_machines/kkt_report."""

import numpy as np

from solutions.support_vector_machines.dual_objective import dual_objective


def kkt_report(
    alpha: np.ndarray, b: float, K: np.ndarray, y: np.ndarray, C: float
) -> dict[str, float]:
    """Measure how far multipliers and an offset are from being optimal.

    With ``f = K @ (alpha * y) + b`` and the slacks ``xi_i = max(0, 1 - y_i f_i)``
    (all 0 for ``C = np.inf``) the report says by how much each condition fails.

    Parameters
    ----------
    alpha : ndarray of shape (n,)
        Multipliers, feasible or not.
    b : float
        Offset.
    K : ndarray of shape (n, n)
        Inner products, ``K[i, j] = x_i . x_j`` or a kernel; symmetric.
    y : ndarray of shape (n,)
        Labels, -1 or +1.
    C : float
        The price of slack, positive; ``np.inf`` for a hard margin.

    Returns
    -------
    dict
        ``'primal'``, the largest ``1 - xi_i - y_i f_i``, or 0 if that is
        negative; ``'dual_box'``, by how much a multiplier is below 0 or above
        `C` at worst, or 0; ``'equality'``, ``abs(sum_i alpha_i y_i)``;
        ``'slackness'``, the largest ``abs(alpha_i (1 - xi_i - y_i f_i))`` and
        ``abs((C - alpha_i) xi_i)`` (the second only if `C` is finite);
        ``'duality_gap'``, the primal objective minus the dual one. All numbers.

    Notes
    -----
    Compared at a relative tolerance of 1e-9, and an absolute one of 1e-9 times
    the size of what is added up. No entry but the gap is ever negative. The gap may
    be, if the multipliers are not feasible, or if `C` is infinite and ``'primal'``
    is not 0: do not clip it. For the points of the examples, ``alpha = (1/4, 1/4, 0)``,
    ``b = -1/4`` and an infinite `C` it is ``1/8 - 3/8``.

    References
    ----------
    .. [1] Hastie, Tibshirani, Friedman, "The Elements of Statistical
       Learning", 2nd ed., 2009, section 12.2.1, eqs. (12.10) to (12.16).

    Examples
    --------
    >>> x, y = np.array([0.0, 2.0, 3.0]), np.array([-1.0, 1.0, 1.0])
    >>> kkt_report(np.array([0.5, 0.5, 0.0]), -1.0, np.outer(x, x), y, 10.0)["duality_gap"]
    0.0
    >>> report = kkt_report(np.zeros(3), 0.0, np.outer(x, x), y, 10.0)
    >>> report["slackness"], report["duality_gap"]
    (10.0, 30.0)
    """
    pull = K @ (alpha * y)
    margins = y * (pull + b)
    hard = np.isinf(C)
    slack = np.zeros(len(y)) if hard else np.maximum(0, 1 - margins)
    missing = 1 - slack - margins
    slackness = np.abs(alpha * missing).max()
    cost = 0.0
    if not hard:
        slackness = max(slackness, np.abs((C - alpha) * slack).max())
        cost = C * slack.sum()
    primal_value = (alpha * y) @ pull / 2 + cost
    return {
        "primal": max(0.0, float(missing.max())),
        "dual_box": max(0.0, float(-alpha.min()), float((alpha - C).max())),
        "equality": float(abs(alpha @ y)),
        "slackness": float(slackness),
        "duality_gap": float(primal_value - dual_objective(alpha, K, y)),
    }
