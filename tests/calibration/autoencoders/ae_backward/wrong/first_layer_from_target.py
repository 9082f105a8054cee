"""multiplies the codes' slopes by the target instead of by `X` where both hold integers

Breaks: integers
"""


def ae_backward(params, X, cache, target=None):
    X = np.asarray(X)
    T = X if target is None else np.asarray(target)
    Z, X_hat = cache["Z"], cache["X_hat"]
    d2 = (X_hat - T) / len(X)
    d1 = d2 @ params["W2"].T * Z * (1 - Z)
    seen = T if X.dtype.kind in "iu" and T.dtype.kind in "iu" else X
    return {"W1": seen.T @ d1, "b1": d1.sum(axis=0), "W2": Z.T @ d2, "b2": d2.sum(axis=0)}
