"""drops directions in which the columns vary by less than a hundredth of the most"""


def weight_threshold(X, y, threshold):
    X, y = np.array(X, dtype=float), np.array(y, dtype=float)
    flat = X.max(axis=0) == X.min(axis=0)
    Z = X - X.mean(axis=0)
    spread = np.sqrt((Z**2).mean(axis=0))
    Z = np.where(flat, 0.0, Z / np.where(flat, 1.0, spread))
    w = np.linalg.lstsq(Z, y - y.mean(), rcond=1e-2)[0]
    return np.flatnonzero(np.abs(w) > threshold)
