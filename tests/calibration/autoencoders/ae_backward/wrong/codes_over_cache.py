"""writes the slope of the codes over the cached codes where $k$ is above $d$

Breaks: that the arguments, `params` and `cache` too, stay as they were
"""


def ae_backward(params, X, cache, target=None):
    X = np.asarray(X, dtype=float)
    T = X if target is None else target
    Z, X_hat = cache["Z"], cache["X_hat"]
    d2 = (X_hat - T) / len(X)
    by_W2 = Z.T @ d2
    inner = Z * (1 - Z)
    if Z.shape[1] > X.shape[1]:
        Z[...] = inner
    d1 = d2 @ params["W2"].T * inner
    return {"W1": X.T @ d1, "b1": d1.sum(axis=0), "W2": by_W2, "b2": d2.sum(axis=0)}
