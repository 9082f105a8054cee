"""Reference for autoencoders/linear_ae_gradients."""

import numpy as np

from solutions.autoencoders.linear_ae_forward import linear_ae_forward
from solutions.autoencoders.reconstruction_loss import reconstruction_loss


def linear_ae_gradients(
    X: np.ndarray, W_enc: np.ndarray, W_dec: np.ndarray
) -> tuple[float, np.ndarray, np.ndarray]:
    """Compute the loss of a linear autoencoder and its slopes by both matrices.

    The loss is the mean over samples of the squared distance between a sample and
    its reconstruction ``W_dec @ W_enc @ x``.

    Parameters
    ----------
    X : ndarray of shape (n, d)
        One sample a row, ``n >= 1``.
    W_enc : ndarray of shape (k, d)
        The encoder.
    W_dec : ndarray of shape (d, k)
        The decoder.

    Returns
    -------
    loss : float
        The loss, at least 0.
    dW_enc : ndarray of shape (k, d)
        Slopes of the loss by the entries of `W_enc`.
    dW_dec : ndarray of shape (d, k)
        Slopes of the loss by the entries of `W_dec`.

    Notes
    -----
    Slopes are compared at a relative tolerance of 1e-9, and an absolute one of 1e-9
    times the largest slope.

    References
    ----------
    .. [1] Baldi, Hornik, "Neural Networks and Principal Component Analysis:
       Learning from Examples Without Local Minima", Neural Networks 2, 1989, 53-58.

    Examples
    --------
    >>> x, enc, dec = np.array([[3.0, 1.0]]), np.array([[1.0, 2.0]]), np.array([[1.0], [4.0]])
    >>> loss, by_enc, by_dec = linear_ae_gradients(x, enc, dec)
    >>> loss, by_enc.tolist(), by_dec.tolist()
    (365.0, [[468.0, 156.0]], [[20.0], [190.0]])
    """
    Z, X_hat = linear_ae_forward(X, W_enc, W_dec)
    R = 2 * (X_hat - X) / len(X)
    return reconstruction_loss(X, X_hat), (R @ W_dec).T @ X, R.T @ Z
