"""adds the first bias to every unit

Breaks: units whose biases differ
Slips: 1, most layers show it
"""


def dense_forward(X, W, b):
    X, W, b = np.asarray(X), np.asarray(W), np.asarray(b)
    if b.shape != (W.shape[1],):
        raise ValueError(b.shape)
    return X @ W + b[0]
