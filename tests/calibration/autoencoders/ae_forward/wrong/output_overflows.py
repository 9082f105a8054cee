r"""lets large sums before the second sigmoid overflow to nan

Breaks: sums of $\pm 1000$
"""


def ae_forward(params, X):
    with np.errstate(all="ignore"):
        Z = 1 / (1 + np.exp(-(X.astype(float) @ params["W1"] + params["b1"])))
        e = np.exp(Z @ params["W2"] + params["b2"])
        return {"Z": Z, "X_hat": e / (1 + e)}
