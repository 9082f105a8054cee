"""sends nothing below the last three layers

Breaks: one to four layers of different widths
"""


def mlp_backward(params, caches, dlogits, hidden='relu'):
    delta = np.asarray(dlogits, dtype=float)
    grads = []
    for layer in reversed(range(len(params))):
        A_prev = caches[layer][0]
        dA, dW, db = dense_backward(delta, A_prev, params[layer][0])
        if layer < len(params) - 3:
            dW, db = 0 * dW, 0 * db
        grads.append((dW, db))
        if layer > 0:
            delta = dA * activation(caches[layer - 1][1], hidden)[1]
    return grads[::-1]
