"""checks the number of biases and not their shape

Breaks: `ValueError` for biases as a row
"""


def dense_forward(X, W, b):
    X, W, b = (np.asarray(part, dtype=float) for part in (X, W, b))
    if b.size != W.shape[1]:
        raise ValueError(b.shape)
    return X @ W + b
