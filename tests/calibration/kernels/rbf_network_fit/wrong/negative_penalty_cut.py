"""takes 0 for a negative penalty

Breaks: `ValueError`
"""


def rbf_network_fit(X, y, centers, gamma, lam):
    if lam < 0:
        lam = 0
    squared = ((X[:, np.newaxis].astype(float) - centers) ** 2).sum(axis=2)
    Z = np.column_stack([np.ones(len(X)), np.exp(-gamma * squared)])
    if lam == 0:
        return np.linalg.lstsq(Z, y, rcond=None)[0]
    penalty = lam * np.eye(Z.shape[1])
    penalty[0, 0] = 0
    return np.linalg.solve(Z.T @ Z + penalty, Z.T @ y)
