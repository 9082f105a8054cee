"""Reference for clustering/soft_assign."""

import numpy as np


def soft_assign(X: np.ndarray, centers: np.ndarray, beta: float) -> np.ndarray:
    """Share each row out among the centres.

    The share of centre `k` in row `i` is proportional to
    ``exp(-beta * d2)``, where `d2` is the squared distance between them.

    Parameters
    ----------
    X : ndarray of shape (n, d)
        Rows.
    centers : ndarray of shape (K, d)
        Centres.
    beta : float
        The stiffness, not negative, in units of one over a squared distance.

    Returns
    -------
    ndarray of shape (n, K)
        Shares from 0 to 1; each row sums to 1.

    Notes
    -----
    Finite for a huge beta and for rows far from all centres, too, where ``beta * d2`` is at
    most 1e300; shares that are too small for a floating point number are 0.

    References
    ----------
    .. [1] MacKay, "Information Theory, Inference, and Learning Algorithms", 2003,
       chapter 20, algorithm 20.7.

    Examples
    --------
    >>> shares = soft_assign(np.array([[0.0], [0.5]]), np.array([[0.0], [1.0]]), np.log(3.0))
    >>> shares.round(6).tolist()
    [[0.75, 0.25], [0.5, 0.5]]
    """
    rows = X.astype(float)
    squares = np.column_stack([np.sum((rows - c) ** 2, axis=1) for c in centers.astype(float)])
    weights = np.exp(-beta * (squares - squares.min(axis=1, keepdims=True)))
    return weights / weights.sum(axis=1, keepdims=True)
