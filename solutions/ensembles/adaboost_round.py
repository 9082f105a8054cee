"""Reference for ensembles/adaboost_round."""

import numpy as np


def adaboost_round(u: np.ndarray, y: np.ndarray, h: np.ndarray) -> tuple[float, float, np.ndarray]:
    """Judge one weak learner, and shift weight to the rows that it got wrong.

    The new weights are a distribution under which this learner is guessing.

    Parameters
    ----------
    u : ndarray of shape (n,)
        Weights of the rows, none of them negative; they need not sum to 1.
    y : ndarray of shape (n,)
        Labels, -1 or +1.
    h : ndarray of shape (n,)
        What the learner predicts, -1 or +1.

    Returns
    -------
    eps : float
        The share of the weight that stands on wrong rows.
    alpha : float
        The learner's say, ``log((1 - eps) / eps) / 2``; inf if no row of
        positive weight is wrong, -inf if all of them are.
    u_new : ndarray of shape (n,)
        Proportional to ``u * exp(-alpha * y * h)``, with sum 1. If alpha is
        infinite, `u` divided by its sum.

    Raises
    ------
    ValueError
        If all weights are 0.

    Notes
    -----
    After the update, rows that were wrong hold exactly half of the weight.

    References
    ----------
    .. [1] Freund, Schapire, "A Decision-Theoretic Generalization of On-Line
       Learning and an Application to Boosting", Journal of Computer and System
       Sciences 55, 1997, 119-139.

    Examples
    --------
    >>> u, y = np.full(4, 0.25), np.array([1, 1, -1, -1])
    >>> eps, alpha, u_new = adaboost_round(u, y, np.array([1, -1, -1, -1]))
    >>> eps, round(alpha, 4), u_new.round(4).tolist()
    (0.25, 0.5493, [0.1667, 0.5, 0.1667, 0.1667])
    """
    total = u.sum()
    if total == 0:
        raise ValueError("all weights are 0")
    u = u / total
    mistaken = h != y
    wrong, right = float(u[mistaken].sum()), float(u[~mistaken].sum())
    if wrong == 0:
        return 0.0, np.inf, u
    if right == 0:
        return 1.0, -np.inf, u
    alpha = float(np.log(right / wrong) / 2)
    u_new = u * np.exp(-alpha * y * h)
    return wrong, alpha, u_new / u_new.sum()
