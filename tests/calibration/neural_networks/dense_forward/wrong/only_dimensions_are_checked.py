"""checks that biases are flat and not how many

Breaks: too few
"""


def dense_forward(X, W, b):
    X, W, b = (np.asarray(part, dtype=float) for part in (X, W, b))
    if b.ndim != 1:
        raise ValueError(b.shape)
    return X @ W + b
