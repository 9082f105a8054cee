"""rebuilds rows in the dtype of the rows

Breaks: integers (`uint8` included, also as centres)
"""


def vector_quantize(X, centers):
    codes = assign_clusters(X, centers)
    X_hat = centers[codes].astype(X.dtype)
    mse = np.mean((X.astype(float) - X_hat) ** 2)
    return codes, X_hat, float(mse)
