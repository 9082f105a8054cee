"""Reference for autoencoders/principal_angles."""

import numpy as np


def principal_angles(A: np.ndarray, B: np.ndarray) -> np.ndarray:
    """Measure the angles between the subspaces that two matrices span.

    With orthonormal bases ``Q_A`` and ``Q_B`` of the two column spaces, the cosines
    of the angles are the singular values of ``Q_A.T @ Q_B``.

    Parameters
    ----------
    A : ndarray of shape (d, k)
        Its columns span the first subspace; they are linearly independent.
    B : ndarray of shape (d, k)
        Its columns span the second one; they are linearly independent.

    Returns
    -------
    ndarray of shape (k,)
        The angles in radians, from 0 to pi/2, smallest first.

    Notes
    -----
    Compared at an absolute tolerance of 1e-6.

    References
    ----------
    .. [1] Bjorck, Golub, "Numerical Methods for Computing Angles Between Linear
       Subspaces", Mathematics of Computation 27, 1973, 579-594.

    Examples
    --------
    >>> line, diagonal = np.array([[1.0], [0.0]]), np.array([[3.0], [3.0]])
    >>> np.degrees(principal_angles(line, diagonal)).round(6).tolist()
    [45.0]
    """
    Q_A, Q_B = (np.linalg.qr(np.asarray(matrix, dtype=float))[0] for matrix in (A, B))
    cosines = np.linalg.svd(Q_A.T @ Q_B, compute_uv=False)
    return np.arccos(np.clip(cosines, 0.0, 1.0))
