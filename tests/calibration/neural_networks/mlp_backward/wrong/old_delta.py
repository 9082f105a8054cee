"""sends dlogits to every layer where shapes allow it

Slips: 1, all networks of more than two layers or samples show it
"""


def mlp_backward(params, caches, dlogits, hidden="relu"):
    dZ = np.asarray(dlogits, dtype=float)
    grads = []
    for layer in range(len(params) - 1, -1, -1):
        A_prev, Z = caches[layer]
        dA, dW, db = dense_backward(dZ, A_prev, params[layer][0])
        grads.insert(0, (dW, db))
        if layer > 0:
            dZ = dA * activation(caches[layer - 1][1], hidden)[1]
            if dZ.shape == np.shape(dlogits):
                dZ = 1.0 * np.asarray(dlogits)
    return grads
