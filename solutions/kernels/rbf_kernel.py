"""Reference for kernels/rbf_kernel."""

import numpy as np


def rbf_kernel(A: np.ndarray, B: np.ndarray, gamma: float) -> np.ndarray:
    """Compute the Gaussian kernel of all pairs of rows.

    Entry ``(i, j)`` is ``exp(-gamma * norm(a_i - b_j) ** 2)``.

    Parameters
    ----------
    A : ndarray of shape (m, d)
        Points, one per row.
    B : ndarray of shape (n, d)
        Points, one per row.
    gamma : float
        How fast the similarity falls, positive.

    Returns
    -------
    ndarray of shape (m, n)
        The kernel's values, from 0 to 1.

    Raises
    ------
    ValueError
        If `gamma` is not positive.

    Notes
    -----
    Compared at a relative tolerance of 1e-9, also for points that lie close
    together and far from the origin.

    References
    ----------
    .. [1] Schoelkopf, Smola, "Learning with Kernels", MIT Press, 2002, section
       2.3.

    Examples
    --------
    >>> A, B = np.array([[0.0, 0.0], [3.0, 4.0]]), np.array([[0.0, 0.0]])
    >>> rbf_kernel(A, B, 0.1).round(4).tolist()
    [[1.0], [0.0821]]
    """
    if gamma <= 0:
        raise ValueError("gamma must be positive")
    squared = np.zeros((len(A), len(B)))
    for a, b in zip(A.T, B.T, strict=True):
        squared += np.subtract.outer(a, b) ** 2.0
    return np.exp(-gamma * squared)
