"""takes the last of equally near centres

Breaks: ties
"""


def vector_quantize(X, centers):
    codes = len(centers) - 1 - assign_clusters(X, centers[::-1])
    X_hat = centers.astype(float)[codes]
    mse = np.mean((X.astype(float) - X_hat) ** 2)
    return codes, X_hat, float(mse)
