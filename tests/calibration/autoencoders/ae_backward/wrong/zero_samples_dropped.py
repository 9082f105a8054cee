"""leaves samples of zeros out of the average where there are more than four samples

Breaks: a single sample and many
"""


def ae_backward(params, X, cache, target=None):
    X = np.asarray(X, dtype=float)
    T = X if target is None else target
    Z, X_hat = cache["Z"], cache["X_hat"]
    n = np.count_nonzero(X.any(axis=1)) or 1
    n = n if len(X) > 4 else len(X)
    d2 = (X_hat - T) / n
    d1 = d2 @ params["W2"].T * Z * (1 - Z)
    return {"W1": X.T @ d1, "b1": d1.sum(axis=0), "W2": Z.T @ d2, "b2": d2.sum(axis=0)}
