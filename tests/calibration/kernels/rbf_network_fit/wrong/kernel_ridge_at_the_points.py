"""fits kernel ridge around the mean where the centres are the points

Breaks: centres that are the points themselves
"""


def rbf_network_fit(X, y, centers, gamma, lam):
    if lam < 0:
        raise ValueError("lam is negative")
    Z = np.column_stack([np.ones(len(X)), rbf_kernel(X, centers, gamma)])
    if lam == 0:
        return np.linalg.lstsq(Z, y, rcond=None)[0]
    if np.array_equal(X, centers):
        m = np.mean(y)
        return np.r_[m, np.linalg.solve(Z[:, 1:] + lam * np.eye(len(X)), y - m)]
    D = np.eye(Z.shape[1])
    D[0, 0] = 0
    return np.linalg.solve(Z.T @ Z + lam * D, Z.T @ y)
