"""Reference for clustering/silhouette_samples."""

import numpy as np


def silhouette_samples(D: np.ndarray, labels: np.ndarray) -> np.ndarray:
    """Return how well each point fits into its cluster, from distances alone.

    With a the mean distance to the other points of its own cluster, and b the smallest
    mean distance to the points of another cluster, it is ``(b - a) / max(a, b)``.

    Parameters
    ----------
    D : ndarray of shape (n, n)
        The distances of all pairs of points.
    labels : ndarray of shape (n,)
        The cluster of each point: any integers.

    Returns
    -------
    ndarray of shape (n,)
        From -1 (nearer to another cluster) to 1.

    Raises
    ------
    ValueError
        If there are fewer than two clusters.

    Notes
    -----
    0 for a point that is alone in its cluster, and where a and b are both 0.

    References
    ----------
    .. [1] Rousseeuw, "Silhouettes: a graphical aid to the interpretation and validation
       of cluster analysis", Journal of Computational and Applied Mathematics 20, 1987,
       53-65.

    Examples
    --------
    >>> x = np.array([0.0, 1.0, 5.0])
    >>> silhouette_samples(np.abs(x[:, np.newaxis] - x), np.array([3, 3, 8])).tolist()
    [0.8, 0.75, 0.0]
    """
    names, own, counts = np.unique(labels, return_inverse=True, return_counts=True)
    if len(names) < 2:
        raise ValueError("at least two clusters are needed")
    rows = np.arange(len(D))
    sums = np.column_stack([D[:, own == k].astype(float).sum(axis=1) for k in range(len(names))])
    a = sums[rows, own] / np.maximum(counts[own] - 1, 1)
    others = sums / counts
    others[rows, own] = np.inf
    b = others.min(axis=1)
    top = np.maximum(a, b)
    defined = (counts[own] > 1) & (top > 0)
    return np.where(defined, (b - a) / np.where(top > 0, top, 1.0), 0.0)
