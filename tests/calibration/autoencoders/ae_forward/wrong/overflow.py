"""lets large sums overflow to nan

Breaks: sums of $\\pm 1000$
"""


def ae_forward(params, X):
    W1, b1, W2, b2 = (np.asarray(params[key], dtype=float) for key in ("W1", "b1", "W2", "b2"))
    X = np.asarray(X, dtype=float)

    def sigmoid(t):
        return np.exp(t) / (1 + np.exp(t))

    Z = sigmoid(X @ W1 + b1)
    X_hat = sigmoid(Z @ W2 + b2)
    return {"Z": Z, "X_hat": X_hat}
