"""checks that biases are flat and not how many

Breaks: too few
"""


def dense_forward(X, W, b):
    X, W, b = np.asarray(X), np.asarray(W), np.asarray(b)
    if b.ndim != 1:
        raise ValueError(b.shape)
    return X @ W + b
