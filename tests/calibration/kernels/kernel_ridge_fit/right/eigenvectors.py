# Goes by the eigenvectors of K.
def kernel_ridge_fit(K, y, lam):
    if lam < 0:
        raise ValueError("negative penalty")
    values, V = np.linalg.eigh(K * 1.0)
    shifted = values + lam
    if np.abs(shifted).min() <= len(K) * np.finfo(float).eps * np.abs(shifted).max():
        raise np.linalg.LinAlgError("singular")
    return V @ ((V.T @ y).T / shifted).T
