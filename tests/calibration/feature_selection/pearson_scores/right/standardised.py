# Columns of length 1, then inner products.
def pearson_scores(X, y):
    d = X.shape[1]
    out = np.zeros(d)
    keep = (X != X[0]).any(axis=0)
    if not keep.any() or (y == y[0]).all():
        return out
    Z = X[:, keep] - X[:, keep].mean(axis=0)
    Z = Z / np.linalg.norm(Z, axis=0)
    t = y - np.mean(y)
    t = t / np.linalg.norm(t)
    out[keep] = np.clip(np.abs(t @ Z), 0, 1)
    return out
