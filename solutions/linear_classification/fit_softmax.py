"""Reference for linear_classification/fit_softmax."""

import numpy as np

from solutions.linear_classification.softmax_cross_entropy import softmax_cross_entropy


def fit_softmax(
    X: np.ndarray, y: np.ndarray, n_classes: int, lam: float, lr: float, n_iter: int
) -> np.ndarray:
    """Fit softmax regression by plain gradient descent.

    Starts at ``W = 0`` and takes `n_iter` steps ``W = W - lr * grad``, with the
    gradient of ``softmax_cross_entropy`` over all rows.

    Parameters
    ----------
    X : ndarray of shape (n, d)
        Rows of features; column 0 holds ones.
    y : ndarray of shape (n,)
        Classes, integers from 0 to ``n_classes - 1``; some may be missing.
    n_classes : int
        The number of classes.
    lam : float
        Weight of the penalty, not negative.
    lr : float
        The step size, positive.
    n_iter : int
        The number of steps; no step gives zeros.

    Returns
    -------
    ndarray of shape (d, n_classes)
        The weights after the last step.

    Notes
    -----
    Compared at 1e-9 times the largest entry, after at most 200 steps.

    References
    ----------
    .. [1] Murphy, "Probabilistic Machine Learning: An Introduction", 2022,
       section 10.3.2.

    Examples
    --------
    >>> X, y = np.array([[1.0, 2.0], [1.0, -1.0]]), np.array([1, 0])
    >>> fit_softmax(X, y, 2, 0.0, 0.5, 1).tolist()
    [[0.0, 0.0], [-0.375, 0.375]]
    """
    W = np.zeros((X.shape[1], n_classes))
    for _ in range(n_iter):
        W = W - lr * softmax_cross_entropy(W, X, y, lam)[1]
    return W
