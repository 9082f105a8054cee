"""Reference for clustering/kmeans_plus_plus."""

import numpy as np


def kmeans_plus_plus(X: np.ndarray, k: int, rng: np.random.Generator) -> np.ndarray:
    """Draw k rows that are likely to be far from each other.

    The number of the first is ``rng.integers(n)``. Each next one is
    ``rng.choice(n, p=D2 / D2.sum())``, where D2 holds for each row the squared distance to
    the nearest row drawn so far. If all of D2 is 0, it is ``rng.integers(n)``.

    Parameters
    ----------
    X : ndarray of shape (n, d)
        Rows.
    k : int
        How many.
    rng : np.random.Generator
        The source of the draws.

    Returns
    -------
    ndarray of shape (k, d)
        The rows in the order drawn, in floating point.

    Raises
    ------
    ValueError
        If `k` is less than 1 or larger than n.

    Notes
    -----
    On average the loss of these centres, before any move, is at most 8 (ln k + 2) times the
    smallest possible.

    References
    ----------
    .. [1] Arthur, Vassilvitskii, "k-means++: The Advantages of Careful Seeding", Proceedings
       of the 18th ACM-SIAM Symposium on Discrete Algorithms, 2007, 1027-1035, theorem 3.1.

    Examples
    --------
    >>> X = np.array([[0.0], [0.0], [5.0]])
    >>> sorted(kmeans_plus_plus(X, 2, np.random.default_rng(0)).ravel().tolist())
    [0.0, 5.0]
    """
    n, rows = len(X), X.astype(float)
    if not 1 <= k <= n:
        raise ValueError(f"{k} centres of {n} rows")
    picked = [int(rng.integers(n))]
    nearest = np.full(n, np.inf)
    while len(picked) < k:
        nearest = np.minimum(nearest, np.sum((rows - rows[picked[-1]]) ** 2, axis=1))
        total = nearest.sum()
        picked.append(int(rng.choice(n, p=nearest / total) if total > 0 else rng.integers(n)))
    return rows[picked]
