"""returns at least 1e-6

Breaks: an error of 0
"""


def vector_quantize(X, centers):
    codes = assign_clusters(X, centers)
    X_hat = centers.astype(float)[codes]
    mse = np.mean((X.astype(float) - X_hat) ** 2)
    return codes, X_hat, max(float(mse), 1e-6)
