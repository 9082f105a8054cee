"""Reference for model_evaluation/grid_search."""

from collections.abc import Callable

import numpy as np

from solutions.model_evaluation.cross_val_scores import cross_val_scores


def grid_search(
    fit_with: Callable,
    predict: Callable,
    metric: Callable,
    X: np.ndarray,
    y: np.ndarray,
    grid: dict,
    folds: list,
) -> tuple:
    """Try all combinations of settings and keep the one with the best mean score.

    Every combination is scored by cross-validation on the same folds.

    Parameters
    ----------
    fit_with : callable
        ``fit_with(params, X, y)`` returns a model; `params` is a dict.
    predict : callable
        ``predict(model, X)`` returns one prediction per row.
    metric : callable
        ``metric(y_true, y_pred)`` returns a number. Higher is better.
    X : ndarray of shape (n, d)
        Features.
    y : ndarray of shape (n,)
        Targets.
    grid : dict
        For the name of each setting the list of its values, at least one.
    folds : list of (ndarray, ndarray)
        Pairs ``(train, val)`` of row numbers, as `kfold_indices` returns them.

    Returns
    -------
    best_params : dict
        The combination with the highest mean score; of equal ones the first.
    best_score : float
        Its mean score over the folds.
    table : list of (dict, float)
        Each combination with its mean score.

    Notes
    -----
    Combinations come in the order of the dict's keys, the last key changes
    fastest. All folds count alike, whatever their sizes.

    References
    ----------
    .. [1] Hastie, Tibshirani, Friedman, "The Elements of Statistical Learning",
       2009, section 7.10.1.

    Examples
    --------
    >>> X, y = np.zeros((4, 1)), np.array([1.0, 2.0, 3.0, 6.0])
    >>> constant = lambda params, X, y: params["c"]
    >>> repeat = lambda model, X: np.full(len(X), model)
    >>> score = lambda y_true, y_pred: -float(np.abs(y_true - y_pred).mean())
    >>> folds = [(np.array([2, 3]), np.array([0, 1])), (np.array([0, 1]), np.array([2, 3]))]
    >>> grid_search(constant, repeat, score, X, y, {"c": [0.0, 2.0]}, folds)
    ({'c': 2.0}, -1.5, [({'c': 0.0}, -3.0), ({'c': 2.0}, -1.5)])
    """
    import itertools

    table = []
    for values in itertools.product(*grid.values()):
        params = dict(zip(grid, values, strict=True))

        def fit(X_train: np.ndarray, y_train: np.ndarray, params: dict = params) -> object:
            return fit_with(params, X_train, y_train)

        scores = cross_val_scores(fit, predict, metric, X, y, folds)
        table.append((params, float(np.mean(scores))))
    best_params, best_score = max(table, key=lambda row: row[1])  # the first of equal ones
    return best_params, best_score, table
