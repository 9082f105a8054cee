"""Reference for ensembles/gradient_boost_fit."""

from collections.abc import Callable

import numpy as np


def gradient_boost_fit(
    reg_fit: Callable,
    reg_predict: Callable,
    X: np.ndarray,
    y: np.ndarray,
    n_rounds: int,
    shrinkage: float = 1.0,
) -> tuple[float, list]:
    """Boost regressors for the squared error, each fitted to the residuals.

    Start at the mean; every round adds a multiple of one more model.

    Parameters
    ----------
    reg_fit : callable
        ``reg_fit(X, r)`` returns a model of the targets `r`.
    reg_predict : callable
        ``reg_predict(model, X)`` returns its predictions, one per row.
    X : ndarray of shape (n, d)
        Training rows.
    y : ndarray of shape (n,)
        Their targets.
    n_rounds : int
        How many models are added, 0 or more.
    shrinkage : float, optional
        The share of the best step that is taken, above 0 and at most 1.

    Returns
    -------
    f0 : float
        The mean of `y`.
    steps : list of (float, model)
        For each round ``shrinkage * alpha`` and the model. With the current
        predictions s, residuals ``r = y - s`` and the model's predictions g for
        the training rows, ``alpha = sum(g * r) / sum(g * g)``, or 0.0 if all
        of g is 0.

    Notes
    -----
    `alpha` minimises the sum of ``(r - alpha * g) ** 2``. Predictions for new
    rows are `f0` plus the sum of step times prediction.

    References
    ----------
    .. [1] Friedman, "Greedy Function Approximation: A Gradient Boosting
       Machine", Annals of Statistics 29, 2001, 1189-1232.

    Examples
    --------
    >>> X, y = np.array([[0.0], [1.0]]), np.array([2.0, 6.0])
    >>> predict = lambda slope, X: slope * X[:, 0]
    >>> gradient_boost_fit(lambda X, r: r[1].item(), predict, X, y, 2, 0.5)
    (4.0, [(0.5, 2.0), (0.5, 1.0)])
    """
    f0 = float(np.mean(y))
    s = np.full(len(y), f0)
    steps = []
    for _ in range(n_rounds):
        r = y - s
        model = reg_fit(X, r)
        g = reg_predict(model, X)
        size = float(np.sum(g * g))
        step = shrinkage * float(np.sum(g * r)) / size if size > 0 else 0.0
        s = s + step * g
        steps.append((step, model))
    return f0, steps
