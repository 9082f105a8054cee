"""returns a vector for a single sample

Breaks: a single sample
"""


def dense_forward(X, W, b):
    X, W, b = (np.asarray(part, dtype=float) for part in (X, W, b))
    if b.shape != (W.shape[1],):
        raise ValueError(b.shape)
    Z = X @ W + b
    return Z[0] if len(Z) == 1 else Z
