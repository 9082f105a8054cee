"""subtracts the target from the reconstructions as they come"""


def ae_backward(params, X, cache, target=None):
    if target is None:
        target = X
    dZ2 = (cache["X_hat"] - target) / len(X)
    dZ1 = (dZ2 @ params["W2"].T) * cache["Z"] * (1 - cache["Z"])
    return {"W1": X.T @ dZ1, "b1": dZ1.sum(axis=0), "W2": cache["Z"].T @ dZ2, "b2": dZ2.sum(axis=0)}
