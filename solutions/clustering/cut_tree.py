"""Reference for clustering/cut_tree."""

import numpy as np


def cut_tree(
    merges: np.ndarray, n: int, k: int | None = None, height: float | None = None
) -> np.ndarray:
    """Cut a tree of merges into clusters.

    Either as many merges are made as leave `k` clusters, or all up to a height.

    Parameters
    ----------
    merges : ndarray of shape (n - 1, 4)
        A table as ``single_linkage`` returns it; heights never fall.
    n : int
        The number of points.
    k : int, optional
        Make merges until `k` clusters are left, from 1 to n.
    height : float, optional
        Make all merges that are not higher than this.

    Returns
    -------
    ndarray of int, shape (n,)
        The cluster of each point, numbered 0, 1, ... in the order in which clusters
        appear: point 0 is in cluster 0, the first point outside of it in cluster 1.

    Raises
    ------
    ValueError
        If both `k` and `height` are given, or neither.

    Notes
    -----
    Equal heights are merged in the order of the table if `k` is given.

    References
    ----------
    .. [1] Hastie, Tibshirani, Friedman, "The Elements of Statistical Learning",
       2nd ed., 2009, section 14.3.12.

    Examples
    --------
    >>> merges = np.array([[0.0, 1, 1, 2], [2, 4, 2, 3], [3, 5, 4, 4]])
    >>> cut_tree(merges, 4, k=2).tolist(), cut_tree(merges, 4, height=1.0).tolist()
    ([0, 0, 0, 1], [0, 0, 1, 2])
    """
    if (k is None) == (height is None):
        raise ValueError("exactly one of k and height must be given")
    made = n - k if k is not None else int(np.sum(merges[:, 2] <= height))
    group = np.arange(n)
    for new, (a, b) in enumerate(merges[:made, :2], n):
        group[(group == a) | (group == b)] = new
    names: dict[int, int] = {}
    return np.array([names.setdefault(int(name), len(names)) for name in group])
