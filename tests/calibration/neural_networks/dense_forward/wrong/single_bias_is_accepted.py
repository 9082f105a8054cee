"""accepts one bias for all units

Breaks: and a single one for all
"""


def dense_forward(X, W, b):
    X, W, b = (np.asarray(part, dtype=float) for part in (X, W, b))
    if b.shape != (W.shape[1],) and b.size != 1:
        raise ValueError(b.shape)
    return X @ W + b
