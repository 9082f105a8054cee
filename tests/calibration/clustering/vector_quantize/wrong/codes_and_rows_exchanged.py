"""returns the rebuilt rows first

Slips: 1, two parts are exchanged
"""


def vector_quantize(X, centers):
    codes = assign_clusters(X, centers)
    X_hat = centers.astype(float)[codes]
    mse = np.mean((X.astype(float) - X_hat) ** 2)
    return X_hat, codes, float(mse)
