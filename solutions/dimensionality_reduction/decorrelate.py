"""Reference for dimensionality_reduction/decorrelate."""

import numpy as np


def decorrelate(W: np.ndarray) -> np.ndarray:
    """Make the rows of a matrix orthonormal, all of them at once.

    The result is ``M @ W``, where ``M`` is the symmetric positive definite matrix
    with ``M @ M = inv(W @ W.T)``.

    Parameters
    ----------
    W : ndarray of shape (k, d)
        Rows that are linearly independent, `k` at most `d`.

    Returns
    -------
    ndarray of shape (k, d)
        Rows of length 1 at right angles, which span what the rows of `W` span.

    Raises
    ------
    LinAlgError
        If the smallest singular value of `W` is at most 1e-12 times the largest.

    Notes
    -----
    Compared at an absolute tolerance of 1e-9.

    References
    ----------
    .. [1] Hyvärinen, Oja, "Independent Component Analysis: Algorithms and
       Applications", Neural Networks 13, 2000, 411-430, section 6.2, eq. (45).
    .. [2] Higham, "Functions of Matrices", 2008, section 8.1.

    Examples
    --------
    >>> (np.sqrt(5) * decorrelate(np.array([[1.0, 1.0], [0.0, 1.0]]))).round(6).tolist()
    [[2.0, 1.0], [-1.0, 2.0]]
    """
    U, s, Vt = np.linalg.svd(W, full_matrices=False)
    if s[-1] <= 1e-12 * s[0]:
        raise np.linalg.LinAlgError("the rows are not linearly independent")
    return U @ Vt
