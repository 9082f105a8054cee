"""Reference for neural_networks/collapse_linear."""

import numpy as np


def collapse_linear(
    params: list[tuple[np.ndarray, np.ndarray]],
) -> tuple[np.ndarray, np.ndarray]:
    """Write a network whose hidden units are linear as a single layer.

    The single layer has the same outputs as the network, for every input.

    Parameters
    ----------
    params : list of (ndarray of shape (nin, nout), ndarray of shape (nout,))
        Weights and biases of each layer, first layer first, one layer at least.

    Returns
    -------
    W : ndarray of shape (d, K)
        Weights of the single layer.
    b : ndarray of shape (K,)
        Its biases.

    Notes
    -----
    Compared at a relative tolerance of 1e-9, and an absolute one of 1e-9 times the
    largest entry.

    References
    ----------
    .. [1] Goodfellow, Bengio, Courville, "Deep Learning", 2016, section 6.1.

    Examples
    --------
    >>> params = [(np.array([[2.0]]), np.array([1.0])), (np.array([[3.0]]), np.array([5.0]))]
    >>> W, b = collapse_linear(params)
    >>> W.tolist(), b.tolist()
    ([[6.0]], [8.0])
    """
    W, b = (np.array(array, dtype=float) for array in params[0])
    for W_next, b_next in params[1:]:
        W, b = W @ W_next, b @ W_next + b_next
    return W, b
