"""returns flat logits of a single sample

Breaks: a single sample
"""


def mlp_forward(params, X, hidden="relu"):
    A = np.asarray(X, dtype=float)
    caches = []
    for number, (W, b) in enumerate(params):
        Z = dense_forward(A, W, b)
        caches.append((A, Z))
        A = activation(Z, hidden)[0]
    return Z[0] if len(Z) == 1 else Z, caches
