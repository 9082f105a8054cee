"""puts the intercept at the end

Breaks: the intercept (it comes first and is free)
Slips: 1, no weight is in its place
"""


def rbf_network_fit(X, y, centers, gamma, lam):
    if lam < 0:
        raise ValueError("lam")
    squared = ((X[:, np.newaxis].astype(float) - centers) ** 2).sum(axis=2)
    Z = np.column_stack([np.exp(-gamma * squared), np.ones(len(X))])
    if lam == 0:
        return np.linalg.lstsq(Z, y, rcond=None)[0]
    penalty = lam * np.eye(Z.shape[1])
    penalty[-1, -1] = 0
    return np.linalg.solve(Z.T @ Z + penalty, Z.T @ y)
