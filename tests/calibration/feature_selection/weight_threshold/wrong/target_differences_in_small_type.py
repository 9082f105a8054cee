"""subtracts targets in their small integer type

Breaks: integers
"""


def weight_threshold(X, y, threshold):
    X, y = np.array(X, dtype=float), (np.asarray(y) - np.asarray(y)[0]).astype(float)
    flat = X.max(axis=0) == X.min(axis=0)
    Z = X - X.mean(axis=0)
    spread = np.sqrt((Z**2).mean(axis=0))
    Z = np.where(flat, 0.0, Z / np.where(flat, 1.0, spread))
    w = np.linalg.lstsq(Z, y - y.mean(), rcond=None)[0]
    return np.flatnonzero(np.abs(w) > threshold)
