"""Reference for neural_networks/train_mlp."""

import numpy as np

from solutions.neural_networks.loss_and_grad import loss_and_grad
from solutions.neural_networks.mlp_backward import mlp_backward
from solutions.neural_networks.mlp_forward import mlp_forward
from solutions.neural_networks.momentum_step import momentum_step


def train_mlp(
    params: list[tuple[np.ndarray, np.ndarray]],
    X: np.ndarray,
    Y: np.ndarray,
    X_val: np.ndarray,
    Y_val: np.ndarray,
    lr: float,
    batch_size: int,
    n_epochs: int,
    rng: np.random.Generator,
    beta: float = 0.0,
    lam: float = 0.0,
) -> tuple[list[tuple[np.ndarray, np.ndarray]], dict[str, list[float]]]:
    """Train a network with relu in its hidden layers on batches.

    Each epoch draws ``rng.permutation(n)``, takes consecutive slices of it as
    batches, and makes a `momentum_step` for each, with the slopes of the mean
    ``"softmax_ce"`` of the batch. The velocity is zero at the start of training.

    Parameters
    ----------
    params : list of (ndarray of shape (nin, nout), ndarray of shape (nout,))
        Weights and biases to start from.
    X : ndarray of shape (n, d)
        Training inputs, ``n >= 1``.
    Y : ndarray of shape (n, K)
        Their classes, one-hot.
    X_val : ndarray of shape (m, d)
        Validation inputs, ``m >= 1``; nothing is learned from them.
    Y_val : ndarray of shape (m, K)
        Their classes, one-hot.
    lr : float
        Step size, ``lr > 0``.
    batch_size : int
        Samples in a batch, at least 1; the last batch of an epoch may be shorter.
    n_epochs : int
        Passes over the training set, ``n_epochs >= 0``.
    rng : numpy.random.Generator
        Source of the permutations; nothing else is drawn.
    beta : float
        Share of the old velocity that stays, ``0 <= beta < 1``.
    lam : float
        Strength of the penalty ``lam / 2`` times the sum of squared weights.

    Returns
    -------
    params : list of (ndarray of shape (nin, nout), ndarray of shape (nout,))
        Weights and biases after the last step.
    history : dict
        ``"train"`` and ``"val"``: lists of floats, the mean ``"softmax_ce"``
        (without penalty) of the full set at the end of each epoch.

    Notes
    -----
    Compared at a relative tolerance of 1e-6, and an absolute one of 1e-9.

    References
    ----------
    .. [1] Goodfellow, Bengio, Courville, "Deep Learning", 2016, algorithm 8.2.

    Examples
    --------
    >>> params, X, Y = [(np.zeros((1, 2)), np.zeros(2))], np.array([[1.0]]), np.array([[1, 0]])
    >>> new, history = train_mlp(params, X, Y, X, Y, 1.0, 1, 1, np.random.default_rng(0))
    >>> new[0][0].tolist(), round(history["train"][0], 6)
    ([[0.5, -0.5]], 0.126928)
    """
    params = [(np.array(W, dtype=float), np.array(b, dtype=float)) for W, b in params]
    velocity = [(np.zeros_like(W), np.zeros_like(b)) for W, b in params]
    history: dict[str, list[float]] = {"train": [], "val": []}
    for _ in range(n_epochs):
        order = rng.permutation(len(X))
        for start in range(0, len(X), batch_size):
            batch = order[start : start + batch_size]
            logits, caches = mlp_forward(params, X[batch])
            _, dlogits = loss_and_grad(logits, Y[batch], "softmax_ce")
            grads = mlp_backward(params, caches, dlogits)
            params, velocity = momentum_step(params, grads, velocity, lr, beta, lam)
        for name, inputs, targets in (("train", X, Y), ("val", X_val, Y_val)):
            logits, _ = mlp_forward(params, inputs)
            history[name].append(loss_and_grad(logits, targets, "softmax_ce")[0])
    return params, history
