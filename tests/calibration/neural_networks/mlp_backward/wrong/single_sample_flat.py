"""returns slopes as flat arrays of a single sample

Breaks: a single sample
"""


def mlp_backward(params, caches, dlogits, hidden="relu"):
    dZ = np.asarray(dlogits, dtype=float)
    grads = []
    for layer in range(len(params) - 1, -1, -1):
        A_prev, Z = caches[layer]
        dA, dW, db = dense_backward(dZ, A_prev, params[layer][0])
        grads.insert(0, (dW if len(dZ) > 1 else dW.ravel(), db))
        if layer > 0:
            dZ = dA * activation(caches[layer - 1][1], hidden)[1]
    return grads
