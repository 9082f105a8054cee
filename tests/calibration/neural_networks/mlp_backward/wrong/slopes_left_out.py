"""leaves out the slopes of the bends

Slips: 1, every network with a hidden layer is wrong
"""


def mlp_backward(params, caches, dlogits, hidden="relu"):
    dZ = np.asarray(dlogits, dtype=float)
    grads = []
    for layer in range(len(params) - 1, -1, -1):
        A_prev, Z = caches[layer]
        dA, dW, db = dense_backward(dZ, A_prev, params[layer][0])
        grads.insert(0, (dW, db))
        if layer > 0:
            dZ = dA
    return grads
