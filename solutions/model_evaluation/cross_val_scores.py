"""Reference for model_evaluation/cross_val_scores."""

from collections.abc import Callable

import numpy as np


def cross_val_scores(
    fit: Callable, predict: Callable, metric: Callable, X: np.ndarray, y: np.ndarray, folds: list
) -> np.ndarray:
    """Score a model on each fold after training it on the others.

    Nothing of a fold reaches the model that is scored on it.

    Parameters
    ----------
    fit : callable
        ``fit(X, y)`` returns a model, which may be any object.
    predict : callable
        ``predict(model, X)`` returns one prediction per row.
    metric : callable
        ``metric(y_true, y_pred)`` returns a number.
    X : ndarray of shape (n, d)
        Features.
    y : ndarray of shape (n,)
        Targets.
    folds : list of (ndarray, ndarray)
        Pairs ``(train, val)`` of row numbers, as `kfold_indices` returns them.

    Returns
    -------
    ndarray of shape (k,)
        The score on the rows `val` of each pair, in the order of `folds`.

    Notes
    -----
    `fit` is called once per fold, with exactly the rows `train`, and `predict`
    once with the model of that call and exactly the rows `val`.

    References
    ----------
    .. [1] Hastie, Tibshirani, Friedman, "The Elements of Statistical Learning",
       2009, section 7.10.1.

    Examples
    --------
    >>> mean, size = (lambda X, y: y.mean()), (lambda model, X: np.full(len(X), model))
    >>> bias = lambda y_true, y_pred: float(np.mean(y_pred - y_true))
    >>> X, y = np.zeros((3, 1)), np.array([0.0, 4.0, 8.0])
    >>> folds = [(np.array([1, 2]), np.array([0])), (np.array([0]), np.array([1, 2]))]
    >>> cross_val_scores(mean, size, bias, X, y, folds)
    array([ 6., -6.])
    """
    scores = []
    for train, val in folds:
        model = fit(X[train], y[train])
        scores.append(metric(y[val], predict(model, X[val])))
    return np.array(scores, dtype=float)
