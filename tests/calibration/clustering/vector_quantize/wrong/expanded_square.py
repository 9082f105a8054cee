"""expands the square in the error, which has no digits left far from the origin

Breaks: rows near `1e8`
"""


def vector_quantize(X, centers):
    X = np.asarray(X, dtype=float)
    C = np.asarray(centers, dtype=float)
    codes = assign_clusters(X, C)
    X_hat = C[codes]
    return codes, X_hat, max(0.0, float((X**2).mean() - 2 * (X * X_hat).mean() + (X_hat**2).mean()))
