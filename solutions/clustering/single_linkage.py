"""Reference for clustering/single_linkage."""

import numpy as np


def single_linkage(D: np.ndarray) -> np.ndarray:
    """Merge the two nearest clusters again and again, and write down how.

    At first each point is a cluster of its own. The distance of two clusters is the
    smallest distance of a point of one to a point of the other.

    Parameters
    ----------
    D : ndarray of shape (n, n)
        The distances of all pairs of points, zeros on the diagonal.

    Returns
    -------
    ndarray of shape (n - 1, 4)
        A row for each merge, in order: the numbers ``a < b`` of the two clusters,
        their distance, and how many points they have together. Points are the
        clusters 0 to n - 1; merge `i` makes the cluster ``n + i``.

    Raises
    ------
    ValueError
        If `D` is not square, or if ``D[i, j]`` and ``D[j, i]`` differ somewhere by more
        than 1e-9 times the largest entry.

    Notes
    -----
    Of equally near pairs the one with the smallest a is merged, then with the smallest
    b; where there are such, tests use integers. Where ``D[i, j]`` and ``D[j, i]`` differ by
    rounding, either may be the height.

    References
    ----------
    .. [1] Sneath, "The Application of Computers to Taxonomy", Journal of General
       Microbiology 17(1), 1957, 201-226.

    Examples
    --------
    >>> x = np.array([0.0, 1.0, 3.0, 7.0])
    >>> single_linkage(np.abs(x[:, np.newaxis] - x)).tolist()
    [[0.0, 1.0, 1.0, 2.0], [2.0, 4.0, 2.0, 3.0], [3.0, 5.0, 4.0, 4.0]]
    """
    if len(D) != D.shape[1]:
        raise ValueError(f"D must be square, got the shape {D.shape}")
    n, given = len(D), D.astype(float)
    if np.any(np.abs(given - given.T) > 1e-9 * np.max(given)):
        raise ValueError("D must be symmetric")
    gaps = np.full((2 * n - 1, 2 * n - 1), np.inf)
    gaps[:n, :n] = np.minimum(given, given.T)
    np.fill_diagonal(gaps, np.inf)
    sizes, merges = np.ones(len(gaps)), np.zeros((n - 1, 4))
    for new in range(n, 2 * n - 1):
        a, b = np.divmod(np.argmin(gaps[:new, :new]), new)
        sizes[new] = sizes[a] + sizes[b]
        merges[new - n] = a, b, gaps[a, b], sizes[new]
        joined = np.minimum(gaps[a], gaps[b])
        gaps[[a, b]] = gaps[:, [a, b]] = joined[[a, b]] = np.inf
        gaps[new] = gaps[:, new] = joined
    return merges
