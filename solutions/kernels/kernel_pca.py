"""Reference for kernels/kernel_pca."""

import numpy as np

from solutions.kernels.center_gram import center_gram


def kernel_pca(K: np.ndarray, n_components: int) -> tuple[np.ndarray, np.ndarray]:
    """Compute the coordinates of the points along their main directions.

    The centred Gram matrix has the eigenvalues ``l_1 >= l_2 >= ...`` and eigenvectors
    ``v_1, v_2, ...`` of length 1; column ``c`` of the coordinates is ``sqrt(l_c) * v_c``,
    with the sign that makes its entry of largest size positive.

    Parameters
    ----------
    K : ndarray of shape (n, n)
        The Gram matrix, not centred.
    n_components : int
        How many directions are wanted, from 1 to n.

    Returns
    -------
    scores : ndarray of shape (n, n_components)
        The coordinates, one point per row.
    eigenvalues : ndarray of shape (n_components,)
        In descending order; those of at most 1e-12 times the largest are exactly 0.

    Raises
    ------
    ValueError
        If `n_components` is above n.

    Notes
    -----
    Compared at a relative tolerance of 1e-8, and an absolute one of 1e-8 times the
    largest score or eigenvalue. Eigenvalues that are not 0 differ clearly, and no column
    has two largest entries.

    References
    ----------
    .. [1] Schoelkopf, Smola, Mueller, "Nonlinear component analysis as a kernel
       eigenvalue problem", Neural Computation 10(5), 1998, section 3.

    Examples
    --------
    >>> x = np.array([0.0, 1.0, 5.0])
    >>> scores, eigenvalues = kernel_pca(np.outer(x, x), 1)
    >>> scores.round(4).tolist(), eigenvalues.round(4).tolist()
    ([[-2.0], [-1.0], [3.0]], [14.0])
    """
    if n_components > len(K):
        raise ValueError("there are only as many components as points")
    values, vectors = np.linalg.eigh(center_gram(K))
    values, vectors = values[::-1][:n_components], vectors[:, ::-1][:, :n_components]
    values = np.where(values <= 1e-12 * values[0], 0.0, values)
    scores = vectors * np.sqrt(values)
    largest = scores[np.abs(scores).argmax(axis=0), np.arange(n_components)]
    return scores * np.where(largest < 0, -1.0, 1.0), values
