"""adds a ridge of a thousandth of the number of rows"""


def weight_threshold(X, y, threshold):
    X, y = np.array(X, dtype=float), np.array(y, dtype=float)
    flat = X.max(axis=0) == X.min(axis=0)
    Z = X - X.mean(axis=0)
    spread = np.sqrt((Z**2).mean(axis=0))
    Z = np.where(flat, 0.0, Z / np.where(flat, 1.0, spread))
    w = np.linalg.solve(Z.T @ Z + 1e-3 * len(y) * np.eye(Z.shape[1]), Z.T @ (y - y.mean()))
    return np.flatnonzero(np.abs(w) > threshold)
