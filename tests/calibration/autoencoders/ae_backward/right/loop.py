# Sample by sample, by outer products.
def ae_backward(params, X, cache, target=None):
    target = X if target is None else target
    grads = {key: np.zeros(np.shape(value)) for key, value in params.items()}
    rows = zip(*(np.asarray(A, dtype=float) for A in (X, target, cache["Z"], cache["X_hat"])))
    for x, t, z, h in rows:
        out = (h - t) / len(X)
        back = (params["W2"] @ out) * (z - z**2)
        grads["W1"] += np.outer(x, back)
        grads["b1"] += back
        grads["W2"] += np.outer(z, out)
        grads["b2"] += out
    return grads
