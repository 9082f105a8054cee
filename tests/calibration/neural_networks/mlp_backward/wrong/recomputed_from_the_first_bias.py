"""leaves biases at slopes of the mean over samples

Slips: 1, biases are everywhere
"""


def mlp_backward(params, caches, dlogits, hidden="relu"):
    dZ = np.asarray(dlogits, dtype=float)
    grads = []
    for layer in range(len(params) - 1, -1, -1):
        A_prev, Z = caches[layer]
        dA, dW, db = dense_backward(dZ, A_prev, params[layer][0])
        grads.insert(0, (dW, db / len(dZ)))
        if layer > 0:
            dZ = dA * activation(caches[layer - 1][1], hidden)[1]
    return grads
