"""divides the error by the mean square of the rows

Slips: 1, no error is right
"""


def vector_quantize(X, centers):
    codes = assign_clusters(X, centers)
    X_hat = centers.astype(float)[codes]
    mse = np.mean((X.astype(float) - X_hat) ** 2)
    return codes, X_hat, float(mse / np.mean(X.astype(float) ** 2))
