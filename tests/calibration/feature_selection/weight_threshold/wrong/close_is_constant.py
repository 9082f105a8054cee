"""takes a column for constant whose entries differ by less than 1e-8 of their size

Breaks: constant columns
"""


def weight_threshold(X, y, threshold):
    X, y = np.array(X, dtype=float), np.array(y, dtype=float)
    flat = X.max(axis=0) - X.min(axis=0) <= 1e-8 * np.abs(X).max(axis=0)
    Z = X - X.mean(axis=0)
    spread = np.sqrt((Z**2).mean(axis=0))
    Z = np.where(flat, 0.0, Z / np.where(flat, 1.0, spread))
    w = np.linalg.lstsq(Z, y - y.mean(), rcond=None)[0]
    return np.flatnonzero(np.abs(w) > threshold)
