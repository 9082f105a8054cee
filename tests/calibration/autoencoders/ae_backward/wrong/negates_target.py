"""negates the target in its own type, where -1 may be 255

Breaks: integers
"""


def ae_backward(params, X, cache, target=None):
    target = X if target is None else target
    dZ2 = (-target + cache["X_hat"]) / len(X)
    n = len(X)
    dZ1 = (dZ2 @ params["W2"].T) * cache["Z"] * (1 - cache["Z"])
    return {"W1": X.T @ dZ1, "b1": dZ1.sum(axis=0), "W2": cache["Z"].T @ dZ2, "b2": dZ2.sum(axis=0)}
