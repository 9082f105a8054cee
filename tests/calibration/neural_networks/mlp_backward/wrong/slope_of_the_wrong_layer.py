"""takes the slope at the sums of the layer above where shapes allow it

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
            above = activation(Z, hidden)[1]
            own = activation(caches[layer - 1][1], hidden)[1]
            dZ = dA * (above if above.shape == dA.shape else own)
    return grads
