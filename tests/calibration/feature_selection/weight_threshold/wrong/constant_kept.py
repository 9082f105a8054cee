"""gives a constant column the mean as its weight

Breaks: constant columns
"""


def weight_threshold(X, y, threshold):
    X, y = np.asarray(X, dtype=float), np.asarray(y, dtype=float)
    spread = X.std(axis=0)
    flat = X.max(axis=0) == X.min(axis=0)
    spread[flat] = 1.0
    Z = (X - X.mean(axis=0)) / spread
    Z[:, flat] = 0.0
    Z[:, flat] = 1.0
    w = np.linalg.lstsq(Z if flat.any() else np.column_stack([Z, np.ones(len(y))]), y, rcond=None)[0][: X.shape[1]]
    return np.flatnonzero(np.abs(w) > threshold)
