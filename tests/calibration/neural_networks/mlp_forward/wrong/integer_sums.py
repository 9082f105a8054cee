"""keeps sums in the dtype of integer inputs

Breaks: integers
"""


def mlp_forward(params, X, hidden="relu"):
    A = np.asarray(X)
    whole = A.dtype.kind == "i"
    caches = []
    for number, (W, b) in enumerate(params):
        Z = dense_forward(A, W, b)
        caches.append((A, Z))
        A = activation(Z, hidden)[0]
        if whole:
            A = A.astype(int)
    return Z, caches
