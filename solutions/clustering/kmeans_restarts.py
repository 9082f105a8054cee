"""Reference for clustering/kmeans_restarts."""

import numpy as np

from solutions.clustering.init_centers import init_centers
from solutions.clustering.kmeans import kmeans


def kmeans_restarts(
    X: np.ndarray, k: int, n_init: int, rng: np.random.Generator
) -> tuple[np.ndarray, np.ndarray, float]:
    """Return the best of several runs of k-means.

    Each run draws its start with ``init_centers`` and goes to the end with the
    defaults of ``kmeans``.

    Parameters
    ----------
    X : ndarray of shape (n, d)
        Rows.
    k : int
        The number of clusters, from 1 to n.
    n_init : int
        The number of runs, from 1.
    rng : np.random.Generator
        The source of all starts.

    Returns
    -------
    centers : ndarray of shape (k, d)
        Centres of the best run.
    labels : ndarray of int, shape (n,)
        Its labels.
    loss : float
        Its last loss.

    Raises
    ------
    ValueError
        If `n_init` is less than 1.

    Notes
    -----
    A later run is better only if its loss is below that of the best one so far by
    more than 1e-9 of it, so that runs with the same clusters in another order do
    not replace each other by rounding.

    References
    ----------
    .. [1] Hastie, Tibshirani, Friedman, "The Elements of Statistical Learning",
       2nd ed., 2009, section 14.3.6.

    Examples
    --------
    >>> X = np.array([[0.0], [2.0], [6.0], [10.0]])
    >>> centers, labels, loss = kmeans_restarts(X, 2, 5, np.random.default_rng(0))
    >>> sorted(centers.ravel().tolist()), loss
    ([1.0, 8.0], 10.0)
    """
    if n_init < 1:
        raise ValueError(f"n_init must be at least 1, got {n_init}")
    best, lowest = None, np.inf
    for _ in range(n_init):
        centers, labels, losses = kmeans(X, init_centers(X, k, rng))
        loss = float(losses[-1])
        if best is None or loss < lowest - 1e-9 * lowest:
            best, lowest = (centers, labels), loss
    assert best is not None
    return *best, lowest
