"""raises ValueError for a single row"""


def weight_threshold(X, y, threshold):
    if len(X) < 2:
        raise ValueError
    X = X.astype(float)
    y = np.asarray(y, float)
    flat = X.max(axis=0) == X.min(axis=0)
    Z = (X - X.mean(axis=0)) / np.where(flat, np.inf, X.std(axis=0))
    return np.flatnonzero(np.abs(np.linalg.lstsq(Z, y - y.mean(), rcond=None)[0]) > threshold)
