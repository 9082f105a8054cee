"""Reference for dimensionality_reduction/random_projection."""

import numpy as np


def random_projection(X: np.ndarray, k: int, rng: np.random.Generator) -> np.ndarray:
    """Project rows by a matrix of random numbers.

    The rows are not centred, and nothing but the matrix is drawn.

    Parameters
    ----------
    X : ndarray of shape (n, d)
        Rows of numbers.
    k : int
        The number of columns of the result.
    rng : numpy.random.Generator
        The matrix is ``rng.standard_normal((d, k))``, in one call.

    Returns
    -------
    ndarray of shape (n, k)
        `X` times this matrix, divided by the square root of `k`.

    Notes
    -----
    Compared at 1e-9 times the largest entry.

    References
    ----------
    .. [1] Dasgupta, Gupta, "An Elementary Proof of a Theorem of Johnson and
       Lindenstrauss", Random Structures and Algorithms 22(1), 2003, 60-65.

    Examples
    --------
    >>> Z = random_projection(np.array([[3.0, 4.0], [6.0, 8.0]]), 3, np.random.default_rng(0))
    >>> Z.round(3).tolist()
    [[0.46, -1.466, 1.944], [0.92, -2.932, 3.889]]
    """
    R = rng.standard_normal((X.shape[1], k))
    return X @ R / np.sqrt(k)
