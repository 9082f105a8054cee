"""Reference for clustering/soft_kmeans."""

import numpy as np

from solutions.clustering.soft_assign import soft_assign


def soft_kmeans(
    X: np.ndarray, centers: np.ndarray, beta: float, n_iter: int
) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Cluster rows by soft k-means.

    Shares the rows out, then `n_iter` times: move each centre to the mean of all
    rows weighted by their shares, and share out again.

    Parameters
    ----------
    X : ndarray of shape (n, d)
        Rows.
    centers : ndarray of shape (K, d)
        The centres to start from.
    beta : float
        The stiffness, positive.
    n_iter : int
        The number of moves, not negative; all are made.

    Returns
    -------
    centers : ndarray of shape (K, d)
        The centres after the last move.
    R : ndarray of shape (n, K)
        ``soft_assign`` for these centres.
    objectives : ndarray of shape (n_iter + 1,)
        The sum of ``r * d2 + r * log(r) / beta`` over all rows and centres, for the
        centres at the start and after each move.

    Raises
    ------
    ValueError
        If `beta` is not positive.

    Notes
    -----
    A share of 0 adds 0. A centre whose shares sum to less than 1e-12 stays where it
    is. A list of objectives is welcome, too.

    References
    ----------
    .. [1] Rose, Gurewitz, Fox, "Statistical mechanics and phase transitions in
       clustering", Physical Review Letters 65(8), 1990, 945-948.

    Examples
    --------
    >>> X, start = np.array([[0.0], [1.0]]), np.array([[0.0], [1.0]])
    >>> centers, R, objectives = soft_kmeans(X, start, np.log(3.0), 1)
    >>> centers.round(6).tolist(), np.round(objectives, 6).tolist()
    ([[0.25], [0.75]], [-0.523719, -0.704676])
    """
    if not beta > 0:
        raise ValueError(f"beta must be positive, got {beta}")
    rows, centers, objectives = X.astype(float), centers.astype(float), []
    R = soft_assign(rows, centers, beta)
    for step in range(n_iter + 1):
        squares = np.column_stack([np.sum((rows - c) ** 2, axis=1) for c in centers])
        entropy = R * np.log(np.where(R > 0, R, 1.0))
        objectives.append(float(np.sum(R * squares) + np.sum(entropy) / beta))
        if step < n_iter:
            totals = R.sum(axis=0)
            moves = totals >= 1e-12
            centers[moves] = (R.T @ rows)[moves] / totals[moves, np.newaxis]
            R = soft_assign(rows, centers, beta)
    return centers, R, np.array(objectives)
