"""Reference for neural_networks/mlp_backward."""

import numpy as np

from solutions.neural_networks.activation import activation
from solutions.neural_networks.dense_backward import dense_backward


def mlp_backward(
    params: list[tuple[np.ndarray, np.ndarray]],
    caches: list[tuple[np.ndarray, np.ndarray]],
    dlogits: np.ndarray,
    hidden: str = "relu",
) -> list[tuple[np.ndarray, np.ndarray]]:
    """Send the slopes of the loss back through all layers.

    The last layer is linear, so its slopes are `dlogits`. Each earlier layer gets
    the slopes by its activations from the layer above, and multiplies them by the
    derivative of its own bend.

    Parameters
    ----------
    params : list of (ndarray of shape (nin, nout), ndarray of shape (nout,))
        Weights and biases of each layer, first layer first.
    caches : list of (ndarray of shape (n, nin), ndarray of shape (n, nout))
        ``(A_prev, Z)`` of each layer, as `mlp_forward` returns them.
    dlogits : ndarray of shape (n, K)
        Slopes of the loss by each logit. Whatever mean the loss takes over samples
        is inside of it already.
    hidden : str
        The `kind` of `activation` in all hidden layers.

    Returns
    -------
    list of (ndarray of shape (nin, nout), ndarray of shape (nout,))
        Slopes of the loss by the weights and biases of each layer, first layer
        first.

    Notes
    -----
    Compared at a relative tolerance of 1e-9, and an absolute one of 1e-9 times the
    largest entry.

    References
    ----------
    .. [1] Rumelhart, Hinton, Williams, "Learning Representations by
       Back-propagating Errors", Nature 323, 1986, 533-536.

    Examples
    --------
    >>> params = [(np.array([[2.0, -1.0]]), np.zeros(2)), (np.ones((2, 1)), np.array([5.0]))]
    >>> caches = [(np.array([[3.0]]), np.array([[6.0, -3.0]])),
    ...           (np.array([[6.0, 0.0]]), np.array([[11.0]]))]
    >>> [(dW.tolist(), db.tolist()) for dW, db in mlp_backward(params, caches, np.array([[1.0]]))]
    [([[3.0, 0.0]], [1.0, 0.0]), ([[6.0], [0.0]], [1.0])]
    """
    delta = np.asarray(dlogits, dtype=float)
    grads = []
    for layer in reversed(range(len(params))):
        A_prev = caches[layer][0]
        dA, dW, db = dense_backward(delta, A_prev, params[layer][0])
        grads.append((dW, db))
        if layer > 0:
            delta = dA * activation(caches[layer - 1][1], hidden)[1]
    return grads[::-1]
