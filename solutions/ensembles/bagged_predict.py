"""Reference for ensembles/bagged_predict."""

from collections.abc import Callable

import numpy as np


def bagged_predict(
    fit: Callable,
    predict: Callable,
    X: np.ndarray,
    y: np.ndarray,
    X_test: np.ndarray,
    idx: np.ndarray,
) -> np.ndarray:
    """Average the predictions of models that were fitted to given samples.

    One model is fitted to each row of `idx`, in their order.

    Parameters
    ----------
    fit : callable
        ``fit(X, y)`` returns a model, of any kind.
    predict : callable
        ``predict(model, X)`` returns an array of predictions, one per row.
    X : ndarray of shape (n, d)
        Training rows.
    y : ndarray of shape (n,)
        Their targets.
    X_test : ndarray of shape (m, d)
        The rows to predict.
    idx : ndarray of shape (T, size)
        The row numbers of each sample, ``T >= 1``; a row may occur repeatedly.

    Returns
    -------
    ndarray of shape (m,)
        The mean of the T predictions for each row of `X_test`.

    Notes
    -----
    Model t is fitted to ``X[idx[t]]`` and ``y[idx[t]]``, once, and to nothing
    else.

    References
    ----------
    .. [1] Breiman, "Bagging Predictors", Machine Learning 24, 1996, 123-140.

    Examples
    --------
    >>> X, y = np.array([[0.0], [1.0], [2.0]]), np.array([0.0, 3.0, 9.0])
    >>> idx = np.array([[0, 0, 1], [2, 1, 2]])
    >>> bagged_predict(lambda X, y: y.mean(), lambda model, X: model + 0 * X[:, 0], X, y, X, idx)
    array([4., 4., 4.])
    """
    return np.mean([predict(fit(X[rows], y[rows]), X_test) for rows in idx], axis=0)
