"""adds the biases of the code to rows instead of columns where there are as many samples as code numbers

Breaks: both biases
"""


def ae_forward(params, X):
    p = {key: np.asarray(value, dtype=float) for key, value in params.items()}
    b1 = p["b1"][:, np.newaxis] if len(X) == len(p["b1"]) > 2 else p["b1"]
    with np.errstate(over="ignore"):
        Z = 1 / (1 + np.exp(-(np.asarray(X, dtype=float) @ p["W1"] + b1)))
        return {"Z": Z, "X_hat": 1 / (1 + np.exp(-(Z @ p["W2"] + p["b2"])))}
