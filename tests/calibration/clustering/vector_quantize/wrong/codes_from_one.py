"""counts the codes from 1

Breaks: codes
Slips: 1, codes stand in two of three tests
"""


def vector_quantize(X, centers):
    codes = assign_clusters(X, centers)
    X_hat = centers.astype(float)[codes]
    mse = np.mean((X.astype(float) - X_hat) ** 2)
    return codes + 1, X_hat, float(mse)
