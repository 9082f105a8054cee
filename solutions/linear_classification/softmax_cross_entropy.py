"""Reference for linear_classification/softmax_cross_entropy."""

import numpy as np

from solutions.linear_classification.log_sum_exp import log_sum_exp
from solutions.linear_classification.softmax import softmax


def softmax_cross_entropy(
    W: np.ndarray, X: np.ndarray, y: np.ndarray, lam: float = 0.0
) -> tuple[float, np.ndarray]:
    """Compute the objective of softmax regression and its gradient.

    With the scores ``S = X @ W`` the objective is the mean over the rows of
    ``log_sum_exp(S[i]) - S[i, y[i]]``, plus ``lam / 2`` times the sum of the
    squares of ``W[1:]``.

    Parameters
    ----------
    W : ndarray of shape (d, K)
        Weights, a column for each class; row 0 is not penalised.
    X : ndarray of shape (n, d)
        Rows of features; column 0 holds ones.
    y : ndarray of shape (n,)
        Classes, integers from 0 to ``K - 1``.
    lam : float
        Weight of the penalty, not negative.

    Returns
    -------
    loss : float
        The objective at `W`.
    grad : ndarray of shape (d, K)
        Its gradient.

    Notes
    -----
    Finite for all scores. The loss is compared at a tolerance of 1e-9, absolute
    or relative, the gradient at 1e-9 times its largest entry.

    References
    ----------
    .. [1] Bishop, "Pattern Recognition and Machine Learning", 2006, section
       4.3.4, eq. (4.108) and (4.109).

    Examples
    --------
    >>> X, y = np.array([[1.0, 2.0], [1.0, -1.0]]), np.array([2, 0])
    >>> loss, grad = softmax_cross_entropy(np.zeros((2, 3)), X, y)
    >>> round(loss, 6), grad.round(6).tolist()
    (1.098612, [[-0.166667, 0.333333, -0.166667], [0.666667, 0.166667, -0.833333]])
    """
    rows, scores = np.arange(len(X)), X @ W
    penalised = np.array(W, dtype=float)
    penalised[0] = 0.0
    loss = np.mean(log_sum_exp(scores) - scores[rows, y]) + lam / 2 * np.sum(penalised**2)
    excess = softmax(scores)
    excess[rows, y] -= 1
    return float(loss), X.T @ excess / len(X) + lam * penalised
