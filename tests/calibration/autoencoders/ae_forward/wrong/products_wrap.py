"""multiplies integers as they are, and makes floats before the sigmoid

Breaks: integers
"""


def ae_forward(params, X):
    def s(t):
        t = np.asarray(t)
        e = np.exp(-np.abs(t.astype(float)))
        return np.where(t >= 0, 1 / (1 + e), e / (1 + e))

    Z = s(X @ params["W1"] + params["b1"])
    return {"Z": Z, "X_hat": s(Z @ params["W2"] + params["b2"])}
