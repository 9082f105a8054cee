"""returns the rows themselves in place of rebuilt ones

Breaks: rebuilt rows
Slips: 1, rebuilt rows stand in two of three tests
"""


def vector_quantize(X, centers):
    codes = assign_clusters(X, centers)
    X_hat = centers.astype(float)[codes]
    mse = np.mean((X.astype(float) - X_hat) ** 2)
    return codes, X.astype(float), float(mse)
