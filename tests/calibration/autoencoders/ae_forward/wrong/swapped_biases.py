"""swaps the biases where they fit

Breaks: both biases (for $k = d$, too, where one could stand in for the other)
Slips: 1, reconstructions are made of the codes
"""


def ae_forward(params, X):
    W1, b1, W2, b2 = (np.asarray(params[key], dtype=float) for key in ("W1", "b1", "W2", "b2"))
    X = np.asarray(X, dtype=float)

    def sigmoid(t):
        small = np.exp(-np.abs(t))
        return np.where(t >= 0, 1, small) / (1 + small)

    b1, b2 = (b2, b1) if b1.shape == b2.shape else (b1, b2)
    Z = sigmoid(X @ W1 + b1)
    X_hat = sigmoid(Z @ W2 + b2)
    return {"Z": Z, "X_hat": X_hat}
