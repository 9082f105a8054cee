"""fills arrays of the dtype of the params, which cuts decimals off if these are integers

Breaks: integers
"""


def ae_backward(params, X, cache, target=None):
    X = np.asarray(X, dtype=float)
    Z, X_hat = cache["Z"], cache["X_hat"]
    aim = X if target is None else np.asarray(target, dtype=float)
    grads = {key: np.zeros_like(value) for key, value in params.items()}
    d_out = (X_hat - aim) / len(X)
    d_code = (d_out @ params["W2"].T) * Z * (1 - Z)
    grads["W2"][...] = Z.T @ d_out
    grads["b2"][...] = d_out.sum(axis=0)
    grads["W1"][...] = X.T @ d_code
    grads["b1"][...] = d_code.sum(axis=0)
    return grads
