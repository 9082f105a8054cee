"""bends by relu whatever hidden says

Breaks: all four activations
Slips: 1, most networks show it, in logits and caches
"""


def mlp_forward(params, X, hidden="relu"):
    A = np.asarray(X, dtype=float)
    caches = []
    for number, (W, b) in enumerate(params):
        Z = dense_forward(A, W, b)
        caches.append((A, Z))
        A = activation(Z, "relu")[0]
    return Z, caches
