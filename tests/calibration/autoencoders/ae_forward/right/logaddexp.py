# By np.logaddexp.
def ae_forward(params, X):
    p = {key: params[key] * 1.0 for key in params}
    code = np.exp(-np.logaddexp(0, -(X * 1.0 @ p["W1"] + p["b1"])))
    return {"Z": code, "X_hat": np.exp(-np.logaddexp(0, -(code @ p["W2"] + p["b2"])))}
