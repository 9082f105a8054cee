"""takes the squared mean off the mean square, which loses all digits far from 0

Breaks: other units of the columns
"""


def weight_threshold(X, y, threshold):
    X, y = np.array(X, dtype=float), np.array(y, dtype=float)
    flat = X.max(axis=0) == X.min(axis=0)
    Z = X - X.mean(axis=0)
    spread = np.sqrt(np.maximum((X**2).mean(axis=0) - X.mean(axis=0) ** 2, 0.0)) + 1e-300
    Z = np.where(flat, 0.0, Z / np.where(flat, 1.0, spread))
    w = np.linalg.lstsq(Z, y - y.mean(), rcond=None)[0]
    return np.flatnonzero(np.abs(w) > threshold)
