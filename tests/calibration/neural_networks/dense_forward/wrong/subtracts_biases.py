"""subtracts the biases as if they were thresholds

Slips: 1, every sum is wrong
"""


def dense_forward(X, W, b):
    X, W, b = np.asarray(X), np.asarray(W), np.asarray(b)
    if b.shape != (W.shape[1],):
        raise ValueError(b.shape)
    return X @ W - b
