"""Reference for clustering/vector_quantize."""

import numpy as np

from solutions.clustering.assign_clusters import assign_clusters


def vector_quantize(X: np.ndarray, centers: np.ndarray) -> tuple[np.ndarray, np.ndarray, float]:
    """Replace each row by its nearest centre.

    Returns the number of that centre, the centre itself, and what the exchange costs.

    Parameters
    ----------
    X : ndarray of shape (n, d)
        Rows.
    centers : ndarray of shape (K, d)
        The code book; K may be larger than n.

    Returns
    -------
    codes : ndarray of int, shape (n,)
        The number of the centre that replaces each row; of equally near ones the
        smallest.
    X_hat : ndarray of shape (n, d)
        The centres in place of the rows, in floating point.
    mse : float
        The mean of the squared differences of `X` and `X_hat` over all n * d entries.

    Notes
    -----
    Storing codes and code book in place of the rows is a lossy compression.

    References
    ----------
    .. [1] Gersho, Gray, "Vector Quantization and Signal Compression", 1992, chapter 10.

    Examples
    --------
    >>> X, centers = np.array([[0.0, 0.0], [3.0, 4.0]]), np.array([[1.0, 0.0], [3.0, 2.0]])
    >>> codes, X_hat, mse = vector_quantize(X, centers)
    >>> codes.tolist(), X_hat.tolist(), mse
    ([0, 1], [[1.0, 0.0], [3.0, 2.0]], 1.25)
    """
    codes = assign_clusters(X, centers)
    X_hat = centers.astype(float)[codes]
    return codes, X_hat, float(np.mean((X.astype(float) - X_hat) ** 2))
