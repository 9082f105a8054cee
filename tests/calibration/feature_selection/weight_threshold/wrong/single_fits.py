"""fits one column at a time

Breaks: equal columns
Slips: 1, columns depend on each other in all tests
"""


def weight_threshold(X, y, threshold):
    X, y = np.asarray(X, dtype=float), np.asarray(y, dtype=float)
    spread = X.std(axis=0)
    flat = X.max(axis=0) == X.min(axis=0)
    spread[flat] = 1.0
    Z = (X - X.mean(axis=0)) / spread
    Z[:, flat] = 0.0
    A = np.column_stack([np.ones(len(y)), Z])
    w = Z.T @ (y - y.mean()) / len(y)
    return np.flatnonzero(np.abs(w) > threshold)
