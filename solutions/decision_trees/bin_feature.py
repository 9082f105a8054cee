"""Reference for decision_trees/bin_feature."""

import numpy as np


def bin_feature(x: np.ndarray, edges: np.ndarray) -> np.ndarray:
    """Replace numbers by the index of the bin that they fall into.

    Bin ``i`` holds ``edges[i - 1] <= x < edges[i]``; the outer two are open-ended.

    Parameters
    ----------
    x : ndarray of shape (n,)
        Values of a feature.
    edges : ndarray of shape (k,)
        Edges between the bins, from small to large, equal ones allowed; `k` may be 0.

    Returns
    -------
    ndarray of shape (n,)
        Indices from 0 to `k`, of an integer dtype: how many edges are at most `x`.

    Raises
    ------
    ValueError
        If some edge is smaller than the one before it.

    Notes
    -----
    The result is exact.

    References
    ----------
    .. [1] Mitchell, "Machine Learning", 1997, section 3.7.2.

    Examples
    --------
    >>> bin_feature(np.array([-3.0, 10.0, 10.5, 25.0]), np.array([10.0, 20.0])).tolist()
    [0, 1, 1, 2]
    """
    if np.any(np.diff(edges) < 0):
        raise ValueError(f"edges must be sorted, got {edges}")
    return np.searchsorted(edges, x, side="right")
