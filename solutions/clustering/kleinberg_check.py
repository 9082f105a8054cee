"""Reference for clustering/kleinberg_check."""

from collections.abc import Callable

import numpy as np


def kleinberg_check(
    cluster_fn: Callable[[np.ndarray], np.ndarray],
    D: np.ndarray,
    labels_alt: np.ndarray,
    rng: np.random.Generator,
    n_trials: int = 20,
) -> dict[str, bool]:
    """Test a clustering function for Kleinberg's three properties.

    Scale: the partition of D is also that of 0.5 D, 2 D and 10 D. Consistency: nor does it
    change where distances within clusters shrink and distances between clusters grow.
    Richness: some distances lead to the partition `labels_alt`.

    Parameters
    ----------
    cluster_fn : callable
        Takes distances, shape (n, n), and returns n labels. Their names mean nothing, only
        which points share one.
    D : ndarray of shape (n, n)
        The distances of all pairs of n points.
    labels_alt : ndarray of shape (n,)
        Labels of the partition that richness asks for.
    rng : np.random.Generator
        For each trial draws ``S = rng.uniform(0.3, 1, size=(n, n))``, then
        ``E = rng.uniform(1, 3, size=(n, n))``.
    n_trials : int
        How many changes of the distances consistency is tested on.

    Returns
    -------
    dict of str to bool
        Under "scale" and "consistency" whether no violation was found, under "richness" whether
        the table described below leads to `labels_alt`.

    Notes
    -----
    In a trial the distance of i < j is multiplied by S[i, j] if `cluster_fn` has put them into
    one cluster for D, else by E[i, j]; that of j and i is the same, the diagonal 0. For richness
    the distances are 0.01 within and 1 between the clusters of `labels_alt`.

    References
    ----------
    .. [1] Kleinberg, "An Impossibility Theorem for Clustering", Advances in Neural Information
       Processing Systems 15, 2002.

    Examples
    --------
    >>> def one_cluster(D):
    ...     return np.zeros(len(D), dtype=int)
    >>> D = np.array([[0.0, 1.0], [1.0, 0.0]])
    >>> kleinberg_check(one_cluster, D, np.array([0, 1]), np.random.default_rng(0))
    {'scale': True, 'consistency': True, 'richness': False}
    """
    D, n = D.astype(float), len(D)
    labels = np.asarray(cluster_fn(D))
    base, alt = np.equal.outer(labels, labels), np.equal.outer(labels_alt, labels_alt)
    tables = [("scale", alpha * D, base) for alpha in (0.5, 2, 10)]
    for _ in range(n_trials):
        shrink, grow = rng.uniform(0.3, 1, size=(n, n)), rng.uniform(1, 3, size=(n, n))
        half = np.triu(np.where(base, shrink, grow), 1)
        tables.append(("consistency", D * (half + half.T), base))
    tables.append(("richness", np.where(alt, 0.01, 1.0) * (1 - np.eye(n)), alt))
    found = {"scale": True, "consistency": True, "richness": True}
    for name, table, wanted in tables:
        labels = np.asarray(cluster_fn(table))
        found[name] &= bool(np.array_equal(np.equal.outer(labels, labels), wanted))
    return found
