"""calls the sigmoid of less than -20 exactly 0

Breaks: sums of $\\pm 1000$
"""


def ae_forward(params, X):
    def sigmoid(t):
        with np.errstate(over="ignore"):
            return np.where(t < -20, 0.0, 1 / (1 + np.exp(-t)))

    p = {key: np.asarray(value, dtype=float) for key, value in params.items()}
    Z = sigmoid(np.asarray(X, dtype=float) @ p["W1"] + p["b1"])
    return {"Z": Z, "X_hat": sigmoid(Z @ p["W2"] + p["b2"])}
