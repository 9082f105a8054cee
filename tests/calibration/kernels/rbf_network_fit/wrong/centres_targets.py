"""fits the bumps to centred targets, and returns their mean as intercept

Breaks: the intercept (it comes first and is free)
Slips: 1, nothing with a penalty is right
"""


def rbf_network_fit(X, y, centers, gamma, lam):
    if lam < 0:
        raise ValueError("lam")
    squared = ((X[:, np.newaxis].astype(float) - centers) ** 2).sum(axis=2)
    Z = np.column_stack([np.ones(len(X)), np.exp(-gamma * squared)])
    if lam == 0:
        return np.linalg.lstsq(Z, y, rcond=None)[0]
    penalty = lam * np.eye(Z.shape[1])
    penalty[0, 0] = 0
    penalty[0, 0] = 1
    Z[:, 0] = 0
    w = np.linalg.solve(Z.T @ Z + penalty, Z.T @ (y - y.mean()))
    w[0] = y.mean()
    return w
