"""Reference for autoencoders/linear_ae_forward."""

import numpy as np


def linear_ae_forward(
    X: np.ndarray, W_enc: np.ndarray, W_dec: np.ndarray
) -> tuple[np.ndarray, np.ndarray]:
    """Encode every sample by a matrix, and decode the code by another one.

    For a single sample ``x`` as a column the code is ``W_enc @ x`` and the
    reconstruction ``W_dec @ W_enc @ x``.

    Parameters
    ----------
    X : ndarray of shape (n, d)
        One sample a row, ``n >= 1``.
    W_enc : ndarray of shape (k, d)
        The encoder. `k` may be above `d`.
    W_dec : ndarray of shape (d, k)
        The decoder.

    Returns
    -------
    Z : ndarray of shape (n, k)
        The code of each sample.
    X_hat : ndarray of shape (n, d)
        The reconstruction of each sample.

    Notes
    -----
    Compared at a relative tolerance of 1e-9, and an absolute one of 1e-9 times the
    largest entry.

    References
    ----------
    .. [1] Goodfellow, Bengio, Courville, "Deep Learning", 2016, section 14.1.

    Examples
    --------
    >>> x, enc, dec = np.array([[3.0, 1.0]]), np.array([[1.0, 2.0]]), np.array([[1.0], [4.0]])
    >>> Z, X_hat = linear_ae_forward(x, enc, dec)
    >>> Z.tolist(), X_hat.tolist()
    ([[5.0]], [[5.0, 20.0]])
    """
    X, W_enc, W_dec = (np.asarray(array, dtype=float) for array in (X, W_enc, W_dec))
    Z = X @ W_enc.T
    return Z, Z @ W_dec.T
