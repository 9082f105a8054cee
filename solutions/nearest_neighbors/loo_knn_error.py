"""Reference for nearest_neighbors/loo_knn_error."""

import numpy as np

from solutions.nearest_neighbors.pairwise_distances import pairwise_distances


def loo_knn_error(X: np.ndarray, y: np.ndarray, ks: list) -> np.ndarray:
    """Measure the leave-one-out error of k nearest neighbours for several k.

    Each row is classified by its k nearest among the other rows, with the
    distance and the rule for ties of ``knn_classify``.

    Parameters
    ----------
    X : ndarray of shape (n, d)
        Rows, ``n >= 2``.
    y : ndarray of shape (n,)
        Their labels, strings or integers.
    ks : list of int
        Numbers of neighbours in any order, each from 1 to ``n - 1``.

    Returns
    -------
    ndarray of shape (len(ks),)
        The share of rows that are classified wrongly, for each entry of `ks`.

    Raises
    ------
    ValueError
        If an entry of `ks` is below 1 or above ``n - 1``.

    Notes
    -----
    A row is never its own neighbour. Another row with the same features is one,
    at distance 0.

    References
    ----------
    .. [1] Hastie, Tibshirani, Friedman, "The Elements of Statistical
       Learning", 2nd ed., 2009, section 7.10.1.

    Examples
    --------
    >>> X, y = np.array([[0.0], [1.0], [3.0], [4.0]]), np.array(["a", "a", "b", "a"])
    >>> loo_knn_error(X, y, [1, 3]).tolist()
    [0.5, 0.25]
    """
    n = len(X)
    if any(k < 1 or k > n - 1 for k in ks):
        raise ValueError("each k must be from 1 to n - 1")
    names, codes = np.unique(y, return_inverse=True)
    distances = pairwise_distances(X, X)
    np.fill_diagonal(distances, np.inf)
    voters = codes[np.argsort(distances, axis=1, kind="stable")]
    rows, errors = np.arange(n)[:, np.newaxis], []
    for k in ks:
        counts = np.zeros((n, len(names)))
        np.add.at(counts, (rows, voters[:, :k]), 1.0)
        winner = counts[rows, voters[:, :k]].argmax(axis=1)
        errors.append(np.mean(voters[rows[:, 0], winner] != codes))
    return np.array(errors, dtype=float)
