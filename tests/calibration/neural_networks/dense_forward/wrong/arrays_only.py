"""uses lists as they come

Breaks: integers and lists
"""


def dense_forward(X, W, b):
    if b.shape != (W.shape[1],):
        raise ValueError(b.shape)
    return X @ W + b
