"""lets units pass whose sum is exactly 0

Breaks: sums exactly at 0
Breaks: units that are off, sums exactly at 0
"""


def mlp_backward(params, caches, dlogits, hidden="relu"):
    dZ = np.asarray(dlogits, dtype=float)
    grads = []
    for layer in range(len(params) - 1, -1, -1):
        A_prev, Z = caches[layer]
        dA, dW, db = dense_backward(dZ, A_prev, params[layer][0])
        grads.insert(0, (dW, db))
        if layer > 0:
            below = caches[layer - 1][1]
            dZ = dA * (activation(below, hidden)[1] if hidden != "relu" else below >= 0)
    return grads
