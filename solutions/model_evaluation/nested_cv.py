"""Reference for model_evaluation/nested_cv."""

from collections.abc import Callable

import numpy as np

from solutions.model_evaluation.grid_search import grid_search
from solutions.model_evaluation.kfold_indices import kfold_indices


def nested_cv(
    fit_with: Callable,
    predict: Callable,
    metric: Callable,
    X: np.ndarray,
    y: np.ndarray,
    grid: dict,
    k_outer: int,
    k_inner: int,
) -> tuple:
    """Score the whole procedure of choosing settings and training.

    The settings are chosen anew for every outer fold, without a look at it.

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
        For the name of each setting the list of its values.
    k_outer : int
        How many outer folds, for the scores.
    k_inner : int
        How many inner folds, for the choice.

    Returns
    -------
    outer_scores : ndarray of shape (k_outer,)
        The score on each outer fold.
    chosen : list of dict
        The settings that were chosen for it.

    Notes
    -----
    Outer folds are ``kfold_indices(n, k_outer)``, inner ones
    ``kfold_indices(m, k_inner)`` of the m outer training rows, both without a
    shuffle. After `grid_search` on the outer training rows the best settings
    are fitted once to all of them.

    References
    ----------
    .. [1] Cawley, Talbot, "On Over-fitting in Model Selection and Subsequent
       Selection Bias in Performance Evaluation", JMLR 11, 2010, section 5.

    Examples
    --------
    >>> X, y = np.zeros((4, 1)), np.array([1.0, 1.0, 5.0, 5.0])
    >>> constant = lambda params, X, y: params["c"]
    >>> repeat = lambda model, X: np.full(len(X), model)
    >>> score = lambda y_true, y_pred: -float(np.abs(y_true - y_pred).mean())
    >>> nested_cv(constant, repeat, score, X, y, {"c": [1.0, 5.0]}, 2, 2)
    (array([-4., -4.]), [{'c': 5.0}, {'c': 1.0}])
    """
    scores, chosen = [], []
    for train, test in kfold_indices(len(y), k_outer):
        X_train, y_train = X[train], y[train]
        inner = kfold_indices(len(train), k_inner)
        best, _, _ = grid_search(fit_with, predict, metric, X_train, y_train, grid, inner)
        model = fit_with(best, X_train, y_train)
        scores.append(metric(y[test], predict(model, X[test])))
        chosen.append(best)
    return np.array(scores, dtype=float), chosen
