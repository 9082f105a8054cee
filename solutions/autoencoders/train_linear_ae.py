"""Reference for autoencoders/train_linear_ae."""

import numpy as np

from solutions.autoencoders.linear_ae_gradients import linear_ae_gradients


def train_linear_ae(
    X: np.ndarray, k: int, lr: float, n_iter: int, rng: np.random.Generator
) -> tuple[np.ndarray, np.ndarray, list[float]]:
    """Train a linear autoencoder by gradient descent on all samples at once.

    Draws ``W_enc = 0.1 * rng.standard_normal((k, d))``, then ``W_dec = 0.1 *
    rng.standard_normal((d, k))``. Each step subtracts `lr` times its slopes from
    either matrix; both slopes are taken where the step began.

    Parameters
    ----------
    X : ndarray of shape (n, d)
        One sample a row, taken as it is.
    k : int
        Numbers in a code, at least 1.
    lr : float
        Step size, ``lr > 0``.
    n_iter : int
        Number of steps, ``n_iter >= 0``.
    rng : numpy.random.Generator
        Source of the start; nothing else is drawn.

    Returns
    -------
    W_enc : ndarray of shape (k, d)
        The encoder after the last step.
    W_dec : ndarray of shape (d, k)
        The decoder after the last step.
    losses : list of float
        ``n_iter + 1`` losses: at the start, and after every step.

    Notes
    -----
    Compared at a relative tolerance of 1e-6, and an absolute one of 1e-9.

    References
    ----------
    .. [1] Baldi, Hornik, "Neural Networks and Principal Component Analysis:
       Learning from Examples Without Local Minima", Neural Networks 2, 1989, 53-58.

    Examples
    --------
    >>> X = np.array([[2.0, 0.0], [-2.0, 0.0], [0.0, 1.0], [0.0, -1.0]])
    >>> _, _, losses = train_linear_ae(X, 1, 0.1, 100, np.random.default_rng(0))
    >>> len(losses), round(losses[-1], 6)
    (101, 0.5)
    """
    X = np.asarray(X, dtype=float)
    d = X.shape[1]
    W_enc, W_dec = (0.1 * rng.standard_normal(shape) for shape in ((k, d), (d, k)))
    losses = []
    for _ in range(n_iter):
        loss, dW_enc, dW_dec = linear_ae_gradients(X, W_enc, W_dec)
        losses.append(loss)
        W_enc, W_dec = W_enc - lr * dW_enc, W_dec - lr * dW_dec
    losses.append(linear_ae_gradients(X, W_enc, W_dec)[0])
    return W_enc, W_dec, losses
