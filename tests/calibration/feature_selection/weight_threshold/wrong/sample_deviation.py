"""divides by the sample standard deviation

Breaks: skewed columns
Slips: 1, every weight grows
"""


def weight_threshold(X, y, threshold):
    X, y = np.asarray(X, dtype=float), np.asarray(y, dtype=float)
    spread = X.std(axis=0, ddof=1)
    flat = X.max(axis=0) == X.min(axis=0)
    spread[flat] = 1.0
    Z = (X - X.mean(axis=0)) / spread
    Z[:, flat] = 0.0
    A = np.column_stack([np.ones(len(y)), Z])
    w = np.linalg.lstsq(A, y, rcond=None)[0][1:]
    return np.flatnonzero(np.abs(w) > threshold)
