"""uses equal centres once and returns 0 for the others

Breaks: centres that coincide
"""


def rbf_network_fit(X, y, centers, gamma, lam):
    if lam < 0:
        raise ValueError("lam")
    squared = ((X[:, np.newaxis].astype(float) - centers) ** 2).sum(axis=2)
    Z = np.column_stack([np.ones(len(X)), np.exp(-gamma * squared)])
    if lam == 0:
        keep = [0] + [
            1 + i for i, c in enumerate(centers) if not (centers[:i] == c).all(axis=1).any()
        ]
        w = np.zeros(Z.shape[1])
        w[keep] = np.linalg.lstsq(Z[:, keep], y, rcond=None)[0]
        return w
    penalty = lam * np.eye(Z.shape[1])
    penalty[0, 0] = 0
    return np.linalg.solve(Z.T @ Z + penalty, Z.T @ y)
