"""subtracts the mean of each input column first

Breaks: a single sample
Slips: 1, every sum is wrong
"""


def mlp_forward(params, X, hidden="relu"):
    A = np.asarray(X, dtype=float)
    A = A - A.mean(axis=0)
    caches = []
    for number, (W, b) in enumerate(params):
        Z = dense_forward(A, W, b)
        caches.append((A, Z))
        A = activation(Z, hidden)[0]
    return Z, caches
