"""subtracts small integers without making them floats

Breaks: integers (`uint8` included, also as centres)
"""


def vector_quantize(X, centers):
    codes = assign_clusters(X, centers)
    X_hat = centers[codes]
    mse = np.mean((X - X_hat) ** 2)
    return codes, X_hat, float(mse)
