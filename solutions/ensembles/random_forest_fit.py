"""Reference for ensembles/random_forest_fit."""

from collections.abc import Callable

import numpy as np


def random_forest_fit(
    grow: Callable,
    X: np.ndarray,
    y: np.ndarray,
    n_trees: int,
    max_features: int,
    rng: np.random.Generator,
) -> list:
    """Grow trees on bootstrap samples, each node looking at a few columns only.

    All chance comes from one generator: each tree draws its sample, then grows.

    Parameters
    ----------
    grow : callable
        ``grow(X, y, max_features, rng)`` returns a tree; at every node it draws
        a fresh set of `max_features` columns from `rng`.
    X : ndarray of shape (n, d)
        Training rows.
    y : ndarray of shape (n,)
        Their targets.
    n_trees : int
        How many trees to grow, 0 or more.
    max_features : int
        How many columns a node may look at, from 1 to d.
    rng : np.random.Generator
        For each tree in turn first ``rng.integers(0, n, size=n)``, then what
        `grow` draws from the same generator.

    Returns
    -------
    list
        The trees, in the order in which they were grown.

    Notes
    -----
    The grower is given all d columns of the sample; it does the choosing.

    References
    ----------
    .. [1] Breiman, "Random Forests", Machine Learning 45, 2001, 5-32.

    Examples
    --------
    >>> X, y = np.array([[0.0], [1.0], [2.0]]), np.array([0.0, 3.0, 9.0])
    >>> random_forest_fit(lambda X, y, m, rng: y.tolist(), X, y, 2, 1, np.random.default_rng(0))
    [[9.0, 3.0, 3.0], [0.0, 0.0, 0.0]]
    """
    trees = []
    for _ in range(n_trees):
        rows = rng.integers(0, len(y), size=len(y))
        trees.append(grow(X[rows], y[rows], max_features, rng))
    return trees
