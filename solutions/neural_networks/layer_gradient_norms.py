"""Reference for neural_networks/layer_gradient_norms."""

import numpy as np

from solutions.neural_networks.loss_and_grad import loss_and_grad
from solutions.neural_networks.mlp_backward import mlp_backward
from solutions.neural_networks.mlp_forward import mlp_forward


def layer_gradient_norms(
    params: list[tuple[np.ndarray, np.ndarray]],
    X: np.ndarray,
    Y: np.ndarray,
    hidden: str = "relu",
) -> np.ndarray:
    """Measure how much of the gradient reaches each layer.

    The gradient is that of the mean ``"softmax_ce"``, by the weights of each layer.

    Parameters
    ----------
    params : list of (ndarray of shape (nin, nout), ndarray of shape (nout,))
        Weights and biases of each of L layers, first layer first.
    X : ndarray of shape (n, d)
        Inputs, one sample a row, ``n >= 1``.
    Y : ndarray of shape (n, K)
        Their classes, one-hot.
    hidden : str
        The `kind` of `activation` in all hidden layers.

    Returns
    -------
    ndarray of shape (L,)
        The root of the sum of squares of each layer's slopes by its weights
        (Frobenius norm), first layer first. Biases do not count.

    Notes
    -----
    Compared at a relative tolerance of 1e-7 and an absolute one of 1e-15.

    References
    ----------
    .. [1] Glorot, Bengio, "Understanding the Difficulty of Training Deep
       Feedforward Neural Networks", AISTATS 2010, section 4.2.

    Examples
    --------
    >>> params = [(np.zeros((1, 2)), np.zeros(2))]
    >>> layer_gradient_norms(params, np.array([[4.0]]), np.array([[1, 0]])).round(6).tolist()
    [2.828427]
    """
    logits, caches = mlp_forward(params, X, hidden)
    _, dlogits = loss_and_grad(logits, Y, "softmax_ce")
    grads = mlp_backward(params, caches, dlogits, hidden)
    return np.array([float(np.sqrt(np.sum(dW**2))) for dW, _ in grads])
