"""Reference for autoencoders/tied_ae_loss_grad."""

import numpy as np

from solutions.autoencoders.linear_ae_forward import linear_ae_forward
from solutions.autoencoders.reconstruction_loss import reconstruction_loss


def tied_ae_loss_grad(X: np.ndarray, W: np.ndarray) -> tuple[float, np.ndarray]:
    """Compute the loss of a linear autoencoder with one matrix for both ways.

    A sample ``x`` as a column is reconstructed as ``W @ W.T @ x``; the loss is the
    mean over samples of the squared distance between the two.

    Parameters
    ----------
    X : ndarray of shape (n, d)
        One sample a row, ``n >= 1``.
    W : ndarray of shape (d, k)
        The decoder; its transpose is the encoder. Columns need not be orthonormal.

    Returns
    -------
    loss : float
        The loss, at least 0.
    grad : ndarray of shape (d, k)
        Slopes of the loss by the entries of `W`, which works in both places.

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
    >>> loss, grad = tied_ae_loss_grad(np.array([[2.0, 1.0]]), np.array([[1.0], [2.0]]))
    >>> loss, grad.tolist()
    (53.0, [[80.0], [88.0]])
    """
    X, W = np.asarray(X, dtype=float), np.asarray(W, dtype=float)
    Z, X_hat = linear_ae_forward(X, W.T, W)
    R = 2 * (X_hat - X) / len(X)
    return reconstruction_loss(X, X_hat), R.T @ Z + X.T @ (R @ W)
