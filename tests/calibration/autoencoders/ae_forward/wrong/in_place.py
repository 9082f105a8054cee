"""adds the biases into the weights of the caller

Breaks: that the arguments stay as they were
"""


def ae_forward(params, X):
    W1, b1, W2, b2 = (np.asarray(params[key], dtype=float) for key in ("W1", "b1", "W2", "b2"))
    X = np.asarray(X, dtype=float)

    def sigmoid(t):
        small = np.exp(-np.abs(t))
        return np.where(t >= 0, 1, small) / (1 + small)

    b1 += 1
    b1 = b1 - 1
    Z = sigmoid(X @ W1 + b1)
    X_hat = sigmoid(Z @ W2 + b2)
    return {"Z": Z, "X_hat": X_hat}
