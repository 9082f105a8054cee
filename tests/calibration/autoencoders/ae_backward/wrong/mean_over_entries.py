"""averages over entries as well

Breaks: a single sample and many
Slips: 1, all four slopes start there
"""


def ae_backward(params, X, cache, target=None):
    X, W2 = np.asarray(X, dtype=float), np.asarray(params["W2"], dtype=float)
    Z, X_hat = np.asarray(cache["Z"], dtype=float), np.asarray(cache["X_hat"], dtype=float)
    T = X if target is None else np.asarray(target, dtype=float)
    n = len(X)
    dZ2 = (X_hat - T) / X.size
    dZ1 = (dZ2 @ W2.T) * Z * (1 - Z)
    return {"W1": X.T @ dZ1, "b1": dZ1.sum(axis=0), "W2": Z.T @ dZ2, "b2": dZ2.sum(axis=0)}
