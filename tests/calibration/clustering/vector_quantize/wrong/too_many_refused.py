"""raises ValueError for more centres than rows

Breaks: more centres than rows
"""


def vector_quantize(X, centers):
    if len(centers) > len(X):
        raise ValueError('K > n')
    codes = assign_clusters(X, centers)
    X_hat = centers.astype(float)[codes]
    mse = np.mean((X.astype(float) - X_hat) ** 2)
    return codes, X_hat, float(mse)
