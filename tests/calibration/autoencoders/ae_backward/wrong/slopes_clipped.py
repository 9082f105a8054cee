"""clips slopes at 5

Breaks: each of the four slopes
"""


def ae_backward(params, X, cache, target=None):
    target = X if target is None else target
    dZ2 = (cache["X_hat"] - target) / len(X)
    dZ1 = (dZ2 @ params["W2"].T) * cache["Z"] * (1 - cache["Z"])
    grads = {"W1": X.T @ dZ1, "b1": dZ1.sum(axis=0), "W2": cache["Z"].T @ dZ2, "b2": dZ2.sum(axis=0)}
    return {k: np.clip(v, -5, 5) for k, v in grads.items()}
