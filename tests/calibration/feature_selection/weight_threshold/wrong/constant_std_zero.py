"""finds constant columns by a standard deviation of exactly 0

Breaks: constant columns
"""


def weight_threshold(X, y, threshold):
    X, y = np.asarray(X, dtype=float), np.asarray(y, dtype=float)
    spread = X.std(axis=0)
    flat = spread == 0
    spread[flat] = 1.0
    Z = (X - X.mean(axis=0)) / spread
    w = np.linalg.lstsq(Z, y, rcond=None)[0] if flat.any() else np.linalg.lstsq(Z, y - y.mean(), rcond=None)[0]
    w[flat] = y.mean()
    return np.flatnonzero(np.abs(w) > threshold)
