"""expands the square of the distance"""


def rbf_network_fit(X, y, centers, gamma, lam):
    if lam < 0:
        raise ValueError("lam")
    X, centers = X.astype(float), centers.astype(float)
    squared = (X**2).sum(axis=1)[:, np.newaxis] + (centers**2).sum(axis=1) - 2 * X @ centers.T
    Z = np.column_stack([np.ones(len(X)), np.exp(-gamma * squared)])
    if lam == 0:
        return np.linalg.lstsq(Z, y, rcond=None)[0]
    penalty = lam * np.eye(Z.shape[1])
    penalty[0, 0] = 0
    return np.linalg.solve(Z.T @ Z + penalty, Z.T @ y)
