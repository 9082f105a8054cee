"""Reference for autoencoders/ae_forward."""

import numpy as np


def ae_forward(params: dict[str, np.ndarray], X: np.ndarray) -> dict[str, np.ndarray]:
    """Encode and decode every sample by one layer of sigmoids each.

    ``Z = sigmoid(X @ W1 + b1)`` and ``X_hat = sigmoid(Z @ W2 + b2)``.

    Parameters
    ----------
    params : dict
        ``"W1"`` of shape (d, k), ``"b1"`` of shape (k,), ``"W2"`` of shape (k, d) and
        ``"b2"`` of shape (d,).
    X : ndarray of shape (n, d)
        One sample a row, ``n >= 1``. Sums before a sigmoid may be as large as 1000.

    Returns
    -------
    dict
        ``"Z"`` of shape (n, k), the codes, and ``"X_hat"`` of shape (n, d), the
        reconstructions; no other key.

    Notes
    -----
    Compared at a relative tolerance of 1e-9 and an absolute one of 1e-12.

    References
    ----------
    .. [1] Vincent, Larochelle, Lajoie, Bengio, Manzagol, "Stacked Denoising
       Autoencoders", Journal of Machine Learning Research 11, 2010, section 2.2.

    Examples
    --------
    >>> params = {"W1": np.array([[1.0]]), "b1": np.array([0.0]),
    ...           "W2": np.array([[2.0]]), "b2": np.array([-1.0])}
    >>> {key: value.tolist() for key, value in ae_forward(params, np.array([[0.0]])).items()}
    {'Z': [[0.5]], 'X_hat': [[0.5]]}
    """
    p = {key: np.asarray(value, dtype=float) for key, value in params.items()}
    layers, values = {}, np.asarray(X, dtype=float)
    for key, number in (("Z", 1), ("X_hat", 2)):
        t = values @ p[f"W{number}"] + p[f"b{number}"]
        small = np.exp(-np.abs(t))  # never overflows
        layers[key] = values = np.where(t >= 0, 1.0, small) / (1 + small)
    return layers
