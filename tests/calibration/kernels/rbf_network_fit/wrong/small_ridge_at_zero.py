"""adds a penalty of 1e-3 where there is none

Breaks: centres that are the points themselves
"""


def rbf_network_fit(X, y, centers, gamma, lam):
    if lam < 0:
        raise ValueError("lam")
    squared = ((X[:, np.newaxis].astype(float) - centers) ** 2).sum(axis=2)
    Z = np.column_stack([np.ones(len(X)), np.exp(-gamma * squared)])
    lam = max(lam, 1e-3)
    penalty = lam * np.eye(Z.shape[1])
    penalty[0, 0] = 0
    return np.linalg.solve(Z.T @ Z + penalty, Z.T @ y)
