"""does not bend the first layer

Slips: 1, every network with a hidden layer is wrong
"""


def mlp_forward(params, X, hidden="relu"):
    A = np.asarray(X, dtype=float)
    caches = []
    for number, (W, b) in enumerate(params):
        Z = dense_forward(A, W, b)
        caches.append((A, Z))
        A = activation(Z, hidden)[0] if number else Z
    return Z, caches
