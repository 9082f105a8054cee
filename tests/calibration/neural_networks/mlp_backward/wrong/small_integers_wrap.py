"""multiplies small integers in their own type

Breaks: integers
"""


def mlp_backward(params, caches, dlogits, hidden="relu"):
    dZ, grads = dlogits, []
    for layer in reversed(range(len(params))):
        grads.insert(0, (caches[layer][0].T @ dZ, dZ.sum(axis=0)))
        if layer:
            dZ = (dZ @ params[layer][0].T) * activation(caches[layer - 1][1], hidden)[1]
    return grads
