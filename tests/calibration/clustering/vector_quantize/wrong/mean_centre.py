"""rebuilds each row as the mean of its cluster

Breaks: rebuilt rows
Slips: 1, errors are others as well
"""


def vector_quantize(X, centers):
    codes = assign_clusters(X, centers)
    X_hat = centers.astype(float)[codes]
    X_hat = update_centers(X, codes, centers)[codes]
    mse = np.mean((X.astype(float) - X_hat) ** 2)
    return codes, X_hat, float(mse)
