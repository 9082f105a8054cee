"""Reference for dimensionality_reduction/whiten."""

import numpy as np

from solutions.dimensionality_reduction.center import center
from solutions.dimensionality_reduction.fix_signs import fix_signs


def whiten(X: np.ndarray, eps: float = 0.0) -> tuple[np.ndarray, np.ndarray]:
    """Give the rows variance 1 in every direction, by PCA whitening.

    With the eigenvalues ``l`` of the covariance (divisor `n`) in falling order and
    its eigenvectors in the columns of ``V`` the matrix is
    ``V @ diag(1 / sqrt(l + eps))``.

    Parameters
    ----------
    X : ndarray of shape (n, d)
        Rows of numbers.
    eps : float
        Added to each eigenvalue, not negative.

    Returns
    -------
    Xw : ndarray of shape (n, d)
        The centred rows times `W`.
    W : ndarray of shape (d, d)
        The whitening matrix; the largest entry of each column is positive.

    Raises
    ------
    LinAlgError
        If the smallest ``l + eps`` is at most 1e-12 times the largest ``l``.

    Notes
    -----
    Compared at 1e-9 times the largest entry of their array.

    References
    ----------
    .. [1] Kessy, Lewin, Strimmer, "Optimal Whitening and Decorrelation", The
       American Statistician 72(4), 2018, 309-314, table 1.

    Examples
    --------
    >>> X = np.array([[5.0, 1.0], [-3.0, 1.0], [1.0, 1.5], [1.0, 0.5]])
    >>> Xw, W = whiten(X)
    >>> W.round(6).tolist()
    [[0.353553, 0.0], [0.0, 2.828427]]
    >>> Xw.round(6).tolist()
    [[1.414214, 0.0], [-1.414214, 0.0], [0.0, 1.414214], [0.0, -1.414214]]
    """
    Xc, _ = center(X)
    values, vectors = np.linalg.eigh(Xc.T @ Xc / len(Xc))
    values = np.maximum(values[::-1], 0.0)
    if values[-1] + eps <= 1e-12 * values[0]:
        raise np.linalg.LinAlgError("the covariance is singular; eps > 0 helps")
    V = fix_signs(vectors[:, ::-1].T).T
    W = V / np.sqrt(values + eps)
    return Xc @ W, W
