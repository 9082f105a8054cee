"""Reference for dimensionality_reduction/pca_deflation."""

import numpy as np

from solutions.dimensionality_reduction.center import center
from solutions.dimensionality_reduction.fix_signs import fix_signs


def pca_deflation(X: np.ndarray, k: int, n_iter: int = 2000, tol: float = 1e-12) -> np.ndarray:
    """Find the leading directions one after the other by power iteration.

    For each direction ``v`` starts as ``(1, 1/2, ..., 1/d)``, scaled to length 1,
    and is replaced by ``A.T @ A @ v``, scaled to length 1, until it moves by less
    than `tol`. Here ``A`` holds the centred rows; before the next direction
    ``A @ v v.T`` is subtracted from it.

    Parameters
    ----------
    X : ndarray of shape (n, d)
        Rows of numbers.
    k : int
        The number of directions, at most the rank of the centred rows.
    n_iter : int
        The most steps for each direction.
    tol : float
        The length of a step below which it is the last one for its direction.

    Returns
    -------
    ndarray of shape (k, d)
        The directions, each with its largest entry positive.

    Notes
    -----
    Compared at 1e-6, for variances of which each is at most 0.9 times the one
    before.

    References
    ----------
    .. [1] Golub, Van Loan, "Matrix Computations", 4th ed., 2013, section 7.3.1.

    Examples
    --------
    >>> X = np.array([[4.0, 6.0], [-2.0, -2.0], [-1.0, 3.5], [3.0, 0.5]])
    >>> pca_deflation(X, 2).round(6).tolist()
    [[0.6, 0.8], [0.8, -0.6]]
    """
    A, _ = center(X)
    found = []
    for _ in range(k):
        v = 1 / np.arange(1, A.shape[1] + 1)
        v = v / np.linalg.norm(v)
        for _ in range(n_iter):
            new = A.T @ (A @ v)
            new = new / np.linalg.norm(new)
            moved = np.linalg.norm(new - v)
            v = new
            if moved < tol:
                break
        A = A - np.outer(A @ v, v)
        found.append(v)
    return fix_signs(np.array(found))
