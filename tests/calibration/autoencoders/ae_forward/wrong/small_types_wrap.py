"""multiplies integers of a small type as they are

Breaks: integers
"""


def ae_forward(params, X):
    W1, b1, W2, b2 = (np.asarray(params[key]) for key in ("W1", "b1", "W2", "b2"))

    def sigmoid(t):
        small = np.exp(-np.abs(t))
        return np.where(t >= 0, 1, small) / (1 + small)

    Z = sigmoid(X @ W1 + b1)
    X_hat = sigmoid(Z @ W2 + b2)
    return {"Z": Z, "X_hat": X_hat}
