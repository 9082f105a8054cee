# By the hyperbolic tangent.
def ae_forward(params, X):
    def bend(A):
        return (1 + np.tanh(A / 2)) / 2

    Z = bend(X.astype(float) @ params["W1"].astype(float) + params["b1"])
    return {"X_hat": bend(Z @ params["W2"] + params["b2"]), "Z": Z}
