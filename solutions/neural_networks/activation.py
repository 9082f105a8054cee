"""Reference for neural_networks/activation."""

import numpy as np


def activation(Z: np.ndarray, kind: str) -> tuple[np.ndarray, np.ndarray]:
    """Bend every entry, and report how steep the bend is there.

    ``"linear"`` is z itself, ``"relu"`` is ``max(0, z)``, ``"sigmoid"`` is
    ``1 / (1 + exp(-z))``, ``"tanh"`` is the hyperbolic tangent.

    Parameters
    ----------
    Z : ndarray
        Numbers of any size, in an array with one axis or more.
    kind : str
        One of ``"linear"``, ``"relu"``, ``"sigmoid"``, ``"tanh"``.

    Returns
    -------
    A : ndarray
        The function of each entry, in the shape of `Z`.
    dA : ndarray
        Its derivative at each entry of `Z`, in the same shape. That of
        relu at 0 is 0.

    Raises
    ------
    ValueError
        If `kind` is none of these.

    Notes
    -----
    Compared at a relative tolerance of 1e-9 and an absolute one of 1e-12.

    References
    ----------
    .. [1] Goodfellow, Bengio, Courville, "Deep Learning", 2016, section 6.3.

    Examples
    --------
    >>> A, dA = activation(np.array([-3.0, 0.0, 2.0]), "relu")
    >>> A.tolist(), dA.tolist()
    ([0.0, 0.0, 2.0], [0.0, 0.0, 1.0])
    """
    Z = np.array(Z, dtype=float)
    if kind == "linear":
        return Z, np.ones_like(Z)
    if kind == "relu":
        return np.maximum(Z, 0.0), (Z > 0).astype(float)
    if kind == "sigmoid":
        small = np.exp(-np.abs(Z))
        A = np.where(Z >= 0, 1.0, small) / (1 + small)
        return A, A * (1 - A)
    if kind == "tanh":
        A = np.tanh(Z)
        return A, 1 - A**2
    raise ValueError(f"no activation is called {kind!r}")
