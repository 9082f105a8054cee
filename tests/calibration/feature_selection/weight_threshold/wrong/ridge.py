"""adds a ridge of 1

Breaks: skewed columns
Slips: 1, every weight shrinks
"""


def weight_threshold(X, y, threshold):
    X, y = np.asarray(X, dtype=float), np.asarray(y, dtype=float)
    spread = X.std(axis=0)
    flat = X.max(axis=0) == X.min(axis=0)
    spread[flat] = 1.0
    Z = (X - X.mean(axis=0)) / spread
    Z[:, flat] = 0.0
    A = np.column_stack([np.ones(len(y)), Z])
    w = np.linalg.solve(Z.T @ Z + np.eye(Z.shape[1]), Z.T @ (y - y.mean()))
    return np.flatnonzero(np.abs(w) > threshold)
