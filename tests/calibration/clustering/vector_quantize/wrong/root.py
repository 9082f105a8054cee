"""returns the root of the mean square

Breaks: a mean over all entries
"""


def vector_quantize(X, centers):
    codes = assign_clusters(X, centers)
    X_hat = centers.astype(float)[codes]
    mse = np.mean((X.astype(float) - X_hat) ** 2)
    return codes, X_hat, float(np.sqrt(mse))
