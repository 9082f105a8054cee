"""Reference for ensembles/adaboost_predict."""

from collections.abc import Callable

import numpy as np


def adaboost_predict(
    model: list, stump_predict: Callable, X: np.ndarray
) -> tuple[np.ndarray, np.ndarray]:
    """Let weak learners vote, each with its own say.

    The score is the weighted sum of their predictions, the label its sign.

    Parameters
    ----------
    model : list of (float, stump)
        Says and learners, as from `adaboost_fit`; it may be empty.
    stump_predict : callable
        ``stump_predict(stump, X)`` returns predictions, -1 or +1.
    X : ndarray of shape (m, d)
        The rows to predict.

    Returns
    -------
    score : ndarray of shape (m,)
        The sum of say times prediction, as floats.
    label : ndarray of shape (m,)
        +1 where the score is 0 or more, -1 elsewhere.

    Notes
    -----
    Says are used as they are; they need not sum to 1, and may be negative.

    References
    ----------
    .. [1] Freund, Schapire, "A Decision-Theoretic Generalization of On-Line
       Learning and an Application to Boosting", Journal of Computer and System
       Sciences 55, 1997, 119-139.

    Examples
    --------
    >>> model = [(1.0, 2.5), (0.5, 0.5)]
    >>> adaboost_predict(model, lambda at, X: np.where(X[:, 0] > at, 1, -1), np.array([[1.0]]))
    (array([-0.5]), array([-1]))
    """
    score = np.zeros(len(X))
    for alpha, stump in model:
        score = score + alpha * stump_predict(stump, X)
    return score, np.where(score >= 0, 1, -1)
