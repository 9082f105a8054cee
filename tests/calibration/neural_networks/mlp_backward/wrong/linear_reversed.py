"""returns the last layer first if units are linear

Breaks: the order of the list
"""


def mlp_backward(params, caches, dlogits, hidden='relu'):
    delta = np.asarray(dlogits, dtype=float)
    grads = []
    for layer in reversed(range(len(params))):
        A_prev = caches[layer][0]
        dA, dW, db = dense_backward(delta, A_prev, params[layer][0])
        grads.append((dW, db))
        if layer > 0:
            delta = dA * activation(caches[layer - 1][1], hidden)[1]
    return grads if hidden == "linear" else grads[::-1]
