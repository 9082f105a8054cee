"""bends the remembered sums in place"""


def mlp_forward(params, X, hidden="relu"):
    A = np.asarray(X, dtype=float)
    caches = []
    for number, (W, b) in enumerate(params):
        Z = dense_forward(A, W, b)
        caches.append((A, Z))
        if number < len(params) - 1:
            Z[...] = activation(Z, hidden)[0]
        A = Z
    return Z, caches
