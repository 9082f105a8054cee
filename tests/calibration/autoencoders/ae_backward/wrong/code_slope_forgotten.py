"""forgets the slope of the sigmoid of the codes

Breaks: each of the four slopes
"""


def ae_backward(params, X, cache, target=None):
    X, W2 = np.asarray(X, dtype=float), np.asarray(params["W2"], dtype=float)
    Z, X_hat = np.asarray(cache["Z"], dtype=float), np.asarray(cache["X_hat"], dtype=float)
    T = X if target is None else np.asarray(target, dtype=float)
    n = len(X)
    dZ2 = (X_hat - T) / n
    dZ1 = dZ2 @ W2.T
    return {"W1": X.T @ dZ1, "b1": dZ1.sum(axis=0), "W2": Z.T @ dZ2, "b2": dZ2.sum(axis=0)}
