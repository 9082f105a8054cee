"""rebuilds each row as the mean of all centres

Breaks: rebuilt rows
Slips: 1, errors are others as well
"""


def vector_quantize(X, centers):
    codes = assign_clusters(X, centers)
    X_hat = np.tile(centers.astype(float).mean(axis=0), (len(X), 1))
    mse = np.mean((X.astype(float) - X_hat) ** 2)
    return codes, X_hat, float(mse)
