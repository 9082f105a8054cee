"""Reference for autoencoders/greedy_pretrain."""

import numpy as np

from solutions.autoencoders.ae_forward import ae_forward
from solutions.autoencoders.train_autoencoder import train_autoencoder


def greedy_pretrain(
    X: np.ndarray,
    sizes: list[int],
    lr: float,
    n_epochs: int,
    batch_size: int,
    rng: np.random.Generator,
) -> list[tuple[np.ndarray, np.ndarray]]:
    """Train a stack of encoders, one layer after the other.

    Layer by layer: draw ``W1 = 0.1 * rng.standard_normal((nin, nout))``, then ``W2 =
    0.1 * rng.standard_normal((nout, nin))``, with biases of zero; train by
    `train_autoencoder` with the same `rng` on the codes of the layer before (`X` for
    the first); keep the encoder, and go on with its codes.

    Parameters
    ----------
    X : ndarray of shape (n, d)
        Samples with entries from 0 to 1.
    sizes : list of int
        Numbers in a sample, ``sizes[0] = d``, and in the code of each layer, ``len(sizes) >= 2``.
    lr : float
        Step size, ``lr > 0``.
    n_epochs : int
        Epochs for each layer, ``n_epochs >= 0``.
    batch_size : int
        Samples in a batch, at least 1.
    rng : numpy.random.Generator
        Source of all starts and permutations.

    Returns
    -------
    list of (ndarray of shape (nin, nout), ndarray of shape (nout,))
        ``W1`` and ``b1`` of each layer, ``len(sizes) - 1`` pairs, first layer first.

    Notes
    -----
    Compared at a relative tolerance of 1e-6, and an absolute one of 1e-9.

    References
    ----------
    .. [1] Bengio, Lamblin, Popovici, Larochelle, "Greedy Layer-Wise Training of Deep
       Networks", Advances in Neural Information Processing Systems 19, 2007.

    Examples
    --------
    >>> X = np.array([[1.0, 0.0, 1.0], [0.0, 1.0, 0.0]])
    >>> stack = greedy_pretrain(X, [3, 2, 1], 0.5, 4, 2, np.random.default_rng(0))
    >>> [(W.shape, b.shape) for W, b in stack]
    [((3, 2), (2,)), ((2, 1), (1,))]
    """
    encoders, codes = [], np.asarray(X, dtype=float)
    for nin, nout in zip(sizes[:-1], sizes[1:], strict=True):  # noqa: RUF007
        start = {
            "W1": 0.1 * rng.standard_normal((nin, nout)),
            "b1": np.zeros(nout),
            "W2": 0.1 * rng.standard_normal((nout, nin)),
            "b2": np.zeros(nin),
        }
        params, _ = train_autoencoder(start, codes, lr, n_epochs, batch_size, rng)
        encoders.append((params["W1"], params["b1"]))
        codes = ae_forward(params, codes)["Z"]
    return encoders
