"""uses no more centres than there are rows

Breaks: more centres than rows
"""


def vector_quantize(X, centers):
    codes = assign_clusters(X, centers[: len(X)])
    X_hat = centers.astype(float)[codes]
    mse = np.mean((X.astype(float) - X_hat) ** 2)
    return codes, X_hat, float(mse)
