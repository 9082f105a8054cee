"""subtracts the samples from the cache in place if there is no target

Breaks: that the arguments, `params` and `cache` too, stay as they were
"""


def ae_backward(params, X, cache, target=None):
    dZ2 = cache["X_hat"]
    if target is None:
        dZ2 -= X
    else:
        dZ2 = dZ2 - target
    dZ2 = dZ2 / len(X)
    n = len(X)
    dZ1 = (dZ2 @ params["W2"].T) * cache["Z"] * (1 - cache["Z"])
    return {"W1": X.T @ dZ1, "b1": dZ1.sum(axis=0), "W2": cache["Z"].T @ dZ2, "b2": dZ2.sum(axis=0)}
