# All products written out.
def mlp_backward(params, caches, dlogits, hidden="relu"):
    grads = [None] * len(params)
    delta = np.array(dlogits, dtype=float)
    for l in reversed(range(len(params))):
        A, _ = caches[l]
        grads[l] = (np.asarray(A).T @ delta, delta.sum(axis=0))
        if l:
            Z = np.asarray(caches[l - 1][1], dtype=float)
            slope = {
                "relu": Z > 0,
                "linear": np.ones(Z.shape),
                "tanh": 1 - np.tanh(Z) ** 2,
                "sigmoid": 0.25 * (1 - np.tanh(Z / 2) ** 2),
            }[hidden]
            delta = delta @ np.asarray(params[l][0]).T * slope
    return grads
