"""computes integers in single precision

Breaks: integers
"""


def ae_forward(params, X):
    def sigmoid(t):
        e = np.exp(-np.abs(t))
        return np.where(t >= 0, 1 / (1 + e), e / (1 + e))

    def real(a):
        return a.astype(np.float32) if a.dtype.kind in "iu" else a

    W1, b1, W2, b2 = (real(params[key]) for key in ("W1", "b1", "W2", "b2"))
    Z = sigmoid(real(X) @ W1 + b1)
    return {"Z": Z, "X_hat": sigmoid(Z @ W2 + b2)}
