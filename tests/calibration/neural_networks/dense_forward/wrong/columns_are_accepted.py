"""flattens biases before it looks at their shape

Breaks: as a column
"""


def dense_forward(X, W, b):
    X, W, b = (np.asarray(part, dtype=float) for part in (X, W, b))
    b = b.ravel()
    if b.shape != (W.shape[1],):
        raise ValueError(b.shape)
    return X @ W + b
