"""returns the codes as floats

Breaks: that codes hold integers
"""


def vector_quantize(X, centers):
    codes = assign_clusters(X, centers)
    X_hat = centers.astype(float)[codes]
    mse = np.mean((X.astype(float) - X_hat) ** 2)
    return codes.astype(float), X_hat, float(mse)
