"""fits one bump for equal centres and shares it among them

Breaks: centres that coincide
"""


def rbf_network_fit(X, y, centers, gamma, lam):
    if lam < 0:
        raise ValueError("lam is negative")
    centers, which, times = np.unique(centers, axis=0, return_inverse=True, return_counts=True)
    which = which.ravel()
    Z = np.column_stack([np.ones(len(X)), rbf_kernel(X, centers, gamma)])
    if lam == 0:
        w = np.linalg.lstsq(Z, y, rcond=None)[0]
        return np.r_[w[0], (w[1:] / times)[which]]
    D = np.eye(Z.shape[1])
    D[0, 0] = 0
    w = np.linalg.solve(Z.T @ Z + lam * D, Z.T @ y)
    return np.r_[w[0], (w[1:] / times)[which]]
