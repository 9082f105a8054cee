"""Reference for clustering/split_merge."""

import numpy as np


def split_merge(X: np.ndarray, centers: np.ndarray, labels: np.ndarray) -> np.ndarray:
    """Make one non-local move: merge two centres, and split a third.

    The closest pair of centres ``a < b`` becomes one, their mean weighted by the
    numbers of their rows, in slot `a`. Of the other clusters the one with the
    largest sum of squares about its mean is split in two along its longest axis,
    into its own slot and slot `b`.

    Parameters
    ----------
    X : ndarray of shape (n, d)
        Rows.
    centers : ndarray of shape (K, d)
        At least three centres.
    labels : ndarray of int, shape (n,)
        The cluster of each row.

    Returns
    -------
    ndarray of shape (K, d)
        New centres. With m the mean of the rows of cluster `c` that is split, u the
        eigenvector of the largest eigenvalue of their covariance (divided by their
        number) and s the root of that eigenvalue, slot `c` holds ``m + s u`` and
        slot `b` holds ``m - s u``.

    Raises
    ------
    ValueError
        If there are fewer than three centres.

    Notes
    -----
    Pairs are tied in the order (0, 1), (0, 2), ..., (1, 2), ...; clusters by their
    number. If both merged clusters are empty, slot `a` is the midpoint. The entry of
    u with the largest absolute value is positive; tests leave no doubt which that is.

    References
    ----------
    .. [1] Ueda, Nakano, Ghahramani, Hinton, "SMEM Algorithm for Mixture Models",
       Neural Computation 12(9), 2000, 2109-2128.

    Examples
    --------
    >>> X = np.array([[0.0], [1.0], [4.0], [6.0]])
    >>> labels = np.array([0, 1, 2, 2])
    >>> split_merge(X, np.array([[0.0], [1.0], [5.0]]), labels).ravel().tolist()
    [0.5, 4.0, 6.0]
    """
    K, old = len(centers), centers.astype(float)
    if K < 3:
        raise ValueError(f"a third cluster is needed, got {K} centres")
    pairs = [(i, j) for i in range(K) for j in range(i + 1, K)]
    a, b = min(pairs, key=lambda pair: float(np.sum((old[pair[0]] - old[pair[1]]) ** 2)))
    groups = [X[labels == k].astype(float) for k in range(K)]
    spread = [np.sum((rows - rows.mean(axis=0)) ** 2) if len(rows) else 0.0 for rows in groups]
    c = max((k for k in range(K) if k not in (a, b)), key=lambda k: float(spread[k]))
    mean = groups[c].mean(axis=0)
    gaps = groups[c] - mean
    values, vectors = np.linalg.eigh(gaps.T @ gaps / len(gaps))
    axis = vectors[:, -1] * np.sign(vectors[np.argmax(np.abs(vectors[:, -1])), -1])
    weights = np.array([len(groups[a]), len(groups[b])], dtype=float)
    weights = weights / weights.sum() if weights.any() else np.array([0.5, 0.5])
    new = old.copy()
    new[a] = weights @ old[[a, b]]
    step = np.sqrt(values[-1]) * axis
    new[c], new[b] = mean + step, mean - step
    return new
