"""Reference for kernels/kernel_perceptron."""

import numpy as np


def kernel_perceptron(
    K: np.ndarray, y: np.ndarray, max_epochs: int = 1000
) -> tuple[np.ndarray, bool]:
    """Train a perceptron that counts its mistakes.

    All counts start at 0. The rows are visited in order; row ``i`` is a mistake if
    ``y_i * sum_j counts_j * y_j * K_ji <= 0``, and then its count grows by 1 at once. A
    pass over all rows without a mistake is the last.

    Parameters
    ----------
    K : ndarray of shape (n, n)
        The Gram matrix.
    y : ndarray of shape (n,)
        Labels, -1 or +1.
    max_epochs : int, optional
        How many passes may be made at most.

    Returns
    -------
    counts : ndarray of shape (n,)
        The number of mistakes made on each row, integers.
    converged : bool
        Whether the last pass made no mistake; False if there was none.

    Notes
    -----
    Compared exactly, on tables of small integers.

    References
    ----------
    .. [1] Freund, Schapire, "Large margin classification using the perceptron
       algorithm", Machine Learning 37, 1999, sections 2 and 3.

    Examples
    --------
    >>> counts, converged = kernel_perceptron(np.diag([1.0, 2.0]), np.array([1.0, -1.0]))
    >>> counts.tolist(), converged
    ([1, 1], True)
    """
    counts = np.zeros(len(y), dtype=int)
    for _ in range(max_epochs):
        before = counts.copy()
        for i in range(len(y)):
            if y[i] * (K[:, i] @ (counts * y)) <= 0:
                counts[i] += 1
        if np.array_equal(counts, before):
            return counts, True
    return counts, False
