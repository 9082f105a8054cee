"""returns the mean absolute difference

Breaks: a mean over all entries
"""


def vector_quantize(X, centers):
    codes = assign_clusters(X, centers)
    X_hat = centers.astype(float)[codes]
    mse = np.mean(np.abs(X.astype(float) - X_hat))
    return codes, X_hat, float(mse)
