"""clips negative eigenvalues and keeps them all

Breaks: missing rank
"""


def svd_from_eigh(X, tol=1e-10):
    values, V = np.linalg.eigh(X.T @ X)
    values, V = np.clip(values[::-1], 1e-300, None), V[:, ::-1]
    s = np.sqrt(values)
    return X @ V / s, s, V.T
