"""clips the sums of the output at 20 in size

Breaks: sums of $\\pm 1000$
"""


def ae_forward(params, X):
    def sigmoid(t):
        with np.errstate(over="ignore"):
            return 1 / (1 + np.exp(-t))

    p = {key: np.asarray(value, dtype=float) for key, value in params.items()}
    Z = sigmoid(np.asarray(X, dtype=float) @ p["W1"] + p["b1"])
    return {"Z": Z, "X_hat": sigmoid(np.clip(Z @ p["W2"] + p["b2"], -1000, 20))}
