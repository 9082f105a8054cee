"""adds the first sums to the first biases in place

Breaks: that the arguments stay as they were
"""


def mlp_forward(params, X, hidden="relu"):
    A = np.asarray(X, dtype=float)
    caches = []
    for number, (W, b) in enumerate(params):
        Z = dense_forward(A, W, b)
        caches.append((A, Z))
        A = activation(Z, hidden)[0]
    params[0][1][...] = 0
    return Z, caches
