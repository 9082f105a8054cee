"""Reference for autoencoders/optimal_linear_ae."""

import numpy as np


def optimal_linear_ae(X: np.ndarray, k: int) -> tuple[np.ndarray, np.ndarray, float]:
    """Find the linear autoencoder with the smallest squared error, without training.

    The encoder holds the right singular vectors of `X` that belong to the `k`
    largest singular values, one a row; the decoder is its transpose. `X` is taken as
    it is: who wants principal components centres it first.

    Parameters
    ----------
    X : ndarray of shape (n, d)
        One sample a row. `n` may be below `d`.
    k : int
        Numbers in a code, from 1 to ``min(n, d)``.

    Returns
    -------
    W_enc : ndarray of shape (k, d)
        The encoder, with orthonormal rows.
    W_dec : ndarray of shape (d, k)
        The decoder, the transpose of the encoder.
    error : float
        The mean over samples of the squared distance between a sample and its
        reconstruction.

    Raises
    ------
    ValueError
        If `k` is below 1 or above ``min(n, d)``.

    Notes
    -----
    Any orthonormal basis of the same subspace is accepted. The error is compared at
    a relative tolerance of 1e-9, and an absolute one of 1e-12 times the mean squared
    length of the rows of `X`.

    References
    ----------
    .. [1] Eckart, Young, "The Approximation of One Matrix by Another of Lower Rank",
       Psychometrika 1, 1936, 211-218.

    Examples
    --------
    >>> X = np.array([[2.0, 0.0], [-2.0, 0.0], [0.0, 1.0], [0.0, -1.0]])
    >>> W_enc, W_dec, error = optimal_linear_ae(X, 1)
    >>> np.abs(W_enc).tolist(), round(error, 9)
    ([[1.0, 0.0]], 0.5)
    """
    X = np.asarray(X, dtype=float)
    if not 1 <= k <= min(X.shape):
        raise ValueError(f"k must be from 1 to {min(X.shape)}, got {k}")
    _, s, Vt = np.linalg.svd(X, full_matrices=False)
    return Vt[:k], Vt[:k].T, float(np.sum(s[k:] ** 2) / len(X))
