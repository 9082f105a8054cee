"""writes the rebuilt rows into X

Breaks: that the arguments stay as they were
"""


def vector_quantize(X, centers):
    codes = assign_clusters(X, centers)
    X_hat = centers.astype(float)[codes]
    mse = np.mean((X.astype(float) - X_hat) ** 2)
    X[:] = X_hat
    return codes, X_hat, float(mse)
