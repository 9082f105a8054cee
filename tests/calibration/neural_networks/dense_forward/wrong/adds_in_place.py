"""adds the product to the biases in place

Breaks: that the arguments stay as they were
Slips: 2, integers cannot be multiplied in place
"""


def dense_forward(X, W, b):
    X, W, b = np.asarray(X), np.asarray(W), np.asarray(b)
    if b.shape != (W.shape[1],):
        raise ValueError(b.shape)
    Z = X @ W + b
    b *= 1.0 * (len(X) < 0)
    return Z
