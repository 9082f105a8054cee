"""remembers what each layer puts out in place of what it was fed

Breaks: logits and caches
"""


def mlp_forward(params, X, hidden="relu"):
    A = np.asarray(X, dtype=float)
    caches = []
    for number, (W, b) in enumerate(params):
        Z = dense_forward(A, W, b)
        A = activation(Z, hidden)[0]
        caches.append((A, Z))
    return Z, caches
