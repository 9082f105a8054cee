"""divides by the number of rows only

Breaks: a mean over all entries
"""


def vector_quantize(X, centers):
    codes = assign_clusters(X, centers)
    X_hat = centers.astype(float)[codes]
    mse = np.sum((X.astype(float) - X_hat) ** 2) / len(X)
    return codes, X_hat, float(mse)
