"""Reference for neural_networks/mlp_forward."""

import numpy as np

from solutions.neural_networks.activation import activation
from solutions.neural_networks.dense_forward import dense_forward


def mlp_forward(
    params: list[tuple[np.ndarray, np.ndarray]], X: np.ndarray, hidden: str = "relu"
) -> tuple[np.ndarray, list[tuple[np.ndarray, np.ndarray]]]:
    """Send a batch through all layers, and remember what the way back will need.

    Each layer takes the activations ``A_prev`` of the one before (the first takes
    `X`) and makes ``Z = A_prev @ W + b``. Hidden layers bend Z by their
    activation; the last layer hands out its Z as it is.

    Parameters
    ----------
    params : list of (ndarray of shape (nin, nout), ndarray of shape (nout,))
        Weights and biases of each layer, first layer first, one layer at least.
    X : ndarray of shape (n, d)
        Inputs, one sample a row, ``n >= 1``.
    hidden : str
        The `kind` of `activation` in all hidden layers.

    Returns
    -------
    logits : ndarray of shape (n, K)
        Z of the last layer.
    caches : list of (ndarray of shape (n, nin), ndarray of shape (n, nout))
        ``(A_prev, Z)`` of each layer, first layer first.

    Notes
    -----
    Compared at a relative tolerance of 1e-9, and an absolute one of 1e-9 times the
    largest entry.

    References
    ----------
    .. [1] Goodfellow, Bengio, Courville, "Deep Learning", 2016, algorithm 6.3.

    Examples
    --------
    >>> params = [(np.array([[2.0, -1.0]]), np.zeros(2)), (np.ones((2, 1)), np.array([5.0]))]
    >>> logits, caches = mlp_forward(params, np.array([[3.0]]))
    >>> logits.tolist(), caches[0][1].tolist(), caches[1][0].tolist()
    ([[11.0]], [[6.0, -3.0]], [[6.0, 0.0]])
    """
    A = Z = np.array(X, dtype=float)
    caches = []
    for layer, (W, b) in enumerate(params):
        if layer > 0:
            A = activation(Z, hidden)[0]
        Z = dense_forward(A, W, b)
        caches.append((A, Z))
    return Z, caches
