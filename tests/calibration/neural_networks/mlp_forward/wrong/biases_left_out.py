"""multiplies weights and forgets biases

Slips: 1, every sum is wrong
"""


def mlp_forward(params, X, hidden="relu"):
    A = np.asarray(X, dtype=float)
    caches = []
    for number, (W, b) in enumerate(params):
        Z = A @ np.asarray(W)
        caches.append((A, Z))
        A = activation(Z, hidden)[0]
    return Z, caches
