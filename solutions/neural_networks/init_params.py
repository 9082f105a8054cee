"""Reference for neural_networks/init_params."""

import numpy as np


def init_params(
    sizes: list[int], kind: str, rng: np.random.Generator
) -> list[tuple[np.ndarray, np.ndarray]]:
    """Draw the first weights of a network.

    A layer of `nin` inputs and `nout` units has weights of shape (nin, nout),
    drawn by one call, layer after layer, and biases of zeros.

    Parameters
    ----------
    sizes : list of int
        How many numbers go in, then how many units each layer has.
    kind : str
        ``"zeros"`` draws nothing. ``"normal"`` is
        ``0.01 * rng.standard_normal((nin, nout))``, ``"xavier_uniform"`` is
        ``rng.uniform(-l, l, size=(nin, nout))`` with ``l = sqrt(6 / (nin + nout))``.
        ``"xavier_normal"`` and ``"he_normal"`` are ``s * rng.standard_normal((nin,
        nout))`` with ``s = sqrt(2 / (nin + nout))`` and ``s = sqrt(2 / nin)``.
    rng : numpy.random.Generator
        Source of the draws; may be None for ``"zeros"``.

    Returns
    -------
    list of (ndarray of shape (nin, nout), ndarray of shape (nout,))
        Weights and biases of each layer, ``len(sizes) - 1`` pairs.

    Raises
    ------
    ValueError
        If `kind` is none of these.

    Notes
    -----
    Compared at a relative tolerance of 1e-9, after the recipe above.

    References
    ----------
    .. [1] Glorot, Bengio, "Understanding the Difficulty of Training Deep
       Feedforward Neural Networks", AISTATS 2010, equations (12) and (16).
    .. [2] He, Zhang, Ren, Sun, "Delving Deep into Rectifiers", ICCV 2015,
       section 2.2.

    Examples
    --------
    >>> params = init_params([2, 3, 1], "zeros", np.random.default_rng(0))
    >>> [(W.shape, b.tolist()) for W, b in params]
    [((2, 3), [0.0, 0.0, 0.0]), ((3, 1), [0.0])]
    """
    params = []
    for nin, nout in zip(sizes[:-1], sizes[1:], strict=True):  # noqa: RUF007
        limit = np.sqrt(6 / (nin + nout))
        scales = {
            "normal": 0.01,
            "xavier_normal": np.sqrt(2 / (nin + nout)),
            "he_normal": np.sqrt(2 / nin),
        }
        if kind == "zeros":
            W = np.zeros((nin, nout))
        elif kind == "xavier_uniform":
            W = rng.uniform(-limit, limit, size=(nin, nout))
        elif kind in scales:
            W = scales[kind] * rng.standard_normal((nin, nout))
        else:
            raise ValueError(f"no initialisation is called {kind!r}")
        params.append((W, np.zeros(nout)))
    return params
