"""Reference for autoencoders/train_autoencoder."""

from collections.abc import Callable

import numpy as np

from solutions.autoencoders.ae_backward import ae_backward
from solutions.autoencoders.ae_forward import ae_forward
from solutions.autoencoders.reconstruction_loss import reconstruction_loss


def train_autoencoder(
    params: dict[str, np.ndarray],
    X: np.ndarray,
    lr: float,
    n_epochs: int,
    batch_size: int,
    rng: np.random.Generator,
    noise: Callable | None = None,
) -> tuple[dict[str, np.ndarray], list[float]]:
    """Train an autoencoder of sigmoids on batches, if wanted on damaged ones.

    Each epoch draws ``rng.permutation(n)`` and takes consecutive slices of it as
    batches. A batch ``X_B`` is damaged by ``noise(X_B, rng)``, once, and every number
    in `params` moves by `-lr` times its slope; the target is the clean batch.

    Parameters
    ----------
    params : dict
        ``"W1"``, ``"b1"``, ``"W2"``, ``"b2"`` to start from, as for `ae_forward`.
    X : ndarray of shape (n, d)
        Clean samples with entries from 0 to 1, ``n >= 1``.
    lr : float
        Step size, ``lr > 0``.
    n_epochs : int
        Passes over all samples, ``n_epochs >= 0``.
    batch_size : int
        Samples in a batch, at least 1; the last batch of an epoch may be shorter.
    rng : numpy.random.Generator
        Source of the permutations, and handed to `noise`.
    noise : callable, optional
        ``noise(X_B, rng)`` returns a damaged copy of a batch. None damages nothing.

    Returns
    -------
    params : dict
        The numbers after the last step, with the same keys.
    losses : list of float
        After each epoch the ``"bce"`` of all clean samples and what the autoencoder
        makes of them, undamaged.

    Notes
    -----
    Compared at a relative tolerance of 1e-6, and an absolute one of 1e-9.

    References
    ----------
    .. [1] Vincent, Larochelle, Lajoie, Bengio, Manzagol, "Stacked Denoising
       Autoencoders", Journal of Machine Learning Research 11, 2010, section 3.

    Examples
    --------
    >>> start = {"W1": np.zeros((1, 1)), "b1": np.zeros(1),
    ...          "W2": np.zeros((1, 1)), "b2": np.zeros(1)}
    >>> new, losses = train_autoencoder(start, np.ones((1, 1)), 1.0, 1, 1, np.random.default_rng(0))
    >>> new["W2"].tolist(), new["b2"].tolist(), round(losses[0], 6)
    ([[0.25]], [0.5], 0.428701)
    """
    X = np.asarray(X, dtype=float)
    params = {key: np.array(value, dtype=float) for key, value in params.items()}
    losses = []
    for _ in range(n_epochs):
        order = rng.permutation(len(X))
        for start in range(0, len(X), batch_size):
            clean = X[order[start : start + batch_size]]
            seen = clean if noise is None else noise(clean, rng)
            grads = ae_backward(params, seen, ae_forward(params, seen), clean)
            params = {key: value - lr * grads[key] for key, value in params.items()}
        losses.append(reconstruction_loss(X, ae_forward(params, X)["X_hat"], "bce"))
    return params, losses
