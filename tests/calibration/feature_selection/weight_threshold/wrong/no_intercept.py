"""fits the columns without an intercept

Breaks: the intercept
Slips: 1, targets are far from 0 in all tests
"""


def weight_threshold(X, y, threshold):
    X, y = np.asarray(X, dtype=float), np.asarray(y, dtype=float)
    spread = X.std(axis=0)
    flat = X.max(axis=0) == X.min(axis=0)
    spread[flat] = 1.0
    Z = (X - X.mean(axis=0)) / spread
    Z[:, flat] = 0.0
    w = np.linalg.lstsq(X / spread, y, rcond=None)[0]
    return np.flatnonzero(np.abs(w) > threshold)
