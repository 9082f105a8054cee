"""Reference for ensembles/stacking_features."""

import numpy as np


def stacking_features(
    fits: list, predicts: list, X: np.ndarray, y: np.ndarray, folds: list
) -> np.ndarray:
    """Predict every row by models that have not seen it, one column per model.

    The columns are the features of a second learner, which combines the models.

    Parameters
    ----------
    fits : list of callable
        ``fits[t](X, y)`` returns a model of kind t.
    predicts : list of callable
        ``predicts[t](model, X)`` returns its predictions, one per row.
    X : ndarray of shape (n, d)
        All rows.
    y : ndarray of shape (n,)
        Their targets.
    folds : list of (ndarray, ndarray)
        Pairs ``(train, val)`` of row numbers, as from `kfold_indices`: each row
        stands in one `val`.

    Returns
    -------
    ndarray of shape (n, T)
        Entry (i, t) is the prediction for row i of a model of kind t that was
        fitted to the `train` of the fold whose `val` holds i.

    Notes
    -----
    The rows keep the order of `X`, whatever the order of the folds.

    References
    ----------
    .. [1] Wolpert, "Stacked Generalization", Neural Networks 5, 1992, 241-259.

    Examples
    --------
    >>> X, y = np.array([[0.0], [1.0], [2.0]]), np.array([0.0, 4.0, 8.0])
    >>> folds = [(np.array([1, 2]), np.array([0])), (np.array([0]), np.array([2, 1]))]
    >>> fits = [lambda X, y: y.mean(), lambda X, y: y.max()]
    >>> stacking_features(fits, [lambda level, X: level + X[:, 0]] * 2, X, y, folds)
    array([[6., 8.],
           [1., 1.],
           [2., 2.]])
    """
    Z = np.empty((len(y), len(fits)))
    for t, (fit, predict) in enumerate(zip(fits, predicts, strict=True)):
        for train, val in folds:
            Z[val, t] = predict(fit(X[train], y[train]), X[val])
    return Z
