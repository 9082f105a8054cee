"""Reference for math_foundations/svd_from_eigh."""

import numpy as np


def svd_from_eigh(X: np.ndarray, tol: float = 1e-10) -> tuple:
    """Build the singular value decomposition from the eigenvectors of X^T X.

    It is the thin decomposition, with as many singular values as the rank.

    Parameters
    ----------
    X : ndarray of shape (n, d)
        Any real matrix, ``n, d >= 1``.
    tol : float, optional
        An eigenvalue of ``X.T @ X`` is kept if it exceeds `tol` times the largest
        one; the rank `r` is the number of those that are kept.

    Returns
    -------
    U : ndarray of shape (n, r)
        Orthonormal columns.
    s : ndarray of shape (r,)
        The singular values, all positive, from large to small.
    Vt : ndarray of shape (r, d)
        Orthonormal rows.

    Notes
    -----
    ``U @ np.diag(s) @ Vt`` is `X`, up to the directions that are left out. If `X` is
    all zeros, `r` is 0. The sign of a column of `U` with its row of `Vt` is free.
    Compared at a relative tolerance of 1e-8 for `s` where the singular values that are
    kept lie within a factor of 1e3, with everything else at an absolute 1e-8 relative
    to the largest singular value. No tested eigenvalue is within a factor of 10 of
    the threshold.

    References
    ----------
    .. [1] Golub, Van Loan, "Matrix Computations", 4th ed., 2013, sections 2.4.1 and
       8.6.

    Examples
    --------
    >>> U, s, Vt = svd_from_eigh(np.array([[3.0, 0.0], [4.0, 0.0], [0.0, 2.0]]))
    >>> s.round(6).tolist()
    [5.0, 2.0]
    >>> np.abs(U.round(6)).tolist()
    [[0.6, 0.0], [0.8, 0.0], [0.0, 1.0]]
    """
    X = X.astype(float)  # products of integers may overflow
    eigenvalues, V = np.linalg.eigh(X.T @ X)
    eigenvalues, V = eigenvalues[::-1], V[:, ::-1]  # eigh sorts from small to large
    keep = eigenvalues > tol * eigenvalues[0]
    s, V = np.sqrt(eigenvalues[keep]), V[:, keep]
    return X @ V / s, s, V.T
