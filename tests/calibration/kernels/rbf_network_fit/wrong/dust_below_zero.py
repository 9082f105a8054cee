"""takes a negative penalty down to -1e-12 for 0

Breaks: `ValueError`
"""


def rbf_network_fit(X, y, centers, gamma, lam):
    if lam < -1e-12:
        raise ValueError("lam")
    Z = np.column_stack([np.ones(len(X)), rbf_kernel(X, centers, gamma)])
    if lam <= 0:
        return np.linalg.lstsq(Z, y, rcond=None)[0]
    D = np.eye(Z.shape[1])
    D[0, 0] = 0
    return np.linalg.solve(Z.T @ Z + lam * D, Z.T @ y)
