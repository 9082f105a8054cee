"""returns the slopes as a tuple

Breaks: the keys and shapes of the result
Slips: 1, every test reads the keys
"""


def ae_backward(params, X, cache, target=None):
    X, W2 = np.asarray(X, dtype=float), np.asarray(params["W2"], dtype=float)
    Z, X_hat = np.asarray(cache["Z"], dtype=float), np.asarray(cache["X_hat"], dtype=float)
    T = X if target is None else np.asarray(target, dtype=float)
    n = len(X)
    dZ2 = (X_hat - T) / n
    dZ1 = (dZ2 @ W2.T) * Z * (1 - Z)
    return X.T @ dZ1, dZ1.sum(axis=0), Z.T @ dZ2, dZ2.sum(axis=0)
