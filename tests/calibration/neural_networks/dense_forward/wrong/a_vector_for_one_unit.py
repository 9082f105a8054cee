"""returns a vector for a single unit

Breaks: a single unit
"""


def dense_forward(X, W, b):
    X, W, b = (np.asarray(part, dtype=float) for part in (X, W, b))
    if b.shape != (W.shape[1],):
        raise ValueError(b.shape)
    Z = X @ W + b
    return Z[:, 0] if Z.shape[1] == 1 else Z
