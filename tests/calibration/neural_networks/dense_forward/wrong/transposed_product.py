"""multiplies by W from the left

Slips: 1, no product is right
"""


def dense_forward(X, W, b):
    X, W, b = np.asarray(X), np.asarray(W), np.asarray(b)
    if b.shape != (W.shape[1],):
        raise ValueError(b.shape)
    return (W.T @ X.T if len(W) != len(X) else W @ X) + b
