"""Reference for feature_selection/selection_leakage."""

import numpy as np

from solutions.feature_selection.pearson_scores import pearson_scores
from solutions.feature_selection.select_top_k import select_top_k


def selection_leakage(
    X: np.ndarray,
    y: np.ndarray,
    k: int,
    folds: list[tuple[np.ndarray, np.ndarray]],
    inside: bool,
) -> float:
    """Cross-validate a classifier on the `k` most correlated features.

    In each fold, the features are the `k` with the largest `pearson_scores`. These
    are computed from the training rows of the fold if `inside`, otherwise once, from
    all rows. The classifier takes the mean of the training rows of each label, on
    these features, and gives a validation row the label of the nearest mean.

    Parameters
    ----------
    X : ndarray of shape (n, d)
        Features.
    y : ndarray of shape (n,)
        Labels: numbers, two different ones or more.
    k : int
        How many features, from 1 to d.
    folds : list of (ndarray, ndarray)
        The indices of the training rows and of the validation rows of each fold.
    inside : bool
        Whether features are selected inside the folds.

    Returns
    -------
    float
        The mean over folds of the share of validation rows with the right label.

    Notes
    -----
    If two means are equally near, the smaller label wins. Distances of the tests
    differ by more than 1e-6 of the larger, or are equal in exact arithmetic.

    References
    ----------
    .. [1] Hastie, Tibshirani, Friedman, "The Elements of Statistical Learning", 2nd
       edition, Springer, 2009, section 7.10.2.

    Examples
    --------
    >>> X = np.array([[0.0, 1.0], [1.0, 5.0], [4.0, 2.0], [5.0, 4.0]])
    >>> y = np.array([0, 0, 1, 1])
    >>> folds = [(np.array([0, 2]), np.array([1, 3])), (np.array([1, 3]), np.array([0, 2]))]
    >>> selection_leakage(X, y, 1, folds, False)
    1.0
    """
    chosen = select_top_k(pearson_scores(X, y), k)
    accuracies = []
    for train, validation in folds:
        if inside:
            chosen = select_top_k(pearson_scores(X[train], y[train]), k)
        rows, new = X[train][:, chosen], X[validation][:, chosen]
        labels = np.unique(y[train])
        means = np.array([rows[y[train] == label].mean(axis=0) for label in labels])
        gaps = np.sum((new[:, np.newaxis] - means) ** 2, axis=2)
        accuracies.append(np.mean(labels[gaps.argmin(axis=1)] == y[validation]))
    return float(np.mean(accuracies))
