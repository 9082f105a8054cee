"""Reference for ensembles/adaboost_fit."""

from collections.abc import Callable

import numpy as np

from solutions.ensembles.adaboost_round import adaboost_round


def adaboost_fit(
    stump_fit: Callable,
    stump_predict: Callable,
    X: np.ndarray,
    y: np.ndarray,
    n_rounds: int,
) -> list:
    """Boost weak learners: each is fitted to what its predecessors got wrong.

    Weights start equal, and every round passes its new weights to the next.

    Parameters
    ----------
    stump_fit : callable
        ``stump_fit(X, y, u)`` returns a weak learner for the weights `u`.
    stump_predict : callable
        ``stump_predict(stump, X)`` returns its predictions, -1 or +1.
    X : ndarray of shape (n, d)
        Training rows.
    y : ndarray of shape (n,)
        Labels, -1 or +1.
    n_rounds : int
        The largest number of rounds, 0 or more.

    Returns
    -------
    list of (float, stump)
        The say and the learner of each round.

    Notes
    -----
    Boosting stops early after a learner with a weighted error of ``0.5 - 1e-9``
    or more, which is thrown away, and after one that makes no mistake on rows
    of positive weight, which is kept with a say of 1.0.

    References
    ----------
    .. [1] Freund, Schapire, "A Decision-Theoretic Generalization of On-Line
       Learning and an Application to Boosting", Journal of Computer and System
       Sciences 55, 1997, 119-139.

    Examples
    --------
    >>> X, y = np.array([[0.0], [1.0], [2.0]]), np.array([1, -1, -1])
    >>> adaboost_fit(lambda X, y, u: "below 1", lambda stump, X: 1 - 2 * (X[:, 0] >= 1), X, y, 9)
    [(1.0, 'below 1')]
    """
    u = np.full(len(y), 1 / len(y))
    model: list = []
    for _ in range(n_rounds):
        stump = stump_fit(X, y, u)
        eps, alpha, u_new = adaboost_round(u, y, stump_predict(stump, X))
        if eps >= 0.5 - 1e-9:
            break
        if eps == 0:
            model.append((1.0, stump))
            break
        model.append((alpha, stump))
        u = u_new
    return model
